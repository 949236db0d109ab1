package candidatedetail

import (
	"strings"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/ui/desk"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/uitest"
)

func ptr[T any](v T) *T { return &v }

// TestPage draws a person's page, in the dark theme.
func TestPage(t *testing.T) {
	local := time.Local
	time.Local = time.UTC
	t.Cleanup(func() { time.Local = local })
	now := time.Date(2026, time.November, 2, 9, 30, 0, 0, time.UTC)
	look := theme.New("dark", true)
	d := &desk.Desk{Theme: look, Text: text.NewRenderer(look.Rendered()), Now: func() time.Time { return now }}
	p := New(d, Hooks{})
	p.Show(model.Candidate{
		ID: 7, Date: now.Add(-2 * time.Hour), StatusChanged: now, Status: model.Invited, JobTitle: "Бариста", Premium: true,
		QuestionsTotal: 4, QuestionsOK: 3, HasMessages: true, Messages: 2, NewMessages: 1, LastMessage: now, AppliesCount: 2,
		CV: &model.CV{Name: "Резюме (2).pdf", Size: 19 << 10, Ref: "x"},
		Applicant: model.Applicant{
			Name: "Олена Тест", Age: ptr(31), Gender: "FEMALE", Region: "Луцьк", Relocate: ptr(true),
			Salary: ptr(model.Decimal("98500")), Currency: "UAH",
			Contacts: model.Contacts{Phone: "+380 00 000 00 00", Email: "o***@example.com"},
			Experience: []model.Experience{
				{Title: "Бариста", Employer: "Кав'ярня", Start: "03.2024", Responsibilities: "<ul><li>кава</li><li>каса</li></ul>"},
				{Title: "Касирка", Employer: "Крамниця", Start: "2020", End: "2023", Responsibilities: "<p>каса</p><p>звіти</p>"},
			},
			Education: []model.Education{{Institution: "Технікум", Level: "Молодший спеціаліст", Major: "Харчування", Graduated: ptr(2019)}},
		},
		Extra: []model.Field{{Name: "futureFlag", Value: "true"}},
	})
	uitest.Golden(t, strings.Join(p.build(d.Text.HTML, 60), "\n"))
}
