package review

import (
	"shortlist/model/lang"
	"shortlist/ui/action"
)

func sayRemove() action.Label {
	return action.Label{Name: "remove from list", Title: "Remove from list"}.Translated()
}

func sayEmptyList() string { return lang.Text("This shortlist is empty now.") }

func sayTypeFirstName() string { return lang.Text("No shortlist yet: type a name for the first.") }

func sayCount(applicants int) string { return lang.Plural(applicants, "%d applicant", "%d applicants") }

func sayCountSince(applicants int, date string) string {
	return lang.Plural(applicants, "%d applicant  since %s", "%d applicants  since %s", date)
}

func sayNotListed(applicants int) string {
	return lang.Plural(applicants, "%d applicant on it that the service no longer lists.", "%d applicants on it that the service no longer lists.")
}

func sayChanged(change string) string { return lang.Text("%s. %s undoes it.", change, action.Undo) }
