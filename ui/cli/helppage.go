package cli

import (
	"cmp"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"shortlist/model/lang"
	"shortlist/ui/cli/command"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// showHelp prints the page of a command: its use, examples, commands and flags.
func showHelp(a *command.App, cmd *cobra.Command) {
	p := helpPage{width: a.ProseWidth(), styled: a.Styled()}
	p.prose(cmp.Or(cmd.Long, cmd.Short))
	p.section(lang.Text("Usage"))
	p.line("  " + command.UsageOf(cmd))
	if cmd.Example != "" {
		p.section(lang.Text("Examples"))
		for line := range strings.SplitSeq(cmd.Example, "\n") {
			p.line(line)
		}
	}
	var commands []named
	for _, c := range cmd.Commands() {
		if c.IsAvailableCommand() || c.Name() == "help" {
			commands = append(commands, named{strings.TrimSpace(c.Use), c.Short})
		}
	}
	flags, everywhere := flagsOf(cmd.NonInheritedFlags()), flagsOf(cmd.InheritedFlags())
	if !cmd.HasParent() { // the root's persistent flags go with every command
		flags, everywhere = flagsOf(cmd.LocalNonPersistentFlags()), flagsOf(cmd.PersistentFlags())
	}
	p.list(lang.Text("Commands"), commands)
	p.list(lang.Text("Flags"), flags)
	p.list(lang.Text("Flags of every command"), everywhere)
	page := p.String()
	if a.Deps.OutTerminal {
		page = theme.CharsetOf(os.Getenv).Show(page)
	}
	_, _ = io.WriteString(a.Output, page) // Run reports an error of the output
}

// flagsOf are flags as a person types them, and what they do.
func flagsOf(set *pflag.FlagSet) (list []named) {
	set.VisitAll(func(f *pflag.Flag) {
		if f.Hidden {
			return
		}
		name := "--" + f.Name
		if f.Shorthand != "" {
			name = "-" + f.Shorthand + " " + name
		}
		if value := flagValue(f); value != "" {
			name += " " + value
		}
		usage := strings.TrimSuffix(text.Sentence(f.Usage), ".")
		if hasDefault(f) {
			usage += sayDefault(f.DefValue)
		}
		list = append(list, named{name, usage})
	})
	return list
}

// flagValue is the placeholder for the value of a flag; "" for a flag without one.
func flagValue(f *pflag.Flag) string {
	switch f.Value.Type() {
	case "bool":
		return ""
	case "int":
		return "N"
	case "int64", "int64Slice":
		return "ID"
	case "duration":
		return "DURATION"
	}
	return "VALUE"
}

// hasDefault reports whether a flag has a value without being given.
func hasDefault(f *pflag.Flag) bool {
	return !slices.Contains([]string{"", "false", "[]", "0", "0s"}, f.DefValue)
}

// helpPage is a page of help that is being written.
type helpPage struct {
	strings.Builder
	width  int
	styled bool // with bold and colours
}

func (p *helpPage) line(s string) { p.WriteString(strings.TrimRight(s, " ") + "\n") }

// style returns a text in a style, if the page has styles.
func (p *helpPage) style(code, s string) string {
	if !p.styled {
		return s
	}
	return "\x1b[" + code + "m" + s + "\x1b[m"
}

func (p *helpPage) section(title string) { p.line("\n" + p.style("1", title)) }

// prose writes a text in lines of the page's width. A line break after a short line stays: see brokenBelow.
func (p *helpPage) prose(s string) {
	paragraphs(s, func(filled string) {
		for _, line := range text.Wrap(filled, p.width) {
			p.line(line)
		}
	}, func(table string) {
		for line := range strings.SplitSeq(table, "\n") {
			p.line("  " + line)
		}
	}, func() { p.line("") })
}

// list writes names and their meanings in two columns. A name that is too long for its column has a line of
// its own.
func (p *helpPage) list(title string, list []named) {
	if len(list) == 0 {
		return
	}
	p.section(title)
	column := 0
	for _, n := range list {
		if w := text.Width(n.name); w <= p.width/3 {
			column = max(column, w)
		}
	}
	indent := strings.Repeat(" ", column+4)
	for _, n := range list {
		lines := text.Wrap(n.means, max(p.width-column-4, 20))
		if w := text.Width(n.name); w <= column {
			p.line("  " + p.style("36", n.name) + strings.Repeat(" ", column-w+2) + lines[0])
			lines = lines[1:]
		} else {
			p.line("  " + p.style("36", n.name))
		}
		for _, line := range lines {
			p.line(indent + line)
		}
	}
}

// sayDefault follows the help of a flag.
func sayDefault(value string) string { return lang.Text(" (default %s)", value) }
