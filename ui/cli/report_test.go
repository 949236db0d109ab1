package cli

import (
	"context"
	"encoding/csv"
	"encoding/json"
	"net"
	"strings"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/model/store"
	"shortlist/ui/cli/command"
	"shortlist/ui/text"
)

// TestReportCountsTheStoreInEachFormat: text, JSON and CSV have the same numbers, without a request
// to the service.
func TestReportCountsTheStoreInEachFormat(t *testing.T) {
	modeltest.SkipInShort(t, "runs many commands")
	d, _ := teamDesk(t, "")
	has(t, d.must("report").out, "Overview of acme, ", "Nothing to count yet.")
	d.must("sync")
	id := d.applied("ua-backend")
	d.must("sync")
	d.kept(func(s *store.Store) {
		for verdict, key := range map[model.Verdict]string{model.Yes: "ua-backend", model.No: "ua-barista"} {
			people, _, err := s.Candidates(t.Context(), d.job(key))
			modeltest.Must(t, err)
			c := people[len(people)-1]
			if _, _, err := s.ChangeReview(t.Context(), c.JobID, c.ID, time.Now(), func(r *model.Review) { r.Verdict = verdict }); err != nil {
				t.Fatal(err)
			}
			if _, err := s.Enlist(t.Context(), "second round", []int64{c.ID}, time.Now()); err != nil {
				t.Fatal(err)
			}
		}
	})
	d.must("team", "wrote", command.Number(id))
	d.must("team", "publish", "--yes")
	answers := d.dial
	d.dial = func(context.Context, string, string) (net.Conn, error) {
		t.Error("the service was asked")
		return nil, net.ErrClosed
	}

	doc := decode[object](t, d.must("report", "--json").out)
	funnel, waiting := doc["funnel"].(object), doc["waiting"].(object)
	for field, want := range map[string]string{"yes": "1", "no": "1", "maybe": "0", "listed": "2", "written": "1"} {
		if funnel[field] != json.Number(want) {
			t.Errorf("%s is %v, want %s", field, funnel[field], want)
		}
	}
	days := doc["byDay"].([]any)
	today := days[len(days)-1].(object)
	if len(days) != 30 || today["from"] != time.Now().Format(time.DateOnly) || today["applications"] == json.Number("0") {
		t.Errorf("%d days, and today is %v", len(days), today)
	}
	applied, unseen := funnel["applied"].(json.Number), waiting["unseen"].(json.Number)

	rows, err := csv.NewReader(strings.NewReader(strings.TrimPrefix(d.must("report", "--csv").out, "\ufeff"))).ReadAll()
	modeltest.Must(t, err)
	got := map[string]string{}
	for _, r := range rows {
		got[r[0]+" "+strings.TrimPrefix(r[1], "'")+" "+r[4]] = r[5] // as export, it keeps a spreadsheet from rounding an id
	}
	for row, want := range map[string]string{
		"table jobId figure": "count", "funnel  applied": applied.String(), "waiting  unseen": unseen.String(), "funnel  written": "1",
		"funnel " + d.jobArg("ua-backend") + " yes": "1", "funnel " + d.jobArg("ua-barista") + " no": "1",
	} {
		if got[row] != want {
			t.Errorf("%s is %q, want %q", row, got[row], want)
		}
	}

	r := d.must("report", "--days", "7")
	has(t, r.out, "Waiting for you\n  Not viewed", " in 7 days\n", "Applied", " "+applied.String()+" ", "On shortlists", "Jobs by views\n", "Backend-розробник Go")
	if r.err != "" || strings.ContainsAny(r.out, "█\x1b") {
		t.Errorf("outside of a terminal it is drawn, or there is %q:\n%s", r.err, r.out)
	}
	for line := range strings.Lines(r.out) {
		if w := text.Width(strings.TrimSuffix(line, "\n")); w > 80 {
			t.Errorf("%d cells are %q", w, line)
		}
	}
	d.terminal, d.width = true, 100
	r = d.must("report")
	has(t, r.out, "▇")
	d.fails(command.ExitUsage, "--csv and --json", "report", "--csv", "--json")
	d.fails(command.ExitUsage, "--days 0", "report", "--days", "0")
	d.dial = answers
	d.nothingViewed()
}
