package doctor

import (
	"cmp"
	"context"
	"os"
	"strings"
	"time"

	"github.com/charmbracelet/colorprofile"
	"golang.org/x/term"

	"shortlist/model/lang"
	"shortlist/ui/terminal"
	"shortlist/ui/text"
)

// Screen is the terminal to check.
type Screen struct {
	In, Out    *os.File // nil: there is no terminal
	Environ    []string
	Restricted bool          // tmux is not started
	Wait       time.Duration // how long to wait for answers of the terminal; 0: two seconds
}

// The least size of the dashboard, in cells.
const (
	leastWidth  = 40
	leastHeight = 10
)

// CheckTerminal asks the terminal what it can do. It returns the context's error, or an error if a
// person has interrupted.
func CheckTerminal(ctx context.Context, s Screen) ([]Line, error) {
	line := func(name string, state State, what, do string) Line { return Line{Terminal, name, state, what, do} }
	if s.In == nil || s.Out == nil {
		return []Line{line(lang.Text("Terminal"), Good, lang.Text("Input or output is not a terminal. Its abilities are not checked."), "")}, nil
	}
	env := environment(s.Environ)
	var lines []Line
	columns, rows, err := term.GetSize(int(s.Out.Fd()))
	if err != nil || columns < leastWidth || rows < leastHeight {
		lines = append(lines, line(lang.Text("Size"), Bad, saySize(columns, rows), lang.Text("Make the window at least %d×%d.", leastWidth, leastHeight)))
	} else {
		lines = append(lines, line(lang.Text("Size"), Good, saySize(columns, rows), ""))
	}
	profile := terminal.Colours(s.Out, s.Environ)
	if kind := env("TERM"); !canAsk || kind == "dumb" || kind == "linux" {
		return append(lines, colours(profile), line(lang.Text("Terminal"), Warning, lang.Text("This terminal does not take questions. Its abilities are not checked."), "")), nil
	}
	if s.Wait == 0 {
		s.Wait = 2 * time.Second
	}
	a, err := Ask(ctx, s.In, s.Out, s.Wait)
	switch {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case a.Interrupted:
		return nil, context.Canceled
	case err != nil || a.Silent:
		lines = append(lines, colours(profile), line(lang.Text("Terminal"), Warning, saySilent(), lang.Text("If you are connected through another program, run this without it.")))
	default:
		is := terminal.IdentityOf(env)
		is.Name, is.Attributes, is.Secondary = a.Name, a.Attributes, a.Secondary
		if profile > colorprofile.ASCII { // otherwise the person wants no colours
			profile = max(profile, is.Colours())
		}
		lines = append(lines, colours(profile))
		lines = append(lines, abilities(a, is, env)...)
		lines = append(lines, widths(a)...)
	}
	if env("TMUX") != "" {
		lines = append(lines, passthrough(ctx, s.Restricted))
	}
	return lines, nil
}

func environment(environ []string) func(string) string {
	values := map[string]string{}
	for _, v := range environ {
		name, value, _ := strings.Cut(v, "=")
		values[name] = value
	}
	return func(name string) string { return values[name] }
}

func colours(profile colorprofile.Profile) Line {
	switch profile {
	case colorprofile.TrueColor, colorprofile.ANSI256:
		return Line{Terminal, lang.Text("Colours"), Good, sayColours(profile == colorprofile.TrueColor), ""}
	case colorprofile.ANSI:
		return Line{Terminal, lang.Text("Colours"), Warning, lang.Text("16 colours. Themes are approximated."), lang.Text("If your terminal has more, set TERM to xterm-256color, or COLORTERM to truecolor.")}
	}
	return Line{Terminal, lang.Text("Colours"), Warning, lang.Text("No colours. The dashboard uses signs and bold text."), ""}
}

