package cli

import (
	"bytes"
	"context"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui/cli/command"
)

// list puts a proxy before the service that sends the list of jobs by send.
func (d *desk) list(send func(w http.ResponseWriter, list []byte)) {
	d.t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !strings.HasSuffix(r.URL.Path, "allJobs") {
			d.service.ServeHTTP(w, r)
			return
		}
		answer := httptest.NewRecorder()
		d.service.ServeHTTP(answer, r)
		send(w, answer.Body.Bytes())
	}))
	d.t.Cleanup(server.Close)
	d.dial = func(ctx context.Context, network, _ string) (net.Conn, error) {
		return (&net.Dialer{}).DialContext(ctx, network, server.Listener.Addr().String())
	}
}

// withoutID are jobs of which one has lost its id.
func withoutID(list []byte, id string) []byte {
	return bytes.Replace(list, []byte(`"id":`+id+`,`), []byte(`"id":"",`), 1)
}

func TestJobsThatCannotBeReadAreReportedAndNotGone(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	job := d.jobArg("ua-backend")
	before := strings.Count(d.must("jobs", "list").out, "\n")
	broken := true
	d.list(func(w http.ResponseWriter, list []byte) {
		if broken {
			list = withoutID(list, job)
		}
		_, _ = w.Write(list)
	})
	want := "1 job of the answer could not be read. Jobs known before are still listed."
	for _, args := range [][]string{{"jobs", "list"}, {"jobs", "list", "--json"}} {
		r := d.must(args...)
		has(t, r.err, want)
		has(t, r.out, job)
	}
	if r := d.must("jobs", "list"); strings.Count(r.out, "\n") != before {
		t.Errorf("%d lines, not %d:\n%s", strings.Count(r.out, "\n"), before, r.out)
	}
	if r := d.must("jobs", "list", "--status", "deleted"); strings.Contains(r.out, job) {
		t.Errorf("the job counts as deleted:\n%s", r.out)
	}
	d.fails(command.ExitNetwork, "1 job of the answer could not be read; their new applications may be missing", "digest")
	broken = false
	if r := d.must("jobs", "list"); strings.Contains(r.err, "could not be read") {
		t.Error(r.err)
	}
}

func TestAnAnswerWithoutAListOfJobsIsNoEmptyList(t *testing.T) {
	for answer, want := range map[string]string{
		"[null,5,{}]": "no job in it is readable",
		"null":        "it sent no list, and",
		"":            "it sent no list, and", // 204
	} {
		d := newDesk(t, sandbox.Options{})
		before := d.must("jobs", "list").out
		broken := true
		d.list(func(w http.ResponseWriter, list []byte) {
			switch {
			case !broken:
				_, _ = w.Write(list)
			case answer == "":
				w.WriteHeader(http.StatusNoContent)
			default:
				_, _ = io.WriteString(w, answer)
			}
		})
		r := d.fails(command.ExitNetwork, want, "jobs", "list")
		if strings.Contains(r.out+r.err, "There are no jobs") {
			t.Errorf("%q: %s", answer, r.err)
		}
		if r := d.run("jobs", "list", "--status", "deleted"); strings.Contains(r.out, d.jobArg("ua-backend")) {
			t.Errorf("%q: the jobs count as deleted:\n%s", answer, r.out)
		}
		broken = false
		if after := d.must("jobs", "list").out; after != before {
			t.Errorf("%q: before\n%safter\n%s", answer, before, after)
		}
	}
}

// TestNoListOfNoJobsIsAnEmptyList: if each job that was listed before is deleted since, an
// answer without a list means that no job is left.
func TestNoListOfNoJobsIsAnEmptyList(t *testing.T) {
	for _, answer := range []string{"null", ""} {
		d := newDesk(t, sandbox.Options{})
		d.must("jobs", "list")
		jobs, err := d.service.Jobs()
		modeltest.Must(t, err)
		jobs = slices.DeleteFunc(jobs, func(j sandbox.Record) bool { return j.Status == model.Deleted })
		d.list(func(w http.ResponseWriter, _ []byte) {
			if answer == "" {
				w.WriteHeader(http.StatusNoContent)
				return
			}
			_, _ = io.WriteString(w, answer)
		})
		for i, j := range jobs { // elsewhere; while one is left, what the answer means is not known
			if i == len(jobs)-1 {
				d.fails(command.ExitNetwork, "it sent no list, and", "jobs", "list")
			}
			modeltest.Must(t, d.service.ChangeJob(j.ID, func(r *sandbox.Record) { r.Status = model.Deleted }))
		}
		has(t, d.must("jobs", "list").err, "There are no jobs.")
		if r := d.must("jobs", "list", "--status", "deleted"); strings.Count(r.out, "\n") < len(jobs) {
			t.Errorf("%q: their last known copies are gone:\n%s", answer, r.out)
		}
	}
}
