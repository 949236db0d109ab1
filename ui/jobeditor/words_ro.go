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

var inRomanian = words{
	NewJob:       "Job nou",
	ReviewNew:    "Verificare: publicarea unui job nou",
	PreviewTitle: "Așa cum va apărea pe site",

	OpenElsewhere: "deschis și în altă fereastră",
	SendingShort:  "se trimite…",
	NotSaved:      "ciorna nu a putut fi salvată",
	SavingDraft:   "se salvează ciorna…",

	NoChoice:         "fără",
	Choose:           "alegeți",
	Required:         "obligatoriu",
	Optional:         "opțional",
	WholeNumber:      "număr întreg",
	NeededWithSalary: "necesar dacă există salariu",
	CountryNote:      "stabilește monedele",
	NeedsFirstType:   "necesită primul tip",
	CurrencyUnknown:  "serviciul nu o indică",
	AsInCopiedJob:    "ca în jobul copiat",
	AsInTemplate:     "ca în șablon",
	TwoTypeNames:     "Cele două documente ale serviciului dau sensuri diferite unui cod: apar ambele, despărțite prin /.",
	Markdown:         "Markdown",
	HTML:             "HTML",
	EmptyPreview:     "Aici apare textul așa cum va fi afișat pe site.",

	Duplicate: "Duplicat: pe site există deja un job cu acest titlu, această regiune și acest text.",

	Review:           action.Label{Name: "verifică și trimite", Synonyms: "publică, salvează, trimite, review and send, publish, save, submit, post", Help: "verifică formularul și arată ce se va trimite"},
	NextField:        action.Label{Name: "câmpul următor", Synonyms: "next field", Help: "treci la câmpul următor"},
	PreviousField:    action.Label{Name: "câmpul anterior", Synonyms: "previous field", Help: "treci la câmpul anterior"},
	Undo:             action.Label{Name: "anulează", Title: "Anulează ultimul pas", Synonyms: "anulează, revino, undo, back, revert", Help: "anulează ultimul pas din formular"},
	Redo:             action.Label{Name: "refă", Title: "Refă pasul anulat", Synonyms: "repetă, din nou, redo, again", Help: "refă pasul anulat"},
	Preview:          action.Label{Name: "previzualizare", Synonyms: "vezi, arată, preview, look, show", Help: "citește textul jobului așa cum va apărea pe site"},
	OwnEditor:        action.Label{Name: "editor propriu", Title: "Scrie în editorul propriu", Synonyms: "extern, your editor, write in your own editor, vim, nano, emacs, external", Help: "scrie descrierea în editorul propriu ($VISUAL sau $EDITOR)"},
	Compare:          action.Label{Name: "compară", Title: "Compară cu serviciul", Synonyms: "diferențe, compare, compare with the service, diff, differences", Help: "compară formularul cu jobul de la serviciu"},
	SaveTemplate:     action.Label{Name: "salvează ca șablon", Synonyms: "păstrează, model, refolosește, save as template, keep, reuse", Help: "salvează o copie a formularului ca șablon pentru joburi noi"},
	Discard:          action.Label{Name: "șterge ciorna", Synonyms: "aruncă, renunță, abandonează, discard, throw away, delete, cancel, abandon", Help: "șterge ciorna (întreabă întâi)"},
	Leave:            action.Label{Name: "ieși, salvat", Synonyms: "închide, ciornă salvată, salvează ciorna, mai târziu, leave, draft saved, close, save draft, later", Help: "închide formularul; ciorna se salvează pentru mai târziu"},
	NextChoice:       action.Label{Name: "următoarea", Title: "Opțiunea următoare", Synonyms: "next choice", Help: "opțiunea următoare; cifra alege după cod, litera după nume"},
	PreviousChoice:   action.Label{Name: "anterioara", Title: "Opțiunea anterioară", Synonyms: "previous choice", Help: "opțiunea anterioară"},
	Back:             action.Label{Name: "înapoi", Title: "Înapoi la formular", Synonyms: "back, back to the form", Help: "înapoi la formular"},
	BackToForm:       action.Label{Name: "înapoi la formular", Synonyms: "back to the form", Help: "înapoi la formular"},
	Continue:         action.Label{Name: "continuă", Title: "Continuă scrierea", Synonyms: "continue, continue writing", Help: "continuă scrierea"},
	SendNew:          action.Label{Name: "publică acum", Synonyms: "trimite, publish now, publish, submit, post", Help: "publică acum"},
	SendChanges:      action.Label{Name: "trimite modificările", Synonyms: "publică, send the changes, publish, submit, post", Help: "trimite modificările"},
	KeepMine:         action.Label{Name: "varianta mea", Title: "Păstrează varianta mea", Synonyms: "keep mine", Help: "păstrează ce ați scris în acest câmp"},
	TakeTheirs:       action.Label{Name: "varianta lor", Title: "Preia varianta lor", Synonyms: "take theirs", Help: "preia ce are serviciul în acest câmp"},
	NextDisputed:     action.Label{Name: "jos", Synonyms: "down", Help: "câmpul următor"},
	PreviousDisputed: action.Label{Name: "sus", Synonyms: "up", Help: "câmpul anterior"},
	GoToReview:       action.Label{Name: "la verificare", Synonyms: "to the review", Help: "treci la verificare cu aceste alegeri"},

	NothingToUndo:  "nu este nimic de anulat",
	NothingToRedo:  "nu este nimic de refăcut",
	NotAtService:   "serviciul nu are încă jobul nou",
	NothingChanged: "nu s-a modificat nimic",
	BeingSent:      "jobul este în curs de trimitere",
	EditorBusy:     "descrierea este deschisă în editorul propriu",

	AskMarkdown:     "Treceți descrierea în Markdown?",
	MarkdownLoses:   "În Markdown s-ar pierde o parte din această descriere:",
	MarkdownVerb:    "scrie ca Markdown, fără acestea",
	AskUnseen:       "Trimiteți fără aceste cuvinte?",
	WhyUnseen:       "Sunt într-un comentariu, într-o etichetă care nu există în HTML sau într-un rând de tabel cu prea multe celule.",
	UnseenVerb:      "trimite fără ele",
	AskDiscard:      "Ștergeți ciorna?",
	DiscardsNew:     "Tot ce ați scris pentru jobul nou se va pierde. Pe site nu se schimbă nimic.",
	DiscardsChanges: "Tot ce ați scris aici se va pierde. Pe site nu se schimbă nimic.",
	DiscardVerb:     "șterge ciorna",

	NothingToSend: "Nu s-a modificat nimic, deci nu este nimic de trimis.",
	DraftForked:   "Altă fereastră continuă această ciornă. Textul de aici s-a salvat ca ciornă separată.",
	LeftWithDraft: "Ciorna este salvată. Deschideți din nou formularul ca să continuați.",

	Publishes:           "Jobul se publică: va fi vizibil imediat pentru toți.",
	ChangesPublic:       "Jobul este activ: modificările vor fi publice imediat.",
	SendingNew:          "Jobul se trimite, o singură dată. Dacă nu vine niciun răspuns, veți primi întrebarea dacă s-a publicat.",
	SendingChanges:      "Se trimit modificările.",
	Comparison:          "− este la serviciu, + este în formular. Nu se trimite nimic.",
	ComparisonOvertaken: "Jobul a fost modificat la serviciu după începerea acestei ciorne.",
	ComparisonUnfetched: "Jobul nu a putut fi citit. Acesta este jobul de la începerea ciornei.",
	Fetching:            "Se preia jobul de la serviciu.",
	CurrencyBefore:      "necunoscută: serviciul nu o indică",
	NotChanged:          "nemodificat",
	DescriptionChanges:  "Descriere: modificări",
	DescriptionAfter:    "Descriere: rezultat",
	OnlyHTMLDiffers:     "Textul este același; diferă doar codul HTML:",
	DraftTaken:          "Netrimis: altă fereastră a continuat sau a publicat această ciornă. Verificați lista de joburi înainte de a o trimite.",
	NotApproved:         "Încă nu se poate publica nimic: abonamentul contului nu este aprobat. Ciorna este salvată; încercați mai târziu.",
	OverLimit:           "S-a atins limita de joburi active a contului. Opriți întâi alt job; ciorna este salvată.",
	ServiceChanged:      "Serviciul a schimbat o parte din ce ați trimis. − s-a trimis, + a salvat serviciul:",

	Conflict:     "Altă fereastră sau altcineva a modificat acest job cât timp formularul era deschis. Nu s-a trimis nimic. Alegeți pentru fiecare câmp:",
	LinesAdded:   "liniile cu +",
	LinesRemoved: "liniile cu −",
	Mine:         "a mea",
	Before:       "vechi",
	Theirs:       "a lor",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) NewJobCopying(title string) string {
	return "Job nou, o copie după „" + title + "”"
}
func (*romanian) NewJobFrom(template string) string { return "Job nou, din „" + template + "”" }
func (*romanian) EditJob(title string) string       { return "Editare: " + title }
func (*romanian) ReviewChanges(title string) string {
	return "Verificare: modificări la „" + title + "”"
}
func (*romanian) Compared(title string) string      { return "Comparație: " + title }
func (*romanian) ConflictTitle(title string) string { return "Modificat după deschidere: " + title }

