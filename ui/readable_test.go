package ui_test

import (
	"fmt"
	"image/color"
	"slices"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/colorprofile"
	uv "github.com/charmbracelet/ultraviolet"
	"github.com/charmbracelet/x/ansi"

	"shortlist/model/modeltest"
	"shortlist/ui/theme"
	"shortlist/ui/uitest/vt"
)

// palette is what a terminal draws in: its text, its background, and the first 16 colours.
type palette struct {
	name       string
	text, back string
	colours    string
	brightBack string // the background of text that is bold and reversed; "": as without bold
}

const (
	ofXterm  = "#000000 #cd0000 #00cd00 #cdcd00 #0000ee #cd00cd #00cdcd #e5e5e5 #7f7f7f #ff0000 #00ff00 #ffff00 #5c5cff #ff00ff #00ffff #ffffff"
	ofUrxvt  = "#000000 #cd0000 #00cd00 #cdcd00 #0000cd #cd00cd #00cdcd #faebd7 #404040 #ff0000 #00ff00 #ffff00 #0000ff #ff00ff #00ffff #ffffff"
	ofVTE    = "#171421 #c01c28 #26a269 #a2734c #12488b #a347ba #2aa1b3 #d0cfcc #5e5c64 #f66151 #33d17a #e9ad0c #2a7bde #c061cb #33c7de #ffffff"
	ofBreeze = "#232627 #ed1515 #11d116 #f67400 #1d99f3 #9b59b6 #1abc9c #fcfcfc #7f8c8d #c0392b #1cdc9a #fdbc4b #3daee9 #8e44ad #16a085 #ffffff"
	ofLinux  = "#000000 #aa0000 #00aa00 #aa5500 #0000aa #aa00aa #00aaaa #aaaaaa #555555 #ff5555 #55ff55 #ffff55 #5555ff #ff55ff #55ffff #ffffff"
	ofPuTTY  = "#000000 #bb0000 #00bb00 #bbbb00 #0000bb #bb00bb #00bbbb #bbbbbb #555555 #ff5555 #55ff55 #ffff55 #5555ff #ff55ff #55ffff #ffffff"
)

// realPalettes are the defaults of terminals, which tmux and screen show, too.
var realPalettes = map[theme.Background][]palette{
	theme.Light: {
		{"xterm", "#000000", "#ffffff", ofXterm, ""}, {"urxvt", "#000000", "#ffffff", ofUrxvt, ""}, {"mlterm", "#000000", "#ffffff", ofXterm, ""},
		{"gnome-terminal", "#171421", "#ffffff", ofVTE, ""}, {"xfce4-terminal, black on white", "#000000", "#ffffff", ofLinux, ""},
	},
	theme.Dark: {
		{"xterm -rv", "#ffffff", "#000000", ofXterm, ""}, {"urxvt -rv", "#ffffff", "#000000", ofUrxvt, ""}, {"konsole", "#fcfcfc", "#232627", ofBreeze, ""},
		{"gnome-terminal, dark", "#d0cfcc", "#171421", ofVTE, ""}, {"xfce4-terminal", "#ffffff", "#000000", ofLinux, ""},
		{"PuTTY", "#bbbbbb", "#000000", ofPuTTY, "#555555"}, {"Linux console", "#aaaaaa", "#000000", ofLinux, "#555555"},
	},
}

// contrast returns the contrast of a cell's text: the least one, whatever a terminal makes of bold.
func (p palette) contrast(s uv.Style) float64 {
	colours := strings.Fields(p.colours)
	hex := func(c color.Color, own string, bright bool) string {
		switch c := c.(type) {
		case nil:
			return own
		case ansi.BasicColor:
			if bright && c < 8 {
				c += 8
			}
			return colours[c]
		}
		r, g, b, _ := c.RGBA()
		return fmt.Sprintf("#%02x%02x%02x", r>>8, g>>8, b>>8)
	}
	bold, back := s.Attrs&uv.AttrBold != 0, p.back
	least, _ := theme.Contrast(hex(s.Fg, p.text, false), hex(s.Bg, back, false)) // reversed it is the same
	if bold && s.Attrs&uv.AttrReverse != 0 && p.brightBack != "" {
		back = p.brightBack
	}
	bright, _ := theme.Contrast(hex(s.Fg, p.text, bold), hex(s.Bg, back, false))
	return min(least, bright)
}

// TestEveryStyleIsReadableInRealPalettes: with 16 colours, and where the background is not known, all text and the
// chosen row have a contrast of 4.5 in the colours of each real terminal, whatever it makes of bold.
func TestEveryStyleIsReadableInRealPalettes(t *testing.T) {
	modeltest.SkipInShort(t, "draws every style in every palette")
	if modeltest.Race { // one goroutine draws
		t.Skip("draws hundreds of screens")
	}
	t.Parallel()
	type look struct {
		theme string
		theme.Screen
	}
	var looks []look
	for _, name := range []string{"auto", "distinct"} {
		for _, background := range []theme.Background{theme.Dark, theme.Light} {
			looks = append(looks, look{name, theme.Screen{Background: background, Profile: colorprofile.ANSI}})
		}
		looks = append(looks, look{name, theme.Screen{Profile: colorprofile.ANSI256}})
	}
	for _, fewer := range []colorprofile.Profile{colorprofile.ANSI, colorprofile.ASCII} {
		looks = append(looks, look{"auto", theme.Screen{Profile: fewer}})
	}
	var names []string
	pictures := map[look][]string{}
	walkThrough(t, 80, func(name string, d *day) {
		names = append(names, name)
		show := func(name string, s theme.Screen) {
			d.model.Look(name, s)
			d.Send(tea.ColorProfileMsg{Profile: s.Profile})
			d.Settle()
		}
		for _, l := range looks {
			show(l.theme, l.Screen)
			pictures[l] = append(pictures[l], d.View().Content)
		}
		show("dark", theme.Screen{Profile: colorprofile.TrueColor})
	})
	for _, l := range looks {
		t.Run(fmt.Sprint(l), func(t *testing.T) {
			t.Parallel()
			among := realPalettes[l.Background]
			if l.Background == theme.Unknown {
				among = slices.Concat(realPalettes[theme.Dark], realPalettes[theme.Light])
				if l.Profile > colorprofile.ANSI { // a middle tone cannot have it also on dark grey
					among = slices.DeleteFunc(among, func(p palette) bool { return p.back != "#000000" && p.back != "#ffffff" })
				}
			}
			faults, chosen := map[string]string{}, 0
			looked := map[uv.Style]bool{}
			screen := projector{vt.New(80, 24), make(chan string, 1)}
			screen.project(t, pictures[l], l.Profile, func(i int) {
				for y, row := range screen.Cells() {
					for x, cell := range row {
						if strings.TrimSpace(cell.Text) == "" {
							continue
						}
						if cell.Style.Attrs&uv.AttrReverse != 0 {
							chosen++
						}
						if looked[cell.Style] {
							continue
						}
						looked[cell.Style] = true
						for _, p := range among {
							if ratio := p.contrast(cell.Style); ratio < 4.5 {
								faults[fmt.Sprintf("%s: %q", p.name, cell.Style.String())] = fmt.Sprintf("%.1f: %s, row %d, column %d, %q", ratio, names[i], y, x, cell.Text)
							}
						}
					}
				}
			})
			if len(faults) > 0 || chosen == 0 {
				t.Errorf("%d cells are reversed; %q", chosen, faults)
			}
		})
	}
}
