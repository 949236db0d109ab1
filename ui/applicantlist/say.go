package applicantlist

import (
	"shortlist/model/lang"
	"shortlist/ui/action"
)

func saySaveCV() action.Label {
	return action.Label{Name: "save CV", Title: "Save CVs", Synonyms: "save CV, download, resume, pdf", Help: "save the CV, or those of all marked applicants"}.Translated()
}

func saySaveMarked(marked int) action.Label {
	l := saySaveCV()
	l.Name = lang.Text("save CVs (%s)", lang.Number(marked))
	return l
}

func sayTabNames() [tabCount]string {
	return [tabCount]string{lang.Text("All"), lang.Text("Unviewed"), lang.Text("Yes"), lang.Text("Maybe"), lang.Text("No"), lang.Text("Undecided"), lang.Text("Suggested"), lang.Text("Deleted")}
}
