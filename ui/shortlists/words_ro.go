package shortlists

import (
	"shortlist/model/amount"
	"shortlist/ui/action"
)

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) Shortlists() action.Label {
	return action.Label{Name: "liste scurte", Synonyms: "favoriți, runda a doua, shortlists, lists, favourites, second round", Help: "listele scurte: citire, comparare, eliminare"}
}
func (*romanian) Open() action.Label { return action.Label{Name: "deschide", Synonyms: "open"} }
func (*romanian) Delete() action.Label {
	return action.Label{Name: "șterge lista", Synonyms: "delete list"}
}
func (*romanian) Close() action.Label   { return action.Label{Name: "închide", Synonyms: "close"} }
func (*romanian) Back() action.Label    { return action.Label{Name: "înapoi", Synonyms: "back"} }
func (*romanian) Unmark() action.Label  { return action.Label{Name: "demarchează", Synonyms: "unmark"} }
func (*romanian) Read() action.Label    { return action.Label{Name: "citește", Synonyms: "read"} }
func (*romanian) Mark() action.Label    { return action.Label{Name: "marchează", Synonyms: "mark"} }
func (*romanian) Compare() action.Label { return action.Label{Name: "compară", Synonyms: "compare"} }
func (*romanian) Export() action.Label  { return action.Label{Name: "export"} }
func (*romanian) SaveCVs() action.Label {
	return action.Label{Name: "salvează CV", Synonyms: "save CVs"}
}
func (*romanian) Remove() action.Label {
	return action.Label{Name: "scoate", Title: "Scoate din listă", Synonyms: "remove from list"}
}
func (*romanian) Add() action.Label    { return action.Label{Name: "adaugă", Synonyms: "add"} }
func (*romanian) Create() action.Label { return action.Label{Name: "creează", Synonyms: "create"} }
func (*romanian) Choose() action.Label { return action.Label{Name: "alege", Synonyms: "choose"} }
func (*romanian) Applicants() string   { return "candidați" }

func (*romanian) Title() string { return "Liste scurte" }
func (*romanian) NamedTitle(name string, applicants int) string {
	return name + " · " + amount.InRomanian(applicants, "candidat", "candidați")
}
func (*romanian) TitleFor(applicants string) string { return "Liste scurte: " + applicants }
func (*romanian) Hint() string                      { return "un nume nou sau o parte din nume" }
func (*romanian) NewList() string                   { return "o listă scurtă nouă" }
func (*romanian) Count(applicants int) string {
	return amount.InRomanian(applicants, "candidat", "candidați")
}
func (*romanian) CountSince(applicants int, date string) string {
	return amount.InRomanian(applicants, "candidat", "candidați") + "  din " + date
}
func (*romanian) NotListed(applicants int) string {
	return amount.InRomanian(applicants, "candidat din listă nu mai apare la serviciu.", "candidați din listă nu mai apar la serviciu.")
}
func (*romanian) EmptyList() string { return "Această listă scurtă este acum goală." }
func (*romanian) NoLists() string   { return "Nu a mai rămas nicio listă scurtă." }
func (*romanian) TypeFirstName() string {
	return "Încă nicio listă scurtă: scrieți un nume pentru prima."
}
func (*romanian) NoneYet() string {
	return "Încă nicio listă scurtă. " + action.Enlist.String() + " adaugă candidatul selectat, sau toți cei marcați, într-o listă nouă."
}

func (*romanian) AskDelete() string { return "Ștergerea unei liste scurte" }
func (*romanian) DeleteWhat(name string, applicants int) string {
	return "Ștergeți lista „" + name + "” (" + amount.InRomanian(applicants, "candidat", "candidați") + ")?"
}
func (*romanian) DeleteMeans() string { return "Candidații și deciziile dumneavoastră rămân." }
func (*romanian) DeleteVerb() string  { return "șterge lista" }

func (*romanian) Deleted(name string, applicants int) string {
	return "Listă ștearsă: „" + name + "” (" + amount.InRomanian(applicants, "candidat", "candidați") + ")"
}
func (*romanian) Added(applicants, list string) string {
	return "Adăugat în „" + list + "”: " + applicants
}
func (*romanian) Removed(applicants, list string) string {
	return "Scos din „" + list + "”: " + applicants
}

func (*romanian) Changed(change string) string {
	return change + ". " + action.Undo.String() + " anulează."
}
func (*romanian) ChangedSeeLists(change string) string {
	return change + ". " + action.Shortlists.String() + " arată listele scurte. " + action.Undo.String() + " anulează."
}
func (*romanian) Unchanged(change string) string { return change + ", ca înainte." }
func (*romanian) Undone(change string) string    { return "Anulat: " + change + "." }
func (*romanian) On() string                     { return "deja în listă" }
func (*romanian) PartlyOn(n, of int) string {
	return "deja în listă: " + amount.Number(n) + " din " + amount.Number(of)
}
