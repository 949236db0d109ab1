package drafts

import "shortlist/ui/action"

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) UnsentDrafts() string   { return "Ciorne netrimise" }
func (*romanian) NewJob() string         { return "Job nou" }
func (*romanian) TemplateName() string   { return "Numele șablonului" }
func (*romanian) WrittenEarlier() string { return "Ați scris mai devreme:" }
func (*romanian) TemplateStays() string {
	return "Rămâne pe acest calculator. " + action.NewJob.String() + " îl propune la fiecare job nou."
}

func (*romanian) Begin() action.Label { return action.Label{Name: "începe", Synonyms: "begin"} }
func (*romanian) UseTemplate() action.Label {
	return action.Label{Name: "folosește", Synonyms: "use template"}
}
func (*romanian) Continue() action.Label {
	return action.Label{Name: "continuă", Synonyms: "continue"}
}
func (*romanian) TakeOver() action.Label { return action.Label{Name: "preia", Synonyms: "take over"} }
func (*romanian) AskPublished() action.Label {
	return action.Label{Name: "s-a publicat?", Synonyms: "was it published?"}
}
func (*romanian) Discard() action.Label {
	return action.Label{Name: "șterge ciorna", Synonyms: "discard"}
}
func (*romanian) DeleteTemplate() action.Label {
	return action.Label{Name: "șterge șablonul", Synonyms: "delete template"}
}
func (*romanian) Compare() action.Label { return action.Label{Name: "compară", Synonyms: "compare"} }
func (*romanian) EmptyFormLabel() action.Label {
	return action.Label{Name: "formular gol", Synonyms: "empty form"}
}
func (*romanian) Later() action.Label    { return action.Label{Name: "mai târziu", Synonyms: "later"} }
func (*romanian) Close() action.Label    { return action.Label{Name: "închide", Synonyms: "close"} }
func (*romanian) SaveName() action.Label { return action.Label{Name: "salvează", Synonyms: "save"} }
func (*romanian) Cancel() action.Label   { return action.Label{Name: "renunță", Synonyms: "cancel"} }

func (*romanian) NothingToDiscard() string { return "nu este nimic de șters" }
func (*romanian) OpenElsewhere() string    { return "este deschisă în altă fereastră" }
func (*romanian) AnswerFirst() string      { return "răspundeți mai întâi dacă s-a publicat" }
func (*romanian) NotAtService() string     { return "serviciul nu are încă un job nou" }

func (*romanian) EmptyForm() string               { return "Formular gol" }
func (*romanian) Template(name string) string     { return "Șablon „" + name + "”" }
func (*romanian) NewJobDraft(title string) string { return "Job nou „" + title + "”" }
func (*romanian) NewJobUntitled() string          { return "Job nou, încă fără titlu" }
func (*romanian) SentWithoutAnswer(title string) string {
	return "Job nou „" + title + "”, trimis fără răspuns"
}
func (*romanian) Changes(title string) string { return "Modificări la „" + title + "”" }
func (*romanian) InAnotherWindow() string     { return "în altă fereastră" }

func (*romanian) AskTakeOver() string { return "Preluați ciorna?" }
func (*romanian) TakesOver() string {
	return "O are deschisă altă fereastră, poate printr-o conexiune pierdută. Continuați cu ce s-a salvat. Cealaltă fereastră își salvează textul ca altă ciornă."
}
func (*romanian) TakeOverVerb() string { return "preia" }
func (*romanian) AskDiscard() string   { return "Confirmați ștergerea?" }
func (*romanian) Discards() string {
	return "Tot ce ați scris se pierde. Pe site nu se schimbă nimic."
}
func (*romanian) DeletesTemplate() string {
	return "Nu va mai fi propus. Joburile existente rămân neschimbate."
}
func (*romanian) DiscardVerb() string { return "șterge" }
func (*romanian) ThisList() string    { return "ciorne" }

func (*romanian) Discarded(draft string) string { return "S-a șters: " + draft + "." }
func (*romanian) ReadOnly() string              { return "Acest cont este deschis aici doar pentru citire." }
func (*romanian) Gone() string {
	return "Ciorna nu mai există sau este deschisă în altă fereastră."
}
func (*romanian) NeedsName() string { return "Șablonul are nevoie de un nume." }
func (*romanian) OfflineCopy() string {
	return "Fără conexiune. Acesta este jobul salvat local; se verifică din nou înainte de trimitere."
}
func (*romanian) OfflineCopyFrom(clock string) string {
	return "Fără conexiune. Acesta este jobul de la " + clock + "; se verifică din nou înainte de trimitere."
}
func (*romanian) Resumed(clock string) string {
	return "Aceasta este ciorna de la " + clock + ". " + action.DiscardDraft.String() + " o șterge."
}
func (*romanian) ResumedOvertaken(clock string) string {
	return "Aceasta este ciorna de la " + clock + ". Jobul s-a schimbat între timp: " + action.CompareJob.String() + " compară, " + action.DiscardDraft.String() + " șterge ciorna."
}
func (*romanian) Opening() string             { return "Se deschide formularul…" }
func (*romanian) OpeningText() string         { return "Se preia jobul de la serviciu." }
func (*romanian) SavedAt(clock string) string { return "salvat: " + clock }
