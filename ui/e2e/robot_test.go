//go:build unix

package e2e

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/htmltext"
	"shortlist/model/lang"
	"shortlist/model/modeltest"
	"shortlist/model/store"
	"shortlist/ui/markup"
)

// mayLose is how much typing may be lost when the program ends without a warning.
const mayLose = time.Second

// form holds the contents of the form at a moment.
type form struct {
	title, region, address, salary string
	rate, currency                 string // codes; "" if none is chosen
	description                    string // Markdown, as it is typed
	at                             model.FormField
}

// formOf returns the form that a kept draft opens.
func formOf(d model.SavedDraft) form {
	return form{
		title: d.Draft.Title, region: d.Draft.Region, address: d.Draft.Address, salary: d.Draft.SalaryFrom,
		rate: model.FieldRate.Text(d.Draft), currency: model.FieldCurrency.Text(d.Draft), description: d.Markdown,
	}
}

// keptLike reports whether both forms are kept as the same draft.
func (f form) keptLike(o form) bool {
	f.at, o.at = "", ""
	return f == o
}

// stroke is one key or one paste, and what it does to the form.
type stroke struct {
	keys  string
	apply func(*form)
}

// keys returns one stroke for each letter.
func keys(typed string, into func(*form) *string) (out []stroke) {
	for _, r := range typed {
		out = append(out, stroke{string(r), func(f *form) { *into(f) += string(r) }})
	}
	return out
}

func key(keys string, apply func(*form)) []stroke { return []stroke{{keys, apply}} }

// tab returns the stroke that moves to a field.
func tab(to model.FormField) []stroke { return key("\t", func(f *form) { f.at = to }) }

func description(f *form) *string { return &f.description }

// fields returns the strokes that fill in the form of a new job up to the description.
func fields() (out []stroke) {
	for _, strokes := range [][]stroke{
		keys("Нічний кухар", func(f *form) *string { return &f.title }), tab(model.FieldRegion),
		keys("Чорноморськ", func(f *form) *string { return &f.region }), tab(model.FieldAddress),
		keys("Портова,1", func(f *form) *string { return &f.address }), tab(model.FieldSalaryFrom),
		keys("25k", func(f *form) *string { return &f.salary }), tab(model.FieldSalaryTo), tab(model.FieldRate),
		key("3", func(f *form) { f.rate = "3" }), tab(model.FieldCurrency),
		key("0", func(f *form) { f.currency = "0" }), tab(model.FieldType1), tab(model.FieldType2), tab(model.FieldDescription),
	} {
		out = append(out, strokes...)
	}
	return out
}

// words is what a robot writes about a job.
var words = strings.Fields("Готуємо вечерю для тридцяти гостей: суп, рибу та десерт. You cook with a team of four, **in a new kitchen**, and go home before midnight: щодня, крім неділі.")

// writing returns the strokes of a piece of the description: mostly a word, sometimes a
// pasted paragraph, or a wrong letter that is deleted again.
func writing(r *rand.Rand) []stroke {
	word := words[r.IntN(len(words))]
	switch n := r.IntN(20); {
	case n == 0:
		pasted := strings.Join(words, " ") + "\n\n- " + word + "\n- " + fmt.Sprint(r.IntN(1000)) + "\n\n"
		return key("\x1b[200~"+pasted+"\x1b[201~", func(f *form) { f.description += pasted })
	case n == 1:
		return append(keys("x", description), key("\x7f", func(f *form) { f.description = strings.TrimSuffix(f.description, "x") })...)
	case n == 2:
		return key("\r", func(f *form) { f.description += "\n" })
	}
	return keys(word+" ", description)
}

// robot types into the form of a program and records what the screen shows.
type robot struct {
	*program
	*rand.Rand
	todo  []stroke // typed before more of the description
	forms []form   // the form at first, and after each stroke
	looks []look
}

// look is which of the forms the screen showed at a moment.
type look struct {
	at   time.Time
	form int
}

// end is the moment when a program was ended.
type end struct {
	at    time.Time
	shown int // the form that the screen had shown a second before
	last  int // the form that it showed when it ended
}

