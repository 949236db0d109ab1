package load_test

import (
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/intent"
	"shortlist/ui/load"
)

// TestATraceHasIDsAndNoTexts: of keys that type, of applicants and of jobs.
func TestATraceHasIDsAndNoTexts(t *testing.T) {
	var b strings.Builder
	trace := load.NewTrace(&b, func() time.Time { return time.Date(2026, time.November, 2, 9, 30, 0, 5e6, time.UTC) })
	c := model.Candidate{ID: -3, ServiceID: 71, Applicant: model.Applicant{Name: "Secret", Contacts: model.Contacts{Email: "secret@example.com"}}}
	trace.Message(tea.KeyPressMsg{Code: 'Q', Text: "Q"})
	trace.Message(tea.KeyPressMsg{Code: tea.KeyEnter})
	trace.Message(tea.KeyReleaseMsg{Code: 'Q', Text: "Q"})
	trace.Message(tea.PasteMsg{Content: "Secret"})
	trace.Message(tea.WindowSizeMsg{Width: 80, Height: 24})
	trace.Intent(intent.OpenApplication{ID: -3})
	trace.Intent(intent.ReadQueue{IDs: []int64{1, 2, 3}, ID: 2})
	trace.Intent(intent.EditJob{Job: model.Job{ID: 12, Title: "Secret"}})
	trace.Intent(intent.Copy{What: intent.CopiedContact, Value: "Secret"})
	trace.Intent(intent.SaveCVs{IDs: []int64{-3}})
	trace.Event(account.Event{Jobs: true, New: []account.Newcomer{{NewApplication: model.NewApplication{JobID: 12}, Job: "Secret", Who: c}}, Damage: "Secret"})
	const want = `09:30:00.005 message key text
09:30:00.005 message key enter
09:30:00.005 message key text
09:30:00.005 message paste
09:30:00.005 message WindowSizeMsg Width=80 Height=24
09:30:00.005 intent  OpenApplication ID=-3
09:30:00.005 intent  ReadQueue IDs=3,1,2,3 ID=2
09:30:00.005 intent  EditJob job=12
09:30:00.005 intent  Copy What=1
09:30:00.005 intent  SaveCVs IDs=1,-3
`
	got, event, _ := strings.Cut(b.String(), "09:30:00.005 event")
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	for _, part := range []string{"Event", "Jobs", "New=1", "application=71", "JobID=12"} {
		if !strings.Contains(event, part) {
			t.Errorf("%q is not in the line of the event: %q", part, event)
		}
	}
	if all := b.String(); strings.Contains(all, "Secret") || strings.Contains(all, "secret") || strings.Contains(all, "Q") && !strings.Contains(all, "ReadQueue") {
		t.Errorf("a text is in it:\n%s", all)
	}
}