func (*romanian) DraftSaved(clock string) string { return "ciornă salvată " + clock }

func (*romanian) Field(f model.FormField) string {
	switch f {
	case model.FieldTitle:
		return "Titlu"
	case model.FieldRegion:
		return "Regiune"
	case model.FieldAddress:
		return "Adresă"
	case model.FieldSalaryFrom:
		return "Salariu min."
	case model.FieldSalaryTo:
		return "Salariu max."
	case model.FieldRate:
		return "Perioadă"
	case model.FieldCurrency:
		return "Monedă"
	case fieldCountry:
		return "Țară"
	case model.FieldType1:
		return "Tip"
	case model.FieldType2:
		return "Tip secundar"
	case model.FieldDescription:
		return "Descriere"
	}
	return string(f)
}
func (*romanian) Placeholder(f model.FormField) string {
	switch f {
	case model.FieldTitle:
		return "denumirea jobului"
	case model.FieldRegion:
		return "oraș sau regiune"
	case model.FieldAddress:
		return "stradă"
	case model.FieldSalaryFrom, model.FieldSalaryTo:
		return "(opțional)"
	case model.FieldRate, model.FieldCurrency, fieldCountry, model.FieldType1, model.FieldType2, model.FieldDescription:
	}
	return ""
}
func (*romanian) RateChoice(r model.Rate) string  { return fmt.Sprintf("%d · %s", int(r), r) }
func (*romanian) Amount(grouped string) string    { return "= " + grouped }
func (*romanian) SentFromHere(date string) string { return "cum s-a trimis de aici, " + date }
func (*romanian) LastSentFromHere(currency, date string) string {
	return "ultima trimisă de aici: " + currency + ", " + date
}
func (*romanian) Regions(offered []string) string {
	if len(offered) == 1 {
		return "→ " + offered[0]
	}
	return "→ " + offered[0] + "; de asemenea " + strings.Join(offered[1:], ", ")
}
func (*romanian) TitleLength(units, most int) string { return fmt.Sprintf("%d/%d", units, most) }
func (*romanian) TooShort(characters, least int) string {
	return fmt.Sprintf("%s, minimum %d", amount.InRomanian(characters, "caracter", "caractere"), least)
}
func (*romanian) LongEnough(characters int) string {
	return amount.InRomanian(characters, "caracter", "caractere") + " ✓"
}
func (*romanian) HTMLBecause(reason string) string { return "HTML, motiv: " + reason }
func (*romanian) HTMLBecauseOf(reason string, more int) string {
	return fmt.Sprintf("HTML, motiv: %s și încă %d", reason, more)
}

