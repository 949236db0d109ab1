package jobeditor

import (
	"fmt"
	"strings"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/ui/action"
	"shortlist/ui/text"
)

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) NewJob() string { return "Job nou" }
func (*romanian) NewJobCopying(title string) string {
	return "Job nou, o copie după „" + title + "”"
}
func (*romanian) NewJobFrom(template string) string { return "Job nou, din „" + template + "”" }
func (*romanian) EditJob(title string) string       { return "Editare: " + title }
func (*romanian) ReviewNew() string                 { return "Verificare: publicarea unui job nou" }
func (*romanian) ReviewChanges(title string) string {
	return "Verificare: modificări la „" + title + "”"
}
func (*romanian) PreviewTitle() string              { return "Așa cum va apărea pe site" }
func (*romanian) Compared(title string) string      { return "Comparație: " + title }
func (*romanian) ConflictTitle(title string) string { return "Modificat de altcineva: " + title }

func (*romanian) OpenElsewhere() string          { return "deschis și în altă fereastră" }
func (*romanian) SendingShort() string           { return "se trimite…" }
func (*romanian) NotSaved() string               { return "ciorna nu a putut fi salvată" }
func (*romanian) SavingDraft() string            { return "se salvează ciorna…" }
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
		return "opțional"
	case model.FieldRate, model.FieldCurrency, fieldCountry, model.FieldType1, model.FieldType2, model.FieldDescription:
	}
	return ""
}
func (*romanian) RateChoice(r model.Rate) string  { return fmt.Sprintf("%d · %s", int(r), r) }
func (*romanian) NoChoice() string                { return "fără" }
func (*romanian) Choose() string                  { return "alegeți" }
func (*romanian) Required() string                { return "obligatoriu" }
func (*romanian) Optional() string                { return "opțional" }
func (*romanian) WholeNumber() string             { return "număr întreg" }
func (*romanian) Amount(grouped string) string    { return "= " + grouped }
func (*romanian) NeededWithSalary() string        { return "necesar dacă există salariu" }
func (*romanian) CountryNote() string             { return "stabilește monedele" }
func (*romanian) NeedsFirstType() string          { return "necesită primul tip" }
func (*romanian) CurrencyUnknown() string         { return "serviciul nu o indică" }
func (*romanian) SentFromHere(date string) string { return "cum s-a trimis de aici, " + date }
func (*romanian) LastSentFromHere(currency, date string) string {
	return "ultima trimisă de aici: " + currency + ", " + date
}
func (*romanian) AsInCopiedJob() string { return "ca în jobul copiat" }
func (*romanian) AsInTemplate() string  { return "ca în șablon" }
func (*romanian) Regions(offered []string) string {
	if len(offered) == 1 {
		return "→ " + offered[0]
	}
	return "→ " + offered[0] + "; de asemenea " + strings.Join(offered[1:], ", ")
}
func (*romanian) TwoTypeNames() string {
	return "Cele două documente ale serviciului dau sensuri diferite unui cod: apar ambele, despărțite prin /."
}
func (*romanian) TitleLength(units, most int) string { return fmt.Sprintf("%d/%d", units, most) }
func (*romanian) TooShort(characters, least int) string {
	return fmt.Sprintf("%s, minimum %d", amount.InRomanian(characters, "caracter", "caractere"), least)
}
func (*romanian) LongEnough(characters int) string {
	return amount.InRomanian(characters, "caracter", "caractere") + " ✓"
}
func (*romanian) Markdown() string                 { return "Markdown" }
func (*romanian) HTML() string                     { return "HTML" }
func (*romanian) HTMLBecause(reason string) string { return "HTML, motiv: " + reason }
func (*romanian) HTMLBecauseOf(reason string, more int) string {
	return fmt.Sprintf("HTML, motiv: %s și încă %d", reason, more)
}
func (*romanian) EmptyPreview() string {
	return "Aici apare textul așa cum va fi afișat pe site."
}

func (*romanian) Problems(n int) string {
	return "De corectat înainte de trimitere (" + amount.InRomanian(n, "problemă", "probleme") + "):"
}
func (*romanian) Problem(field, message string) string { return field + ": " + message }
func (*romanian) More(n int) string                    { return fmt.Sprintf("și încă %d", n) }
func (*romanian) Duplicate() string {
	return "Duplicat: pe site există deja un job cu acest titlu, această regiune și acest text."
}

