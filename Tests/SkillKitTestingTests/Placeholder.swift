/// Empty until its first test is written.