// typeForAWhile types without a pause until the screen has shown some of it, and then for
// a second and a random time more.
func (r *robot) typeForAWhile() end {
	r.Helper()
	var stop <-chan time.Time
	late := time.After(deadline)
	for {
		var written strings.Builder
		for range 1 + r.IntN(3) {
			if len(r.todo) == 0 {
				r.todo = writing(r.Rand)
			}
			s := r.todo[0]
			r.todo = r.todo[1:]
			now := r.forms[len(r.forms)-1]
			s.apply(&now)
			r.forms = append(r.forms, now)
			written.WriteString(s.keys)
		}
		r.press(written.String())
		select {
		case <-time.After(time.Duration(30+r.IntN(50)) * time.Millisecond):
		case <-stop:
			at := time.Now()
			return end{at: at, shown: r.shown(at.Add(-mayLose)), last: r.shown(at)}
		case <-late:
			r.Fatalf("the screen shows no typed text\n%s", r.screen)
		}
		r.look()
		if stop == nil && r.shown(time.Now()) > 0 {
			stop = time.After(mayLose + time.Duration(r.IntN(2500))*time.Millisecond)
		}
	}
}

// look records the earliest form that matches the screen.
func (r *robot) look() {
	lines := r.screen.Lines()
	for i, f := range r.forms {
		if f.shownBy(lines) {
			r.looks = append(r.looks, look{time.Now(), i})
			return
		}
	}
}

// shownBy reports whether a screen shows the value of the focused field. It returns false for a choice, whose row shows
// a name.
func (f form) shownBy(screen []string) bool {
	focused := slices.IndexFunc(screen, func(line string) bool { return strings.Contains(line, "▸ ") })
	if focused < 0 {
		return false
	}
	_, row, _ := strings.Cut(screen[focused], "▸ ")
	for _, field := range []struct {
		at          model.FormField
		name, value string
	}{
		{model.FieldRegion, "Region", f.region}, {model.FieldAddress, "Address", f.address}, {model.FieldSalaryFrom, "Salary from", f.salary},
	} {
		if shown, ok := strings.CutPrefix(row, field.name); ok && f.at == field.at {
			shown, _, _ = strings.Cut(strings.TrimSpace(shown), " ")
			return shown == field.value
		}
	}
	switch f.at {
	case model.FieldTitle:
		return strings.HasPrefix(row, "Title") && strings.HasSuffix(row, fmt.Sprintf(" %d/20", model.Units(strings.TrimSpace(f.title))))
	case model.FieldDescription:
		count := " " + lang.Plural(htmltext.VisibleCharacters(markup.ToHTML(f.description)), "%d character", "%d characters")
		return strings.HasPrefix(row, "Description") && slices.ContainsFunc(screen[focused:], func(line string) bool {
			return strings.Contains(line, "╰─ line ") && strings.Contains(line, count)
		})
	}
	return false
}

// shown returns the form that the screen had shown by a moment. One look may see half a
// frame, so it takes two in a row.
func (r *robot) shown(by time.Time) (form int) {
	for i := 1; i < len(r.looks) && !r.looks[i].at.After(by); i++ {
		form = max(form, min(r.looks[i-1].form, r.looks[i].form))
	}
	return form
}

// keptDraft returns the draft in the store of a program that has ended, and the number of
// the form that it equals, or 0 without a draft. It fails the test if no form equals it.
func (r *robot) keptDraft() (d model.SavedDraft, form int) {
	r.Helper()
	st, err := store.Open(filepath.Join(r.home, "data", "shortlist", "acme", "store.db"))
	modeltest.Must(r, err)
	defer func() {
		if err := st.Close(); err != nil {
			r.Error(err)
		}
	}()
	drafts, err := st.WaitingDrafts(r.Context(), time.Now())
	if err != nil || len(drafts) > 1 {
		r.Fatalf("kept: %+v, %v", drafts, err)
	}
	if len(drafts) == 0 {
		return d, 0
	}
	for i := len(r.forms) - 1; i >= 0; i-- {
		if r.forms[i].keptLike(formOf(drafts[0])) {
			return drafts[0], i
		}
	}
	r.Fatalf("the draft is nothing that was ever typed: %+v\nthe last was %+v", formOf(drafts[0]), r.forms[len(r.forms)-1])
	return d, 0
}