func (*romanian) Review() action.Label {
	return action.Label{Name: "verifică și trimite", Synonyms: "publică, salvează, trimite, review and send, publish, save, submit, post", Help: "verifică formularul și arată ce se va trimite"}
}
func (*romanian) NextField() action.Label {
	return action.Label{Name: "câmpul următor", Synonyms: "next field", Help: "treci la câmpul următor"}
}
func (*romanian) PreviousField() action.Label {
	return action.Label{Name: "câmpul anterior", Synonyms: "previous field", Help: "treci la câmpul anterior"}
}
func (*romanian) Undo() action.Label {
	return action.Label{Name: "anulează", Title: "Anulează ultimul pas", Synonyms: "anulează, revino, undo, back, revert", Help: "anulează ultimul pas din formular"}
}
func (*romanian) Redo() action.Label {
	return action.Label{Name: "refă", Title: "Refă pasul anulat", Synonyms: "repetă, din nou, redo, again", Help: "refă pasul anulat"}
}
func (*romanian) Preview() action.Label {
	return action.Label{Name: "previzualizare", Synonyms: "vezi, arată, preview, look, show", Help: "citește textul jobului așa cum va apărea pe site"}
}
func (*romanian) OwnEditor() action.Label {
	return action.Label{Name: "editor propriu", Title: "Scrie în editorul propriu", Synonyms: "extern, your editor, write in your own editor, vim, nano, emacs, external", Help: "scrie descrierea în editorul propriu ($VISUAL sau $EDITOR)"}
}
func (*romanian) WriteAsMarkdown() action.Label { return new(romanian).writeAs("Markdown") }
func (*romanian) WriteAsHTML() action.Label     { return new(romanian).writeAs("HTML") }

func (*romanian) writeAs(format string) action.Label {
	return action.Label{Name: "scrie ca " + format, Title: "Markdown sau HTML", Synonyms: "sursă, format, comută, write as, Markdown or HTML, source, switch", Help: "scrie descrierea ca Markdown sau ca HTML brut"}
}

func (*romanian) Compare() action.Label {
	return action.Label{Name: "compară", Title: "Compară cu serviciul", Synonyms: "diferențe, compare, compare with the service, diff, differences", Help: "compară formularul cu jobul de la serviciu"}
}
func (*romanian) SaveTemplate() action.Label {
	return action.Label{Name: "salvează ca șablon", Synonyms: "păstrează, model, refolosește, save as template, keep, reuse", Help: "salvează o copie a formularului ca șablon pentru joburi noi"}
}
func (*romanian) Discard() action.Label {
	return action.Label{Name: "șterge ciorna", Synonyms: "aruncă, renunță, abandonează, discard, throw away, delete, cancel, abandon", Help: "șterge ciorna (întreabă întâi)"}
}
func (*romanian) Leave() action.Label {
	return action.Label{Name: "ieși, ciornă salvată", Synonyms: "închide, salvează ciorna, mai târziu, leave, draft saved, close, save draft, later", Help: "închide formularul; ciorna se salvează pentru mai târziu"}
}
func (*romanian) TakeRegion(region string) action.Label {
	return action.Label{Name: region, Help: "folosește prima regiune propusă"}
}
func (*romanian) NextChoice() action.Label {
	return action.Label{Name: "următoarea", Title: "Opțiunea următoare", Synonyms: "next choice", Help: "opțiunea următoare; cifra alege după cod, litera după nume"}
}
func (*romanian) PreviousChoice() action.Label {
	return action.Label{Name: "anterioara", Title: "Opțiunea anterioară", Synonyms: "previous choice", Help: "opțiunea anterioară"}
}
func (*romanian) Back() action.Label {
	return action.Label{Name: "înapoi", Title: "Înapoi la formular", Synonyms: "back, back to the form", Help: "înapoi la formular"}
}
func (*romanian) BackToForm() action.Label {
	return action.Label{Name: "înapoi la formular", Synonyms: "back to the form", Help: "înapoi la formular"}
}
func (*romanian) BackTo(place string) action.Label {
	return action.Label{Name: "înapoi: " + place, Title: "Înapoi: " + place, Synonyms: "back to", Help: "închide formularul; ciorna se salvează"}
}
func (*romanian) Continue() action.Label {
	return action.Label{Name: "continuă", Title: "Continuă scrierea", Synonyms: "continue, continue writing", Help: "continuă scrierea"}
}
func (*romanian) SendNew() action.Label {
	return action.Label{Name: "publică acum", Synonyms: "trimite, publish now, publish, submit, post", Help: "publică acum"}
}
func (*romanian) SendChanges() action.Label {
	return action.Label{Name: "trimite modificările", Synonyms: "publică, send the changes, publish, submit, post", Help: "trimite modificările"}
}
func (*romanian) KeepMine() action.Label {
	return action.Label{Name: "varianta mea", Title: "Păstrează varianta mea", Synonyms: "keep mine", Help: "păstrează ce ați scris în acest câmp"}
}
func (*romanian) TakeTheirs() action.Label {
	return action.Label{Name: "varianta lor", Title: "Preia varianta lor", Synonyms: "take theirs", Help: "preia ce are serviciul în acest câmp"}
}
func (*romanian) NextDisputed() action.Label {
	return action.Label{Name: "jos", Synonyms: "down", Help: "câmpul următor"}
}
func (*romanian) PreviousDisputed() action.Label {
	return action.Label{Name: "sus", Synonyms: "up", Help: "câmpul anterior"}
}
func (*romanian) GoToReview() action.Label {
	return action.Label{Name: "la verificare", Synonyms: "to the review", Help: "treci la verificare cu aceste alegeri"}
}

