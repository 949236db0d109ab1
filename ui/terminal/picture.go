package terminal

import (
	"encoding/base64"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"charm.land/lipgloss/v2"
	"github.com/charmbracelet/x/ansi/kitty"
)

// PictureKind is how a terminal shows pictures.
type PictureKind int

// The kinds of terminals.
const (
	Unable PictureKind = iota
	Cells              // kitty's placeholders: a picture is text, and scrolls as text does
	Kitty              // its protocol without placeholders
	ITerm              // iTerm2's inline images
	Sixel
)

// PictureOutput is how pictures reach a terminal.
type PictureOutput struct {
	Kind PictureKind
	wrap func(sequence string) string // makes tmux pass a sequence on
}

// PictureOutputOf returns the output of a terminal. tmux draws over pictures that are not text.
func PictureOutputOf(version string, attributes []int, inTmux bool, wrap func(string) string) PictureOutput {
	o := PictureOutput{PictureKindOf(version, attributes), wrap}
	if inTmux && o.Kind != Cells {
		o.Kind = Unable
	}
	return o
}

// hasNoPlaceholders matches kitty before 0.28.
var hasNoPlaceholders = regexp.MustCompile(`^kitty\(0\.(\d|1\d|2[0-7])\.`)

// PictureKindOf returns the kind of a terminal by its reported name (XTVERSION) and attributes (DA1).
func PictureKindOf(version string, attributes []int) PictureKind {
	name := strings.ToLower(version)
	is := func(names ...string) bool {
		return slices.ContainsFunc(names, func(n string) bool { return strings.HasPrefix(name, n) })
	}
	switch {
	case hasNoPlaceholders.MatchString(name):
		return Kitty
	case is("kitty", "ghostty"):
		return Cells
	case is("iterm2", "wezterm"):
		return ITerm
	case slices.Contains(attributes, 4):
		return Sixel
	}
	return Unable
}

// most is how many columns or rows of cells a placeholder can number.
const most = 297

// PictureRows returns how many rows of cells a picture of width × height pixels takes if it is columns
// cells wide. A cell is taken to be twice as high as it is wide.
func PictureRows(width, height, columns int) int {
	return min(max((height*columns+width)/(2*width), 1), most)
}

// chunk is how many bytes of base64 the protocol takes at once.
const chunk = 4096

// Transmit returns the sequence that gives a terminal a PNG under an id, to be shown in columns × rows
// cells. The terminal answers nothing.
func (o PictureOutput) Transmit(id int, data []byte, columns, rows int) string {
	return o.transmit(fmt.Sprintf("a=T,U=1,i=%d,f=100,c=%d,r=%d,q=2,", id, columns, rows), data)
}

func (o PictureOutput) transmit(keys string, data []byte) string {
	var b strings.Builder
	rest := base64.StdEncoding.EncodeToString(data)
	for rest != "" {
		part := rest[:min(len(rest), chunk)]
		rest = rest[len(part):]
		more := 1
		if rest == "" {
			more = 0
		}
		b.WriteString(o.wrap(fmt.Sprintf("\x1b_G%sm=%d;%s\x1b\\", keys, more, part)))
		keys = "q=2,"
	}
	return b.String()
}

// Forget returns the sequence that frees a picture.
func (o PictureOutput) Forget(id int) string {
	return o.wrap(fmt.Sprintf("\x1b_Ga=d,d=I,i=%d,q=2\x1b\\", id))
}

// PlacedPicture returns the lines of cells that a picture is shown in. Its id is their
// colour.
func PlacedPicture(id, columns, rows int) []string {
	columns, rows = min(columns, most), min(rows, most)
	colour := lipgloss.NewStyle().Foreground(lipgloss.Color(fmt.Sprintf("#%06x", id&0xffffff)))
	lines := make([]string, rows)
	for y := range lines {
		var b strings.Builder
		for x := range columns {
			b.WriteRune(kitty.Placeholder)
			b.WriteRune(kitty.Diacritic(y))
			b.WriteRune(kitty.Diacritic(x))
		}
		lines[y] = colour.Render(b.String())
	}
	return lines
}
