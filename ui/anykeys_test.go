package ui_test

import (
	"flag"
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui/action"
	"shortlist/ui/uitest"
)

// move is an act of a person, or an event around the form.
type move struct {
	does string // press, paste, mend, send, wait, meddle and others
	what string // the key, the text or the field
}

// doing generates moves of a kind.
func doing(does string, whats ...string) *rapid.Generator[move] {
	return rapid.Map(rapid.SampledFrom(whats), func(what string) move { return move{does, what} })
}

// kind is a kind of moves, and how often it occurs.
type kind struct {
	moves *rapid.Generator[move]
	often int
}

// length is the number of moves in a day.
const length = 50

// script generates the moves of a day.
func script(kinds ...kind) *rapid.Generator[[]move] {
	all := []*rapid.Generator[move]{rapid.Just(move{})} // no move: rapid replaces moves with it that a failure does not need
	for _, k := range kinds {
		all = append(all, slices.Repeat([]*rapid.Generator[move]{k.moves}, k.often)...)
	}
	return rapid.Map(rapid.SliceOfN(rapid.OneOf(all...), length, length), func(moves []move) []move {
		return slices.DeleteFunc(moves, func(m move) bool { return m == move{} })
	})
}

// property checks a property on times days, unless the flag sets another number, and
// a fifth of that with -short. The flag belongs to the process, so a test of a property
// is not parallel. A day takes longer than the usual checks of rapid. Each day is a
// test of its own, whose parts are closed after it. It returns its failure, so that
// only the shortest sequence of moves to it is reported.
func property(t *testing.T, times int, script *rapid.Generator[[]move], begins []string, broken func(t *testing.T, begin string, moves []move) string) {
	t.Helper()
	if f := flag.Lookup("rapid.checks"); f.Value.String() == f.DefValue {
		modeltest.Must(t, flag.Set(f.Name, strconv.Itoa(times)))
		defer func() { _ = flag.Set(f.Name, f.DefValue) }() // restored
	}
	rapid.Check(t, func(rt *rapid.T) {
		begin := rapid.SampledFrom(begins).Draw(rt, "begin")
		moves := script.Draw(rt, "moves")
		failure := "the day failed"
		if ended := t.Run(begin, func(t *testing.T) { failure = broken(t, begin, moves) }); !ended || failure != "" {
			rt.Fatalf("%s\nin %s, with %q", failure, begin, moves)
		}
	})
}

// Open opens a form by a key of the jobs if no form is open, and closes the boxes over
// it.
func (d *day) Open(key string) {
	d.Helper()
	if d.BoxTitle() != "" {
		d.Pause()
		d.Press(action.Back[0])
	}
	if d.Left() || d.Front() == theForm || d.BoxTitle() != "" {
		return
	}
	d.Press(key)
	if d.BoxTitle() == "A new job" {
		d.Do(action.NewJob) // an empty form
	}
}

// Mend gives a field of the open form a valid value; "" means every field.
func (d *day) Mend(f model.FormField) {
	d.Helper()
	if f == "" {
		for _, f := range model.FormFields() {
			d.Mend(f)
		}
		return
	}
	for range model.FormFields() {
		if !d.inForm() || strings.Contains(d.pointer(), fields[f]) {
			break
		}
		d.Do(action.NextField)
	}
	switch good := right[f]; {
	case !d.inForm():
	case len(good) == 1:
		d.Press(good)
	default:
		d.Press("ctrl+end", "end", "ctrl+u")
		d.Paste(good)
	}
}

// right holds a valid value of each field. A single letter is a key that chooses the
// value.
var right = map[model.FormField]string{
	model.FieldTitle: "Кухар-кондитер", model.FieldRegion: "Львів", model.FieldAddress: "вул. Вигадана, 1",
	model.FieldSalaryFrom: "20 000", model.FieldSalaryTo: "25k", model.FieldRate: "3", model.FieldCurrency: "0",
	model.FieldType1: "1", model.FieldType2: "2", model.FieldDescription: duties,
}

