package jobeditor

import (
	"fmt"
	"strings"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/text"
)

var inHungarian = words{
	NewJob:       "Új állás",
	ReviewNew:    "Ellenőrzés: új állás közzététele",
	PreviewTitle: "Ahogy az állásportálon megjelenik",

	OpenElsewhere: "másik ablakban is nyitva",
	SendingShort:  "küldés…",
	NotSaved:      "a piszkozat nincs mentve",
	SavingDraft:   "piszkozat mentése…",

	NoChoice:         "nincs",
	Choose:           "válasszon",
	Required:         "kötelező",
	Optional:         "nem kötelező",
	WholeNumber:      "egész szám",
	NeededWithSalary: "fizetéshez kötelező",
	CountryNote:      "a pénznemeket adja meg",
	NeedsFirstType:   "előbb az első típus kell",
	CurrencyUnknown:  "az állásportál nem közli",
	AsInCopiedJob:    "mint a másolt állásban",
	AsInTemplate:     "mint a sablonban",
	TwoTypeNames:     "Az állásportál két leírása eltérően értelmez egy kódot: mindkettő látható, / jellel elválasztva.",
	Markdown:         "Markdown",
	HTML:             "HTML",
	EmptyPreview:     "Itt úgy jelenik meg a szöveg, ahogy az állásportálon látszik majd.",

	Duplicate: "Ismétlődés: ilyen című, régiójú és szövegű állás már van az állásportálon.",

	Review:           action.Label{Name: "ellenőrzés", Synonyms: "küldés, közzététel, mentés, beküldés, review and send, publish, save, submit, post", Help: "az űrlap ellenőrzése és a küldendők megjelenítése"},
	NextField:        action.Label{Name: "köv. mező", Synonyms: "következő mező, next field", Help: "ugrás a következő mezőre"},
	PreviousField:    action.Label{Name: "előző mező", Synonyms: "previous field", Help: "ugrás az előző mezőre"},
	Undo:             action.Label{Name: "visszavonás", Synonyms: "vissza, undo, back, revert", Help: "az űrlap utolsó lépésének visszavonása"},
	Redo:             action.Label{Name: "újra", Synonyms: "ismét, redo, again", Help: "a visszavont lépés megismétlése"},
	Preview:          action.Label{Name: "előnézet", Synonyms: "megjelenítés, preview, look, show", Help: "a szöveg, ahogy az állásportálon megjelenik majd"},
	OwnEditor:        action.Label{Name: "szerkesztő", Title: "Írás a saját szövegszerkesztőben", Synonyms: "külső, saját, your editor, Write in your own editor, vim, nano, emacs, external", Help: "a leírás írása saját szerkesztőben ($VISUAL vagy $EDITOR)"},
	Compare:          action.Label{Name: "összevetés", Title: "Összevetés a szolgáltatással", Synonyms: "különbségek, eltérések, compare, Compare with the service, diff, differences", Help: "az űrlap összevetése a szolgáltatásnál lévő állással"},
	SaveTemplate:     action.Label{Name: "mentés sablonként", Synonyms: "megtartás, minta, újrahasználat, save as template, keep, model, reuse", Help: "az űrlap másolatának mentése egy néven, új állásokhoz"},
	Discard:          action.Label{Name: "elvetés", Synonyms: "eldobás, törlés, mégse, discard, throw away, delete, cancel, abandon", Help: "a piszkozat elvetése (előbb rákérdez)"},
	Leave:            action.Label{Name: "kilépés mentve", Synonyms: "bezárás, piszkozat mentése, később, leave, draft saved, close, save draft, later", Help: "az űrlap bezárása; a piszkozat megmarad és előkerül"},
	NextChoice:       action.Label{Name: "köv. választás", Synonyms: "következő választás, next choice", Help: "a következő választás; számjegy: kód, betű: név szerint"},
	PreviousChoice:   action.Label{Name: "előző választás", Synonyms: "previous choice", Help: "az előző választás"},
	Back:             action.Label{Name: "vissza", Title: "Vissza az űrlaphoz", Synonyms: "back, Back to the form", Help: "vissza az űrlaphoz"},
	BackToForm:       action.Label{Name: "vissza az űrlaphoz", Synonyms: "back to the form", Help: "vissza az űrlaphoz"},
	Continue:         action.Label{Name: "folytatás", Title: "Írás folytatása", Synonyms: "continue, Continue writing", Help: "az írás folytatása"},
	SendNew:          action.Label{Name: "közzététel most", Synonyms: "küldés, beküldés, publish now, publish, submit, post", Help: "közzététel most"},
	SendChanges:      action.Label{Name: "küldés", Synonyms: "közzététel, módosítások, send the changes, publish, submit, post", Help: "a módosítások elküldése"},
	KeepMine:         action.Label{Name: "az enyém", Synonyms: "keep mine", Help: "ebben a mezőben a saját szöveg megtartása"},
	TakeTheirs:       action.Label{Name: "az övék", Synonyms: "take theirs", Help: "ebben a mezőben a szolgáltatás szövegének átvétele"},
	NextDisputed:     action.Label{Name: "le", Synonyms: "down", Help: "a következő mező"},
	PreviousDisputed: action.Label{Name: "fel", Synonyms: "up", Help: "az előző mező"},
	GoToReview:       action.Label{Name: "ellenőrzésre", Synonyms: "to the review", Help: "tovább az ellenőrzéshez ezekkel a választásokkal"},

	NothingToUndo:  "nincs mit visszavonni",
	NothingToRedo:  "nincs mit megismételni",
	NotAtService:   "az új állás még nincs a szolgáltatásnál",
	NothingChanged: "semmi sem módosult",
	BeingSent:      "az állás küldése folyamatban van",
	EditorBusy:     "a leírás a saját szerkesztőjében van",

	AskMarkdown:     "Markdownként folytatja?",
	MarkdownLoses:   "A leírásból Markdownként elveszne:",
	MarkdownVerb:    "Markdown, ezek nélkül",
	AskUnseen:       "Elküldi e szavak nélkül?",
	WhyUnseen:       "Megjegyzésben állnak, olyan címkében, amely nincs a HTML-ben, vagy egy táblázatsor fölös cellájában.",
	UnseenVerb:      "küldés nélkülük",
	AskDiscard:      "Elveti a piszkozatot?",
	DiscardsNew:     "Minden elvész, amit az új álláshoz beírt. Az állásportálon semmi sem változik.",
	DiscardsChanges: "Minden elvész, amit itt beírt. Az állásportálon semmi sem változik.",
	DiscardVerb:     "elvetés",

	NothingToSend: "Semmi sem módosult, nincs mit elküldeni.",
	DraftForked:   "Ezt a piszkozatot egy másik ablak folytatja. Az itteni szöveg külön piszkozatként mentve.",
	LeftWithDraft: "A piszkozat mentve. A folytatáshoz nyissa meg újra az űrlapot.",

	Publishes:           "Ez közzéteszi az állást: azonnal nyilvános lesz.",
	ChangesPublic:       "Ez az állás aktív: a módosítások azonnal nyilvánosak lesznek.",
	SendingNew:          "Az állás elküldése, egyszer. Ha nem jön válasz, a program megkérdezi, megjelent-e.",
	SendingChanges:      "A módosítások küldése.",
	Comparison:          "− ami a szolgáltatásnál van, + ami az űrlapon. Semmi sem lesz elküldve.",
	ComparisonOvertaken: "Az állás a piszkozat megkezdése után módosult a szolgáltatásnál.",
	ComparisonUnfetched: "Az állást nem sikerült lekérni. Ez az állás a piszkozat megkezdésekor.",
	Fetching:            "Az állás lekérése a szolgáltatástól.",
	CurrencyBefore:      "ismeretlen: az állásportál nem közli",
	NotChanged:          "nem módosult",
	DescriptionChanges:  "Leírás: módosítások",
	DescriptionAfter:    "Leírás: eredmény",
	OnlyHTMLDiffers:     "A szöveg ugyanaz; csak a HTML-je tér el:",
	DraftTaken:          "Nem lett elküldve: ezt a piszkozatot egy másik ablak folytatta vagy közzétette. Küldés előtt nézze meg az álláslistát.",
	NotApproved:         "Még semmi sem tehető közzé: a fiók előfizetését nem hagyták jóvá. A piszkozat mentve; próbálja meg később.",
	OverLimit:           "A fiók elérte az aktív állások korlátját. Előbb állítson le egy másik állást; a piszkozat mentve.",
	ServiceChanged:      "A szolgáltatás módosított azon, amit elküldött. − az elküldött, + amit a szolgáltatás mentett:",

	Conflict:     "Másik ablak vagy valaki más módosította ezt az állást, amíg az űrlap nyitva volt. Semmi sem lett elküldve. Válasszon mezőnként:",
	LinesAdded:   "a + jelű sorok",
	LinesRemoved: "a − jelű sorok",
	Mine:         "saját",
	Before:       "előtte",
	Theirs:       "övék",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) NewJobCopying(title string) string {
	return "Új állás, ennek másolata: „" + title + "”"
}
func (*hungarian) NewJobFrom(template string) string {
	return "Új állás, sablon: „" + template + "”"
}
func (*hungarian) EditJob(title string) string       { return "Szerkesztés: " + title }
func (*hungarian) ReviewChanges(title string) string { return "Módosítások ellenőrzése: " + title }
func (*hungarian) Compared(title string) string      { return "Összevetés: " + title }
func (*hungarian) ConflictTitle(title string) string { return "Megnyitás óta módosult: " + title }

