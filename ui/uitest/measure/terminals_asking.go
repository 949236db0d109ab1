//go:build linux

package main

import (
	"bytes"
	"encoding/base64"
	"errors"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os/exec"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	"shortlist/ui/doctor"
	"shortlist/ui/uitest/vt"
)

// answering is how long a terminal may take. A computer with software for a graphics card may be slow.
const answering = 5 * time.Second

// question is one that shortlist asks. No other question is sent, because some end a terminal.
type question struct{ name, ask, answer string }

var questions = []question{
	{"DA1", "\x1b[c", `\x1b\[\?[\d;]*c`},
	{"DA2", "\x1b[>c", `\x1b\[>[\d;]*c`},
	{"XTVERSION", "\x1b[>q", `\x1bP>\|[^\x1b\a]*(?:\x1b\\|\a)`},
	{"?u", "\x1b[?u", `\x1b\[\?\d+u`}, // before the margins, whose sequence saves the cursor in some terminals
	modeQuestion(2026), modeQuestion(2027), modeQuestion(2048), modeQuestion(2031), modeQuestion(69),
	{"margins", "\x1b[?69h\x1b[3;5s\x1b[2;4H\r\x1b[6n\x1b[?69l", `\x1b\[\d+;\d+R`},
	{"?4m", "\x1b[?4m", `\x1b\[>4[;\d]*m`},
	{"OSC 11", "\x1b]11;?\x1b\\", `\x1b\]11;[^\x1b\a]*(?:\x1b\\|\a)`},
	{"Ms", "\x1bP+q4d73\x1b\\", `\x1bP[01]\+r[^\x1b]*\x1b\\`},
	{"kitty's pictures", "\x1b_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\x1b\\", `\x1b_Gi=31[^\x1b]*\x1b\\`},
	{"size of sixel", "\x1b[?2;1;0S", `\x1b\[\?[\d;]*S`},
	{"size of a cell", "\x1b[16t", `\x1b\[6;\d+;\d+t`},
	{"light or dark", "\x1b[?996n", `\x1b\[\?997;\d+n`},
	{"OSC 72", "\x1b]72;t=q\x1b\\", `\x1b\]72;t=q[^\x1b\a]*(?:\x1b\\|\a)`},
}

func modeQuestion(mode int) question {
	return question{format("?%d$p", mode), format("\x1b[?%d$p", mode), format(`\x1b\[\?%d;\d\$y`, mode)}
}

// seen is what was seen of a terminal.
type seen = vt.Recording

// position matches the report of the cursor. Every terminal sends it, after the answers to all questions before.
const position = `\x1b\[(\d+);(\d+)R`

// ask sends the questions one by one, and looks where each leaves the cursor.
func (r *running) ask() error {
	var all strings.Builder
	for _, q := range questions {
		end := position // the answer of a terminal behind the one that is asked may follow
		if q.name == "margins" {
			end = position + "(?s:.*)" + position
		}
		a, err := r.exchange("\x1b[2J\x1b[5;7H"+q.ask+"\x1b[6n", end)
		if err != nil {
			return err
		}
		if !a.Whole {
			return errors.New("the terminal does not report its cursor")
		}
		all.WriteString(a.Got)
		r.seen.Answers[q.name] = regexp.MustCompile(q.answer).FindString(a.Got)
		at := regexp.MustCompile(position).FindString(a.Got)
		if at != "\x1b[5;7R" && q.name != "margins" {
			r.seen.Cursor[q.name] = strings.TrimSuffix(at[2:], "R")
		}
	}
	a, err := r.exchange("\x1b[c\x1b[6n", position)
	all.WriteString(a.Got)
	for _, q := range questions {
		if late := regexp.MustCompile(q.answer).FindString(all.String()); r.seen.Answers[q.name] == "" && late != "" {
			r.seen.Answers[q.name], r.seen.Late = late, append(r.seen.Late, q.name)
		}
	}
	return err
}

// samples are the words whose width terminals disagree about.
func samples() (out []string) {
	for _, s := range doctor.Samples() {
		out = append(out, s.Text)
	}
	return append(out, "नमस्ते", "நி", "กำ", "\u1112\u1161\u11ab", "❤\ufe0f", "👍🏽", "👨\u200d👩\u200d👧\u200d👦", "1\ufe0f\u20e3", "سلام", "لا", "مُحَمَّد",
		"a\u00adb", "a\u200bb", "a\u200eb", "a\u200fb", "ខ្មែរ", "မြန်မာ", "বাংলা", "🫨", "🇺", "│")
}

