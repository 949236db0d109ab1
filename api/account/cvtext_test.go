package account

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"testing"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/model/reading"
	"shortlist/model/reading/outcome"
	"shortlist/model/store"
)

// TestACVIsReadOnce, until its file changes.
func TestACVIsReadOnce(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	ctx, job := t.Context(), d.job("ua-backend")
	for range d.FetchApplicants(ctx, job.ID) {
	}
	people, err := d.CachedApplicants(ctx, job.ID)
	modeltest.Must(t, err)
	var c model.Candidate
	for _, p := range people.People {
		if p.CV != nil && p.CV.Broken == "" {
			c = p
			break
		}
	}
	var reads int
	var fails error
	d.opts.ReadCV = func(ctx context.Context, file io.ReadSeeker) (reading.Document, error) {
		reads++
		if fails != nil {
			return reading.Document{}, fails
		}
		data, err := io.ReadAll(file)
		modeltest.Must(t, err)
		return reading.Read(ctx, data)
	}
	read := func(wantReads int, wantErr error, words string) {
		t.Helper()
		doc, err := d.CVText(ctx, c)
		if reads != wantReads || !errors.Is(err, wantErr) {
			t.Fatalf("%d reads, want %d, error %v, want %v", reads, wantReads, err, wantErr)
		}
		if err == nil && (len(doc.Pages) == 0 || doc.Pages[0].Text == "") {
			t.Errorf("got %+v", doc)
		}
		if err != nil && err.Error() != words {
			t.Errorf("it is %q, want %q", err, words)
		}
	}
	read(1, nil, "")
	read(1, nil, "")

	// A file of the same size with other bytes has changed.
	data, err := os.ReadFile(c.CV.Ref)
	modeltest.Must(t, err)
	data[len(data)-1] ^= 1
	modeltest.Must(t, os.WriteFile(c.CV.Ref, data, 0o600))
	fails = fmt.Errorf("%w: it takes longer than 6s", outcome.ErrTooLarge)
	read(2, outcome.ErrTooLarge, fails.Error())
	read(3, outcome.ErrTooLarge, fails.Error()) // a less busy machine may read it
	fails = fmt.Errorf("%w: by whoever sent it", outcome.ErrLocked)
	read(4, outcome.ErrLocked, fails.Error())
	read(4, outcome.ErrLocked, fails.Error())

	d.withdrawAll(job.ID, store.Sync{Complete: true})
	read(5, outcome.ErrLocked, fails.Error()) // the stored text has gone with its applicant
	c.CV = nil
	if _, err := d.CVText(ctx, c); !errors.Is(err, ErrNoCV) || !strings.Contains(err.Error(), "attached none") {
		t.Errorf("without a CV: %v", err)
	}
}
