package jobeditor

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/modeltest"
)

// TestEverythingIsUndoneAndDoneAgain makes random changes: each undo restores an earlier
// form with its focus, the last undo the opened form, and redo the final form.
func TestEverythingIsUndoneAndDoneAgain(t *testing.T) {
	from := model.Decimal("110")
	jobs := map[string]model.Job{
		"a new job": {},
		"a job": {
			ID: 1, Title: "Бариста", Region: " Одеса\u200b", SalaryFrom: &from, Rate: ptr(model.Rate(7)), // an unknown code
			Description: "<p>Варити  <b>каву</b>.</p>\r\n<table><tr><td>1</td></tr></table>",
		},
		"a job whose text is Markdown, too": {ID: 1, Title: "Бариста", Description: "<p>Варити <b>каву</b>.</p>"},
	}
	for name, job := range jobs {
		t.Run(name, func(t *testing.T) {
			for seed := range uint64(20) {
				random := rand.New(rand.NewPCG(seed, 4))
				p := newPaper(t, "", job)
				opened := p.form.state()
				was := p.form.draft()
				seen := []state{opened}
				for range 60 {
					switch random.IntN(12) {
					case 0:
						p.form.step(1)
					case 1:
						p.form.step(-1)
					case 2:
						p.Paste("Вставлене\r\nй * таке\x00")
					case 3:
						p.form.toggle()
						for _, q := range p.asked {
							q.Do()
						}
						p.asked = nil
					case 4:
						p.Press("backspace")
					case 5:
						p.Press("left")
					case 6:
						p.Press("right")
					case 7:
						p.form.undo()
					case 8:
						p.form.redo()
					case 9:
						p.Type(" ")
					case 10:
						p.Clock.Pass(time.Duration(random.IntN(3000)-500) * time.Millisecond)
					default:
						p.Type(string(rune('0' + random.IntN(8))))
					}
					seen = append(seen, p.form.state())
				}
				left, steps := p.form.state(), len(p.form.history.past)
				for len(p.form.history.past) > 0 {
					to := p.form.history.past[len(p.form.history.past)-1]
					p.form.undo()
					if now := p.form.state(); !now.same(to) || now.focus != to.focus {
						t.Fatalf("seed %d: a step leads to %+v, not to %+v", seed, now, to)
					}
					if !anySame(seen, p.form.state()) {
						t.Fatalf("seed %d: a step leads to a form that never was: %+v", seed, p.form.state())
					}
				}
				if !p.form.state().same(opened) || p.form.changed() || !p.form.draft().Equal(was) {
					t.Fatalf("seed %d: the first step leads to %+v", seed, p.form.state())
				}
				for range steps {
					p.form.redo()
				}
				if now := p.form.state(); !now.same(left) {
					t.Fatalf("seed %d: forth again it is %+v, was %+v", seed, now, left)
				}
			}
		})
	}
}

func anySame(all []state, s state) bool {
	for _, x := range all {
		if x.same(s) {
			return true
		}
	}
	return false
}

func TestTypedOnWithoutAPauseAWordIsAStep(t *testing.T) {
	for name, c := range map[string]struct {
		do    func(*paper)
		steps int
	}{
		"a word":                            {func(p *paper) { p.Type("Бариста") }, 1},
		"two words":                         {func(p *paper) { p.Type("Бариста зранку") }, 2},
		"spaces alone":                      {func(p *paper) { p.Type("   ") }, 1},
		"a pause":                           {func(p *paper) { p.Type("Ба"); p.Clock.Pass(breather); p.Type("риста") }, 2},
		"a clock set back":                  {func(p *paper) { p.Type("Ба"); p.Clock.Pass(-time.Hour); p.Type("риста") }, 2},
		"erasing is another":                {func(p *paper) { p.Type("Бар"); p.Press("backspace"); p.Press("backspace") }, 2},
		"and writing again":                 {func(p *paper) { p.Type("Бар"); p.Press("backspace"); p.Type("р") }, 3},
		"moving is no step":                 {func(p *paper) { p.Type("Бар"); p.Press("left"); p.Press("home") }, 1},
		"nothing to erase":                  {func(p *paper) { p.Press("backspace") }, 0},
		"a paste":                           {func(p *paper) { p.Type("а"); p.Paste("б в г"); p.Type("д") }, 3},
		"an empty paste":                    {func(p *paper) { p.Paste("") }, 0},
		"a choice":                          {func(p *paper) { p.form.focusOn(model.FieldRate); p.Type("013") }, 3},
		"the same choice":                   {func(p *paper) { p.form.focusOn(model.FieldRate); p.Type("333") }, 1},
		"no choice":                         {func(p *paper) { p.form.focusOn(model.FieldRate); p.Type("4x") }, 0},
		"another field":                     {func(p *paper) { p.Type("а"); p.form.step(1); p.Type("б"); p.form.step(-1); p.Type("в") }, 3},
		"lines of a description":            {func(p *paper) { p.form.focusOn(model.FieldDescription); p.Type("а"); p.Press("enter"); p.Type("б") }, 3},
		"toggling an empty text is no step": {func(p *paper) { p.form.focusOn(model.FieldDescription); p.form.toggle(); p.form.undo() }, 0},
		"an undone step does not count":     {func(p *paper) { p.Type("а б"); p.form.undo() }, 1},
	} {
		t.Run(name, func(t *testing.T) {
			p := newPaper(t, model.Ukraine, model.Job{})
			c.do(p)
			if got := len(p.form.history.past); got != c.steps {
				t.Errorf("%d steps, want %d", got, c.steps)
			}
		})
	}
}

// TestWhatCanBeUndoneHasBounds in steps and in memory.
func TestWhatCanBeUndoneHasBounds(t *testing.T) {
	modeltest.SkipInShort(t, "takes thousands of steps")
	if modeltest.Race {
		t.Skip("the race detector makes it many times as slow, and other tests type and undo under it")
	}
	p := newPaper(t, model.Ukraine, model.Job{})
	for range maxSteps + 100 {
		p.Paste("а")
	}
	if n := len(p.form.history.past); n != maxSteps {
		t.Errorf("%d steps are kept", n)
	}

	p = newPaper(t, model.Ukraine, model.Job{})
	p.form.focusOn(model.FieldDescription)
	p.form.toggle() // raw, so that only what is tried here takes time
	page := strings.Repeat("x", 2<<20)
	for i := range 8 {
		p.Paste(page)
		if i == 6 {
			p.form.undo()
			p.form.redo()
		}
		held := 0
		for _, s := range p.form.history.past {
			held += len(s.desc.value)
		}
		if held != p.form.history.bytes || held > maxStepBytes && len(p.form.history.past) > 1 {
			t.Fatalf("%d bytes are held in %d steps, %d are counted", held, len(p.form.history.past), p.form.history.bytes)
		}
	}
	if len(p.form.history.past) == 0 || len(p.form.history.past) > 10 {
		t.Errorf("%d steps are kept", len(p.form.history.past))
	}
}