func (r *running) measure() error {
	first := 0 // the column of an empty word: some terminals count from 0
	for i, word := range append([]string{""}, samples()...) {
		a, err := r.exchange("\x1b[5;1H\x1b[2K"+word+"\x1b[6n", position)
		if err != nil {
			return err
		}
		at := regexp.MustCompile(position).FindStringSubmatch(a.Got)
		if at == nil {
			continue
		}
		column, _ := strconv.Atoi(at[2]) // the pattern has digits only
		if i == 0 {
			first = column
			continue
		}
		r.seen.Widths[word] = column - first
	}
	return nil
}

// press presses the keys of which terminals send different bytes, in the modes of the dashboard. A letter after each key ends it.
func (r *running) press() error {
	if _, err := r.exchange("\x1b[>4;2m\x1b[>1u\x1b[6n", position); err != nil {
		return err
	}
	for _, key := range words("ctrl+Left ctrl+Right alt+Left ctrl+s alt+x shift+Tab Escape Escape,Escape Home End Delete BackSpace shift+Return KP_Enter ctrl+z") {
		if err := r.display.keys(append(strings.Split(key, ","), "q")...); err != nil {
			return err
		}
		a, err := r.exchange("", "q$")
		if err != nil {
			return err
		}
		if !a.Whole {
			return errors.New("keys do not arrive")
		}
		r.seen.Keys[key] = strings.TrimSuffix(a.Got, "q")
	}
	// On a Ukrainian keyboard; a digit, the same on both, ends each.
	for _, key := range words("Cyrillic_o Cyrillic_O ctrl+Ukrainian_i alt+Cyrillic_che") {
		if err := r.display.keys(key, "1"); err != nil {
			return err
		}
		a, err := r.exchange("", "1$")
		if err != nil {
			return err
		}
		if !a.Whole {
			return errors.New("keys of a Ukrainian keyboard do not arrive")
		}
		r.seen.Keys[key] = strings.TrimSuffix(a.Got, "1")
	}
	_, err := r.exchange("\x1b[>4m\x1b[<u\x1b[6n", position)
	return err
}

// The colours that are looked for in pictures of the screen. No text and no terminal has them.
var (
	ofMillions = color.RGBA{18, 121, 87, 255}
	of256      = color.RGBA{255, 135, 0, 255} // number 208
	ofKitty    = color.RGBA{255, 0, 255, 255}
	ofSixel    = color.RGBA{0, 102, 255, 255}
	ofITerm    = color.RGBA{128, 255, 64, 255}
)

// enough is how many pixels of a colour count as an area.
const enough = 500

// draw draws areas in colours and pictures, and looks which are on the screen.
func (r *running) draw() error {
	side := 60
	kitty, iterm := solid(ofKitty, side), solid(ofITerm, side)
	sixel := "\x1bPq\"1;1;60;60#1;2;0;40;100" + strings.Repeat("#1!60~-", 10) + "\x1b\\"
	blank := strings.Repeat(" ", 30)
	areas := "\x1b[?25l\x1b[2J\x1b[1;1H\x1b[48;2;18;121;87m" + blank + "\x1b[2;1H\x1b[48;5;208m" + blank + "\x1b[m" +
		"\x1b[4;1H\x1b_Ga=T,f=100,q=2;" + kitty + "\x1b\\\x1b[10;1H" + sixel + "\x1b[16;1H\x1b]1337;File=inline=1:" + iterm + "\a\x1b[5n\x1b[6n"
	promised := strings.HasSuffix(r.seen.Answers["kitty's pictures"], ";OK\x1b\\")
	var at image.Image
	var err error
	until(func() bool { // kitty 0.48 may draw the first picture of a window late; a terminal of fewer colours takes all the time
		if _, err = r.exchange(areas, position); err == nil {
			at, err = r.picture("colours")
		}
		return err != nil || pixels(at, of256) > enough && (!promised || pixels(at, ofKitty) > enough)
	})
	if err != nil {
		return err
	}
	r.seen.Colours = 16
	if pixels(at, of256) > enough {
		r.seen.Colours = 256
	}
	if pixels(at, ofMillions) > enough {
		r.seen.Colours = 1 << 24
	}
	for _, kind := range []struct {
		name   string
		colour color.RGBA
	}{{"kitty", ofKitty}, {"sixel", ofSixel}, {"iTerm2", ofITerm}} {
		if pixels(at, kind.colour) > enough {
			r.seen.Pictures = append(r.seen.Pictures, kind.name)
		}
	}
	_, err = r.exchange("\x1b_Ga=d,q=2\x1b\\\x1b[2J\x1b[6n", position)
	return err
}

