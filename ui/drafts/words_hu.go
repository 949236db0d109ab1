package drafts

import (
	"shortlist/ui/action"
)

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) UnsentDrafts() string   { return "El nem küldött piszkozatok" }
func (*hungarian) NewJob() string         { return "Új állás" }
func (*hungarian) TemplateName() string   { return "A sablon neve" }
func (*hungarian) WrittenEarlier() string { return "Korábban megírtak:" }
func (*hungarian) TemplateStays() string {
	return "Ezen a gépen marad. Új állás írásakor itt választható: " + action.NewJob.String() + "."
}

func (*hungarian) Begin() action.Label { return action.Label{Name: "kezdés", Synonyms: "begin"} }
func (*hungarian) UseTemplate() action.Label {
	return action.Label{Name: "sablonból", Synonyms: "use template"}
}
func (*hungarian) Continue() action.Label {
	return action.Label{Name: "folytatás", Synonyms: "continue"}
}
func (*hungarian) TakeOver() action.Label {
	return action.Label{Name: "átvétel", Synonyms: "take over"}
}
func (*hungarian) AskPublished() action.Label {
	return action.Label{Name: "megjelent?", Synonyms: "was it published?"}
}
func (*hungarian) Discard() action.Label { return action.Label{Name: "elvetés", Synonyms: "discard"} }
func (*hungarian) DeleteTemplate() action.Label {
	return action.Label{Name: "sablon törlése", Synonyms: "delete template"}
}
func (*hungarian) Compare() action.Label {
	return action.Label{Name: "összevetés", Synonyms: "compare"}
}
func (*hungarian) EmptyFormLabel() action.Label {
	return action.Label{Name: "üres űrlap", Synonyms: "empty form"}
}
func (*hungarian) Later() action.Label    { return action.Label{Name: "később", Synonyms: "later"} }
func (*hungarian) Close() action.Label    { return action.Label{Name: "bezárás", Synonyms: "close"} }
func (*hungarian) SaveName() action.Label { return action.Label{Name: "mentés", Synonyms: "save"} }
func (*hungarian) Cancel() action.Label   { return action.Label{Name: "mégse", Synonyms: "cancel"} }

func (*hungarian) NothingToDiscard() string { return "nincs mit elvetni" }
func (*hungarian) OpenElsewhere() string    { return "másik ablakban van nyitva" }
func (*hungarian) AnswerFirst() string      { return "előbb válaszoljon, megjelent-e" }
func (*hungarian) NotAtService() string     { return "az új állás még nincs a szolgáltatásnál" }

func (*hungarian) EmptyForm() string               { return "Üres űrlap" }
func (*hungarian) Template(name string) string     { return "Sablon: „" + name + "”" }
func (*hungarian) NewJobDraft(title string) string { return "Új állás: „" + title + "”" }
func (*hungarian) NewJobUntitled() string          { return "Új állás, még cím nélkül" }
func (*hungarian) SentWithoutAnswer(title string) string {
	return "Új állás: „" + title + "”, elküldve, válasz nélkül"
}
func (*hungarian) Changes(title string) string { return "Módosítások: „" + title + "”" }
func (*hungarian) InAnotherWindow() string     { return "másik ablakban nyitva" }

func (*hungarian) AskTakeOver() string { return "Átveszi?" }
func (*hungarian) TakesOver() string {
	return "Egy másik ablakban van nyitva, talán megszakadt kapcsolaton át. Ön a mentett állapotot folytatja. A másik ablak külön piszkozatként menti a szövegét."
}
func (*hungarian) TakeOverVerb() string { return "átvétel" }
func (*hungarian) AskDiscard() string   { return "Elveti?" }
func (*hungarian) Discards() string {
	return "Minden elvész, amit beírt. Az állásportálon semmi sem változik."
}
func (*hungarian) DeletesTemplate() string {
	return "Többé nem lesz felkínálva. A meglévő állásokat ez nem érinti."
}
func (*hungarian) DiscardVerb() string { return "elvetés" }
func (*hungarian) ThisList() string    { return "piszkozatok" }

func (*hungarian) Discarded(draft string) string { return "Elvetve: " + draft + "." }
func (*hungarian) ReadOnly() string              { return "Ez a fiók itt csak olvasásra van nyitva." }
func (*hungarian) Gone() string {
	return "A piszkozat már nincs meg, vagy másik ablakban van nyitva."
}
func (*hungarian) NeedsName() string { return "A sablonnak név kell." }
func (*hungarian) OfflineCopy() string {
	return "Nincs kapcsolat. Ez a tárolt állás; küldés előtt újra ellenőrzi a program."
}
func (*hungarian) OfflineCopyFrom(clock string) string {
	return "Nincs kapcsolat. Az állás ekkori: " + clock + "; küldés előtt újra ellenőrzi a program."
}
func (*hungarian) Resumed(clock string) string {
	return "Ez a saját piszkozata, ekkori: " + clock + ". " + action.DiscardDraft.String() + ": elvetés."
}
func (*hungarian) ResumedOvertaken(clock string) string {
	return "Ez a saját piszkozata, ekkori: " + clock + ". Az állás azóta módosult: " + action.CompareJob.String() + ": összevetés, " + action.DiscardDraft.String() + ": a piszkozat elvetése."
}
func (*hungarian) Opening() string             { return "Az űrlap megnyitása…" }
func (*hungarian) OpeningText() string         { return "Az állás lekérése a szolgáltatástól." }
func (*hungarian) SavedAt(clock string) string { return "mentve: " + clock }
