package ui_test

import (
	"encoding/json"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"shortlist/assets"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/modeltest"
	"shortlist/ui"
	"shortlist/ui/action"
	"shortlist/ui/external"
)

// walk visits screens of so many columns, and returns their pictures by name.
func walk(t *testing.T, width int) map[string]string {
	seen := map[string]string{}
	walkThrough(t, width, func(name string, d *day) { seen[name] = d.Picture() })
	return seen
}

// walkThrough calls look while each of the screens is shown.
func walkThrough(t *testing.T, width int, look func(name string, d *day)) {
	command := action.Keys{"alt+7"}
	d := begin(t, setup{width: width, height: 24, team: t.TempDir(), manager: "ivan", options: ui.Options{
		ConfigFile: "/home/olena/config.toml", UI: model.UI{Theme: "dark"}, SetLanguage: func(lang.Language) error { return nil }, SetTheme: func(string) error { return nil },
		Commands: []external.Command{{Name: "Mail", Keys: command, Applicant: true, Program: []string{"mail", "{prompt.a}"}, Prompts: []external.Prompt{{Name: "a"}}}},
	}})
	press := func(keys ...action.Keys) { // an action that is not possible now shows its reason
		for _, k := range keys {
			d.Press(k[0])
		}
	}
	shows := func(name string, keys ...action.Keys) {
		press(keys...)
		look(name, d)
	}
	box := func(name string, keys ...action.Keys) {
		shows(name, keys...)
		press(action.Back)
	}
	press(action.Top)
	shows("jobs")
	box("help", action.Help)
	box("palette", action.Palette)
	box("search", action.Search)
	box("outbox", action.Outbox)
	box("new applications", action.Inbox)
	box("activity log", action.ActivityLog)
	box("overview", action.Overview)
	box("shortlists", action.Shortlists)
	box("job text", action.Preview)
	shows("marked jobs", action.Mark, action.Down, action.Mark)
	press(action.Back)
	box("sorted jobs", action.Sort)
	press(action.DeleteJob)
	box("a question about a job")
	press(action.Top)
	shows("form", action.NewJob)
	for range 7 {
		press(action.NextField)
	}
	shows("further down in the form")
	shows("errors of the form", action.ReviewJob)
	press(action.Back)
	press(action.Back)
	box("drafts")
	press(action.Top)
	shows("applicants", action.Open)
	press(action.Top) // who has a CV
	shows("a verdict", action.VerdictMaybe)
	press(action.Top) // who has a CV
	box("note", action.Note)
	box("stars", action.Rate)
	box("tags", action.Tags)
	press(action.Snooze)
	d.Type("x")
	shows("no date", action.Accept)
	press(action.ClearLine)
	d.Type("today")
	shows("a date")
	shows("who is due", action.Accept)
	box("on a shortlist", action.Enlist)
	box("export", action.Export)
	box("a prompt of a command", command)
	shows("marked applicants", action.Mark, action.Down, action.Mark)
	box("comparison", action.Compare)
	press(action.Back) // unmarks
	press(action.Top)  // who has a CV
	shows("blind", action.Blind)
	press(action.Blind)
	shows("reader", action.ReadCV)
	box("help of the reader", action.Help)
	shows("pages of the reader", action.PageLayout)
	press(action.Back)
	for _, typed := range []string{"settings", "language", "choose the theme", "erase appl"} {
		press(action.Palette)
		d.Type(typed)
		box(typed, action.Accept)
	}
	walkThroughAnswers(t, width, look)
}

// walkThroughAnswers is walkThrough of interviews, letters and packets.
func walkThroughAnswers(t *testing.T, width int, look func(name string, d *day)) {
	d := begin(t, setup{width: width, height: 24, letters: desksLetters(t), options: ui.Options{UI: model.UI{Theme: "dark"}}})
	press := func(keys ...action.Keys) {
		for _, k := range keys {
			d.Press(k[0])
		}
	}
	shows := func(name string, keys ...action.Keys) {
		press(keys...)
		look(name, d)
	}
	press(action.Top, action.Open, action.Top)
	for range 5 { // some of them are out of reach
		press(action.Mark)
	}
	shows("letters to choose from", action.WriteLetter)
	press(action.Bottom, action.Accept)
	d.Type("2026-11-03 9-18, 30 min")
	shows("times to offer")
	shows("an offer", action.Accept)
	press(action.Yes, action.Back, action.Agenda)
	if len(d.interviews()) == 0 {
		t.Fatalf("no time is offered%s", d.Picture())
	}
	shows("agenda")
	shows("a time", action.Invite, action.LineDown)
	press(action.Accept, action.Yes, action.Bottom, action.ReadReply)
	d.Paste("The first one. Is there parking?")
	shows("a reply", action.KeepNote)
	press(action.Yes, action.Top)
	shows("agenda with a question")
	press(action.Back)
	shows("overview with interviews", action.Overview)
	press(action.Back, action.Answers)
	d.Press("3")
	shows("letters that wait")
	press(action.Back, action.Top, action.Mark, action.Mark, action.Packet)
	d.Type("Max <max@example.org>")
	press(action.Accept)
	shows("a packet is asked about")
	press(action.Yes, action.Back, action.Back, action.Packets)
	codes := d.packets()[0].People
	for _, answers := range []string{codes[0].Code + " yes", codes[0].Code + " no\n" + codes[1].Code + " yes\nXXX-123 no"} {
		press(action.Accept)
		d.Paste(answers)
		shows("a reply to a packet", action.KeepNote)
		press(action.Yes)
	}
	shows("packets")
}

