package profile

import (
	"os"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/modeltest"
)

func ptr[T any](v T) *T { return &v }

func day(t time.Time) string { return t.UTC().Format("2 Jan") }

func TestFactsOfAnApplicationStandInOneOrder(t *testing.T) {
	applied := time.Date(2026, time.November, 2, 9, 0, 0, 0, time.UTC)
	c := model.Candidate{
		ID: 7, JobID: 12, JobTitle: "Barista", Date: applied, StatusChanged: applied.AddDate(0, 0, 1), Status: model.Invited, Suggested: true, Premium: true, New: true,
		QuestionsTotal: 4, QuestionsOK: 3, HasMessages: true, Messages: 1, NewMessages: 1, LastMessage: applied, AppliesCount: 2,
		CV: &model.CV{Name: "cv.pdf", Size: 10},
		Applicant: model.Applicant{
			Name: "Olena", Age: ptr(31), Gender: "FEMALE", Region: "Lutsk", Relocate: ptr(false), Salary: ptr(model.Decimal("1200")), Currency: "EUR", PhotoURL: "https://photo.example",
			Contacts: model.Contacts{Phone: "+380 **", Email: "o***@example.com", Opened: true, Since: applied},
		},
	}
	want := List{
		{Name, "Olena", ""}, {Application, "7", ""}, {Job, "Barista · 12", ""}, {Applied, "2 Nov", ""}, {Suggested, "by the service; did not apply", ""},
		{Status, "Invited since 3 Nov", ""}, {Viewed, "no", ""}, {Marks, "premium · new on the board", ""}, {Phone, "+380 **", "(masked)"}, {Email, "o***@example.com", "(masked)"},
		{ContactsOpen, "since 2 Nov", ""}, {Age, "31", ""}, {Gender, "female", ""}, {Region, "Lutsk", ""}, {Relocates, "no", ""}, {Wants, "1\u00a0200 EUR", ""},
		{Photo, "https://photo.example", ""}, {Questions, "3 of 4 passed", ""}, {Messages, "1 message, 1 new, last 2 Nov", "(read them on the web site)"}, {Applications, "2 in all", ""},
		{CV, "cv.pdf", "10 B"},
	}
	if diff := cmp.Diff(want, About(c, day)); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff(List{{Age, "31", ""}, {CV, "cv.pdf", "10 B"}}, About(c, day).Only(CV, Age)); diff != "" {
		t.Error(diff)
	}
}

func TestWhatIsNotKnownIsNoFact(t *testing.T) {
	want := List{{Application, "-3", ""}, {Viewed, "no", ""}, {ContactsOpen, "no", ""}, {CV, "none attached", ""}}
	got := About(model.Candidate{ID: -3}, day)
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if f := got.Get(Phone); f != (Fact{Kind: Phone}) {
		t.Error(f)
	}
	broken := About(model.Candidate{FileName: "x.pdf", CV: &model.CV{Broken: "no base64"}}, day).Get(CV)
	if broken != (Fact{CV, "x.pdf", "cannot be used: no base64"}) {
		t.Error(broken)
	}
}

// TestLabelsAreInTheLanguage: every kind has one, and only words that are alike are English.
func TestLabelsAreInTheLanguage(t *testing.T) {
	modeltest.InEveryLanguage(t)
	english := 0
	kinds := []Kind{Name, Application, Job, Applied, Suggested, Status, Viewed, Marks, Phone, Email, ContactsOpen, Age, Gender, Region, Relocates, Wants, Photo, Questions, Messages, Applications, CV}
	for _, k := range kinds {
		switch k.Label() {
		case "":
			t.Errorf("%s has no label", k)
		case string(k):
			english++
		}
	}
	if english > 3 && english < len(kinds) || english == len(kinds) && os.Getenv(lang.Variable) != "" {
		t.Errorf("%d labels are in English", english)
	}
}
