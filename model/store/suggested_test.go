package store

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/modeltest"
)

// TestASuggestedPersonWhoAppliesIsAnnouncedOnce, in every order of list and callback, whatever the date is: it
// may be that of the suggestion, which is weeks old. The application may also have another id than the suggestion.
// With SHORTLIST_HISTORIES it plays each order with all dates and contacts.
func TestASuggestedPersonWhoAppliesIsAnnouncedOnce(t *testing.T) {
	modeltest.SkipInShort(t, "reads applicants in every order")
	const day = 24 * time.Hour
	// s: listed as suggested; c: called back; a: listed as applied, with the same id; b: with another id, beside
	// the suggestion; o: with another id, instead of it; e: neither is listed; w: eight days pass
	orders := []string{
		"sca", "ssca", "scsa", "cssa", "csa", "sac", "ca", "ac", "scca", "scac", "sccsa", "csca", "scea", "scsea", "sceca",
		"scb", "sco", "csb", "cso", "sbc", "soc", "cbb", "scbc", "scbo", "scoc", "scsb", "sacc", "sceb", "sceo", "scebc",
		"scwa", "cswa", "scwsa",
	}
	all := os.Getenv("SHORTLIST_HISTORIES") != ""
	played := 0
	s := memory(t)
	for _, order := range orders {
		for _, ago := range []time.Duration{0, 2 * day, 40 * day, 8 * day, -40 * day} {
			for i, contacts := range []string{"open", "open when applied", "an address", "masked"} {
				played++
				if !all && (i != played/4%4 || ago == 8*day || ago < 0) || contacts == "masked" && strings.Contains(order, "w") {
					continue
				}
				playSuggested(t, s, int64(100_000-played), order, ago, contacts)
			}
		}
	}
}

// playSuggested plays an order for one job, which is earlier than those before.
func playSuggested(t *testing.T, s *Store, job int64, order string, ago time.Duration, contacts string) {
	at := time.UnixMilli(1_800_000_000_000)
	a, first := arrivalOf(job, 2, at), applied(arrivalOf(job, 1, at), job*10+1)
	if contacts == "an address" {
		a.Email, a.Phone = "olena@example.com", ""
	}
	modeltest.Must(t, s.PutJobs(t.Context(), []model.Job{{ID: job, Applies: 1}}, at))
	readToEnd(t, s, job, 1, at, first)
	now, id := at, job*10+2
	who := func(id int64, suggested bool) model.Candidate {
		c := applied(a, id)
		c.Date, c.Suggested = at.Add(-ago), suggested
		c.Applicant.Contacts.Email = a.Email
		if contacts == "masked" || suggested && contacts == "open when applied" {
			c.Applicant.Contacts = model.Contacts{}
		}
		return c
	}
	for i, step := range order {
		now = now.Add(3 * time.Hour)
		people := map[rune][]model.Candidate{
			's': {first, who(id, true)}, 'a': {first, who(id, false)}, 'b': {first, who(id, true), who(id+1, false)},
			'o': {first, who(id+1, false)}, 'e': {first},
		}[step]
		switch step {
		case 'w':
			now = now.Add(8 * 24 * time.Hour)
		case 'c':
			called := a
			called.Received, called.Digest = now, fmt.Sprint(job, i)
			_, _, err := s.PutArrival(t.Context(), called)
			modeltest.Must(t, err)
		default:
			readToEnd(t, s, job, len(people), now, people...)
		}
	}
	if strings.ContainsAny(order, "bo") {
		id++
	}
	found, err := s.NewApplications(t.Context(), 0, 10_000)
	modeltest.Must(t, err)
	var of []int64
	for _, n := range found {
		if n.JobID == job {
			of = append(of, n.ApplyID)
		}
	}
	if len(of) != 1 || of[0] != id {
		t.Errorf("%s, dated %v ago, contacts %s: new are %v, want %d", order, ago, contacts, of, id)
	}
}