func (*romanian) Problems(n int) string {
	return "De corectat înainte de trimitere (" + amount.InRomanian(n, "problemă", "probleme") + "):"
}
func (*romanian) Problem(field, message string) string { return field + ": " + message }
func (*romanian) More(n int) string                    { return fmt.Sprintf("și încă %d", n) }

func (*romanian) WriteAsMarkdown() action.Label { return new(romanian).writeAs("Markdown") }
func (*romanian) WriteAsHTML() action.Label     { return new(romanian).writeAs("HTML") }

func (*romanian) writeAs(format string) action.Label {
	return action.Label{Name: "scrie ca " + format, Title: "Markdown sau HTML", Synonyms: "sursă, format, comută, write as, Markdown or HTML, source, switch", Help: "scrie descrierea ca Markdown sau ca HTML brut"}
}

func (*romanian) LosesMarkup(tags string) string {
	return "Se schimbă și marcajul. Ce ați modificat se trimite fără " + tags
}
func (*romanian) RegionHalfTyped(typed, offered string) string {
	return lang.End("Regiunea este „"+typed+"”") + " Nu cumva „" + offered + "”, ca la celelalte joburi?"
}
func (*romanian) Unseen(words string) string {
	return "Cine citește anunțul nu ar vedea aceste cuvinte: " + words
}

func (*romanian) TakeRegion(region string) action.Label {
	return action.Label{Name: region, Help: "folosește prima regiune propusă"}
}
func (*romanian) BackTo(place string) action.Label {
	return action.Label{Name: "înapoi: " + place, Title: "Înapoi: " + place, Synonyms: "back to", Help: "închide formularul; ciorna se salvează"}
}

func (*romanian) StayWithHTML() string {
	return "Rămâneți la HTML ca să păstrați tot. Și " + action.UndoTyping.String() + " aduce textul înapoi."
}