// clipboard reports whether copied text reaches the clipboard, by the known properties of the terminal and by its
// terminfo.
func clipboard(described bool, is terminal.Identity) Line {
	switch takes, setting := is.Copies(); {
	case takes || described:
		return Line{Terminal, lang.Text("Clipboard"), Good, sayClipboardWorks(), ""}
	case setting != "":
		return Line{Terminal, lang.Text("Clipboard"), Warning, sayClipboardUnknown(), sayAllowClipboard(setting)}
	}
	return Line{Terminal, lang.Text("Clipboard"), Warning, sayClipboardUnknown(), sayTryClipboard()}
}

// abilities returns lines about the abilities that a terminal has reported.
func abilities(a Answers, is terminal.Identity, env func(string) string) []Line {
	line := func(name string, state State, what, do string) Line { return Line{Terminal, name, state, what, do} }
	either := func(name string, can bool, yes, no string) Line {
		if can {
			return line(name, Good, yes, "")
		}
		return line(name, Warning, no, "")
	}
	name := cmp.Or(a.Name, is.Program(), lang.Text("It answers, without its name."))
	lines := []Line{
		line(lang.Text("Terminal"), Good, name, ""),
		either(lang.Text("Frames"), a.Synced, lang.Text("Each frame appears at once (mode 2026)."), lang.Text("Frames may flicker: the terminal does not know mode 2026.")),
		line(lang.Text("Characters"), Good, lang.Text("No mode 2027. shortlist counts each code point of joined characters."), ""),
		either(lang.Text("Keyboard"), a.Keyboard, lang.Text("Every key is reported unambiguously (kitty protocol)."), lang.Text("Some keys are the same here, like ctrl+i and tab. The help shows others.")),
		either(lang.Text("Background"), a.Background, lang.Text("Its colour is reported. The theme auto follows it."), lang.Text("Its colour is not reported. The theme auto guesses.")),
	}
	if !a.Synced {
		lines[1].Do = lang.Text("If it does flicker, a terminal with that mode helps: kitty, Ghostty, WezTerm or foot.")
	}
	if a.Graphemes {
		lines[2].What = lang.Text("Width follows whole characters (mode 2027).")
	}
	if !a.Background {
		lines[4].Do = lang.Text("Set ui.theme to light or dark if the colours are hard to read.")
	}
	lines = append(lines, clipboard(a.Clipboard, is))
	if is.Program() == terminal.PuTTY {
		lines = append(lines, line(lang.Text("Right to left"), Warning, sayRowsReordered(), lang.Text("In PuTTY's settings, Terminal, Features, \"Disable bidirectional text display\" keeps rows in place. It draws such names from left to right.")))
	}
	switch kind := terminal.PictureKindOf(a.Name, a.Attributes); {
	case kind == terminal.Cells:
		lines = append(lines, line(lang.Text("Pictures"), Good, lang.Text("Pages appear among the text."), ""))
	case kind != terminal.Unable:
		lines = append(lines, line(lang.Text("Pictures"), Good, lang.Text("Pages appear on a screen of their own."), ""))
	case a.Pictures:
		lines = append(lines, line(lang.Text("Pictures"), Warning, lang.Text("The terminal knows kitty's pictures, but not among text. CVs appear as text."), sayPictureTerminals()))
	default:
		lines = append(lines, line(lang.Text("Pictures"), Warning, lang.Text("The terminal shows none. CVs appear as text."), sayPictureTerminals()))
	}
	drags := line(lang.Text("Drags"), Good, sayNoDrags(), "")
	if a.Drags {
		drags.What = sayDragsReported()
	}
	return append(lines, fileSending(a.Name, env), drags)
}

// fileSending reports whether a terminal of a name takes files from another host.
func fileSending(reported string, env func(string) string) Line {
	name := strings.ToLower(reported + " " + env("TERM_PROGRAM") + " " + env("LC_TERMINAL") + " " + env("TERM"))
	for _, known := range []struct{ part, sequence string }{
		{"kitty", "OSC 5113"}, {"iterm", "OSC 1337"}, {"wezterm", "OSC 1337"},
	} {
		if strings.Contains(name, known.part) {
			return Line{Terminal, lang.Text("File sending"), Good, lang.Text("By its name, the terminal takes files (%s).", known.sequence), ""}
		}
	}
	return Line{Terminal, lang.Text("File sending"), Good, lang.Text("By its name, the terminal takes no files."), ""}
}

