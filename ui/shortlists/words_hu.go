package shortlists

import (
	"shortlist/model/amount"
	"shortlist/ui/action"
)

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) Shortlists() action.Label {
	return action.Label{Name: "rövid listák", Synonyms: "listák, kedvencek, második kör, shortlists, lists, favourites, second round", Help: "rövid listák: olvasás, összevetés, levétel"}
}
func (*hungarian) Open() action.Label { return action.Label{Name: "megnyitás", Synonyms: "open"} }
func (*hungarian) Delete() action.Label {
	return action.Label{Name: "lista törlése", Synonyms: "delete list"}
}
func (*hungarian) Close() action.Label { return action.Label{Name: "bezárás", Synonyms: "close"} }
func (*hungarian) Back() action.Label  { return action.Label{Name: "vissza", Synonyms: "back"} }
func (*hungarian) Unmark() action.Label {
	return action.Label{Name: "jelölés le", Synonyms: "unmark"}
}
func (*hungarian) Read() action.Label { return action.Label{Name: "olvasás", Synonyms: "read"} }
func (*hungarian) Mark() action.Label { return action.Label{Name: "jelölés", Synonyms: "mark"} }
func (*hungarian) Compare() action.Label {
	return action.Label{Name: "összevetés", Synonyms: "compare"}
}
func (*hungarian) Export() action.Label { return action.Label{Name: "export"} }
func (*hungarian) SaveCVs() action.Label {
	return action.Label{Name: "CV-k mentése", Synonyms: "save CVs"}
}
func (*hungarian) Remove() action.Label {
	return action.Label{Name: "levétel", Synonyms: "remove from list"}
}
func (*hungarian) Add() action.Label { return action.Label{Name: "felvétel", Synonyms: "add"} }
func (*hungarian) Create() action.Label {
	return action.Label{Name: "létrehozás", Synonyms: "create"}
}
func (*hungarian) Choose() action.Label { return action.Label{Name: "választás", Synonyms: "choose"} }
func (*hungarian) Applicants() string   { return "jelentkezők" }

func (*hungarian) Title() string { return "Rövid listák" }
func (*hungarian) NamedTitle(name string, applicants int) string {
	return name + " · " + amount.InHungarian(applicants, "jelentkező")
}
func (*hungarian) TitleFor(applicants string) string { return "Rövid listák: " + applicants }
func (*hungarian) Hint() string                      { return "új név, vagy egy név része" }
func (*hungarian) NewList() string                   { return "új rövid lista" }
func (*hungarian) Count(applicants int) string       { return amount.InHungarian(applicants, "jelentkező") }
func (*hungarian) CountSince(applicants int, date string) string {
	return amount.InHungarian(applicants, "jelentkező") + "  kezdete: " + date
}
func (*hungarian) NotListed(applicants int) string {
	return amount.InHungarian(applicants, "jelentkező") + " van rajta, akit a szolgáltatás már nem listáz."
}
func (*hungarian) EmptyList() string     { return "Ez a rövid lista most üres." }
func (*hungarian) NoLists() string       { return "Nem maradt rövid lista." }
func (*hungarian) TypeFirstName() string { return "Még nincs rövid lista: írja be az első nevét." }
func (*hungarian) NoneYet() string {
	return "Még nincs rövid lista. " + action.Enlist.String() + ": a kiválasztott vagy az összes megjelölt jelentkező felvétele egy újra."
}

func (*hungarian) AskDelete() string { return "Rövid lista törlése" }
func (*hungarian) DeleteWhat(name string, applicants int) string {
	return "Törli ezt a listát: „" + name + "” (" + amount.InHungarian(applicants, "jelentkező") + ")?"
}
func (*hungarian) DeleteMeans() string { return "A jelentkezők és az értékelések megmaradnak." }
func (*hungarian) DeleteVerb() string  { return "törlés" }

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
	return change + ". " + action.Undo.String() + ": visszavonás."
}
func (*hungarian) ChangedSeeLists(change string) string {
	return change + ". " + action.Shortlists.String() + ": rövid listák. " + action.Undo.String() + ": visszavonás."
}
func (*hungarian) Unchanged(change string) string { return change + ", mint eddig." }
func (*hungarian) Undone(change string) string    { return "Visszavonva: " + change + "." }
func (*hungarian) On() string                     { return "már rajta van" }
func (*hungarian) PartlyOn(n, of int) string {
	return "már rajta: " + amount.Number(n) + "/" + amount.Number(of)
}
