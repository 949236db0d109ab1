package cli

import (
	"encoding/json"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui/cli/command"
)

// TestASnoozedApplicantIsInTheDigestFromTheDayOn, until the date is removed.
func TestASnoozedApplicantIsInTheDigestFromTheDayOn(t *testing.T) {
	modeltest.SkipInShort(t, "runs many commands")
	d := newDesk(t, sandbox.Options{})
	c := d.anApplicant("ua-backend")
	id := command.Number(c.ID)
	d.must("digest")
	has(t, d.must("snooze", id, "tomorrow").out, id+" comes up again on ", "(tomorrow).")
	if out := d.must("digest", "--offline").out; out != "" {
		t.Errorf("a day before it prints %s", out)
	}
	has(t, d.must("search", "is:snoozed").out, id)
	if doc := decode[object](t, d.must("search", "is:due", "--json").out); doc["found"] == nil || len(doc["found"].([]any)) != 0 {
		t.Errorf("due are %v", doc)
	}
	today := string(model.DayOf(time.Now()))
	doc := decode[object](t, d.must("snooze", id, "today", "--json").out)
	if doc["id"] != json.Number(id) || doc["jobId"] != json.Number(command.Number(c.JobID)) || doc["snoozed"] != today {
		t.Errorf("got %v", doc)
	}
	out := d.must("digest", "--offline").out
	has(t, out, "No new applications since ", "1 applicant to look at again:", c.Applicant.Name)
	has(t, d.must("digest", "--offline").out, c.Applicant.Name) // and again
	has(t, d.must("held", id).out, "date to look again", today)
	due := decode[object](t, d.must("digest", "--offline", "--json").out)["due"].([]any)
	if len(due) != 1 || due[0].(object)["id"] != json.Number(id) || due[0].(object)["snoozed"] != today || due[0].(object)["name"] != c.Applicant.Name {
		t.Errorf("due are %v", due)
	}
	d.nothingViewed()
	has(t, d.must("snooze", id, "--undo").out, "no date")
	if doc := decode[object](t, d.must("digest", "--offline", "--json").out); len(doc["due"].([]any)) != 0 {
		t.Errorf("after the undo due are %v", doc)
	}
	if doc := decode[object](t, d.must("snooze", id, "--undo", "--json").out); doc["snoozed"] != nil {
		t.Errorf("got %v", doc)
	}
}

func TestSnoozeReportsWhatItCannotUse(t *testing.T) {
	modeltest.SkipInShort(t, "runs many commands")
	d := newDesk(t, sandbox.Options{})
	id := command.Number(d.anApplicant("ua-backend").ID)
	d.fails(command.ExitUsage, "a date like 2w", "snooze", id)
	d.fails(command.ExitUsage, "needs the id", "snooze", "--undo")
	d.fails(command.ExitUsage, "Type a day such as", "snooze", id, "gestern")
	d.fails(command.ExitUsage, "has passed", "snooze", id, "2020-01-01")
	d.fails(command.ExitUsage, "below 0", "snooze", "--", "-3", "2w")
	d.fails(command.ExitNotYours, "not on this computer", "snooze", "7", "2w")
}

// TestAnOutcomeIsNotedFromTheShell, exported and held until it is removed.
func TestAnOutcomeIsNotedFromTheShell(t *testing.T) {
	modeltest.SkipInShort(t, "runs many commands")
	d := newDesk(t, sandbox.Options{})
	c := d.anApplicant("ua-backend")
	id := command.Number(c.ID)
	has(t, d.must("outcome", id, "Hired").out, id, "hired")
	for typed, want := range map[string]string{"hired": model.OutcomeHired, "  moved   abroad ": "moved abroad"} {
		doc := decode[object](t, d.must("outcome", id, typed, "--json").out)
		if doc["id"] != json.Number(id) || doc["jobId"] != json.Number(command.Number(c.JobID)) || doc["outcome"] != want {
			t.Errorf("%s: %v", typed, doc)
		}
		has(t, d.must("held", id).out, want)
	}
	d.nothingViewed()
	d.fails(command.ExitUsage, "hired, withdrew, declined", "outcome", id)
	d.fails(command.ExitUsage, "hired, withdrew, declined", "outcome", id, " ")
	d.fails(command.ExitUsage, "hired, withdrew, declined", "outcome", id, "hired", "--undo")
	d.fails(command.ExitNotYours, "not on this computer", "outcome", "7", "hired")
	has(t, d.must("outcome", id, "--undo").out, "no outcome")
	if doc := decode[object](t, d.must("outcome", id, "--undo", "--json").out); doc["outcome"] != "" {
		t.Errorf("after the undo: %v", doc)
	}
}
