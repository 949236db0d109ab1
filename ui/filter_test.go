package ui_test

import (
	"fmt"
	"testing"

	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui/action"
	"shortlist/ui/env"
)

// TestTheLegendIsShownWhileFiltering, on a small screen and a large one. The header
// counts the applicants that meet the filter.
func TestTheLegendIsShownWhileFiltering(t *testing.T) {
	modeltest.SkipInShort(t, "filters at two sizes")
	t.Parallel()
	for _, size := range [][2]int{{80, 24}, {120, 40}} {
		d := begin(t, setup{width: size[0], height: size[1]})
		d.Do(action.Filter)
		d.Pane(env.JobPane).Sees("go OR (php", "region:", "is:active", "has:applicants")
		d.Type("region:київ OR -region:київ ")
		d.Pane(env.JobPane).Sees("11 of 11")
		d.Press("ctrl+u")
		d.Type("is:active")
		active, all := 0, 0
		for _, j := range d.Jobs() {
			if j.Status != model.Deleted {
				all++
			}
			if j.Status == model.Activated {
				active++
			}
		}
		d.Pane(env.JobPane).Sees(fmt.Sprintf("%d of %d", active, all))
		d.Pane(env.JobPane).SeesNot("has:applicants")
		d.Do(action.Back)
		d.ToJob("ua-backend")
		d.Do(action.Open, action.Filter)
		people := len(d.Shown())
		d.Pane(env.ApplicantPane).Sees("salary:<=40000", "age:25..35", "status:invited", "applied:7d", "no age, no salary")
		d.Type("status:received OR (age:>30 -salary:>1usd) ")
		d.Pane(env.ApplicantPane).Sees(fmt.Sprintf("%d of %d", len(d.Shown()), people))
		d.Press("ctrl+u")
		d.Type("age:old ")
		d.Pane(env.ApplicantPane).Sees("age: needs a number", "(character 1)")
		d.Press("ctrl+u")
		d.Type("(age:>30")
		d.Pane(env.ApplicantPane).SeesNot("(character")
	}
}
