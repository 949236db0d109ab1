package doctor

import (
	"cmp"
	"context"
	"os"
	"strings"
	"time"

	"github.com/charmbracelet/colorprofile"
	"golang.org/x/term"

	"shortlist/ui/asking"
	"shortlist/ui/picture"
	"shortlist/ui/terminal"
	"shortlist/ui/text"
)

// Screen is the terminal to check.
type Screen struct {
	In, Out    *os.File // nil: there is no terminal
	Environ    []string
	Restricted bool          // tmux is not started
	Wait       time.Duration // for its answers; 0: two seconds
}

// The least size of the dashboard, in cells.
const (
	leastWidth  = 40
	leastHeight = 10
)

// CheckTerminal asks the terminal what it can do. The error is that of the context, or that a
// person has interrupted.
func CheckTerminal(ctx context.Context, s Screen) ([]Line, error) {
	line := func(name string, state State, what, do string) Line { return Line{Terminal, name, state, what, do} }
	if s.In == nil || s.Out == nil {
		return []Line{line(say.NameTerminal, Good, say.NoTerminal, "")}, nil
	}
	env := environment(s.Environ)
	var lines []Line
	columns, rows, err := term.GetSize(int(s.Out.Fd()))
	if err != nil || columns < leastWidth || rows < leastHeight {
		lines = append(lines, line(say.NameSize, Bad, say.Size(columns, rows), say.Enlarge(leastWidth, leastHeight)))
	} else {
		lines = append(lines, line(say.NameSize, Good, say.Size(columns, rows), ""))
	}
	profile := terminal.Colours(s.Out, s.Environ)
	if kind := env("TERM"); !canAsk || kind == "dumb" || kind == "linux" {
		return append(lines, colours(profile), line(say.NameTerminal, Warning, say.NotAsked, "")), nil
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
		lines = append(lines, colours(profile), line(say.NameTerminal, Warning, say.Silent, say.AfterSilence))
	default:
		is := terminal.IdentityOf(env)
		is.Name, is.Attributes, is.Secondary = a.Name, a.Attributes, a.Secondary
		if profile > colorprofile.ASCII { // else the person wants none
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
		return Line{Terminal, say.NameColours, Good, say.Colours(profile == colorprofile.TrueColor), ""}
	case colorprofile.ANSI:
		return Line{Terminal, say.NameColours, Warning, say.FewColours, say.SetTERM}
	}
	return Line{Terminal, say.NameColours, Warning, say.NoColours, ""}
}

// clipboard words whether copied text arrives, by what is known of the terminal and by its own description of itself.
func clipboard(described bool, is terminal.Identity) Line {
	switch takes, setting := is.Copies(); {
	case takes || described:
		return Line{Terminal, say.NameClipboard, Good, say.ClipboardWorks, ""}
	case setting != "":
		return Line{Terminal, say.NameClipboard, Warning, say.ClipboardUnknown, say.AllowClipboard(setting)}
	}
	return Line{Terminal, say.NameClipboard, Warning, say.ClipboardUnknown, say.TryClipboard}
}

// abilities words what a terminal has reported.
func abilities(a Answers, is terminal.Identity, env func(string) string) []Line {
	line := func(name string, state State, what, do string) Line { return Line{Terminal, name, state, what, do} }
	either := func(name string, can bool, yes, no string) Line {
		if can {
			return line(name, Good, yes, "")
		}
		return line(name, Warning, no, "")
	}
	name := cmp.Or(a.Name, is.Program(), say.Nameless)
	lines := []Line{
		line(say.NameTerminal, Good, name, ""),
		either(say.NameFrames, a.Synced, say.FramesWhole, say.FramesParts),
		line(say.NameCharacters, Good, say.CountsRunes, ""),
		either(say.NameKeyboard, a.Keyboard, say.KeysDistinct, say.KeysAlike),
		either(say.NameBackground, a.Background, say.BackgroundReported, say.BackgroundUnknown),
	}
	if !a.Synced {
		lines[1].Do = say.OtherTerminal
	}
	if a.Graphemes {
		lines[2].What = say.CountsCharacters
	}
	if !a.Background {
		lines[4].Do = say.SetTheme
	}
	lines = append(lines, clipboard(a.Clipboard, is))
	if is.Program() == terminal.PuTTY {
		lines = append(lines, line(say.NameDirection, Warning, say.RowsReordered, say.SetDirection))
	}
	switch kind := picture.KindOf(a.Name, a.Attributes); {
	case kind == picture.Cells:
		lines = append(lines, line(say.NamePictures, Good, say.PicturesInText, ""))
	case kind != picture.Unable:
		lines = append(lines, line(say.NamePictures, Good, say.PicturesOnScreen, ""))
	case a.Pictures:
		lines = append(lines, line(say.NamePictures, Warning, say.PicturesUnused, say.PictureTerminals))
	default:
		lines = append(lines, line(say.NamePictures, Warning, say.NoPictures, say.PictureTerminals))
	}
	drags := line(say.NameDrags, Good, say.NoDrags, "")
	if a.Drags {
		drags.What = say.DragsReported
	}
	return append(lines, fileSending(a.Name, env), drags)
}

// fileSending words, by the name of the terminal, whether it takes files from another host.
func fileSending(reported string, env func(string) string) Line {
	name := strings.ToLower(reported + " " + env("TERM_PROGRAM") + " " + env("LC_TERMINAL") + " " + env("TERM"))
	for _, known := range []struct{ part, sequence string }{
		{"kitty", "OSC 5113"}, {"iterm", "OSC 1337"}, {"wezterm", "OSC 1337"},
	} {
		if strings.Contains(name, known.part) {
			return Line{Terminal, say.NameFiles, Good, say.FilesTaken(known.sequence), ""}
		}
	}
	return Line{Terminal, say.NameFiles, Good, say.FilesNotTaken, ""}
}

// widths compares what was measured with what shortlist counts, as the dashboard does on this
// terminal.
func widths(a Answers) (lines []Line) {
	text.CountRunes(!a.Graphemes)
	defer text.CountRunes(false)
	var known, differing, shifting []string
	for _, m := range a.Widths {
		switch counted := text.Width(m.Text); {
		case m.Cells == 0:
			return []Line{{Terminal, say.NameWidths, Warning, say.NotMeasured, ""}}
		case counted == m.Cells:
			known = append(known, m.Name)
		case m.Joined:
			differing = append(differing, say.Differs(m.Name, m.Cells, counted))
		default:
			shifting = append(shifting, say.Differs(m.Name, m.Cells, counted))
		}
	}
	if len(known) > 0 {
		lines = append(lines, Line{Terminal, say.NameWidths, Good, say.Agree(known), ""})
	}
	if len(differing) > 0 {
		lines = append(lines, Line{Terminal, say.NameWidths, Warning, say.Differing(differing), say.AfterDiffering})
	}
	if len(shifting) > 0 {
		lines = append(lines, Line{Terminal, say.NameWidths, Warning, say.Differing(shifting), say.AfterShifting})
	}
	return lines
}

// passthrough asks tmux whether it hands sequences that it does not know to the terminal.
func passthrough(ctx context.Context, restricted bool) Line {
	line := Line{Terminal, "tmux", Warning, say.TmuxNotAsked, ""}
	if restricted {
		return line
	}
	switch passes, known := asking.PassesSequences(ctx); {
	case !known:
	case passes:
		line.State, line.What = Good, say.TmuxPasses
	default:
		line.What, line.Do = say.TmuxBlocks, say.Run("tmux set -g allow-passthrough on")
	}
	return line
}
