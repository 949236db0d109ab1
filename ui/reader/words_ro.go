package reader

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) Next() action.Label {
	return action.Label{Name: "următorul", Title: "Candidatul următor", Synonyms: "next, Next applicant", Help: "candidatul următor din coadă"}
}
func (*romanian) Previous() action.Label {
	return action.Label{Name: "anteriorul", Title: "Candidatul anterior", Synonyms: "previous, Previous applicant", Help: "candidatul anterior"}
}
func (*romanian) ToProfile() action.Label {
	return action.Label{Name: "profil", Title: "Comută între profil și CV", Synonyms: "profile, Switch between profile and CV, resume", Help: "la profil"}
}
func (*romanian) ToCV() action.Label {
	return action.Label{Name: "CV", Title: "Comută între profil și CV", Synonyms: "Switch between profile and CV, resume", Help: "la CV"}
}
func (*romanian) Layout() action.Label {
	return action.Label{Name: "pagini", Title: "Aspectul paginii sau text continuu", Synonyms: "aspect, layout, Layout or flowing text, pages, view", Help: "CV-ul cu aspectul paginilor sau ca text continuu"}
}
func (*romanian) FlowingText() action.Label {
	return action.Label{Name: "text continuu", Title: "Aspectul paginii sau text continuu", Synonyms: "aspect, flowing text, Layout or flowing text, pages, view", Help: "CV-ul cu aspectul paginilor sau ca text continuu"}
}
func (*romanian) Picture() action.Label {
	return action.Label{Name: "imagine", Title: "Imaginea paginii", Synonyms: "poză, scanare, picture, Picture of the page, image, photo, scan", Help: "arată pagina ca imagine, dacă terminalul poate, sau din nou textul"}
}
func (*romanian) HiddenWords() action.Label {
	return action.Label{Name: "cuvinte ascunse", Title: "Cuvinte din fișier care nu apar pe pagină", Synonyms: "invizibile, text alb, hidden words, Words in the file, not on the page, invisible, white text, keywords", Help: "arată sau ascunde cuvintele din fișier care nu apar pe pagină"}
}
func (*romanian) Find() action.Label {
	return action.Label{Name: "găsește", Title: "Găsește în CV", Synonyms: "caută, find, Find in the CV, search", Help: "găsește cuvinte în profil și CV; " + action.NextMatch.String() + " și " + action.PreviousMatch.String() + ": următoarea, anterioara"}
}
func (*romanian) NextMatch() action.Label {
	return action.Label{Name: "următoarea", Title: "Potrivirea următoare", Synonyms: "next match", Help: "la potrivirea următoare"}
}
func (*romanian) PreviousMatch() action.Label {
	return action.Label{Name: "anterioara", Title: "Potrivirea anterioară", Synonyms: "previous match", Help: "la potrivirea anterioară"}
}
func (*romanian) NextPage() action.Label {
	return action.Label{Name: "pagina următoare", Synonyms: "next page", Help: "la pagina următoare a CV-ului"}
}
func (*romanian) PreviousPage() action.Label {
	return action.Label{Name: "pagina anterioară", Title: "Pagina anterioară", Synonyms: "previous page", Help: "la pagina anterioară a CV-ului"}
}
func (*romanian) Links() action.Label {
	return action.Label{Name: "linkuri", Title: "Linkuri și adrese", Synonyms: "site, links, Links and addresses, url, website, github, linkedin, e-mail, email", Help: "linkurile și adresele din profil și CV: copiază sau deschide"}
}
func (*romanian) OpenCV() action.Label {
	return action.Label{Name: "deschide CV", Title: "Deschide CV-ul într-un program", Synonyms: "vizualizator, open CV, Open the CV in a viewer, resume, pdf, word, desktop, external", Help: "deschide CV-ul în programul de pe acest calculator"}
}
func (*romanian) SendCV() action.Label {
	return action.Label{Name: "trimite CV", Title: "Trimite CV-ul pe calculatorul dumneavoastră", Synonyms: "descarcă, transfer, send CV, Send the CV to your own computer, download, scp, laptop", Help: "salvează CV-ul și îl trimite pe calculatorul dumneavoastră, sau arată comanda"}
}
func (*romanian) SaveCV() action.Label {
	return action.Label{Name: "salvează CV", Title: "Salvează CV-uri", Synonyms: "descarcă, save CV, Save CVs, download, resume, pdf", Help: "salvează CV-ul"}
}
func (*romanian) Back() action.Label {
	return action.Label{Name: "înapoi", Title: "Înapoi la listă", Synonyms: "închide, back, Back to the list, close", Help: "înapoi la listă"}
}
func (*romanian) ScrollRight() action.Label {
	return action.Label{Name: "dreapta", Title: "Derulează la dreapta", Synonyms: "right, Scroll right", Help: "derulează la dreapta o pagină lată"}
}
func (*romanian) ScrollLeft() action.Label {
	return action.Label{Name: "stânga", Title: "Derulează la stânga", Synonyms: "left, Scroll left", Help: "derulează la stânga o pagină lată"}
}
func (*romanian) Copy() action.Label     { return action.Label{Name: "copiază", Synonyms: "copy"} }
func (*romanian) OpenLink() action.Label { return action.Label{Name: "deschide", Synonyms: "open"} }
func (*romanian) Close() action.Label    { return action.Label{Name: "închide", Synonyms: "close"} }
func (*romanian) FindNow() action.Label  { return action.Label{Name: "găsește", Synonyms: "find"} }

