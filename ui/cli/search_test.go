package cli

import (
	"slices"
	"strings"
	"testing"

	"shortlist/api/sandbox"
	"shortlist/model/modeltest"
	"shortlist/ui/cli/applicants"
	"shortlist/ui/cli/command"
)

// TestSearch finds people of jobs whose applicants were listed.
func TestSearch(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.must("jobs", "list")
	if r := d.must("search", "is:unviewed"); r.out != "" || !strings.Contains(r.err, "0 applicants in 0 of 9 jobs; shortlist sync reads the others") {
		t.Errorf("before anybody was read: %q %q", r.out, r.err)
	}
	people := decode[[]object](t, d.must("applicants", "list", d.jobArg("ua-backend"), "--json").out)
	somebody := people[0]["applicant"].(object)["name"].(string)
	type found struct {
		Found []applicants.HitDoc
		More  int
	}
	all := decode[found](t, d.must("search", "--json", "--limit", "1000", "--", "-is:deleted").out)
	if len(all.Found) != len(people) || all.More != 0 {
		t.Errorf("%d people of %d, %d more", len(all.Found), len(people), all.More)
	}
	few := decode[found](t, d.must("search", "--json", "--limit", "2", "has:phone").out)
	if len(few.Found) != 2 || few.More == 0 || few.Found[0].ID < few.Found[1].ID {
		t.Errorf("of all with a phone: %+v", few)
	}
	named := decode[found](t, d.must("search", "--json", `name:"`+somebody+`"`).out)
	if !slices.ContainsFunc(named.Found, func(h applicants.HitDoc) bool {
		return h.Name == somebody && h.Line == somebody && h.Field == "name" && h.JobID == d.job("ua-backend") && h.JobTitle != "" && h.Lit[0][0] == 0
	}) {
		t.Errorf("%s is found as %+v", somebody, named.Found)
	}
	table := d.must("search", `name:"`+somebody+`"`).out
	has(t, table, "ID", "NAME", "JOB", "FOUND", somebody, "name: "+somebody)
	d.nothingViewed()

	d.fails(command.ExitUsage, "nmae: is unknown. Put it in quotes to search for it, or use one of job: is:", "search", "nmae:x")
	d.fails(command.ExitUsage, "rating: needs a number from 1 to 5", "search", "olena", "rating:9")
	d.fails(command.ExitUsage, "There is no word to search for.", "search", "…")
	d.fails(command.ExitUsage, "needs words to search for", "search")
	d.fails(command.ExitUsage, "--limit needs a number above 0", "search", "x", "--limit", "0")
}

func TestHelpOfSearchNamesTheSameWordsInEveryLanguage(t *testing.T) {
	modeltest.InEveryLanguage(t)
	help := strings.Join(strings.Fields(bareDesk(t).must("search", "--help").out), " ")
	has(t, help, "is:unviewed (new suggested premium deleted due snoozed)", "status:invited (received processing offer rejected deleted)",
		"has:cv (email phone note tag rating verdict salary messages)", "verdict:yes (maybe no none)")
}