func (*romanian) NothingToUndo() string  { return "nu este nimic de anulat" }
func (*romanian) NothingToRedo() string  { return "nu este nimic de refăcut" }
func (*romanian) NotAtService() string   { return "serviciul nu are încă jobul nou" }
func (*romanian) NothingChanged() string { return "nu s-a modificat nimic" }
func (*romanian) BeingSent() string      { return "jobul este în curs de trimitere" }
func (*romanian) EditorBusy() string     { return "descrierea este deschisă în editorul propriu" }

func (*romanian) AskMarkdown() string { return "Treceți descrierea în Markdown?" }
func (*romanian) MarkdownLoses() string {
	return "În Markdown s-ar pierde o parte din această descriere:"
}
func (*romanian) StayWithHTML() string {
	return "Rămâneți la HTML ca să păstrați tot. Și " + action.UndoTyping.String() + " aduce textul înapoi."
}
func (*romanian) MarkdownVerb() string { return "scrie ca Markdown, fără acestea" }
func (*romanian) AskDiscard() string   { return "Ștergeți ciorna?" }
func (*romanian) DiscardsNew() string {
	return "Tot ce ați scris pentru jobul nou se va pierde. Pe site nu se schimbă nimic."
}
func (*romanian) DiscardsChanges() string {
	return "Tot ce ați scris aici se va pierde. Pe site nu se schimbă nimic."
}
func (*romanian) DiscardVerb() string { return "șterge ciorna" }

