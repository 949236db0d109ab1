package cli

// helpWords are the texts of the pages of commands.
type helpWords interface {
	UsageTitle() string
	ExamplesTitle() string
	CommandsTitle() string
	FlagsTitle() string
	EverywhereTitle() string
	FlagHelp() string
	Default(value string) string // follows what a flag does
	Completion() string
	CompletionFor(shell string) string
}

func (english) UsageTitle() string          { return "Usage" }
func (english) ExamplesTitle() string       { return "Examples" }
func (english) CommandsTitle() string       { return "Commands" }
func (english) FlagsTitle() string          { return "Flags" }
func (english) EverywhereTitle() string     { return "Flags of every command" }
func (english) FlagHelp() string            { return "Show this page" }
func (english) Default(value string) string { return " (default " + value + ")" }
func (english) Completion() string          { return "Print what completes commands in a shell" }
func (english) CompletionFor(shell string) string {
	return "Print what completes commands in " + shell
}
