package ui_test

import (
	"bytes"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"

	"shortlist/ui/action"
	"shortlist/ui/env"
)

// TestABrokenJobIsReportedBelowTheList. The list keeps its last known copy until an
// answer is whole again.
func TestABrokenJobIsReportedBelowTheList(t *testing.T) {
	t.Parallel()
	for _, size := range [][2]int{{80, 24}, {120, 40}, {200, 50}} {
		var broken atomic.Bool
		d := begin(t, setup{width: size[0], height: size[1], front: func(service http.Handler) http.Handler {
			return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				if !broken.Load() || !strings.HasSuffix(r.URL.Path, "/allJobs") {
					service.ServeHTTP(w, r)
					return
				}
				answer := httptest.NewRecorder()
				service.ServeHTTP(answer, r)
				_, _ = w.Write(bytes.Replace(answer.Body.Bytes(), []byte(`"id":`), []byte(`"was":`), 1)) // the first has lost its id
			})
		}})
		d.Pane(env.JobPane).Sees("All 11", "Backend-розро")
		d.Pane(env.JobPane).SeesNot("could not be read")
		broken.Store(true)
		d.Do(action.Refresh)
		d.Pane(env.JobPane).Sees("1 job of the answer could not be read. Jobs known before are still listed.", "All 11", "Backend-розро")
		broken.Store(false)
		d.Do(action.Refresh)
		d.Pane(env.JobPane).SeesNot("could not be read", "still listed")
	}
}
