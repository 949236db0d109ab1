package candidatedetail

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/identity"
	"shortlist/ui/env"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/uitest"
)

func ptr[T any](v T) *T { return &v }

var now = time.Date(2026, time.November, 2, 9, 30, 0, 0, time.UTC)

// newDesk is the desk of a morning, in the dark theme.
func newDesk(t *testing.T) *env.Env {
	local := time.Local
	time.Local = time.UTC
	t.Cleanup(func() { time.Local = local })
	look := theme.New("dark", true)
	return &env.Env{Theme: look, Text: text.NewRenderer(look.Rendered()), Now: func() time.Time { return now }}
}

// barista has worked at many places, and applied to several jobs.
func barista() (model.Candidate, About) {
	c := model.Candidate{
		ID: 7, JobID: 1, Date: now.Add(-2 * time.Hour), StatusChanged: now, Status: model.Invited, JobTitle: "Бариста", Premium: true,
		QuestionsTotal: 4, QuestionsOK: 3, HasMessages: true, Messages: 2, NewMessages: 1, LastMessage: now, AppliesCount: 5,
		CV: &model.CV{Name: "Резюме (2).pdf", Size: 19 << 10, Ref: "x"},
		Applicant: model.Applicant{
			Name: "Олена Тест", Age: ptr(31), Gender: "FEMALE", Region: "Луцьк", Relocate: ptr(true),
			Salary: ptr(model.Decimal("98500")), Currency: "UAH",
			Contacts: model.Contacts{Phone: "+380 00 000 00 00", Email: "o***@example.com"},
			Experience: []model.Experience{
				{Title: "Касирка", Employer: "Крамниця «Продукти на розі»", Start: "2018", End: "2020", Responsibilities: "<p>каса</p><p>звіти</p>"},
				{Title: "Бариста", Employer: "Кав'ярня", Start: "03.2024", Responsibilities: "<ul><li>кава</li><li>каса</li></ul>"},
				{Title: "Адміністраторка залу", Employer: "Ресторан", Start: "жовтень 2023", End: "червень 2024 р."},
				{Employer: "Пекарня", Start: "2021. május 3.", End: "2023-01-31T00:00:00Z"},
			},
			Education: []model.Education{
				{Institution: "Технікум харчових технологій", Level: "Молодший спеціаліст", Major: "Харчування", Graduated: ptr(2021)},
				{Institution: "Університет", Level: "Бакалавр", Graduated: ptr(2028)},
			},
		},
		Extra: []model.Field{{Name: "futureFlag", Value: "true"}},
	}
	other := func(job int64, name string, days int, status model.CandidateStatus) model.Candidate {
		return model.Candidate{JobID: job, Date: now.AddDate(0, 0, -days), Status: status, Applicant: model.Applicant{Name: name}}
	}
	return c, About{RelatedLoaded: true, Related: []account.Related{
		{Apply: other(1, "Олена Тест", 3, model.Received), Job: "Бариста", Why: []identity.Reason{identity.Phone}},
		{Apply: other(2, "Тест Олена", 40, model.Rejected), Job: "Менеджер з продажу", Why: []identity.Reason{identity.Email, identity.Phone, identity.Employer}},
		{Apply: other(3, "Олена Тест", 400, model.Processing), Why: []identity.Reason{identity.Employer}},
		{Apply: other(2, "Олена Тест", 401, model.CandidateDeleted), Why: []identity.Reason{identity.Email}},
	}}
}

// TestPage draws a person's page, narrow and wide.
func TestPage(t *testing.T) {
	e := newDesk(t)
	c, about := barista()
	for _, width := range []int{40, 100} {
		t.Run(fmt.Sprint(width), func(t *testing.T) {
			lines := Profile(e, c, about, e.Text.HTML, width)
			for _, line := range lines {
				if text.Width(line) > width {
					t.Errorf("%d cells: %q", text.Width(line), line)
				}
			}
			uitest.Golden(t, strings.Join(lines, "\n"))
		})
	}
}
