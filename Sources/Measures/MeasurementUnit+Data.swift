import IntentSchema

extension MeasurementUnit {
  /// The units of data by their size in bytes.
  ///
  /// Decimal prefixes as in the metric system, binary ones as in IEC 80000-13.
  static let amountsOfData: [MeasurementUnit] = [
    MeasurementUnit(
      .data, "bit", 0.125, "bit|bits|比特|位元",
      chinese: "比特", to: "byte"),
    MeasurementUnit(
      .data, "byte", 1, "byte|bytes|字节",
      chinese: "字节", to: "kilobyte"),
    MeasurementUnit(
      .data, "kilobyte", 1e3, "kilobyte|kilobytes|kb|kbs|千字节",
      chinese: "KB", to: "byte"),
    MeasurementUnit(
      .data, "megabyte", 1e6, "megabyte|megabytes|mb|mbs|兆字节|兆",
      chinese: "MB", to: "gigabyte"),
    MeasurementUnit(
      .data, "gigabyte", 1e9, "gigabyte|gigabytes|gb|gbs|gig|gigs|吉字节",
      chinese: "GB", to: "megabyte"),
    MeasurementUnit(
      .data, "terabyte", 1e12, "terabyte|terabytes|tb|tbs|太字节",
      chinese: "TB", to: "gigabyte"),
    MeasurementUnit(
      .data, "petabyte", 1e15, "petabyte|petabytes|pb|拍字节",
      chinese: "PB", to: "terabyte"),
    MeasurementUnit(
      .data, "exabyte", 1e18, "exabyte|exabytes|eb|艾字节",
      chinese: "EB", to: "petabyte"),
    MeasurementUnit(
      .data, "kilobit", 125, "kilobit|kilobits|kbit|千比特",
      chinese: "千比特", to: "kilobyte"),
    MeasurementUnit(
      .data, "megabit", 125_000, "megabit|megabits|mbit|兆比特",
      chinese: "兆比特", to: "megabyte"),
    MeasurementUnit(
      .data, "gigabit", 125e6, "gigabit|gigabits|gbit|吉比特",
      chinese: "吉比特", to: "megabyte"),
    MeasurementUnit(
      .data, "terabit", 125e9, "terabit|terabits|tbit|太比特",
      chinese: "太比特", to: "gigabyte"),
    MeasurementUnit(
      .data, "kibibyte", 1024, "kibibyte|kibibytes|kib",
      chinese: "KiB", to: "byte"),
    MeasurementUnit(
      .data, "mebibyte", 1_048_576, "mebibyte|mebibytes|mib",
      chinese: "MiB", to: "megabyte"),
    MeasurementUnit(
      .data, "gibibyte", 1_073_741_824, "gibibyte|gibibytes|gib",
      chinese: "GiB", to: "gigabyte"),
    MeasurementUnit(
      .data, "tebibyte", 1_099_511_627_776, "tebibyte|tebibytes|tib",
      chinese: "TiB", to: "terabyte"),
    MeasurementUnit(
      .data, "pebibyte", 1_125_899_906_842_624, "pebibyte|pebibytes|pib",
      chinese: "PiB", to: "petabyte"),
    MeasurementUnit(
      .data, "petabit", 1.25e14, "petabit|petabits|pbit|拍比特",
      chinese: "拍比特", to: "terabyte"),
    MeasurementUnit(
      .data, "zettabyte", 1e21, "zettabyte|zettabytes|zb|泽字节",
      chinese: "ZB", to: "exabyte"),
  ]
}
