package ui_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// TestTheReaderHasItsQueueBesideItOnALargeScreen: each applicant once, with the verdict, and the one who is read is on a
// ground. A smaller screen has no queue, and neither has somebody who is read alone.
func TestTheReaderHasItsQueueBesideItOnALargeScreen(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 200, height: 60})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	ids := d.Order()
	d.Do(action.ReadCV, action.VerdictNo)
	row := func(i int) string {
		for _, line := range strings.Split(d.View().Content, "\n") {
			if row := ansi.Cut(line, 0, 34); strings.Contains(ansi.Strip(row), d.Applicant(ids[i]).Applicant.Name) {
				return row
			}
		}
		return ""
	}
	if first := ansi.Strip(row(0)); !strings.HasPrefix(first, " "+theme.SignNo+" ") {
		t.Errorf("the first was a no, and is %q", first)
	}
	if read := ansi.Strip(row(1)); !strings.HasPrefix(read, theme.SignCursor+"  ") {
		t.Errorf("the second is read, and is %q", read)
	}
	if next := ansi.Strip(row(2)); !strings.HasPrefix(next, " "+theme.SignNotViewed+" ") {
		t.Errorf("the third is not viewed, and is %q", next)
	}
	d.Resize(120, 40)
	if next := row(2); next != "" {
		t.Errorf("a smaller screen has the queue: %q", next)
	}
}

// TestALargeScreenShowsTheCVBesideTheProfile with its headings, without a key and without a view, or why it has no text.
func TestALargeScreenShowsTheCVBesideTheProfile(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 200, height: 60})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	sent := d.service.Count(sandbox.MarkViewed)
	d.ToPerson("sent a DOCX", func(c model.Candidate) bool { return c.CV != nil && strings.HasSuffix(c.CV.Name, ".docx") })
	heading := regexp.MustCompile(`\x1b\[[\d;]+m(?:Про себе|Освіта)`)
	d.Until("the CV is beside the profile", func() bool { return heading.MatchString(d.View().Content) })
	d.ToPerson("sent no CV", func(c model.Candidate) bool { return c.CV == nil && !c.JustIn() })
	d.Pane(env.DetailPane).Sees("No CV is attached.")
	d.Do(action.Back)
	d.ToJob("ua-nurse")
	d.Do(action.Open)
	d.ToPerson("sent a scan", func(c model.Candidate) bool { return c.CV != nil && strings.HasSuffix(c.CV.Name, ".jpg") })
	d.Pane(env.DetailPane).Sees("It is a picture without text.")
	if n := d.service.Count(sandbox.MarkViewed); n != sent {
		t.Errorf("%d applications were marked viewed", n-sent)
	}
}

// TestAVeryLargeScreenShowsWhatIsKnownBesideTheCV: the needs leave the profile for a third column, beside the list and in the
// reader, and the rules between the columns go on below the text. A smaller screen has them in the profile.
func TestAVeryLargeScreenShowsWhatIsKnownBesideTheCV(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 300, height: 80})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	d.ToPerson("nothing else is known of", func(c model.Candidate) bool { return c.AppliesCount < 2 && c.CV != nil })
	d.Until("there is no column without text", func() bool { return strings.Count(d.Screen().Lines[77], "│") == 2 })
	d.Do(action.Back, action.Needs)
	d.Type("needle in a haystack")
	d.Do(action.KeepNote, action.Open)
	d.ToPerson("sent a DOCX", func(c model.Candidate) bool { return c.CV != nil && strings.HasSuffix(c.CV.Name, ".docx") })
	for _, where := range []string{"beside the list", "in the reader"} {
		d.Until("the needs are known", func() bool { return d.Screen().Has("needle in a haystack") })
		begins := map[string]int{} // the cells at which headings begin
		lines := d.Screen().Lines
		for _, line := range lines {
			for _, heading := range []string{"Experience", "Needs"} {
				if before, _, ok := strings.Cut(line, " "+heading); ok {
					begins[heading] = ansi.StringWidth(before)
				}
			}
		}
		if begins["Experience"] == 0 || begins["Needs"] < begins["Experience"]+2*widget.MostText {
			t.Errorf("%s: %v%s", where, begins, d.Picture())
		}
		if last := lines[len(lines)-2]; strings.Count(last, "│") != 3 {
			t.Errorf("%s: the last line is %q", where, last)
		}
		d.Do(action.ReadCV)
	}
	d.Resize(200, 60)
	d.Until("the needs are in the profile", func() bool {
		return slices.ContainsFunc(d.Screen().Lines, func(line string) bool {
			before, _, ok := strings.Cut(line, " Needs")
			return ok && ansi.StringWidth(before) < widget.MostText
		})
	})
}
