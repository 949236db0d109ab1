package theme

import (
	"strconv"
	"strings"

	"github.com/charmbracelet/colorprofile"
)

// Screen is what decides about the colours of a theme besides its name. The zero value has all colours on a
// background that is not known.
type Screen struct {
	Background Background
	Profile    colorprofile.Profile // the colours that it has; 0: all
}

// Background is that of the terminal.
type Background int

// Backgrounds.
const (
	Unknown Background = iota
	Dark
	Light
)

func backgroundOf(dark bool) Background {
	if dark {
		return Dark
	}
	return Light
}

// BackgroundOf returns the background that the environment names, which is worth less than an answer of the
// terminal. Within tmux and screen it may be that of another terminal.
func BackgroundOf(env func(name string) string) Background {
	kind := env("TERM")
	switch {
	case env("TMUX") != "" || env("STY") != "" || strings.HasPrefix(kind, "tmux") || strings.HasPrefix(kind, "screen"):
		return Unknown
	case kind == "linux": // the console, which does not answer
		return Dark
	}
	named := env("COLORFGBG") // "15;0", or "15;default;0" with a picture in between
	n, err := strconv.Atoi(named[strings.LastIndexByte(named, ';')+1:])
	switch {
	case err != nil || n < 0 || n > 15:
		return Unknown
	case n == 7 || n > 8:
		return Light
	}
	return Dark
}

func (s Screen) hasNone() bool {
	return s.Profile != colorprofile.Unknown && s.Profile <= colorprofile.ASCII
}

// hasFew reports whether the screen has 16 colours or 8, about whose numbers the terminal decides.
func (s Screen) hasFew() bool { return s.Profile == colorprofile.ANSI }

// has reports whether the screen has a colour of a palette.
func (s Screen) has(colour string) bool {
	n, err := strconv.Atoi(colour)
	return colour == "" || !s.hasNone() && (!s.hasFew() || err == nil && n < 16)
}
