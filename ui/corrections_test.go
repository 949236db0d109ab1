package ui_test

import (
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/blind"
	"shortlist/model/modeltest"
	"shortlist/ui/action"
	"shortlist/ui/theme"
)

// TestACorrectionIsShownWhereverAnApplicantIs, on any screen and in any box.
func TestACorrectionIsShownWhereverAnApplicantIs(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "makes each correction in each place")
	open := map[string]func(*day){
		"the list":     func(*day) {},
		"the detail":   func(d *day) { d.Do(action.Preview) },
		"the reader":   func(d *day) { d.Do(action.ReadCV) },
		"a comparison": func(d *day) { d.Do(action.Mark, action.Mark, action.Compare) },
		"a shortlist": func(d *day) {
			d.Do(action.Enlist)
			d.Type("second")
			d.Do(action.Accept, action.Shortlists, action.Open)
		},
		"the shortlists to be on": func(d *day) { d.Do(action.Enlist) },
		"a note":                  func(d *day) { d.Do(action.Note) },
		"a rating":                func(d *day) { d.Do(action.Rate) },
		"tags":                    func(d *day) { d.Do(action.Tags) },
		"the inbox":               func(d *day) { d.Do(action.Inbox) },
		"the search": func(d *day) {
			name := d.Person().Applicant.Name
			d.Do(action.Search)
			d.Type(strings.Fields(name)[0])
		},
	}
	const viewed = "viewed"
	corrections := map[string]func(*day, model.Candidate) (sees string, not []string){
		viewed: func(d *day, c model.Candidate) (sees string, not []string) {
			if _, err := d.Elsewhere().MarkViewed(d.Context(), c.JobID, c.ID); err != nil {
				d.Fatal(err)
			}
			d.hear(account.Event{Outbox: true, Applicants: []int64{c.JobID}})
			return c.Applicant.Name, []string{theme.SignNotViewed + " " + c.Applicant.Name, c.Applicant.Name + "  " + theme.SignNotViewed + " not viewed"}
		},
		"blind": func(d *day, c model.Candidate) (sees string, not []string) {
			modeltest.Must(d, d.Elsewhere().SetBlind(d.Context(), true))
			d.Until("blind mode is on", d.blind)
			return blind.Name(c.ID), strings.Fields(c.Applicant.Name)[1:]
		},
		"an application": func(d *day, c model.Candidate) (sees string, not []string) {
			if _, err := d.service.Apply(c.JobID, c, []byte("Досвід: облік, Kafka")); err != nil {
				d.Fatal(err)
			}
			for b := range d.Elsewhere().FetchApplicants(d.Context(), c.JobID) {
				if b.Err != nil {
					d.Fatal(b.Err)
				}
			}
			d.hear(account.Event{Applicants: []int64{c.JobID}, Outbox: true, Reviews: true})
			return c.Applicant.Name, []string{"just in"}
		},
		"dismissed": func(d *day, c model.Candidate) (sees string, not []string) {
			d.DismissElsewhere()
			d.hear(account.Event{Applicants: []int64{c.JobID}, Reviews: true})
			return "", strings.Fields(c.Applicant.Name)[1:]
		},
	}
	for _, correction := range slices.Sorted(maps.Keys(corrections)) {
		for _, holder := range slices.Sorted(maps.Keys(open)) {
			if correction == viewed && holder == "the inbox" { // its rows do not show it
				continue
			}
			correct, opens := corrections[correction], open[holder]
			t.Run(correction+" in "+holder, func(t *testing.T) {
				t.Parallel()
				d := begin(t, setup{})
				d.waits("Олена Щойна")
				if correction == viewed { // the detail calls arrivals just in
					d.ToPerson("is listed and not viewed", func(c model.Candidate) bool { return !c.JustIn() && c.Unviewed() && !c.Suggested })
				}
				c := d.Person()
				opens(d)
				d.Sees(c.Applicant.Name)
				d.Advance(10 * time.Second) // past the earlier notices
				sees, not := correct(d, c)
				d.Settle()
				d.Sees(sees)
				d.SeesNot(not...)
			})
		}
	}
}
