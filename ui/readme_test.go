package ui

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"shortlist/ui/action"
	"shortlist/ui/reviewing"
)

var update = flag.Bool("update", false, "write the table of keys into README.md")

const (
	tableBegin = "<!-- keys: made by go test ./ui -run TestReadme -update -->\n"
	tableEnd   = "<!-- end of keys -->\n"
)

// TestReadmeShowsEveryKey holds the README's table against the actions' records,
// from which it is made.
func TestReadmeShowsEveryKey(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	moves := action.Moves(action.Mover{})
	isMove := func(a action.Action) bool {
		return slices.ContainsFunc(moves, func(m action.Action) bool { return m.Name == a.Name && m.Keys[0] == a.Keys[0] })
	}
	var b strings.Builder
	reviewing := d.model.book.Actions(reviewing.One(0, ""), 0, nil)
	isReview := func(a action.Action) bool {
		return slices.ContainsFunc(reviewing, func(r action.Action) bool { return r.Name == a.Name && r.Keys[0] == a.Keys[0] })
	}
	section := func(title string, actions []action.Action) {
		fmt.Fprintf(&b, "| **%s** | |\n", title)
		for _, a := range actions {
			if (!isMove(a) || title == "everywhere") && (!isReview(a) || &actions[0] == &reviewing[0]) {
				fmt.Fprintf(&b, "| %s | %s |\n", keyCodes(a), a.Help)
			}
		}
	}
	b.WriteString("| key | |\n|---|---|\n")
	section("everywhere", slices.Concat(moves, d.model.globalActions(), d.model.panes.Moves()))
	section("jobs", d.model.panes.Jobs.Actions())
	section("job", d.model.panes.Job.Actions())
	section("applicants", d.model.panes.Applicants.Actions())
	section("candidate", d.model.panes.Candidate.Actions())
	section("applicants, candidate and reading people: what one thinks of them", reviewing)
	section("reading people", d.model.reads.Actions())
	d.Do(action.NewJob)
	section("form", d.model.form().Actions())
	table := tableBegin + b.String() + tableEnd

	const path = "../README.md"
	readme, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, found := strings.Cut(string(readme), tableBegin)
	_, after, ended := strings.Cut(rest, tableEnd)
	if !found || !ended {
		t.Fatal("README.md has no place for the keys")
	}
	want := before + table + after
	if *update {
		if err := os.WriteFile(path, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if string(readme) != want {
		t.Errorf("README.md does not show the keys as they are; run go test ./ui -run TestReadme -update")
	}
}

func keyCodes(a action.Action) string {
	out := make([]string, len(a.Keys))
	for i, k := range a.Keys {
		out[i] = "`" + action.Label(k) + "`"
	}
	return strings.Join(out, " ")
}
