package jobeditor

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
)

// TestEverythingIsUndoneAndDoneAgain, whatever was done in whatever order: each
// step leads to a form that was there, with its focus, the first to the form as it
// was opened, and forth again to the form as it was left.
func TestEverythingIsUndoneAndDoneAgain(t *testing.T) {
	from := model.Decimal("110")
	jobs := map[string]model.Job{
		"a new job": {},
		"a job": {
			ID: 1, Title: "Бариста", Region: " Одеса\u200b", SalaryFrom: &from, Rate: ptr(model.Rate(7)), // a code that nobody knows
			Description: "<p>Варити  <b>каву</b>.</p>\r\n<table><tr><td>1</td></tr></table>",
		},
		"a job whose text is Markdown, too": {ID: 1, Title: "Бариста", Description: "<p>Варити <b>каву</b>.</p>"},
	}
	for name, job := range jobs {
		t.Run(name, func(t *testing.T) {
			for seed := range uint64(20) {
				random := rand.New(rand.NewPCG(seed, 4))
				p := newPaper(t, "", job)
				opened := p.state()
				was := p.draft()
				seen := []state{opened}
				for range 60 {
					switch random.IntN(12) {
					case 0:
						p.step(1)
					case 1:
						p.step(-1)
					case 2:
						p.paste("Вставлене\r\nй * таке\x00")
					case 3:
						p.toggle()
						for _, q := range p.asked {
							q.Do()
						}
						p.asked = nil
					case 4:
						p.press(tea.KeyBackspace)
					case 5:
						p.press(tea.KeyLeft)
					case 6:
						p.press(tea.KeyRight)
					case 7:
						p.undo()
					case 8:
						p.redo()
					case 9:
						p.write(" ")
					case 10:
						p.now = p.now.Add(time.Duration(random.IntN(3000)-500) * time.Millisecond)
					default:
						p.write(string(rune('0' + random.IntN(8))))
					}
					seen = append(seen, p.state())
				}
				left, steps := p.state(), len(p.history.past)
				for len(p.history.past) > 0 {
					to := p.history.past[len(p.history.past)-1]
					p.undo()
					if now := p.state(); !now.same(to) || now.focus != to.focus {
						t.Fatalf("seed %d: a step leads to %+v, not to %+v", seed, now, to)
					}
					if !anySame(seen, p.state()) {
						t.Fatalf("seed %d: a step leads to a form that never was: %+v", seed, p.state())
					}
				}
				if !p.state().same(opened) || p.changed() || !p.draft().Equal(was) {
					t.Fatalf("seed %d: the first step leads to %+v", seed, p.state())
				}
				for range steps {
					p.redo()
				}
				if now := p.state(); !now.same(left) {
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
		"a word":                  {func(p *paper) { p.write("Бариста") }, 1},
		"two words":               {func(p *paper) { p.write("Бариста зранку") }, 2},
		"spaces alone":            {func(p *paper) { p.write("   ") }, 1},
		"a pause":                 {func(p *paper) { p.write("Ба"); p.now = p.now.Add(breather); p.write("риста") }, 2},
		"a clock set back":        {func(p *paper) { p.write("Ба"); p.now = p.now.Add(-time.Hour); p.write("риста") }, 2},
		"erasing is another":      {func(p *paper) { p.write("Бар"); p.press(tea.KeyBackspace); p.press(tea.KeyBackspace) }, 2},
		"and writing again":       {func(p *paper) { p.write("Бар"); p.press(tea.KeyBackspace); p.write("р") }, 3},
		"moving is none":          {func(p *paper) { p.write("Бар"); p.press(tea.KeyLeft); p.press(tea.KeyHome) }, 1},
		"nothing to erase":        {func(p *paper) { p.press(tea.KeyBackspace) }, 0},
		"a paste":                 {func(p *paper) { p.write("а"); p.paste("б в г"); p.write("д") }, 3},
		"an empty paste":          {func(p *paper) { p.paste("") }, 0},
		"a choice":                {func(p *paper) { p.focusOn(model.FieldRate); p.write("013") }, 3},
		"the same choice":         {func(p *paper) { p.focusOn(model.FieldRate); p.write("333") }, 1},
		"no choice":               {func(p *paper) { p.focusOn(model.FieldRate); p.write("4x") }, 0},
		"another field":           {func(p *paper) { p.write("а"); p.step(1); p.write("б"); p.step(-1); p.write("в") }, 3},
		"lines of a description":  {func(p *paper) { p.focusOn(model.FieldDescription); p.write("а"); p.press(tea.KeyEnter); p.write("б") }, 3},
		"toggling empty is none":  {func(p *paper) { p.focusOn(model.FieldDescription); p.toggle(); p.undo() }, 0},
		"a step taken back is no": {func(p *paper) { p.write("а б"); p.undo() }, 1},
	} {
		t.Run(name, func(t *testing.T) {
			p := newPaper(t, model.Ukraine, model.Job{})
			c.do(p)
			if got := len(p.history.past); got != c.steps {
				t.Errorf("%d steps, want %d", got, c.steps)
			}
		})
	}
}

// TestWhatCanBeUndoneHasBounds, and the memory it takes.
func TestWhatCanBeUndoneHasBounds(t *testing.T) {
	p := newPaper(t, model.Ukraine, model.Job{})
	for range maxSteps + 100 {
		p.paste("а")
	}
	if n := len(p.history.past); n != maxSteps {
		t.Errorf("%d steps are kept", n)
	}

	p = newPaper(t, model.Ukraine, model.Job{})
	p.focusOn(model.FieldDescription)
	p.toggle() // raw, so that only what is tried here takes time
	page := strings.Repeat("x", 2<<20)
	for i := range 8 {
		p.paste(page)
		if i == 6 {
			p.undo()
			p.redo()
		}
		held := 0
		for _, s := range p.history.past {
			held += len(s.desc.value)
		}
		if held != p.history.bytes || held > maxStepBytes && len(p.history.past) > 1 {
			t.Fatalf("%d bytes are held in %d steps, %d are counted", held, len(p.history.past), p.history.bytes)
		}
	}
	if len(p.history.past) == 0 || len(p.history.past) > 10 {
		t.Errorf("%d steps are kept", len(p.history.past))
	}
}
