package reading

import (
	"shortlist/model/lang"
	"shortlist/ui/action"
)

func sayToProfile() action.Label {
	return action.Label{Name: "profile", Title: "Switch between profile and CV", Synonyms: "resume", Help: "to the profile"}.Translated()
}

func sayFirstMatchAgain() string { return lang.Text("No match is further down: back at the first.") }

func sayLastMatchAgain() string { return lang.Text("No match is further up: on to the last.") }

func sayFind() action.Label {
	return action.Label{Name: lang.Text("find"), Title: lang.Text("Find in the CV"), Synonyms: lang.TextIn("reader", "search"), Help: lang.Text("find words in profile and CV; %s and %s: next and previous match", action.NextMatch, action.PreviousMatch)}
}

func sayPlace(at string, of string) string { return lang.Text("%s of %s", at, of) }

func sayHiddenCount(words int) string {
	return lang.Plural(words, "%d word in the file, not on the page", "%d words in the file, not on the page")
}
