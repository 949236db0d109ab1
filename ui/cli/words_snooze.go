package cli

import (
	"fmt"

	"shortlist/model/amount"
)

// snoozeWords are the texts about applicants to be looked at again.
type snoozeWords struct {
	Snooze          help
	SnoozeUndo      string
	SnoozeNeeds     string
	SnoozeUndoNeeds string
	DigestDue       string
}

// snoozeSentences are those that are made at run time.
type snoozeSentences interface {
	Snoozed(id int64, day string) string
	NotSnoozed(id int64) string
	NotSynced(id int64) string
	DueAgain(n int) string
}

var snoozeInEnglish = snoozeWords{
	Snooze: help{Short: "Look at an applicant again on a date", Long: "Look at an applicant again on a date. From that day on the dashboard, shortlist digest and the search is:due\n" +
		"show the application. A verdict in the dashboard, another date or --undo ends that. DATE is a span like 3d, 2w,\n" +
		"1m or 1y, a weekday like mon, today, tomorrow, or a date like 2026-12-01 or 01.12.2026. The date stays on this\n" +
		"computer: neither the service nor your colleagues see it."},
	SnoozeUndo:      "remove the date",
	SnoozeNeeds:     "snooze needs the id of an application, and a date like 2w or 2026-12-01",
	SnoozeUndoNeeds: "snooze --undo needs the id of an application",
	DigestDue: "Applicants whose date to look again has come (shortlist snooze) are in each digest, until they get\n" +
		"a verdict or another date.",
}

func (*english) Snoozed(id int64, day string) string {
	return fmt.Sprintf("%d comes up again on %s.", id, day)
}
func (*english) NotSnoozed(id int64) string { return fmt.Sprintf("%d has no date to look again.", id) }
func (*english) NotSynced(id int64) string {
	return fmt.Sprintf("application %d was not read on this computer yet; shortlist sync reads it", id)
}
func (*english) DueAgain(n int) string { return amount.Plural(n, "applicant") + " to look at again:" }