// TestOnlyLinesAreFaint: a text in the colour of rules cannot be read.
func TestOnlyLinesAreFaint(t *testing.T) {
	modeltest.SkipInShort(t, "draws every screen")
	t.Parallel()
	for _, width := range []int{80, 120} {
		walkThrough(t, width, func(name string, d *day) {
			for _, m := range faint.FindAllStringSubmatch(d.View().Content, -1) {
				if strings.ContainsFunc(m[1], unicode.IsLetter) {
					t.Errorf("%s in %d columns: %q is faint", name, width, m[1])
				}
			}
		})
	}
}

// faint is a text in the dark theme's colour of rules.
var faint = regexp.MustCompile(`\x1b\[[\d;]*38;2;70;80;92[\d;]*m([^\x1b]*)`)

// cut returns the ends of texts that are cut, except texts of the scenario and numbers. It ignores a sign that is apart,
// which tabs leave that have no room.
func cut(picture, data string) (out []string) {
	for _, m := range regexp.MustCompile(`([^│…\n]{1,12})…`).FindAllStringSubmatch(strings.ReplaceAll(picture, "  …", ""), -1) {
		words := strings.Fields(regexp.MustCompile(`/\pL*$|[0-9·–]+`).ReplaceAllString(m[1], " ")) // a salary is the scenario's, too
		if len(words) > 0 && !strings.Contains(data, words[len(words)-1]) {
			out = append(out, strings.Join(words, " "))
		}
	}
	return out
}

// nextKeys are the keys that one presses next in a screen or a box, and the way out. Its line of keys has them at 80 columns.
var nextKeys = map[string]string{
	"jobs": "enter p N ? q", "job text": "enter e J esc ?", "marked jobs": "A X D esc ?", "a question about a job": "y n", "form": "ctrl+s esc tab f1",
	"applicants": "enter t a esc ?", "a verdict": "enter t a esc ?", "marked applicants": "a = esc ?", "reader": "a esc J t ?", "pages of the reader": "a esc J ?",
	"comparison": "a esc ?", "overview": "enter esc ?", "help": "enter ↑ esc", "note": "ctrl+s esc", "tags": "enter esc", "a date": "enter esc", "export": "enter ↑ ← esc",
	"agenda": "a enter esc ?", "a time": "enter ↑ esc", "a reply": "y n", "letters that wait": "enter x esc ?", "packets": "enter D esc", "a reply to a packet": "y t n",
}

// footerOf returns the footer, and the keys on the edge of a box, over which there is no footer.
func footerOf(picture string) string {
	lines := strings.Split(strings.TrimRight(picture, "\n"), "\n")
	footer := strings.Replace(strings.TrimSpace(lines[len(lines)-1]), " │ ", "   ", 1)
	for _, line := range lines {
		if _, edge, ok := strings.Cut(line, "╰─ "); ok {
			footer += "   " + edge
		}
	}
	return footer
}

// hasKeys reports whether each key begins an entry of the line of keys.
func hasKeys(footer, keys string) bool {
	return !slices.ContainsFunc(strings.Fields(keys), func(key string) bool { return !strings.Contains("   "+footer, "   "+key+" ") })
}

const walkFile = "SHORTLIST_TEST_WALK"

// walkInAProcess walks for walkElsewhere, in the process that it started.
func walkInAProcess(t *testing.T, width int) bool {
	path := os.Getenv(walkFile)
	if path == "" {
		return false
	}
	data, err := json.Marshal(walk(t, width))
	if err == nil {
		err = os.WriteFile(path, data, 0o600)
	}
	modeltest.Must(t, err)
	return true
}

// walkElsewhere runs the test in a process of its own, whose environment chooses the language, and returns what it saw.
func walkElsewhere(t *testing.T, environment string) (pictures map[string]string) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "walk")
	cmd := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^"+strings.ReplaceAll(t.Name(), "/", "$/^")+"$", "-test.count=1")
	cmd.Env = append(os.Environ(), walkFile+"="+path, environment)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%s", environment, err, out)
	}
	data, err := os.ReadFile(path)
	if err == nil {
		err = json.Unmarshal(data, &pictures)
	}
	modeltest.Must(t, err)
	return pictures
}

// TestEveryScreenFitsInEveryLanguage at 80 columns: no more texts are cut than in English, but for those of the
// scenario, such as names. A process has one language, so each is walked through in its own.
func TestEveryScreenFitsInEveryLanguage(t *testing.T) {
	modeltest.SkipInShort(t, "draws every screen in each language")
	if modeltest.Race { // the race detector makes them many times as slow, and one goroutine draws
		t.Skip("draws hundreds of screens")
	}
	if walkInAProcess(t, 80) {
		return
	}
	t.Parallel()
	pictures := map[lang.Language]map[string]string{}
	for _, l := range lang.All() {
		pictures[l] = walkElsewhere(t, lang.Variable+"="+l.Code())
	}
	people, err := fs.ReadFile(assets.Scenarios, "demo.json")
	modeltest.Must(t, err)
	data := string(people)
	for l, screens := range pictures {
		for name, keys := range nextKeys {
			if footer := footerOf(screens[name]); !hasKeys(footer, keys) {
				t.Errorf("%s: %q has not %s in %q", l.Name(), name, keys, footer)
			}
		}
		for _, name := range slices.Sorted(maps.Keys(screens)) {
			picture := screens[name]
			if cut, before := cut(picture, data), cut(pictures[lang.English][name], data); len(cut) > len(before) && name != "pages of the reader" {
				t.Errorf("%s: %q is cut in %q, in English %q:\n%s", l.Name(), cut, name, before, picture)
			}
			if l != lang.English && picture == pictures[lang.English][name] {
				t.Errorf("%s: %q is in English", l.Name(), name)
			}
		}
	}
}