// solid returns a square of a colour as PNG in base64.
func solid(c color.Color, side int) string {
	square := image.NewRGBA(image.Rect(0, 0, side, side))
	draw.Draw(square, square.Bounds(), image.NewUniform(c), image.Point{}, draw.Src)
	var b bytes.Buffer
	_ = png.Encode(&b, square) // writing to a buffer does not fail
	return base64.StdEncoding.EncodeToString(b.Bytes())
}

// link looks whether text with a link (OSC 8) looks different from the same text without one, the mouse over it.
func (r *running) link() error {
	var at [2]image.Image
	for i, open := range []string{"", "\x1b]8;;https://example.com\x1b\\"} {
		text := open + strings.Repeat("some words of a text ", 3) + "\x1b]8;;\x1b\\"
		if err := r.display.point(screenWidth/2, screenHeight-20); err != nil {
			return err
		}
		rows := ""
		for row := 1; row < 10; row++ {
			rows += format("\x1b[%d;1H", row) + text
		}
		if _, err := r.exchange("\x1b[2J"+rows+"\x1b[6n", position); err != nil {
			return err
		}
		if err := r.display.point(100, 90); err != nil {
			return err
		}
		var err error
		if at[i], err = r.picture([]string{"plain", "link"}[i]); err != nil {
			return err
		}
	}
	r.seen.Links = yes(differ(at[0], at[1]))
	return r.display.point(screenWidth/2, screenHeight-20)
}

// clip sends a text for the clipboard (OSC 52), and reads the clipboard as another program does.
func (r *running) clip() error {
	reader := words("xclip -o -selection clipboard")
	if r.row.wayland {
		reader = words("wl-paste -n")
	}
	if _, err := exec.LookPath(reader[0]); err != nil {
		r.seen.Clipboard = "not tried: " + reader[0] + " is not installed"
		return nil
	}
	text := "for the clipboard of " + r.row.name
	if _, err := r.exchange("\x1b]52;c;"+base64.StdEncoding.EncodeToString([]byte(text))+"\x1b\\\x1b[6n", position); err != nil {
		return err
	}
	_, _, err := r.display.picture() // the terminal has done what it was sent
	out, _ := r.display.output(reader[0], reader[1:]...)
	r.seen.Clipboard = yes(string(out) == text)
	return err
}

// transfer offers a file to kitty as shortlist does (OSC 5113), and allows it with y.
func (r *running) transfer() error {
	r.seen.Files = "no"
	if !strings.Contains(r.seen.Answers["XTVERSION"], "kitty") {
		return nil
	}
	a, err := r.exchange("\x1b]5113;ac=send;id=1\x1b\\\x1b[6n", position)
	for range 20 {
		if err != nil || strings.Contains(a.Got, "st=") {
			break
		}
		if _, _, err = r.display.picture(); err == nil { // its question is drawn
			err = r.display.keys("y")
		}
		if err == nil {
			a, err = r.within("", `5113;[^\x1b]*st=[^\x1b]*\x1b\\`, time.Second)
		}
	}
	r.seen.Answers["OSC 5113"] = regexp.MustCompile(`\x1b\]5113;[^\x1b]*\x1b\\`).FindString(a.Got)
	r.seen.Files = yes(strings.Contains(r.seen.Answers["OSC 5113"], "st=T0s")) // OK
	return err
}

// environ keeps the variables that terminals, and programs between, set about themselves.
func environ(all []string) (out []string) {
	for _, v := range all {
		name, _, _ := strings.Cut(v, "=")
		if slices.Contains(words("COLORFGBG COLORTERM TERM_PROGRAM TERM_PROGRAM_VERSION VTE_VERSION KONSOLE_VERSION LC_TERMINAL TERMINOLOGY"), name) {
			out = append(out, v)
		}
	}
	return out
}

func yes(so bool) string {
	if so {
		return "yes"
	}
	return "no"
}
