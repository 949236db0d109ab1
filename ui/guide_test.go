package ui_test

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"shortlist/model/lang"
	"shortlist/model/modeltest"
	"shortlist/ui"
	"shortlist/ui/action"
	"shortlist/ui/help"
)

const tableBegin = "| key | |\n" // the table is the rest of the guide

// TestGuideOfKeysShowsEveryKey compares the guide's table with the actions, from which
// it is made.
func TestGuideOfKeysShowsEveryKey(t *testing.T) {
	modeltest.InEveryLanguage(t)
	t.Parallel()
	d := begin(t, setup{})
	moves := action.Moves(action.Mover{})
	isMove := func(a action.Action) bool {
		return slices.ContainsFunc(moves, func(m action.Action) bool { return m.Name == a.Name && m.Keys[0] == a.Keys[0] })
	}
	path := "../assets/guides/" + help.Path("keys", lang.Current())
	page, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	before, table, found := strings.Cut(string(page), tableBegin)
	if !found {
		t.Fatal("the guide has no table of keys")
	}
	var titles [][]string
	if lang.Current() != lang.English {
		titles = regexp.MustCompile(`(?m)^\| \*\*(.+)\*\* \| \|$`).FindAllStringSubmatch(table, -1) // as the translator wrote them
	}
	var b strings.Builder
	places := d.model.Keys()
	reviewing := places[slices.IndexFunc(places, func(k ui.Keys) bool { return k.Place == ui.Reviewing })].Actions
	isReview := func(a action.Action) bool {
		return slices.ContainsFunc(reviewing, func(r action.Action) bool { return r.Name == a.Name && r.Keys[0] == a.Keys[0] })
	}
	section := func(title string, actions []action.Action) {
		name := title
		if len(titles) > 0 {
			name, titles = titles[0][1], titles[1:]
		}
		fmt.Fprintf(&b, "| **%s** | |\n", name)
		for _, a := range actions {
			if (!isMove(a) || title == "everywhere") && (!isReview(a) || title == ui.Reviewing) {
				fmt.Fprintf(&b, "| %s | %s |\n", keyCodes(a), a.Help)
			}
		}
	}
	b.WriteString(tableBegin + "|---|---|\n")
	for _, k := range places {
		section(k.Place, k.Actions)
	}
	d.Do(action.NewJob)
	section("form", d.model.FormKeys())
	modeltest.CompareFile(t, path, before+b.String())
}

func keyCodes(a action.Action) string {
	out := make([]string, len(a.Keys))
	for i, k := range a.Keys {
		out[i] = "`" + action.KeyName(k) + "`"
	}
	return strings.Join(out, " ")
}
