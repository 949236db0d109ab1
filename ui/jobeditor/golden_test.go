package jobeditor

import (
	"strings"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/ui/env"
	"shortlist/ui/external"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/uitest"
)

func ptr[T any](v T) *T { return &v }

// noSource validates as the account does, without a rule on the text.
type noSource struct{ Source }

// TestReview draws what will be sent: a new job, and the changes of an active one.
func TestReview(t *testing.T) {
	look := theme.New("dark", true)
	e := &env.Env{Theme: look, Text: text.NewRenderer(look.Rendered()), Country: model.Ukraine, Labels: model.LabelsBoth, Now: time.Now}
	job := model.Job{
		ID: 1, Status: model.Activated, Title: "Бариста", Region: "Одеса", Address: "вул. Вигадана, 1",
		SalaryFrom: ptr(model.Decimal("110")), SalaryTo: ptr(model.Decimal("140")), Rate: ptr(model.Rate(0)),
		Type1: ptr(model.JobType(3)), Description: "<p>Готувати <b>каву</b> й усміхатися.</p>",
	}
	ledger := &model.CurrencyEntry{Currency: 0}

	changed := newEditor(e, noSource{}, external.Program{})
	changed.open(opened{Begin: Begin{Job: job}, job: job, ledger: ledger})
	changed.lines[model.FieldTitle].set("Старший бариста")
	changed.lines[model.FieldAddress].set("")
	changed.picks[model.FieldRate].set(ptr(3))
	changed.picks[model.FieldCurrency].set(ptr(1))

	made := newEditor(e, noSource{}, external.Program{})
	made.open(opened{Begin: Begin{Copy: job}, ledger: ledger})

	out := changed.buildReview(e.Text.HTML, 70)
	out = append(out, strings.Repeat("═", 70))
	out = append(out, made.buildReview(e.Text.HTML, 70)...)
	uitest.Golden(t, strings.Join(out, "\n"))
}
