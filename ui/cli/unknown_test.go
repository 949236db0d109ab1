package cli

import (
	"net/http"
	"strings"
	"testing"

	"shortlist/api/sandbox"
)

// TestUnknownFieldsAndFormsAreShown at every level, as text and JSON, except in blind mode
// (CONTRACT 26).
func TestUnknownFieldsAndFormsAreShown(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.pages(func(w http.ResponseWriter, _ *http.Request, _ []byte) {
		_, _ = w.Write([]byte(`[{"id":71500301,"date":"минулого тижня","applicant":{"name":"Олена Коваленко","age":"30 років",
			"contacts":{"telegram":"@person+1"},"education":[{"level":"BSc","gpa":4.5}],"workExperience":[{"title":"T","city":"\u041bьвів"}]},
			"additionalQuestions":{"answers":["так"]},"cvFile":{"name":"a.pdf","data":"aGk=","pages":3,"path":"/etc/passwd"}}]`))
	})
	job := d.jobArg("ua-backend")
	list := d.must("applicants", "list", job, "--json").out
	has(t, list, `"asReceived"`, `"минулого тижня"`, `"applicant.age"`, `"30 років"`, `"telegram"`, `"@person+1"`, `"gpa"`, `"answers"`, `"pages"`)
	if strings.Contains(list, "/etc/passwd") {
		t.Errorf("the service decides the path of a CV:\n%s", list)
	}
	has(t, d.must("applicants", "show", "71500301").out, "минулого тижня", "30 років", "contacts.telegram @person+1", "education.1.gpa", "4.5",
		"workExperience.1.city Львів", "additionalQuestions.answers так", "cvFile.pages")
	d.blind(nil)
	hidden := d.must("applicants", "show", "71500301").out + d.must("applicants", "show", "71500301", "--json").out
	for _, word := range []string{"nobody", "30 років", "минулого", "gpa", "так", "pages"} {
		if strings.Contains(hidden, word) {
			t.Errorf("%q is in:\n%s", word, hidden)
		}
	}
}
