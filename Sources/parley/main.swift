import ParleyCLI

await CommandLineTool.main()
