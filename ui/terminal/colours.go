package terminal

import (
	"io"
	"strings"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/colorprofile"
	uv "github.com/charmbracelet/ultraviolet"
	"github.com/charmbracelet/x/ansi"
)

// Colours returns the colours that the environment promises. GNU screen takes 256 colours, but if TERM does not name
// so many, it shows the nearest of fewer, and no palette is made for those.
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

// questionsFor also asks who the terminal is: it may show more colours than TERM claims, and may take copied text. The
// console of Linux shows what TERM claims.
func questionsFor(term string) string {
	if term == "linux" {
		return questions
	}
	return emptyLine + ansi.RequestNameVersion + ansi.RequestSecondaryDeviceAttributes + questions
}

// raise gives frames more colours, if the terminal is known to show them.
func (p *program) raise(to colorprofile.Profile) {
	to = min(to, p.most)
	if p.colours <= colorprofile.ASCII || to <= p.colours {
		return // the terminal has that many, or the person wants none
	}
	p.colours = to
	p.painter.change(func(next *pending) { next.profile, next.view, next.clear = to, p.painter.current.Content != "", true })
	go p.loop.Send(tea.ColorProfileMsg{Profile: to})
}

// notBright takes bold from a style that terminals would draw in another colour: bold makes the first eight of 16
// colours bright, and black grey. PuTTY and the console of Linux make the background of reversed bold text grey.
func notBright(s uv.Style, p colorprofile.Profile) uv.Style {
	c, basic := s.Fg.(ansi.BasicColor)
	if basic && c < ansi.BrightBlack && p == colorprofile.ANSI || s.Attrs&uv.AttrReverse != 0 && s.Bg == nil {
		s.Attrs &^= uv.AttrBold
	}
	return s
}
