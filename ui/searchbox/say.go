package searchbox

import (
	"shortlist/model/lang"
	"shortlist/model/query"
	"shortlist/ui/action"
)

func sayUp() action.Label {
	return action.Label{Name: "up", Help: "up", Context: "searchbox"}.Translated()
}

func sayDown() action.Label {
	return action.Label{Name: "down", Help: "down", Context: "searchbox"}.Translated()
}

func sayBeingRead(cvs int) string {
	return lang.Plural(cvs, "%d CV is being read.", "%d CVs are being read.")
}

// sayIn is where words were found, and that they are not those that were typed.
func sayIn(why query.Found) string {
	in := [query.Marks]string{
		lang.Text("position: "), lang.Text("employer: "), lang.Text("your note: "), lang.Text("your tag: "), lang.Text("duties: "),
		lang.Text("in the CV: "), lang.Text("education: "), lang.Text("region: "), lang.Text("contact: "), lang.Text("name: "),
	}[why.Field]
	if why.Alike {
		return lang.Text("spelled alike, %s", in)
	}
	return in
}
