/// Empty until its first type is written.