// anyKey generates all acts on a form, with sends.
func anyKey() *rapid.Generator[[]move] {
	var names []string
	for _, f := range model.FormFields() {
		names = append(names, string(f))
	}
	return script(
		kind{doing("press", "tab", "shift+tab", "enter", "up", "down", "left", "right", "home", "end"), 6},
		kind{doing("press", "backspace", "backspace", "delete", "ctrl+u", "ctrl+k", "ctrl+w"), 2},
		kind{doing("press", "a", "я", "Z", "space", "x", "k", "j", "0", "1", "2", "3", "4", "5", "-", "."), 5},
		kind{doing("press", "ctrl+z", "ctrl+z", "ctrl+y", "ctrl+t", "ctrl+o", "ctrl+g", "ctrl+n", "ctrl+x", "ctrl+p", "f1"), 4},
		kind{doing("press", "y", "n", "m", "t", "w", "esc", "N", "e", "C", "D", "ctrl+s", "?", "L"), 5},
		kind{doing("mend", names...), 4},
		kind{doing("mend", ""), 3},
		kind{doing("send", ""), 4},
		kind{doing("mend and send", ""), 4},
		kind{doing("wait", ""), 1},
		kind{doing("open", action.NewJob[0], action.EditJob[0], action.EditJob[0], action.CloneJob[0]), 6},
		kind{doing("meddle", "Шеф-кухар", "Заголовок, довший за двадцять знаків", ""), 1},
		kind{doing("paste",
			"25 000", "25.000", "-1", "2.5", "1e30", "9223372036854775808", "25 тис. грн", "0", "Львів", "\u200b", "  ", "\x00",
			strings.Repeat("ї", 21), strings.Repeat("😀", 11), "a\u0308\u202e\x1b[31m", "<p>", "<b>", "</p>\r\n\r\n- a\r\n", "<!--",
			"<script>"+duties+"</script>", "<table><tr><td>"+duties+"</td></tr></table>", "**"+duties+"**", "&nbsp;&#8203;", "```\n"+duties,
			duties), 4},
	)
}

func TestNoKeysSendWhatTheRulesRefuse(t *testing.T) {
	modeltest.SkipInShort(t, "presses hundreds of keys")
	sends := map[sandbox.Endpoint]int{}
	days := 0
	property(t, 14, anyKey(), []string{"a new job", "an empty form", "an edit", "a copy", "an edit of a job that breaks rules"}, func(t *testing.T, how string, moves []move) string {
		days++
		s := setup{width: 80, height: 24}
		if how == "an edit of a job that breaks rules" {
			s.service.Scenario = "hostile"
		}
		d := begin(t, s)
		d.Unwatched = true // there are too many frames
		d.service.SetLimit(50)
		there := map[int64]bool{}
		for _, j := range d.Jobs() {
			there[j.ID] = true
		}
		edited := d.opens(how)
		for _, m := range append(moves, move{does: "mend and send"}) {
			if d.Left() {
				break
			}
			switch m.does {
			case "press":
				d.Press(m.what)
			case "paste":
				d.Paste(m.what)
			case "mend":
				d.Mend(model.FormField(m.what))
			case "send":
				d.Press("ctrl+s", "y")
			case "mend and send":
				d.Mend("")
				d.Press("ctrl+s", "y")
			case "wait":
				d.Pause()
			case "open":
				d.Open(m.what)
			case "meddle":
				modeltest.Must(t, d.service.ChangeJob(edited, func(r *sandbox.Record) { r.Title = m.what }))
			}
		}
		for _, sent := range d.sent {
			if _, problems := d.account.Validate(sent); len(problems) > 0 {
				return fmt.Sprintf("%#v was to be sent, which breaks %q", sent, problems)
			}
		}
		for _, r := range d.service.Requests() {
			switch {
			case r.Endpoint != sandbox.Create && r.Endpoint != sandbox.Update:
			case r.Status == http.StatusBadRequest:
				return fmt.Sprintf("the service refused a %s; to be sent were %#v", r.Endpoint, d.sent)
			case r.Status/100 == 2:
				sends[r.Endpoint]++
			}
		}
		for _, j := range d.Jobs() {
			currency := model.Currency(j.Currency)
			if _, problems := d.account.Validate(model.DraftOf(j.Job, &currency)); len(problems) > 0 && !there[j.ID] {
				return fmt.Sprintf("the service has %#v, which breaks %q", j.Job, problems)
			}
		}
		return ""
	})
	t.Logf("%v were done in %d days", sends, days)
	if days >= 10 && (sends[sandbox.Create] < days/4 || sends[sandbox.Update] < days/20) { // fewer with -short
		t.Errorf("too little was sent for a result: %v in %d days", sends, days)
	}
}

