package review

import (
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

func saySave() action.Label { return action.Label{Name: "save"}.Translated() }

// sayIsVerdict names a change of the verdict.
func sayIsVerdict(v model.Verdict) change {
	switch v {
	case model.Undecided:
		return change{lang.Text("has no verdict"), lang.Text("no verdict")}
	case model.Yes:
		return change{lang.Text("is a yes"), lang.TextIn("all are", "yes")}
	case model.Maybe:
		return change{lang.Text("is a maybe"), lang.TextIn("all are", "maybe")}
	case model.No:
		return change{lang.Text("is a no"), lang.TextIn("all are", "no")}
	}
	return change{lang.Text("is a %s", string(v)), string(v)}
}

// sayIsRated names a change of the rating; 0 is no rating.
func sayIsRated(stars int) change {
	if stars == 0 {
		return change{lang.Text("has no rating"), lang.Text("no rating")}
	}
	return change{lang.Text("is rated %d", stars), lang.Text("rated %d", stars)}
}

// counted adds the number of marked applicants to a name in the footer.
func counted(name string, marked int) string {
	if marked == 0 {
		return name
	}
	return name + " (" + lang.Number(marked) + ")"
}

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