func (*romanian) NothingToSend() string {
	return "Nu s-a modificat nimic, deci nu este nimic de trimis."
}
func (*romanian) DraftForked() string {
	return "Altă fereastră continuă această ciornă. Textul de aici s-a salvat ca ciornă separată."
}
func (*romanian) JobOpenElsewhere(title string) string {
	return "„" + title + "” este deschis și în altă fereastră. La a doua trimitere se cere o alegere privind modificările din cealaltă fereastră."
}
func (*romanian) LeftWithDraft() string {
	return "Ciorna este salvată. Deschideți din nou formularul ca să continuați."
}
func (*romanian) StaysOpen(why string) string {
	return "Ciorna nu a putut fi salvată, așa că formularul rămâne deschis. " + why + " Cu " + action.DiscardDraft.String() + " se șterge ciorna."
}
func (*romanian) TemplateNotSaved(why string) string {
	return "Șablonul nu a putut fi salvat. " + why
}
func (*romanian) TemplateSaved(name string) string {
	return "S-a salvat șablonul „" + name + "”. " + action.NewJob.String() + " îl oferă pentru un job nou."
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

func (*romanian) Publishes() string {
	return "Jobul se publică: va fi vizibil imediat pentru toți."
}
func (*romanian) PublishesIn(currency string) string {
	return "Jobul se publică: va fi vizibil imediat pentru toți, cu salariul în " + currency + "."
}
func (*romanian) ChangesPublic() string {
	return "Jobul este activ: modificările vor fi publice imediat."
}
func (*romanian) ChangesPublicIn(currency string) string {
	return "Jobul este activ: modificările vor fi publice imediat, cu salariul în " + currency + "."
}
func (*romanian) ChangesNotPublic(s model.JobStatus) string {
	return "Jobul nu este public acum: este " + text.Line(s.Word()) + "."
}
func (*romanian) SendingNew() string {
	return "Jobul se trimite, o singură dată. Dacă nu vine niciun răspuns, veți primi întrebarea dacă s-a publicat."
}
func (*romanian) SendingChanges() string { return "Se trimit modificările." }
func (*romanian) Comparison() string {
	return "− este la serviciu, + este în formular. Nu se trimite nimic."
}
func (*romanian) ComparisonOvertaken() string {
	return "Jobul a fost modificat la serviciu după începerea acestei ciorne."
}
func (*romanian) ComparisonOffline() string {
	return "Fără conexiune: acesta este jobul de la începerea ciornei."
}
func (*romanian) CurrencyBefore() string     { return "necunoscută: serviciul nu o indică" }
func (*romanian) NotChanged() string         { return "nemodificat" }
func (*romanian) DescriptionChanges() string { return "Descriere: modificări" }
func (*romanian) DescriptionAfter() string   { return "Descriere: rezultat" }
func (*romanian) OnlyHTMLDiffers() string    { return "Textul este același; diferă doar codul HTML:" }
func (*romanian) SignInNeeded() string {
	return "Nu s-a trimis nimic: autentificați-vă, apoi apăsați din nou " + action.ReviewJob.String() + "."
}
func (*romanian) DraftTaken() string {
	return "Netrimis: altă fereastră a continuat sau a publicat această ciornă. Verificați lista de joburi înainte de a o trimite."
}
func (*romanian) NotApproved() string {
	return "Încă nu se poate publica nimic: abonamentul contului nu este aprobat. Ciorna este salvată; încercați mai târziu."
}
func (*romanian) OverLimit() string {
	return "S-a atins limita de joburi active a contului. Opriți întâi alt job; ciorna este salvată."
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
	return "Trimis o singură dată, la " + clock + "; " + why + ". Poate fi public sau nu."
}
func (*romanian) SavedNotRead(title, why string) string {
	return "„" + title + "” s-a salvat, dar nu a putut fi recitit. " + why
}
func (*romanian) SavedInactive(title string) string {
	return "„" + title + "” s-a salvat, dar nu este activ: s-a atins limita de joburi active a contului. Opriți alt job, apoi apăsați " + action.ActivateJob.String() + "."
}
func (*romanian) Saved(title string, s model.JobStatus) string {
	return "„" + title + "” s-a salvat și este " + text.Line(s.Word()) + "."
}
func (*romanian) SavedPublic(title, currency string) string {
	return "„" + title + "” s-a salvat și este activ. Este public, cu salariul în " + currency + "."
}
func (*romanian) SavedTitle(title string) string     { return "Salvat: „" + title + "”" }
func (*romanian) PublishedTitle(title string) string { return "Publicat: „" + title + "”" }
func (*romanian) ServiceChanged() string {
	return "Serviciul a schimbat o parte din ce ați trimis. − s-a trimis, + a salvat serviciul:"
}
func (*romanian) ServiceChangedHTML(field string) string {
	return field + ": textul este același; diferă doar codul HTML."
}
func (*romanian) ServiceChangedField(field, sent, saved string) string {
	return field + ": − " + sent + "  + " + saved
}

func (*romanian) Conflict() string {
	return "Altcineva a modificat acest job cât timp formularul era deschis. Nu s-a trimis nimic. Alegeți pentru fiecare câmp:"
}
func (*romanian) LinesAdded() string   { return "liniile cu +" }
func (*romanian) LinesRemoved() string { return "liniile cu −" }
func (*romanian) Mine() string         { return "a mea" }
func (*romanian) Before() string       { return "vechi" }
func (*romanian) Theirs() string       { return "a lor" }
