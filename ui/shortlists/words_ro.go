package shortlists

import (
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

var inRomanian = words{
	Shortlists: action.Label{Name: "liste scurte", Synonyms: "favoriți, runda a doua, shortlists, lists, favourites, second round", Help: "listele scurte: citire, comparare, eliminare"},
	Open:       action.Label{Name: "deschide", Synonyms: "open"},
	Delete:     action.Label{Name: "șterge lista", Synonyms: "delete list"},
	Close:      action.Label{Name: "închide", Synonyms: "close"},
	Back:       action.Label{Name: "înapoi", Synonyms: "back"},
	Unmark:     action.Label{Name: "demarchează", Synonyms: "unmark"},
	Read:       action.Label{Name: "citește", Synonyms: "read"},
	Mark:       action.Label{Name: "marchează", Synonyms: "mark"},
	Compare:    action.Label{Name: "compară", Synonyms: "compare"},
	Export:     action.Label{Name: "export"},
	SaveCVs:    action.Label{Name: "salvează CV", Synonyms: "save CVs"},
	Remove:     action.Label{Name: "scoate", Title: "Scoate din listă", Synonyms: "remove from list"},
	Add:        action.Label{Name: "adaugă", Synonyms: "add"},
	Create:     action.Label{Name: "creează", Synonyms: "create"},
	Choose:     action.Label{Name: "alege", Synonyms: "choose"},
	Applicants: "candidați",

	Title:         "Liste scurte",
	Hint:          "un nume nou sau o parte din nume",
	NewList:       "o listă scurtă nouă",
	On:            "deja în listă",
	EmptyList:     "Această listă scurtă este acum goală.",
	NoLists:       "Nu a mai rămas nicio listă scurtă.",
	TypeFirstName: "Încă nicio listă scurtă: scrieți un nume pentru prima.",

	AskDelete:   "Ștergerea unei liste scurte",
	DeleteMeans: "Candidații și deciziile dumneavoastră rămân.",
	DeleteVerb:  "șterge lista",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) NamedTitle(name string, applicants int) string {
	return name + " · " + amount.InRomanian(applicants, "candidat", "candidați")
}
func (*romanian) TitleFor(applicants string) string { return "Liste scurte: " + applicants }
func (*romanian) Count(applicants int) string {
	return amount.InRomanian(applicants, "candidat", "candidați")
}
func (*romanian) CountSince(applicants int, date string) string {
	return amount.InRomanian(applicants, "candidat", "candidați") + "  din " + date
}
func (*romanian) NotListed(applicants int) string {
	return amount.InRomanian(applicants, "candidat din listă nu mai apare la serviciu.", "candidați din listă nu mai apar la serviciu.")
}
func (*romanian) NoneYet() string {
	return "Încă nicio listă scurtă. " + action.Enlist.String() + " adaugă candidatul selectat, sau toți cei marcați, într-o listă nouă."
}

func (*romanian) DeleteWhat(name string, applicants int) string {
	return "Ștergeți lista „" + name + "” (" + amount.InRomanian(applicants, "candidat", "candidați") + ")?"
}

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
	return lang.End(change) + " " + action.Undo.String() + " anulează."
}
func (*romanian) ChangedSeeLists(change string) string {
	return lang.End(change) + " " + action.Shortlists.String() + " arată listele scurte. " + action.Undo.String() + " anulează."
}
func (*romanian) Unchanged(change string) string { return change + ", ca înainte." }
func (*romanian) Undone(change string) string    { return "Anulat: " + lang.End(change) }
func (*romanian) PartlyOn(n, of int) string {
	return "deja în listă: " + amount.Number(n) + " din " + amount.Number(of)
}
