package reader

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

var inRomanian = words{
	Next:          action.Label{Name: "următorul", Title: "Candidatul următor", Synonyms: "next, Next applicant", Help: "candidatul următor din coadă"},
	Previous:      action.Label{Name: "anteriorul", Title: "Candidatul anterior", Synonyms: "previous, Previous applicant", Help: "candidatul anterior"},
	ToProfile:     action.Label{Name: "profil", Title: "Comută între profil și CV", Synonyms: "profile, Switch between profile and CV, resume", Help: "la profil"},
	ToCV:          action.Label{Name: "CV", Title: "Comută între profil și CV", Synonyms: "Switch between profile and CV, resume", Help: "la CV"},
	Layout:        action.Label{Name: "pagini", Title: "Aspectul paginii sau text continuu", Synonyms: "aspect, layout, Layout or flowing text, pages, view", Help: "CV-ul cu aspectul paginilor sau ca text continuu"},
	FlowingText:   action.Label{Name: "text continuu", Title: "Aspectul paginii sau text continuu", Synonyms: "aspect, flowing text, Layout or flowing text, pages, view", Help: "CV-ul cu aspectul paginilor sau ca text continuu"},
	Picture:       action.Label{Name: "imagine", Title: "Imaginea paginii", Synonyms: "poză, scanare, picture, Picture of the page, image, photo, scan", Help: "arată pagina ca imagine, dacă terminalul poate, sau din nou textul"},
	HiddenWords:   action.Label{Name: "cuvinte ascunse", Title: "Cuvinte din fișier care nu apar pe pagină", Synonyms: "invizibile, text alb, hidden words, Words in the file, not on the page, invisible, white text, keywords", Help: "arată sau ascunde cuvintele din fișier care nu apar pe pagină"},
	NextMatch:     action.Label{Name: "următoarea", Title: "Potrivirea următoare", Synonyms: "next match", Help: "la potrivirea următoare"},
	PreviousMatch: action.Label{Name: "anterioara", Title: "Potrivirea anterioară", Synonyms: "previous match", Help: "la potrivirea anterioară"},
	NextPage:      action.Label{Name: "pagina următoare", Synonyms: "next page", Help: "la pagina următoare a CV-ului"},
	PreviousPage:  action.Label{Name: "pagina anterioară", Title: "Pagina anterioară", Synonyms: "previous page", Help: "la pagina anterioară a CV-ului"},
	Links:         action.Label{Name: "linkuri", Title: "Linkuri și adrese", Synonyms: "site, links, Links and addresses, url, website, github, linkedin, e-mail, email", Help: "linkurile și adresele din profil și CV: copiază sau deschide"},
	OpenCV:        action.Label{Name: "deschide CV", Title: "Deschide CV-ul într-un program", Synonyms: "vizualizator, open CV, Open the CV in a viewer, resume, pdf, word, desktop, external", Help: "deschide CV-ul în programul de pe acest calculator"},
	SaveCV:        action.Label{Name: "salvează CV", Title: "Salvează CV-uri", Synonyms: "descarcă, save CV, Save CVs, download, resume, pdf", Help: "salvează CV-ul"},
	SendCV:        action.Label{Name: "trimite CV", Title: "Trimite CV-ul pe calculatorul dumneavoastră", Synonyms: "descarcă, transfer, send CV, Send the CV to your own computer, download, scp, laptop", Help: "salvează CV-ul și îl trimite pe calculatorul dumneavoastră, sau arată comanda"},
	Back:          action.Label{Name: "înapoi", Title: "Înapoi la listă", Synonyms: "închide, back, Back to the list, close", Help: "înapoi la listă"},
	ScrollRight:   action.Label{Name: "dreapta", Title: "Derulează la dreapta", Synonyms: "right, Scroll right", Help: "derulează la dreapta o pagină lată"},
	ScrollLeft:    action.Label{Name: "stânga", Title: "Derulează la stânga", Synonyms: "left, Scroll left", Help: "derulează la stânga o pagină lată"},
	Copy:          action.Label{Name: "copiază", Synonyms: "copy"},
	OpenLink:      action.Label{Name: "deschide", Synonyms: "open"},
	Close:         action.Label{Name: "închide", Synonyms: "close"},
	FindNow:       action.Label{Name: "găsește", Synonyms: "find"},

	NoText:        "acest CV nu are text",
	Loading:       "CV-ul se citește acum",
	NoLayout:      "acest fel de fișier nu are un aspect al paginii",
	NoLinks:       "aici nu sunt linkuri sau adrese",
	NoHiddenWords: "toate cuvintele din fișier apar pe pagini",

	AskCopy: "Cereți altă copie.",

	CV:          "CV",
	ReadingCV:   "CV-ul se citește…",
	YourNote:    "Nota dumneavoastră",
	NotViewed:   "nevăzut",
	ShowsThem:   "arată cuvintele",
	Matches:     "potriviri",
	Match:       "potrivirea",
	HiddenTitle: "În fișier, nu pe pagină",

	NoSuchPage:      "Această pagină nu există.",
	LastPage:        "Aceasta este ultima pagină.",
	FirstPage:       "Aceasta este prima pagină.",
	OnlyMatch:       "Aceasta este singura potrivire.",
	FirstMatchAgain: "Mai jos nu sunt potriviri: din nou prima.",
	LastMatchAgain:  "Mai sus nu sunt potriviri: acum ultima.",

	LinksTitle: "Linkuri și adrese",
	Link:       "Link",
	FindTitle:  "Găsește în profil și CV",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) Find() action.Label {
	return action.Label{Name: "găsește", Title: "Găsește în CV", Synonyms: "caută, find, Find in the CV, search", Help: "găsește cuvinte în profil și CV; " + action.NextMatch.String() + " și " + action.PreviousMatch.String() + ": următoarea, anterioara"}
}

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

func (*romanian) Pages(n int) string { return amount.InRomanian(n, "pagină", "pagini") }
func (*romanian) NotOnPage(words int) string {
	return amount.InRomanian(words, "cuvânt în afara paginii", "cuvinte în afara paginii")
}
func (*romanian) Page(n int) string { return fmt.Sprintf("pagina %d", n) }
func (*romanian) NoteIs(team bool) string {
	if team {
		return "o vede și echipa"
	}
	return "doar pe acest calculator"
}
func (*romanian) HiddenNote() string {
	return "[ascunsă în modul anonim; " + action.Note.String() + " o deschide]"
}
func (*romanian) Place(at, of string) string { return at + " din " + of }
func (*romanian) HiddenCount(words int) string {
	return amount.InRomanian(words, "cuvânt din fișier nu apare pe pagină", "cuvinte din fișier nu apar pe pagină")
}
func (*romanian) Words(n int) string { return amount.InRomanian(n, "cuvânt", "cuvinte") }
func (*romanian) HiddenExplained() string {
	return "Căutările nu găsesc aceste cuvinte. " + action.HiddenWords.String() + " le ascunde."
}

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

func (*romanian) FindExplained() string {
	return action.NextMatch.String() + "/" + action.PreviousMatch.String() + ": următoarea/anterioara. Gol: fără evidențiere."
}
