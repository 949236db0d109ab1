package ui_test

import (
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/colorprofile"
	"github.com/charmbracelet/x/ansi"

	"shortlist/model/modeltest"
	"shortlist/ui/terminal"
	"shortlist/ui/uitest/vt"
)

// slides shows pictures, one after another.
type slides struct {
	pictures []string
	at       int
	sized    bool
}

type nextSlide struct{}

func (s *slides) Init() tea.Cmd { return nil }

func (s *slides) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg.(type) {
	case nextSlide:
		s.at++
	case tea.WindowSizeMsg:
		s.sized = true
	}
	return s, nil
}

// View numbers the slide in the title, which is written with the frame.
func (s *slides) View() tea.View {
	if !s.sized {
		return tea.View{}
	}
	v := tea.NewView(s.pictures[s.at])
	v.AltScreen, v.WindowTitle = true, strconv.Itoa(s.at)
	return v
}

// projector is a terminal that reports each slide that is on its screen.
type projector struct {
	*vt.Terminal
	shown chan string
}

func (p projector) Write(b []byte) (int, error) {
	n, err := p.Terminal.Write(b)
	if strings.Contains(string(b), "\x1b]2;") {
		p.shown <- p.Title()
	}
	return n, err
}

// TestNoPaneOrBoxBreaks: some terminals count a cluster of a Devanagari letter and its sign, or of a heart and its colour,
// as one cell, some as two, some as the sum of its characters. The lines of panes and boxes stay in
// their columns, whichever text is between them.
func TestNoPaneOrBoxBreaks(t *testing.T) {
	if modeltest.Race { // the race detector makes it many times as slow, and one goroutine draws
		t.Skip("draws hundreds of screens")
	}
	t.Parallel()
	uncertain := map[string]int{"❤\ufe0f": 1, "कि": 2} // their cells, as the dashboard counts them
	for cluster, cells := range uncertain {
		if got := ansi.StringWidthWc(cluster); got != cells {
			t.Fatalf("%s is counted as %d cells", cluster, got)
		}
	}
	screens := walk(t, 80)
	names := slices.Sorted(maps.Keys(screens))
	var pictures []string
	for _, name := range names {
		_, picture, _ := strings.Cut(strings.TrimPrefix(screens[name], "\n"), "\n")
		pictures = append(pictures, strings.NewReplacer("e", "❤\ufe0f", "in", "कि").Replace(picture))
	}
	for how, count := range map[string]func(string) int{
		"one":                    func(string) int { return 1 },
		"two":                    func(string) int { return 2 },
		"the sum of their runes": func(cluster string) int { return len([]rune(cluster)) },
	} {
		screen := projector{vt.New(80, 24), make(chan string, 1)}
		screen.CountBy(func(cluster string) int {
			if uncertain[cluster] > 0 {
				return count(cluster)
			}
			return ansi.StringWidthWc(cluster)
		})
		lines := 0
		screen.project(t, pictures, colorprofile.TrueColor, func(i int) {
			cells := screen.Cells()
			for y, line := range strings.Split(strings.TrimSuffix(pictures[i], "\n"), "\n") {
				for at, r := range line {
					if strings.ContainsRune("│┃╭╮╰╯├┤", r) {
						lines++
						if x := ansi.StringWidthWc(line[:at]); cells[y][x].Text != string(r) {
							t.Fatalf("counted as %s: %s: row %d, column %d has %q in place of %q\n%s\nwant\n%s", how, names[i], y, x, cells[y][x].Text, r, screen, pictures[i])
						}
					}
				}
			}
		})
		if lines < 500 {
			t.Errorf("only %d lines were looked at", lines)
		}
	}
}

// project draws slides as the dashboard draws its views, and calls look while each is on the screen.
func (p projector) project(t *testing.T, pictures []string, colours colorprofile.Profile, look func(i int)) {
	t.Helper()
	in, keys := io.Pipe()
	sender, ended := make(chan func(tea.Msg), 1), make(chan error, 1)
	go func() {
		size := &terminal.Simulated{Width: 80, Height: 24, Profile: colours, Term: "xterm-256color"}
		o := terminal.Options{Input: in, Output: p, Loan: terminal.NewLoan(), Simulated: size}
		ended <- terminal.Run(t.Context(), &slides{pictures: pictures}, o, func(send func(tea.Msg)) { sender <- send })
	}()
	send := <-sender
	for i := range pictures {
		select {
		case at := <-p.shown:
			if at != strconv.Itoa(i) {
				t.Fatalf("slide %d is shown after %s others", i, at)
			}
		case <-time.After(time.Minute):
			t.Fatalf("slide %d is not drawn", i)
		}
		look(i)
		if i+1 < len(pictures) {
			send(nextSlide{})
		}
	}
	go send(tea.QuitMsg{})
	if err := keys.Close(); err != nil {
		t.Error(err)
	}
	for over := false; !over; {
		select {
		case <-p.shown:
		case err := <-ended:
			if over = true; err != nil {
				t.Error(err)
			}
		}
	}
}