// The ways to end a program. After a signal that it can handle, everything that was shown
// is kept; after another, at most the last second is lost.
var (
	killed = ending{"SIGKILL", false, func(p *program) error { return p.cmd.Process.Kill() }}
	fallen = ending{"SIGQUIT", false, func(p *program) error { return p.cmd.Process.Signal(syscall.SIGQUIT) }} // ends the runtime, as a crash does
	hungUp = ending{"SIGHUP", true, func(p *program) error { return p.cmd.Process.Signal(syscall.SIGHUP) }}
	asked  = ending{"SIGTERM", true, func(p *program) error { return p.cmd.Process.Signal(syscall.SIGTERM) }}
	closed = ending{"a closed terminal", true, func(p *program) error { return p.pty.Close() }}
)

type ending struct {
	name  string
	warns bool // the program can handle it
	end   func(*program) error
}

// endBy lets the robot type, ends the program, checks that enough is kept, and returns it.
func (r *robot) endBy(how ending) form {
	r.Helper()
	stop := r.typeForAWhile()
	modeltest.Must(r, how.end(r.program))
	r.exits()
	due := stop.shown
	if how.warns {
		due = stop.last
	}
	_, kept := r.keptDraft()
	r.Logf("%s: kept after stroke %d of %d; at least %d must be", how.name, kept, len(r.forms)-1, due)
	if kept < due {
		r.Fatalf("%s: kept is %+v\nshown was %+v", how.name, r.forms[kept], r.forms[due])
	}
	r.checkSequences()
	return r.forms[kept]
}

// resumeDraft opens the draft that the program offers at its start, and checks that it
// holds everything that is kept.
func resumeDraft(p *program, kept form) {
	p.Helper()
	p.sees("Unsent drafts")
	p.sees("New job “" + strings.TrimSpace(kept.title))
	for resumed := false; !resumed; { // a box that opens by itself takes no key before a pause
		p.until("the draft is offered, or open", func(screen string) bool {
			resumed = strings.Contains(screen, "This is your draft from")
			return resumed || strings.Contains(screen, "Unsent drafts")
		})
		if !resumed {
			p.press("\r")
			select {
			case <-p.news:
			case <-time.After(time.Second):
			}
		}
	}
	for _, f := range []struct {
		at   model.FormField
		goes string
	}{{model.FieldTitle, ""}, {model.FieldDescription, "\x1b[Z\x1b[Z"}} {
		p.press(f.goes)
		kept.at = f.at
		p.until(fmt.Sprintf("the form holds %+v", kept), func(screen string) bool {
			return kept.shownBy(strings.Split(screen, "\n"))
		})
	}
}

func TestAFormThatIsEndedWhileARobotTypesLosesTheLastSecondAtMost(t *testing.T) {
	modeltest.SkipInShort(t, "types for seconds into six programs")
	for _, ends := range [][2]ending{
		{killed, killed}, {killed, hungUp}, {hungUp, killed}, {asked, killed}, {closed, killed}, {fallen, asked},
	} {
		t.Run(ends[0].name+", then "+ends[1].name, func(t *testing.T) {
			t.Parallel()
			seed := rand.Uint64()
			t.Logf("seed %d", seed)
			home := homeOf(t)
			env := configureAccount(t, home, "")
			first := &robot{program: start(t, home, env), Rand: rand.New(rand.NewPCG(seed, 1)), todo: fields(), forms: []form{{at: model.FieldTitle}}}
			first.sees("Backend-розро")
			first.press("N")
			first.sees("New job")
			kept := first.endBy(ends[0])

			p := start(t, home, env)
			resumeDraft(p, kept)
			p.press("\x1b[1;5F") // to the end of the text
			kept.at = model.FieldDescription
			second := &robot{program: p, Rand: first.Rand, forms: []form{kept}}
			second.endBy(ends[1])
		})
	}
}
