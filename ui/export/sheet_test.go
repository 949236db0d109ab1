package export

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/model/needs"
	"shortlist/model/reading"
)

// TestASheetFitsOnAPage with six questions, and goes on on the next one with its lines if they are very long. A hostile name
// does nothing.
func TestASheetFitsOnAPage(t *testing.T) {
	made := time.Date(2026, 11, 2, 9, 30, 0, 0, time.UTC)
	need := &needs.Need{Text: "SAP or 1C"}
	s := account.Sheet{Candidate: model.Candidate{ID: 7, JobTitle: "Бариста\x1b]52;c;ZXZpbA==\a, ранок", Applicant: model.Applicant{Name: "Ґалина [x](http://example.com) Őszi"}}}
	for i := range needs.MostAsked {
		q := account.SheetQuestion{Question: needs.Question{Text: "SAP or 1C", Need: need}, Find: needs.Find{State: needs.NotFound}}
		if i == 0 {
			q.Find = needs.Find{State: needs.NotRead, Unread: []needs.Source{needs.CV}, Reason: needs.Scan}
		}
		s.Questions = append(s.Questions, q)
	}
	write := func(f Format) []byte {
		t.Helper()
		var out bytes.Buffer
		modeltest.Must(t, WriteSheet(t.Context(), &out, f, s, made))
		return out.Bytes()
	}
	pages := func() []reading.Page {
		t.Helper()
		doc, err := reading.Read(t.Context(), write(PDF))
		modeltest.Must(t, err)
		return doc.Pages
	}
	read := pages()
	if len(read) != 1 {
		t.Errorf("%d pages", len(read))
	}
	for _, want := range []string{"Ґалина", "Őszi", "1. SAP or 1C", "? not read: the CV is a picture", "6. SAP or 1C", "○ not found in what was read"} {
		if !strings.Contains(read[0].Text, want) {
			t.Errorf("no %q in\n%s", want, read[0].Text)
		}
	}
	if got := string(write(Markdown)); strings.ContainsAny(got, "\x1b\a") || strings.Contains(got, "[x](http") || !strings.Contains(got, "## 2. SAP or 1C\n\n> ○ not found") {
		t.Error(got)
	}
	for i := range s.Questions {
		s.Questions[i].Text = strings.Repeat("чому ", 40)
	}
	read = pages()
	if len(read) != 2 {
		t.Errorf("%d pages", len(read))
	}
	if first := read[1].Text; !strings.HasPrefix(first, "5.") && !strings.HasPrefix(first, "6.") && !strings.HasPrefix(first, "4.") {
		t.Errorf("the second page begins with %.40q", first)
	}
}
