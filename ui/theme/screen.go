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

// Background is the background of the terminal.
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

// BackgroundOf returns the background that the environment names. An answer of the terminal is worth more. Within
// tmux and screen the environment may be that of another terminal, so the background is unknown.
func BackgroundOf(env func(name string) string) Background {
	kind := env("TERM")
	switch {
	case env("TMUX") != "" || env("STY") != "" || strings.HasPrefix(kind, "tmux") || strings.HasPrefix(kind, "screen"):
		return Unknown
	case kind == "linux": // the Linux console does not answer questions
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

// hasFew reports whether the screen has only the first 16 colours or 8 of them, whose look the terminal decides.
func (s Screen) hasFew() bool { return s.Profile == colorprofile.ANSI }

// has reports whether the screen has a colour of a palette.
func (s Screen) has(colour string) bool {
	n, err := strconv.Atoi(colour)
	return colour == "" || !s.hasNone() && (!s.hasFew() || err == nil && n < 16)
}
