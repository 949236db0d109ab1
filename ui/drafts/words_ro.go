package drafts

import (
	"shortlist/model/lang"
	"shortlist/ui/action"
)

var inRomanian = words{
	UnsentDrafts:   "Ciorne netrimise",
	NewJob:         "Job nou",
	TemplateName:   "Numele șablonului",
	WrittenEarlier: "Ați scris mai devreme:",

	Begin:          action.Label{Name: "începe", Synonyms: "begin"},
	UseTemplate:    action.Label{Name: "folosește", Synonyms: "use template"},
	Continue:       action.Label{Name: "continuă", Synonyms: "continue"},
	TakeOver:       action.Label{Name: "preia", Synonyms: "take over"},
	AskPublished:   action.Label{Name: "s-a publicat?", Synonyms: "was it published?"},
	Discard:        action.Label{Name: "șterge ciorna", Synonyms: "discard"},
	DeleteTemplate: action.Label{Name: "șterge șablonul", Synonyms: "delete template"},
	Compare:        action.Label{Name: "compară", Synonyms: "compare"},
	EmptyFormLabel: action.Label{Name: "formular gol", Synonyms: "empty form"},
	Later:          action.Label{Name: "mai târziu", Synonyms: "later"},
	Close:          action.Label{Name: "închide", Synonyms: "close"},
	SaveName:       action.Label{Name: "salvează", Synonyms: "save"},
	Cancel:         action.Label{Name: "renunță", Synonyms: "cancel"},

	NothingToDiscard: "nu este nimic de șters",
	OpenElsewhere:    "este deschisă în altă fereastră",
	AnswerFirst:      "răspundeți mai întâi dacă s-a publicat",
	NotAtService:     "serviciul nu are încă un job nou",

	EmptyForm:       "Formular gol",
	NewJobUntitled:  "Job nou, încă fără titlu",
	InAnotherWindow: "în altă fereastră",

	AskTakeOver:     "Preluați ciorna?",
	TakesOver:       "O are deschisă altă fereastră, poate printr-o conexiune pierdută. Continuați cu ce s-a salvat. Cealaltă fereastră își salvează textul ca altă ciornă.",
	TakeOverVerb:    "preia",
	AskDiscard:      "Confirmați ștergerea?",
	Discards:        "Tot ce ați scris se pierde. Pe site nu se schimbă nimic.",
	DeletesTemplate: "Nu va mai fi propus. Joburile existente rămân neschimbate.",
	DiscardVerb:     "șterge",
	ThisList:        "ciorne",

	ReadOnly:   "Acest cont este deschis aici doar pentru citire.",
	Gone:       "Ciorna nu mai există sau este deschisă în altă fereastră.",
	NeedsName:  "Șablonul are nevoie de un nume.",
	Offline:    "Fără conexiune.",
	StoredCopy: "Acesta este jobul salvat local; se verifică din nou înainte de trimitere.",
	Opening:    "Se deschide formularul…",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) TemplateStays() string {
	return "Rămâne pe acest calculator. " + action.NewJob.String() + " îl propune la fiecare job nou."
}

func (*romanian) Template(name string) string     { return "Șablon „" + name + "”" }
func (*romanian) NewJobDraft(title string) string { return "Job nou „" + title + "”" }
func (*romanian) SentWithoutAnswer(title string) string {
	return "Job nou „" + title + "”, trimis fără răspuns"
}
func (*romanian) Changes(title string) string { return "Modificări la „" + title + "”" }

func (*romanian) Discarded(draft string) string { return "S-a șters: " + lang.End(draft) }
func (*romanian) StoredCopyFrom(clock string) string {
	return "Acesta este jobul de la " + clock + "; se verifică din nou înainte de trimitere."
}
func (*romanian) Resumed(clock string) string {
	return "Aceasta este ciorna de la " + clock + ". " + action.DiscardDraft.String() + " o șterge."
}
func (*romanian) ResumedOvertaken(clock string) string {
	return "Aceasta este ciorna de la " + clock + ". Jobul s-a schimbat între timp: " + action.CompareJob.String() + " compară, " + action.DiscardDraft.String() + " șterge ciorna."
}
func (*romanian) SavedAt(clock string) string { return "salvat: " + clock }