func (*hungarian) DraftSaved(clock string) string { return "piszkozat mentve: " + clock }

func (*hungarian) Field(f model.FormField) string {
	switch f {
	case model.FieldTitle:
		return "Cím"
	case model.FieldRegion:
		return "Régió"
	case model.FieldAddress:
		return "Utca"
	case model.FieldSalaryFrom:
		return "Fizetés min"
	case model.FieldSalaryTo:
		return "Fizetés max"
	case model.FieldRate:
		return "Időszak"
	case model.FieldCurrency:
		return "Pénznem"
	case fieldCountry:
		return "Ország"
	case model.FieldType1:
		return "Típus"
	case model.FieldType2:
		return "2. típus"
	case model.FieldDescription:
		return "Leírás"
	}
	return string(f)
}
func (*hungarian) Placeholder(f model.FormField) string {
	switch f {
	case model.FieldTitle:
		return "az állás megnevezése"
	case model.FieldRegion:
		return "város vagy régió"
	case model.FieldAddress:
		return "utca, házszám"
	case model.FieldSalaryFrom, model.FieldSalaryTo:
		return "(nem kötelező)"
	case model.FieldRate, model.FieldCurrency, fieldCountry, model.FieldType1, model.FieldType2, model.FieldDescription:
	}
	return ""
}
func (*hungarian) RateChoice(r model.Rate) string  { return fmt.Sprintf("%d · %s", int(r), r) }
func (*hungarian) Amount(grouped string) string    { return "= " + grouped }
func (*hungarian) SentFromHere(date string) string { return "innen elküldve: " + date }
func (*hungarian) LastSentFromHere(currency, date string) string {
	return "innen elküldve: " + currency + ", " + date
}
func (*hungarian) Regions(offered []string) string {
	if len(offered) == 1 {
		return "→ " + offered[0]
	}
	return "→ " + offered[0] + "; vagy " + strings.Join(offered[1:], ", ")
}
func (*hungarian) TitleLength(units, most int) string { return fmt.Sprintf("%d/%d", units, most) }
func (*hungarian) TooShort(characters, least int) string {
	return fmt.Sprintf("%s, legalább %d kell", amount.InHungarian(characters, "karakter"), least)
}
func (*hungarian) LongEnough(characters int) string {
	return amount.InHungarian(characters, "karakter") + " ✓"
}
func (*hungarian) HTMLBecause(reason string) string { return "HTML, oka: " + reason }
func (*hungarian) HTMLBecauseOf(reason string, more int) string {
	return fmt.Sprintf("HTML, oka: %s és még %d", reason, more)
}

