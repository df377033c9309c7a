// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

// Rounding is a call into libm, which only the C library's own module would link.
let linking: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

/// One stage of the flow and its test target, in the order an utterance meets them.
func stage(_ name: String, dependsOn dependencies: [String] = [], testedWith: [String] = [])
  -> [Target]
{
  let all = dependencies + testedWith
  return [
    .target(
      name: name,
      dependencies: dependencies.map { .byName(name: $0) },
      swiftSettings: settings,
      linkerSettings: linking),
    .testTarget(
      name: name + "Tests",
      dependencies: ([name] + all).map { .byName(name: $0) },
      swiftSettings: settings),
  ]
}

let routing = [
  "TextAnalysis", "IntentSchema", "KeywordMatching", "IntentClassification", "EntityRecognition",
]

let stages: [[Target]] = [
  stage("CivilTime"),
  stage("TextAnalysis"),
  stage("IntentSchema"),
  stage("KeywordMatching", dependsOn: ["TextAnalysis", "IntentSchema"]),
  stage("IntentClassification", dependsOn: ["TextAnalysis", "IntentSchema"]),
  stage("Measures", dependsOn: ["IntentSchema"]),
  stage(
    "EntityRecognition", dependsOn: ["TextAnalysis", "IntentSchema", "CivilTime", "Measures"]),
  stage("IntentRouting", dependsOn: routing + ["CivilTime"]),
  stage("SkillKit", dependsOn: ["IntentSchema", "CivilTime"]),
  stage(
    "AgentRuntime", dependsOn: ["IntentRouting", "SkillKit", "IntentSchema", "CivilTime"],
    testedWith: ["SkillKitTesting"]),
  stage(
    "SkillKitTesting",
    dependsOn: ["SkillKit", "IntentSchema", "CivilTime", "IntentRouting", "AgentRuntime"]),
  stage(
    "Skills", dependsOn: ["SkillKit", "IntentSchema", "CivilTime", "Measures"],
    testedWith: ["SkillKitTesting"]),
  stage(
    "Evaluation",
    dependsOn: routing + ["CivilTime", "Measures", "IntentRouting", "SkillKit", "AgentRuntime"],
    testedWith: ["SkillKitTesting"]),
  stage(
    "ParleyCLI",
    dependsOn: routing
      + ["CivilTime", "IntentRouting", "SkillKit", "AgentRuntime", "Skills", "Evaluation"]),
]

/// What an app imports to route lines and answer them.
let embedded = ["CivilTime", "IntentSchema", "IntentRouting", "SkillKit", "AgentRuntime", "Skills"]

let package = Package(
  name: "Parley",
  platforms: [.macOS(.v26), .iOS(.v26)],
  products: [
    .executable(name: "parley", targets: ["parley"]),
    .library(name: "Parley", targets: embedded),
    .library(name: "SkillKitTesting", targets: ["SkillKitTesting"]),
  ],
  targets: stages.flatMap(\.self) + [
    .executableTarget(name: "parley", dependencies: ["ParleyCLI"], swiftSettings: settings),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["parley", "ParleyCLI", "Evaluation"] + embedded.map { .byName(name: $0) },
      swiftSettings: settings),
  ]
)