// opens opens a form, and returns the job that another writer will change: the edited
// one, if there is one.
func (d *day) opens(how string) (other int64) {
	d.Helper()
	other = d.Jobs()[0].ID
	switch how {
	case "a new job":
		d.Do(action.NewJob)
		d.Write("Кухар")
	case "an empty form":
		d.Do(action.NewJob)
	case "an edit":
		other = d.ToJob("ua-barista").ID
		d.Do(action.EditJob)
		d.Mend(model.FieldCurrency)
	case "a copy":
		d.ToJob("ua-barista")
		d.Do(action.CloneJob)
		d.Mend(model.FieldCurrency)
	default:
		if j, ok := d.Current(); ok {
			other = j.ID
		}
		d.Do(action.EditJob)
		d.Mend(model.FieldCurrency)
	}
	return other
}

// storm generates the events around a create and its answer.
func storm() *rapid.Generator[[]move] {
	return script(
		kind{doing("write", "Пекар", "Кухар"), 6},
		kind{doing("fault", "none", "lost", "lost", "cut", "500", "401", "429", "400", "lost, twice"), 7},
		kind{doing("blind", "cut", "none", "none"), 1},
		kind{doing("send", ""), 8},
		kind{doing("send and end", ""), 1},
		kind{doing("restart", ""), 1},
		kind{doing("wait", ""), 4},
		kind{doing("press", "y", "y", "w", "x", "r", "esc", "enter", "N", "ctrl+s", "ctrl+x", "D", "tab", "a", "q"), 8},
	)
}

// faults are the faults of a create, by their name in the storm.
var faults = map[string]sandbox.Faults{
	"none": nil,
	"lost": {{Endpoint: sandbox.Create, Lost: true, Count: 1}}, "lost, twice": {{Endpoint: sandbox.Create, Lost: true, Count: 2}},
	"cut": {{Endpoint: sandbox.Create, Cut: true, Count: 1}}, "500": {{Endpoint: sandbox.Create, Status: 500, Count: 1}},
	"401": {{Endpoint: sandbox.Create, Status: 401, Count: 1}}, "429": {{Endpoint: sandbox.Create, Status: 429, Count: 1}},
	"400": {{Endpoint: sandbox.Create, Status: 400, Count: 1}},
}

// unanswered counts the creates that reached the service and have no answer with an
// outcome.
func (d *day) unanswered() (n int) {
	for _, r := range d.service.Requests() {
		if r.Endpoint == sandbox.Create && (r.Status == 0 || r.Status >= 500) {
			n++
		}
	}
	return n
}

// unsettled returns the titles of the creates with an unknown outcome.
func (d *day) unsettled() (titles []string) {
	d.Helper()
	intents, err := d.account.Intents(d.Context())
	modeltest.Must(d, err)
	for _, in := range intents {
		titles = append(titles, in.Draft.Title)
	}
	return titles
}

// asked counts the open questions about outcomes of creates.
func (d *day) asked() (n int) {
	one := sayWasPublished()
	switch title := d.BoxTitle(); {
	case title == one:
		return 1
	case strings.HasPrefix(title, one): // "(2 of 3)"
		return 1 + number(title, `of (\d+)`) - number(title, `(\d+) of`)
	}
	return 0
}

// publishing reports whether y now publishes a new job, as the screen shows.
func (d *day) publishing() bool {
	return d.BoxTitle() == "" && d.Screen().Has("Review: publish a new job")
}

// Hit presses a key and counts its effect on creates: a confirmation, or an answer
// about an outcome.
func (g *gale) Hit(key string) {
	g.Helper()
	if key == "y" && g.publishing() {
		g.confirmed++
	}
	before := g.asked()
	g.Press(key)
	if g.asked() < before && key != "esc" {
		g.answered++
	}
}

// gale is a day in a storm.
type gale struct {
	*day
	confirmed int // creates that a person has confirmed
	answered  int // creates whose outcome a person has given
	creates   sandbox.Faults
	lists     sandbox.Faults
}

// Restart ends the program and opens it again.
func (g *gale) Restart() {
	g.Helper()
	g.day.Restart()
	g.Unwatched = true // there are too many frames
}

// open counts the creates whose outcome is still unknown.
func (g *gale) open() int { return g.unanswered() - g.answered }