func (*hungarian) Problems(n int) string {
	return "Küldés előtt javítandó: " + amount.Number(n)
}
func (*hungarian) Problem(field, message string) string { return field + ": " + message }
func (*hungarian) More(n int) string                    { return fmt.Sprintf("és még %d", n) }

func (h *hungarian) WriteAsMarkdown() action.Label { return h.writeAs("Markdown") }
func (h *hungarian) WriteAsHTML() action.Label     { return h.writeAs("HTML") }

func (*hungarian) writeAs(format string) action.Label {
	return action.Label{Name: "forma: " + format, Title: "Markdown vagy HTML", Synonyms: "forrás, formátum, váltás, write as " + format + ", Markdown or HTML, source, format, switch", Help: "a leírás írása Markdownként vagy nyers HTML-ként"}
}

func (*hungarian) LosesMarkup(tags string) string {
	return "A jelölés is változik. Amit szerkesztett, ezek nélkül lesz elküldve: " + tags
}
func (*hungarian) RegionHalfTyped(typed, offered string) string {
	return lang.End("A régió „"+typed+"”") + " Nem „" + offered + "” lesz, mint a többi állásánál?"
}
func (*hungarian) Unseen(words string) string {
	return "Az állás olvasói nem látnák ezeket a szavakat: " + words
}

func (*hungarian) TakeRegion(region string) action.Label {
	return action.Label{Name: region, Help: "az első felkínált régió átvétele"}
}
func (*hungarian) BackTo(place string) action.Label {
	return action.Label{Name: "vissza: " + place, Title: "Vissza ide: " + place, Synonyms: "back to", Help: "az űrlap bezárása; a piszkozat megmarad"}
}

