package shortlists

import (
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

var inHungarian = words{
	Shortlists: action.Label{Name: "rövid listák", Synonyms: "listák, kedvencek, második kör, shortlists, lists, favourites, second round", Help: "rövid listák: olvasás, összevetés, levétel"},
	Open:       action.Label{Name: "megnyitás", Synonyms: "open"},
	Delete:     action.Label{Name: "lista törlése", Synonyms: "delete list"},
	Close:      action.Label{Name: "bezárás", Synonyms: "close"},
	Back:       action.Label{Name: "vissza", Synonyms: "back"},
	Unmark:     action.Label{Name: "jelölés le", Synonyms: "unmark"},
	Read:       action.Label{Name: "olvasás", Synonyms: "read"},
	Mark:       action.Label{Name: "jelölés", Synonyms: "mark"},
	Compare:    action.Label{Name: "összevetés", Synonyms: "compare"},
	Export:     action.Label{Name: "export"},
	SaveCVs:    action.Label{Name: "CV-k mentése", Synonyms: "save CVs"},
	Remove:     action.Label{Name: "levétel", Synonyms: "remove from list"},
	Add:        action.Label{Name: "felvétel", Synonyms: "add"},
	Create:     action.Label{Name: "létrehozás", Synonyms: "create"},
	Choose:     action.Label{Name: "választás", Synonyms: "choose"},
	Applicants: "jelentkezők",

	Title:         "Rövid listák",
	Hint:          "új név, vagy egy név része",
	NewList:       "új rövid lista",
	On:            "már rajta van",
	EmptyList:     "Ez a rövid lista most üres.",
	NoLists:       "Nem maradt rövid lista.",
	TypeFirstName: "Még nincs rövid lista: írja be az első nevét.",

	AskDelete:   "Rövid lista törlése",
	DeleteMeans: "A jelentkezők és az értékelések megmaradnak.",
	DeleteVerb:  "törlés",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) NamedTitle(name string, applicants int) string {
	return name + " · " + amount.InHungarian(applicants, "jelentkező")
}
func (*hungarian) TitleFor(applicants string) string { return "Rövid listák: " + applicants }
func (*hungarian) Count(applicants int) string       { return amount.InHungarian(applicants, "jelentkező") }
func (*hungarian) CountSince(applicants int, date string) string {
	return amount.InHungarian(applicants, "jelentkező") + "  kezdete: " + date
}
func (*hungarian) NotListed(applicants int) string {
	return amount.InHungarian(applicants, "jelentkező") + " van rajta, akit a szolgáltatás már nem listáz."
}
func (*hungarian) NoneYet() string {
	return "Még nincs rövid lista. " + action.Enlist.String() + ": a kiválasztott vagy az összes megjelölt jelentkező felvétele egy újra."
}

func (*hungarian) DeleteWhat(name string, applicants int) string {
	return "Törli ezt a listát: „" + name + "” (" + amount.InHungarian(applicants, "jelentkező") + ")?"
}

func (*hungarian) Deleted(name string, applicants int) string {
	return "„" + name + "” (" + amount.InHungarian(applicants, "jelentkező") + "): törölve"
}
func (*hungarian) Added(applicants, list string) string {
	return applicants + " – felvéve ide: „" + list + "”"
}
func (*hungarian) Removed(applicants, list string) string {
	return applicants + " – levéve innen: „" + list + "”"
}

func (*hungarian) Changed(change string) string {
	return lang.End(change) + " " + action.Undo.String() + ": visszavonás."
}
func (*hungarian) ChangedSeeLists(change string) string {
	return lang.End(change) + " " + action.Shortlists.String() + ": rövid listák. " + action.Undo.String() + ": visszavonás."
}
func (*hungarian) Unchanged(change string) string { return change + ", mint eddig." }
func (*hungarian) Undone(change string) string    { return "Visszavonva: " + lang.End(change) }
func (*hungarian) PartlyOn(n, of int) string {
	return "már rajta: " + amount.Number(n) + "/" + amount.Number(of)
}
