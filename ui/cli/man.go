package cli

import (
	"cmp"
	"context"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"shortlist/assets"
	"shortlist/model/lang"
	"shortlist/ui/cli/command"
	"shortlist/ui/text"
)

func manCommand(a *command.App) *cobra.Command {
	cmd := &cobra.Command{Use: "man", Short: lang.Text("Print the manual page"), Args: command.NoArgs,
		Example: "  shortlist man | man -l -\n  shortlist man > ~/.local/share/man/man1/shortlist.1"}
	cmd.RunE = a.Run(func(context.Context, []string) error {
		return a.Printf("%s", manual(cmd.Root(), versionOf(a)))
	})
	return cmd
}

// named is a name and its meaning.
type named struct{ name, means string }

// manual writes the manual page of a tree of commands, in man(7).
func manual(root *cobra.Command, version about) string {
	m := &page{}
	day := ""
	if !version.date.IsZero() {
		day = version.date.UTC().Format(time.DateOnly)
	}
	m.macro("TH", "SHORTLIST", "1", day, "shortlist "+version.String(), "User Commands")
	m.macro("SH", "NAME")
	m.text(root.Name() + ` \- ` + escaped(root.Short))
	m.macro("SH", "SYNOPSIS")
	m.text(`.B shortlist`)
	m.text(`[\fIcommand\fR] [\fIoption\fR ...]`)
	m.macro("SH", "DESCRIPTION")
	m.prose(root.Long)
	m.macro("SH", "OPTIONS")
	m.prose(lang.Text("These go with every command."))
	m.flags(root.PersistentFlags())
	m.macro("SH", "COMMANDS")
	documented(root, m.command)
	m.macro("SH", "CONFIGURATION")
	m.prose(lang.Text("The configuration is a TOML file. An unknown setting or a value of the wrong type is an error. An example:"))
	m.code(assets.Config)
	for _, s := range []struct {
		title string
		list  []named
	}{{"EXIT STATUS", sayExitStatus()}, {"ENVIRONMENT", sayEnvironment()}, {"FILES", sayFiles()}} {
		m.macro("SH", s.title)
		for _, n := range s.list {
			m.item(`\fB`+escaped(n.name)+`\fR`, n.means)
		}
	}
	m.macro("SH", "EXAMPLES")
	m.examples(root)
	return m.String()
}

// page is a manual page being written.
type page struct {
	strings.Builder
	begun bool // the section is still empty
}

func (m *page) text(line string) {
	m.begun = false
	m.WriteString(line + "\n")
}

// paragraph begins a paragraph, except after the heading of a section.
func (m *page) paragraph() {
	if !m.begun {
		m.text(".PP")
	}
}

func (m *page) macro(name string, args ...string) {
	m.begun = name != "TH"
	m.WriteString("." + name)
	for _, arg := range args {
		m.WriteString(` "` + strings.ReplaceAll(escaped(arg), `"`, `\(dq`) + `"`)
	}
	m.WriteByte('\n')
}

