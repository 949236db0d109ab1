package ui_test

import "testing"

// TestANewApplicationToTheJobUnderTheCursorIsAnnounced although no window has read the job's applicants.
func TestANewApplicationToTheJobUnderTheCursorIsAnnounced(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	job, ok := d.Current()
	if !ok {
		t.Fatal("the cursor is on no job")
	}
	if _, err := d.service.Apply(job.ID, newcomer(job.ID, "Олена Щойна"), nil); err != nil {
		t.Fatal(err)
	}
	d.polls()
	found, err := d.Elsewhere().NewSince(t.Context(), 0, 10)
	if err != nil || len(found) != 1 || found[0].Who.Applicant.Name != "Олена Щойна" {
		t.Errorf("new are %+v, %v", found, err)
	}
}