func (*romanian) NoText() string        { return "acest CV nu are text" }
func (*romanian) Loading() string       { return "CV-ul se citește acum" }
func (*romanian) NoLayout() string      { return "acest fel de fișier nu are un aspect al paginii" }
func (*romanian) NoLinks() string       { return "aici nu sunt linkuri sau adrese" }
func (*romanian) NoHiddenWords() string { return "toate cuvintele din fișier apar pe pagini" }
func (*romanian) NothingSearched() string {
	return "încă nu s-a căutat nimic; " + action.FindWords.String() + " găsește cuvinte"
}

func (*romanian) ShowPicture() string {
	return action.Picture.String() + " îl arată ca imagine, dacă terminalul poate; " + action.SaveCV.String() + " îl salvează pentru alt program."
}
func (*romanian) AskUnlocked() string {
	return "Cereți o copie fără parolă, sau " + action.SaveCV.String() + " îl salvează pentru alt program."
}
func (*romanian) ViewerMayShow() string {
	return "Alt program poate arăta mai mult: " + action.SaveCV.String() + " salvează fișierul."
}
func (*romanian) AskCopy() string { return "Cereți altă copie." }

func (*romanian) CV() string         { return "CV" }
func (*romanian) Pages(n int) string { return amount.InRomanian(n, "pagină", "pagini") }
func (*romanian) NotOnPage(words int) string {
	return amount.InRomanian(words, "cuvânt în afara paginii", "cuvinte în afara paginii")
}
func (*romanian) ReadingCV() string { return "CV-ul se citește…" }
func (*romanian) Page(n int) string { return fmt.Sprintf("pagina %d", n) }
func (*romanian) YourNote() string  { return "Nota dumneavoastră" }
func (*romanian) NoteIs(team bool) string {
	if team {
		return "o vede și echipa"
	}
	return "doar pe acest calculator"
}
func (*romanian) HiddenNote() string {
	return "[ascunsă în modul anonim; " + action.Note.String() + " o deschide]"
}
func (*romanian) NotViewed() string          { return "nevăzut" }
func (*romanian) Place(at, of string) string { return at + " din " + of }
func (*romanian) HiddenCount(words int) string {
	return amount.InRomanian(words, "cuvânt din fișier nu apare pe pagină", "cuvinte din fișier nu apar pe pagină")
}
func (*romanian) ShowsThem() string   { return "arată cuvintele" }
func (*romanian) HiddenTitle() string { return "În fișier, nu pe pagină" }
func (*romanian) Words(n int) string  { return amount.InRomanian(n, "cuvânt", "cuvinte") }
func (*romanian) HiddenExplained() string {
	return "Căutările nu găsesc aceste cuvinte. " + action.HiddenWords.String() + " le ascunde."
}

func (*romanian) NoSuchPage() string { return "Această pagină nu există." }
func (*romanian) LastPage() string   { return "Aceasta este ultima pagină." }
func (*romanian) FirstPage() string  { return "Aceasta este prima pagină." }
func (*romanian) NotFound(words string) string {
	return "„" + words + "” nu apare nici în profil, nici în CV."
}
func (*romanian) NoPictures() string {
	return "Acest terminal nu arată imagini; kitty, Ghostty, iTerm2 și terminalele cu sixel arată. " + action.SaveCV.String() + " salvează CV-ul pentru alt program."
}
func (*romanian) NoPicturesOverSlowLine() string {
	return "Pe o conexiune lentă (ui.low_bandwidth) imaginile sunt oprite. " + action.SaveCV.String() + " salvează CV-ul pentru alt program."
}
func (*romanian) LayoutInstead(why string) string {
	return why + " " + action.PageLayout.String() + " arată textul cu aspectul paginii."
}
func (*romanian) PictureOf(page int) string {
	return fmt.Sprintf("pagina %d; %s revine la text", page, action.Picture)
}

func (*romanian) LinksTitle() string { return "Linkuri și adrese" }
func (*romanian) FindTitle() string  { return "Găsește în profil și CV" }
func (*romanian) FindExplained() string {
	return action.NextMatch.String() + "/" + action.PreviousMatch.String() + ": următoarea/anterioara. Gol: fără evidențiere."
}