func (*hungarian) StayWithHTML() string {
	return "HTML-ként minden megmarad. " + action.UndoTyping.String() + " is visszahozza."
}

func (*hungarian) JobOpenElsewhere(title string) string {
	return "„" + title + "”: másik ablakban is nyitva van. Aki később küldi el, attól kérdezzük meg a másik módosításait."
}
func (*hungarian) StaysOpen(why string) string {
	return "A piszkozatot nem sikerült menteni, ezért az űrlap nyitva marad. " + why + " " + action.DiscardDraft.String() + ": elvetés."
}
func (*hungarian) TemplateNotSaved(why string) string {
	return "A sablont nem sikerült menteni. " + why
}
func (*hungarian) TemplateSaved(name string) string {
	return lang.End("Sablonként mentve: „"+name+"”") + " Új álláshoz itt választható: " + action.NewJob.String() + "."
}
func (*hungarian) EditorFailed(why string, written bool) string {
	if written {
		return "A szerkesztő hibával állt le: " + why + " A szövege itt van; " + action.UndoTyping.String() + ": visszavonás."
	}
	return "A szerkesztő hibával állt le: " + why
}
func (*hungarian) EditorTextUnreadable(why string) string {
	return "A szerkesztő megszakadt, és a szövege nem olvasható: " + why
}
func (*hungarian) EditorTextRecovered() string {
	return "A szerkesztő megszakadt. A szövege a leírásban van; " + action.UndoTyping.String() + ": visszavonás."
}
func (*hungarian) EditorNotUTF8(path string) string {
	return "A szerkesztő nem UTF-8 szöveget írt. Mentve ide: " + path + "; a leírás nem változott."
}

func (*hungarian) PublishesIn(currency string) string {
	return "Ez közzéteszi az állást: azonnal nyilvános lesz. A fizetés pénzneme: " + currency + "."
}
func (*hungarian) ChangesPublicIn(currency string) string {
	return "Ez az állás aktív: a módosítások azonnal nyilvánosak lesznek. A fizetés pénzneme: " + currency + "."
}
func (*hungarian) ChangesNotPublic(s model.JobStatus) string {
	return "Ez az állás most nem nyilvános, állapota: " + text.Line(s.Word()) + "."
}
func (*hungarian) SignInNeeded() string {
	return "Semmi sem lett elküldve: előbb jelentkezzen be, majd ismét " + action.ReviewJob.String() + "."
}
func (*hungarian) SignedIn() string {
	return "Bejelentkezett. Az űrlap elküldése: " + action.ReviewJob.String() + "."
}
func (*hungarian) SendsAgain() string { return action.ReviewJob.String() + ": újraküldés." }
func (*hungarian) NotSentNew(why string) string {
	return text.Sentence("Nem lett elküldve: "+why) + " Semmi sem nyilvános; a piszkozat mentve. " + action.ReviewJob.String() + ": újabb próba."
}
func (*hungarian) NotSentChanges(why string) string {
	return text.Sentence("Nem lett elküldve: "+why) + " Semmi sem módosult; a piszkozat mentve. " + action.ReviewJob.String() + ": újabb próba."
}
func (*hungarian) NoAnswer(clock string) string {
	return "Egyszer elküldve: " + clock + "; nincs feljegyzett válasz. Lehet, hogy nyilvános, lehet, hogy nem."
}
func (*hungarian) NoAnswerBecause(clock, why string) string {
	return "Egyszer elküldve: " + clock + "; " + lang.End(why) + " Lehet, hogy nyilvános, lehet, hogy nem."
}
func (*hungarian) SavedNotRead(title, why string) string {
	return "„" + title + "”: mentve, de nem sikerült visszaolvasni. " + why
}
func (*hungarian) SavedInactive(title string) string {
	return "„" + title + "”: mentve, de nem aktív: a fiók elérte az aktív állások korlátját. Állítson le egy másik állást, majd: " + action.ActivateJob.String() + "."
}
func (*hungarian) Saved(title string, s model.JobStatus) string {
	return "„" + title + "”: mentve, állapota: " + text.Line(s.Word()) + "."
}
func (*hungarian) SavedPublic(title, currency string) string {
	return "„" + title + "”: mentve, aktív és nyilvános. Pénznem: " + currency + "."
}
func (*hungarian) SavedTitle(title string) string     { return "Mentve: „" + title + "”" }
func (*hungarian) PublishedTitle(title string) string { return "Közzétéve: „" + title + "”" }
func (*hungarian) ServiceChangedHTML(field string) string {
	return field + ": a szöveg ugyanaz; csak a HTML-je tér el."
}
func (*hungarian) ServiceChangedField(field, sent, saved string) string {
	return field + ": − " + sent + "  + " + saved
}