// widths compares the measured widths of samples with those that the dashboard counts on this
// terminal.
func widths(a Answers) (lines []Line) {
	text.CountRunes(!a.Graphemes)
	defer text.CountRunes(false)
	var known, differing, shifting []string
	for _, m := range a.Widths {
		switch counted := text.Width(m.Text); {
		case m.Cells == 0:
			return []Line{{Terminal, lang.Text("Widths"), Warning, lang.Text("The terminal does not report the cursor, so text was not measured."), ""}}
		case counted == m.Cells:
			known = append(known, m.Name)
		case m.Joined:
			differing = append(differing, sayDiffers(m.Name, m.Cells, counted))
		default:
			shifting = append(shifting, sayDiffers(m.Name, m.Cells, counted))
		}
	}
	if len(known) > 0 {
		lines = append(lines, Line{Terminal, lang.Text("Widths"), Good, lang.Text("As shortlist counts: %s.", strings.Join(known, ", ")), ""})
	}
	if len(differing) > 0 {
		lines = append(lines, Line{Terminal, lang.Text("Widths"), Warning, sayDiffering(differing), sayAfterDiffering()})
	}
	if len(shifting) > 0 {
		lines = append(lines, Line{Terminal, lang.Text("Widths"), Warning, sayDiffering(shifting), sayAfterShifting()})
	}
	return lines
}

// passthrough asks tmux whether it passes unknown sequences on to the terminal.
func passthrough(ctx context.Context, restricted bool) Line {
	line := Line{Terminal, "tmux", Warning, lang.Text("tmux was not asked whether it passes sequences on."), ""}
	if restricted {
		return line
	}
	switch passes, known := terminal.PassesSequences(ctx); {
	case !known:
	case passes:
		line.State, line.What = Good, lang.Text("Sequences pass to the terminal (allow-passthrough).")
	default:
		line.What, line.Do = lang.Text("Desktop notifications do not pass: allow-passthrough is off."), sayRun("tmux set -g allow-passthrough on")
	}
	return line
}

func saySilent() string {
	return lang.Text("The terminal does not answer in time. shortlist draws in the simplest way.")
}

func sayPictureTerminals() string {
	return lang.Text("To see pages, use kitty, Ghostty, WezTerm, iTerm2 or a terminal with Sixel.")
}

func sayClipboardWorks() string { return lang.Text("The terminal takes copied text (OSC 52).") }

func sayClipboardUnknown() string {
	return lang.Text("The terminal does not report whether it takes copied text (OSC 52).")
}

func sayTryClipboard() string {
	return lang.Text("Copy something in the dashboard. If it does not arrive, allow OSC 52 in your terminal.")
}

func sayRowsReordered() string {
	return lang.Text("PuTTY reorders the whole row of a name in Arabic or Hebrew, across the panes.")
}

func sayDragsReported() string { return lang.Text("A CV can be dragged out of the window (OSC 72).") }

func sayNoDrags() string {
	return lang.Text("The terminal does not report drags (OSC 72). A CV cannot be dragged out of the window.")
}

func sayAfterDiffering() string {
	return lang.Text("Nothing is needed: shortlist sets the column after such characters, so that rows stay aligned.")
}

func sayAfterShifting() string {
	return lang.Text("Such text may be partly covered, or shift its row. Set ambiguous characters to narrow in the terminal, or use another one.")
}

func saySize(columns int, rows int) string { return lang.Text("%d×%d cells", columns, rows) }

func sayAllowClipboard(setting string) string {
	return lang.Text("Copied text arrives only if you allow it: %s.", setting)
}

func sayColours(all bool) string {
	if all {
		return lang.Text("16 million colours")
	}
	return lang.Text("256 colours")
}

func sayDiffers(name string, measured int, counted int) string {
	return lang.Text("%s %d, not %d", name, measured, counted)
}

func sayDiffering(each []string) string {
	return lang.Text("Cells that differ from shortlist's count: %s.", strings.Join(each, "; "))
}