// does makes one move.
func (g *gale) does(i int, m move) {
	g.Helper()
	switch m.does {
	case "write":
		if g.BoxTitle() == "" {
			g.Open(action.NewJob[0])
		}
		if g.inForm() && strings.HasPrefix(g.heading(), " New job") {
			g.Write(m.what)
			g.Field(model.FieldTitle)
			g.Type(strconv.Itoa(i)) // no other job has this title
		}
	case "fault":
		g.creates = faults[m.what]
		g.service.SetFaults(slices.Concat(g.lists, g.creates))
	case "blind":
		g.lists = nil
		if m.what == "cut" {
			g.lists = sandbox.Faults{{Endpoint: sandbox.AllJobs, Cut: true, Count: 3}}
		}
		g.service.SetFaults(slices.Concat(g.lists, g.creates))
	case "send":
		g.Hit("ctrl+s")
		g.Hit("y")
	case "send and end":
		g.Hit("ctrl+s")
		if g.publishing() {
			g.confirmed++
			g.Send(uitest.Key("y")) // no form waits for the answer
			g.Restart()
		}
	case "press":
		g.Hit(m.what)
	case "wait":
		g.Pause()
	case "restart":
		g.Restart()
	}
}

func TestACreateIsSentAtMostOnceForEachConfirmation(t *testing.T) {
	modeltest.SkipInShortUnlessRaced(t, "presses hundreds of keys")
	total, lost, days := 0, 0, 0
	property(t, 14, storm(), []string{"a storm"}, func(t *testing.T, _ string, moves []move) string {
		days++
		g := &gale{day: begin(t, setup{width: 80, height: 24, service: sandbox.Options{Scenario: "empty"}})}
		g.Unwatched = true
		g.service.SetLimit(50)
		was, unsettled := 0, []string(nil)
		for i, m := range append(moves, move{"press", "esc"}, move{"press", "esc"}, move{"write", "Пекар"}, move{"fault", "lost"}, move{"send", ""}, move{"restart", ""}) {
			if g.Left() {
				g.Restart()
			}
			g.does(i, m)
			now, made, noted := g.service.Count(sandbox.Create), len(g.Jobs()), g.unsettled()
			switch {
			case now > g.confirmed:
				return fmt.Sprintf("after %q: %d requests to create, %d were confirmed%s", m, now, g.confirmed, g.Picture())
			case made > now:
				return fmt.Sprintf("after %q: %d jobs of %d requests%s", m, made, now, g.Picture())
			case len(noted) != g.open():
				return fmt.Sprintf("after %q: %d creates are without an answer, noted are %q%s", m, g.open(), noted, g.Picture())
			case m.does == "restart" && g.asked() != g.open():
				return fmt.Sprintf("%d creates are without an answer, %d are asked about%s", g.open(), g.asked(), g.Picture())
			case now > was && slices.Contains(unsettled, g.sent[len(g.sent)-1].Title):
				return fmt.Sprintf("after %q: %q was sent again before its outcome was known%s", m, g.sent[len(g.sent)-1].Title, g.Picture())
			}
			was, unsettled = now, noted
		}
		total += g.service.Count(sandbox.Create)
		lost += g.unanswered()
		return ""
	})
	t.Logf("%d creates were sent in %d days, %d without an answer", total, days, lost)
	if days >= 10 && (total < days/2 || lost < days/4) { // fewer with -short
		t.Error("too little was sent for a result")
	}
}

func TestAFormIsNotSentAgainBeforeItIsKnownWhatBecameOfIt(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.service.SetLimit(50)
	d.SendLost("Пекар")
	d.Overlay().Sees(sayWasPublished())
	d.Pause()
	d.Press("esc") // decide later
	d.Overlay().SeesNot(sayWasPublished())
	d.Field(model.FieldAddress)
	d.Type("1") // it differs now from what was sent
	d.Press("ctrl+s", "y")
	d.Overlay().Sees(sayWasPublished(), "“Пекар”", "Found: job")
	if n := d.service.Count(sandbox.Create); n != 1 {
		t.Fatalf("it was sent %d times", n)
	}
	d.Pause()
	d.Press("y")
	d.Sees("“Пекар” is active.", "This form is another job's, and stays open.", sayNewJob())
	d.Press("ctrl+s", "y")
	d.Sees(sayIsSaved())
	if n := d.service.Count(sandbox.Create); n != 2 {
		t.Errorf("once it was known, it was sent %d times", n)
	}
}
