package drafts

import (
	"shortlist/model/lang"
	"shortlist/ui/action"
)

var inHungarian = words{
	UnsentDrafts:   "El nem küldött piszkozatok",
	NewJob:         "Új állás",
	TemplateName:   "A sablon neve",
	WrittenEarlier: "Korábban megírtak:",

	Begin:          action.Label{Name: "kezdés", Synonyms: "begin"},
	UseTemplate:    action.Label{Name: "sablonból", Synonyms: "use template"},
	Continue:       action.Label{Name: "folytatás", Synonyms: "continue"},
	TakeOver:       action.Label{Name: "átvétel", Synonyms: "take over"},
	AskPublished:   action.Label{Name: "megjelent?", Synonyms: "was it published?"},
	Discard:        action.Label{Name: "elvetés", Synonyms: "discard"},
	DeleteTemplate: action.Label{Name: "sablon törlése", Synonyms: "delete template"},
	Compare:        action.Label{Name: "összevetés", Synonyms: "compare"},
	EmptyFormLabel: action.Label{Name: "üres űrlap", Synonyms: "empty form"},
	Later:          action.Label{Name: "később", Synonyms: "later"},
	Close:          action.Label{Name: "bezárás", Synonyms: "close"},
	SaveName:       action.Label{Name: "mentés", Synonyms: "save"},
	Cancel:         action.Label{Name: "mégse", Synonyms: "cancel"},

	NothingToDiscard: "nincs mit elvetni",
	OpenElsewhere:    "másik ablakban van nyitva",
	AnswerFirst:      "előbb válaszoljon, megjelent-e",
	NotAtService:     "az új állás még nincs a szolgáltatásnál",

	EmptyForm:       "Üres űrlap",
	NewJobUntitled:  "Új állás, még cím nélkül",
	InAnotherWindow: "másik ablakban nyitva",

	AskTakeOver:     "Átveszi?",
	TakesOver:       "Egy másik ablakban van nyitva, talán megszakadt kapcsolaton át. Ön a mentett állapotot folytatja. A másik ablak külön piszkozatként menti a szövegét.",
	TakeOverVerb:    "átvétel",
	AskDiscard:      "Elveti?",
	Discards:        "Minden elvész, amit beírt. Az állásportálon semmi sem változik.",
	DeletesTemplate: "Többé nem lesz felkínálva. A meglévő állásokat ez nem érinti.",
	DiscardVerb:     "elvetés",
	ThisList:        "piszkozatok",

	ReadOnly:   "Ez a fiók itt csak olvasásra van nyitva.",
	Gone:       "A piszkozat már nincs meg, vagy másik ablakban van nyitva.",
	NeedsName:  "A sablonnak név kell.",
	Offline:    "Nincs kapcsolat.",
	StoredCopy: "Ez a tárolt állás; küldés előtt újra ellenőrzi a program.",
	Opening:    "Az űrlap megnyitása…",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) TemplateStays() string {
	return "Ezen a gépen marad. Új állás írásakor itt választható: " + action.NewJob.String() + "."
}

func (*hungarian) Template(name string) string     { return "Sablon: „" + name + "”" }
func (*hungarian) NewJobDraft(title string) string { return "Új állás: „" + title + "”" }
func (*hungarian) SentWithoutAnswer(title string) string {
	return "Új állás: „" + title + "”, elküldve, válasz nélkül"
}
func (*hungarian) Changes(title string) string { return "Módosítások: „" + title + "”" }

func (*hungarian) Discarded(draft string) string { return "Elvetve: " + lang.End(draft) }
func (*hungarian) StoredCopyFrom(clock string) string {
	return "Az állás ekkori: " + clock + "; küldés előtt újra ellenőrzi a program."
}
func (*hungarian) Resumed(clock string) string {
	return "Ez a saját piszkozata, ekkori: " + clock + ". " + action.DiscardDraft.String() + ": elvetés."
}
func (*hungarian) ResumedOvertaken(clock string) string {
	return "Ez a saját piszkozata, ekkori: " + clock + ". Az állás azóta módosult: " + action.CompareJob.String() + ": összevetés, " + action.DiscardDraft.String() + ": a piszkozat elvetése."
}
func (*hungarian) SavedAt(clock string) string { return "mentve: " + clock }