// escaped returns text without anything that roff acts on.
func escaped(s string) string {
	s = strings.NewReplacer(`\`, `\e`, "-", `\-`, "'", `\(aq`, "`", `\(ga`, "~", `\(ti`, "^", `\(ha`).Replace(s)
	if strings.HasPrefix(s, ".") {
		s = `\&` + s
	}
	return s
}

func (m *page) item(tag, means string) {
	m.text(".TP")
	m.text(tag)
	m.fill(means)
}

// fill writes text that roff fills, in short source lines.
func (m *page) fill(s string) {
	const short = 76 // bytes
	line := ""
	for word := range strings.FieldsSeq(s) {
		word = escaped(word)
		if line != "" && len(line)+1+len(word) > short {
			m.text(line)
			line = ""
		}
		line = strings.TrimPrefix(line+" "+word, " ")
	}
	m.text(line)
}

// brokenBelow is the length, in characters, below which the line break after a line of help
// is on purpose: filled lines have about a hundred.
const brokenBelow = 75

// prose writes the paragraphs of a help text.
func (m *page) prose(s string) {
	paragraphs(s, func(filled string) { m.paragraph(); m.fill(filled) }, m.code, func() {})
}

// paragraphs splits a help text. A paragraph ends at an empty line, for which gap is called, or after a short one. Lines
// that begin with a space are kept unchanged.
func paragraphs(s string, fill, keep func(string), gap func()) {
	var filled, kept []string
	flush := func() {
		if len(filled) > 0 {
			fill(strings.Join(filled, " "))
		}
		if len(kept) > 0 {
			keep(strings.Join(kept, "\n"))
		}
		filled, kept = nil, nil
	}
	for line := range strings.SplitSeq(strings.TrimSpace(s), "\n") {
		switch {
		case strings.TrimSpace(line) == "":
			flush()
			gap()
		case strings.HasPrefix(line, " "):
			kept = append(kept, strings.TrimPrefix(line, "  "))
		default:
			if len(kept) > 0 || len(filled) > 0 && utf8.RuneCountInString(filled[len(filled)-1]) < brokenBelow {
				flush()
			}
			filled = append(filled, line)
		}
	}
	flush()
}

// code writes lines unchanged.
func (m *page) code(s string) {
	m.paragraph()
	m.text(".RS 4\n.nf")
	for line := range strings.SplitSeq(strings.Trim(s, "\n"), "\n") {
		if line = escaped(line); line == "" {
			line = `\&`
		}
		m.text(line)
	}
	m.text(".fi\n.RE")
}

func (m *page) flags(flags *pflag.FlagSet) {
	flags.VisitAll(func(f *pflag.Flag) {
		if f.Hidden || f.Name == "help" || f.Name == "version" {
			return
		}
		tag, usage := `\fB`+escaped("--"+f.Name)+`\fR`, f.Usage
		if value := flagValue(f); value != "" {
			tag += ` \fI` + value + `\fR`
		}
		if hasDefault(f) {
			usage += sayDefault(f.DefValue)
		}
		m.item(tag, text.Sentence(usage))
	})
}

// documented calls a function with each command below c that does something, and the text about it.
func documented(c *cobra.Command, each func(c *cobra.Command, prose string)) {
	for _, sub := range c.Commands() {
		switch {
		case sub.Hidden || sub.Name() == "help":
		case sub.Name() == "completion":
			each(sub, sub.Short+".")
		case sub.HasSubCommands():
			if sub.Long != "" { // the command does something itself
				each(sub, sub.Long)
			}
			documented(sub, each)
		default:
			each(sub, cmp.Or(sub.Long, sub.Short+"."))
		}
	}
}

// command writes about a command.
func (m *page) command(c *cobra.Command, prose string) {
	m.macro("SS", c.CommandPath()+strings.TrimPrefix(c.Use, c.Name()))
	m.prose(prose)
	if c.HasLocalFlags() {
		m.flags(c.LocalFlags())
	}
}

// examples writes the examples of c and of every command below it.
func (m *page) examples(c *cobra.Command) {
	if c.Example != "" {
		m.prose(cmp.Or(c.Short, c.Name()) + ":")
		m.code(examplesOf(c))
	}
	for _, sub := range c.Commands() {
		if !sub.Hidden && sub.Name() != "completion" {
			m.examples(sub)
		}
	}
}

// examplesOf are the examples of a command without their indent.
func examplesOf(c *cobra.Command) string {
	return strings.ReplaceAll(strings.TrimPrefix(c.Example, "  "), "\n  ", "\n")
}

func sayExitStatus() []named {
	return []named{
		{"0", lang.Text("Done.")},
		{"1", lang.Text("Failed.")},
		{"2", lang.Text("Wrong arguments or configuration.")},
		{"3", lang.Text("A sign-in is needed, or was rejected.")},
		{"4", lang.Text("Not found, or not of this account.")},
		{"5", lang.Text("A rule is broken, or the service rejected the request.")},
		{"6", lang.Text("The service was not reached, is busy, failed, or sent no usable answer.")},
		{"7", lang.Text("The outcome is unknown, or the change was made and its result could not be printed. Check before you repeat the command.")},
		{"130", lang.Text("Interrupted.")},
	}
}

func sayEnvironment() []named {
	return []named{
		{"SHORTLIST_CONFIG", lang.Text("The configuration file, like --config.")},
		{"SHORTLIST_ACCOUNT", lang.Text("The account, like --account.")},
		{"SHORTLIST_PASSWORD", lang.Text("The password; it comes before any that is configured.")},
		{"NO_COLOR", lang.Text("If set, there are no colours.")},
		{"VISUAL, EDITOR", lang.Text("The program for writing descriptions; not in restricted mode.")},
		{"BROWSER", lang.Text("The program that opens links; not in restricted mode.")},
		{"DISPLAY, WAYLAND_DISPLAY, SSH_CONNECTION, SSH_TTY", lang.Text("Whether this computer has a desktop that could open a CV or a link.")},
		{"XDG_CONFIG_HOME, XDG_DATA_HOME, XDG_CACHE_HOME, XDG_STATE_HOME", lang.Text("The places of the files below.")},
		{"TMPDIR", lang.Text("The place of the demo's files until it ends.")},
	}
}

func sayFiles() []named {
	return []named{
		{"$XDG_CONFIG_HOME/shortlist/config.toml", lang.Text("The configuration (~/.config).")},
		{"$XDG_CONFIG_HOME/shortlist/themes/NAME.toml", lang.Text("A theme of your own.")},
		{"/etc/shortlist/config.toml", lang.Text("The configuration of the host. No other file lifts its limits.")},
		{"$XDG_DATA_HOME/shortlist/ACCOUNT/store.db", lang.Text("Jobs, applicants, reviews, drafts and changes not sent yet (~/.local/share).")},
		{"$XDG_DATA_HOME/shortlist/ACCOUNT/inbox", lang.Text("Files that came with new applications.")},
		{"$XDG_CACHE_HOME/shortlist/ACCOUNT/cv", lang.Text("Received CVs (~/.cache).")},
		{"$XDG_STATE_HOME/shortlist/ACCOUNT/token.json", lang.Text("The sign-in (~/.local/state).")},
		{"$XDG_STATE_HOME/shortlist/shortlist.log", lang.Text("The log; beside it a file for each crash.")},
		{"~/CVs", lang.Text("Saved CVs, unless cv.dir names another folder.")},
	}
}