func (*romanian) JobOpenElsewhere(title string) string {
	return "„" + title + "” este deschis și în altă fereastră. La a doua trimitere se cere o alegere privind modificările din cealaltă fereastră."
}
func (*romanian) StaysOpen(why string) string {
	return "Ciorna nu a putut fi salvată, așa că formularul rămâne deschis. " + why + " Cu " + action.DiscardDraft.String() + " se șterge ciorna."
}
func (*romanian) TemplateNotSaved(why string) string {
	return "Șablonul nu a putut fi salvat. " + why
}
func (*romanian) TemplateSaved(name string) string {
	return lang.End("S-a salvat șablonul „"+name+"”") + " " + action.NewJob.String() + " îl oferă pentru un job nou."
}
func (*romanian) EditorFailed(why string, written bool) string {
	if written {
		return "Editorul propriu s-a încheiat cu eroare: " + why + " Textul lui este aici; " + action.UndoTyping.String() + " anulează preluarea."
	}
	return "Editorul propriu s-a încheiat cu eroare: " + why
}
func (*romanian) EditorTextUnreadable(why string) string {
	return "Editorul propriu a fost întrerupt, iar textul lui nu poate fi citit: " + why
}
func (*romanian) EditorTextRecovered() string {
	return "Editorul propriu a fost întrerupt. Textul lui este în descriere; " + action.UndoTyping.String() + " anulează preluarea."
}
func (*romanian) EditorNotUTF8(path string) string {
	return "Editorul propriu a scris un text care nu este UTF-8. S-a salvat în " + path + "; descrierea rămâne neschimbată."
}

func (*romanian) PublishesIn(currency string) string {
	return "Jobul se publică: va fi vizibil imediat pentru toți, cu salariul în " + currency + "."
}
func (*romanian) ChangesPublicIn(currency string) string {
	return "Jobul este activ: modificările vor fi publice imediat, cu salariul în " + currency + "."
}
func (*romanian) ChangesNotPublic(s model.JobStatus) string {
	return "Jobul nu este public acum: este " + text.Line(s.Word()) + "."
}
func (*romanian) SignInNeeded() string {
	return "Nu s-a trimis nimic: autentificați-vă, apoi apăsați din nou " + action.ReviewJob.String() + "."
}
func (*romanian) SignedIn() string {
	return "Autentificarea a reușit. " + action.ReviewJob.String() + " trimite formularul."
}
func (*romanian) SendsAgain() string { return action.ReviewJob.String() + " le trimite din nou." }
func (*romanian) NotSentNew(why string) string {
	return text.Sentence("Netrimis: "+why) + " Nimic nu este public; ciorna este salvată. " + action.ReviewJob.String() + " încearcă din nou."
}
func (*romanian) NotSentChanges(why string) string {
	return text.Sentence("Netrimis: "+why) + " Nu s-a modificat nimic; ciorna este salvată. " + action.ReviewJob.String() + " încearcă din nou."
}
func (*romanian) NoAnswer(clock string) string {
	return "Trimis o singură dată, la " + clock + "; nu s-a înregistrat niciun răspuns. Poate fi public sau nu."
}
func (*romanian) NoAnswerBecause(clock, why string) string {
	return "Trimis o singură dată, la " + clock + "; " + lang.End(why) + " Poate fi public sau nu."
}
func (*romanian) SavedNotRead(title, why string) string {
	return "„" + title + "” s-a salvat, dar nu a putut fi recitit. " + why
}
func (*romanian) SavedInactive(title string) string {
	return "„" + title + "” s-a salvat, dar nu este activ: s-a atins limita de joburi active a contului. Opriți alt job, apoi apăsați " + action.ActivateJob.String() + "."
}
func (*romanian) Saved(title string, s model.JobStatus) string {
	if s == model.Stopped || s == model.Deleted {
		return "„" + title + "” s-a salvat; jobul rămâne " + text.Line(s.Word()) + "."
	}
	return "„" + title + "” s-a salvat și este " + text.Line(s.Word()) + "."
}
func (*romanian) SavedPublic(title, currency string) string {
	return "„" + title + "” s-a salvat și este activ. Este public, cu salariul în " + currency + "."
}
func (*romanian) SavedTitle(title string) string     { return "Salvat: „" + title + "”" }
func (*romanian) PublishedTitle(title string) string { return "Publicat: „" + title + "”" }
func (*romanian) ServiceChangedHTML(field string) string {
	return field + ": textul este același; diferă doar codul HTML."
}
func (*romanian) ServiceChangedField(field, sent, saved string) string {
	return field + ": − " + sent + "  + " + saved
}
