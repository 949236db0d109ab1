package terminal

import (
	"io"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/colorprofile"
	uv "github.com/charmbracelet/ultraviolet"
	"github.com/charmbracelet/x/ansi"
)

// Colours returns the colours that the environment promises. GNU screen takes 256 colours, and shows the nearest of
// fewer where TERM does not name them: that is no palette of ours.
func Colours(out io.Writer, environ []string) colorprofile.Profile {
	profile := colorprofile.Detect(out, environ)
	kind, inTmux := "", false
	for _, v := range environ {
		name, value, _ := strings.Cut(v, "=")
		switch name {
		case "TERM":
			kind = value
		case "TMUX":
			inTmux = value != ""
		}
	}
	if profile == colorprofile.ANSI256 && strings.HasPrefix(kind, "screen") && !strings.Contains(kind, "256color") && !inTmux {
		return colorprofile.ANSI
	}
	return profile
}

// questionsFor asks also who the terminal is where it may show more colours than TERM claims. The console of
// Linux is what it claims.
func questionsFor(p colorprofile.Profile, term string) string {
	if p != colorprofile.ANSI && p != colorprofile.ANSI256 || term == "linux" {
		return questions
	}
	return emptyLine + ansi.RequestNameVersion + ansi.RequestSecondaryDeviceAttributes + questions
}

// ofMillions are how the names of terminals begin that show 16 million colours. Multiplexers are not among them:
// tmux knows by its configuration what the terminal before it shows.
var ofMillions = []string{
	"XTerm(", "kitty(", "foot(", "WezTerm ", "iTerm2 ", "ghostty ", "VTE(", "Konsole ", "contour ", "mintty ",
}

// ColoursOf returns the colours that a terminal is known to show by its name and version; 0 if it is not known.
func ColoursOf(name string) colorprofile.Profile {
	if slices.ContainsFunc(ofMillions, func(begin string) bool { return strings.HasPrefix(name, begin) }) {
		return colorprofile.TrueColor
	}
	return 0
}

// coloursBy returns the colours that the terminal is known to show by an answer; 0 if it does not say.
func coloursBy(answer tea.Msg) colorprofile.Profile {
	switch answer := answer.(type) {
	case tea.TerminalVersionMsg:
		return ColoursOf(answer.Name)
	case uv.SecondaryDeviceAttributesEvent: // of some that do not answer with a name
		switch {
		case len(answer) == 3 && answer[0] == 65 && answer[1] >= 3600: // VTE
			return colorprofile.TrueColor
		case slices.Equal(answer, []int{0, 136, 0}): // PuTTY: 16 million only since 0.71
			return colorprofile.ANSI256
		}
	}
	return 0
}

// raise gives frames more colours, if the terminal is known to show them.
func (p *program) raise(to colorprofile.Profile) {
	to = min(to, p.most)
	if p.colours <= colorprofile.ASCII || to <= p.colours {
		return // also where the person wants none
	}
	p.colours = to
	p.painter.change(func(next *pending) { next.profile, next.view, next.clear = to, p.painter.current.Content != "", true })
	go p.loop.Send(tea.ColorProfileMsg{Profile: to})
}

// notBright takes bold from a style where terminals draw another colour for it: of 16 colours the first eight become
// bright, black grey among them, and PuTTY and the console of Linux make a reversed background grey.
func notBright(s uv.Style, p colorprofile.Profile) uv.Style {
	c, basic := s.Fg.(ansi.BasicColor)
	if basic && c < ansi.BrightBlack && p == colorprofile.ANSI || s.Attrs&uv.AttrReverse != 0 && s.Bg == nil {
		s.Attrs &^= uv.AttrBold
	}
	return s
}
