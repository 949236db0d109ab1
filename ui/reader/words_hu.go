package reader

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

var inHungarian = words{
	Next:          action.Label{Name: "következő", Title: "Következő jelentkező", Synonyms: "next, Next applicant", Help: "a sor következő jelentkezője"},
	Previous:      action.Label{Name: "előző", Title: "Előző jelentkező", Synonyms: "previous, Previous applicant", Help: "az előző jelentkező"},
	ToProfile:     action.Label{Name: "profil", Title: "Váltás profil és önéletrajz között", Synonyms: "CV, profile, Switch between profile and CV, resume", Help: "a profilhoz"},
	ToCV:          action.Label{Name: "CV", Title: "Váltás profil és önéletrajz között", Synonyms: "profil, Switch between profile and CV, resume", Help: "az önéletrajzhoz"},
	Layout:        action.Label{Name: "elrendezés", Title: "Oldalelrendezés vagy folyó szöveg", Synonyms: "oldalak, nézet, layout, Layout or flowing text, pages, view", Help: "az önéletrajz oldalelrendezésben vagy folyó szövegként"},
	FlowingText:   action.Label{Name: "folyó szöveg", Title: "Oldalelrendezés vagy folyó szöveg", Synonyms: "oldalak, nézet, flowing text, Layout or flowing text, pages, view", Help: "az önéletrajz oldalelrendezésben vagy folyó szövegként"},
	Picture:       action.Label{Name: "kép", Title: "Az oldal képe", Synonyms: "fénykép, szkennelt, picture, Picture of the page, image, photo, scan", Help: "az oldal képként, ha a terminál tudja, vagy újra szövegként"},
	HiddenWords:   action.Label{Name: "rejtett szavak", Title: "Szavak a fájlban, de nem az oldalon", Synonyms: "láthatatlan, fehér szöveg, kulcsszavak, hidden words, invisible, white text, keywords", Help: "a fájlban meglévő, de az oldalon nem látható szavak"},
	NextMatch:     action.Label{Name: "köv. találat", Synonyms: "következő találat, next match", Help: "a következő találathoz"},
	PreviousMatch: action.Label{Name: "előző találat", Synonyms: "previous match", Help: "az előző találathoz"},
	NextPage:      action.Label{Name: "köv. oldal", Synonyms: "következő oldal, next page", Help: "az önéletrajz következő oldalához"},
	PreviousPage:  action.Label{Name: "előző oldal", Title: "Előző oldal", Synonyms: "previous page", Help: "az önéletrajz előző oldalához"},
	Links:         action.Label{Name: "linkek", Title: "Hivatkozások és címek", Synonyms: "hivatkozások, webhely, links, Links and addresses, url, website, github, linkedin, e-mail, email", Help: "a profil és az önéletrajz hivatkozásai: másolás, megnyitás"},
	OpenCV:        action.Label{Name: "CV megnyitása", Title: "Önéletrajz megnyitása külső programban", Synonyms: "önéletrajz, asztal, külső, open CV, Open the CV in a viewer, resume, pdf, word, desktop, external", Help: "az önéletrajz megnyitása az asztali megjelenítőben"},
	SaveCV:        action.Label{Name: "CV mentése", Title: "Önéletrajzok mentése", Synonyms: "letöltés, önéletrajz, save CV, Save CVs, download, resume, pdf", Help: "az önéletrajz mentése"},
	SendCV:        action.Label{Name: "CV küldése", Title: "Önéletrajz küldése a saját gépre", Synonyms: "letöltés, átvitel, laptop, send CV, Send the CV to your own computer, download, scp, transfer", Help: "az önéletrajz mentése és küldése a saját gépére, vagy az ehhez való parancs"},
	Back:          action.Label{Name: "vissza", Title: "Vissza a listához", Synonyms: "bezárás, back, Back to the list, close", Help: "vissza a listához"},
	ScrollRight:   action.Label{Name: "jobbra", Title: "Görgetés jobbra", Synonyms: "right, Scroll right", Help: "széles oldalon görgetés jobbra"},
	ScrollLeft:    action.Label{Name: "balra", Title: "Görgetés balra", Synonyms: "left, Scroll left", Help: "széles oldalon görgetés balra"},
	Copy:          action.Label{Name: "másolás", Synonyms: "copy"},
	OpenLink:      action.Label{Name: "megnyitás", Synonyms: "open"},
	Close:         action.Label{Name: "bezárás", Synonyms: "close"},
	FindNow:       action.Label{Name: "keresés", Synonyms: "find"},

	NoText:        "ennek az önéletrajznak nincs szövege",
	Loading:       "az önéletrajz beolvasása folyik",
	NoLayout:      "az ilyen fájlnak nincs saját elrendezése",
	NoLinks:       "itt nincs hivatkozás vagy cím",
	NoHiddenWords: "a fájl minden szava látható az oldalain",

	AskCopy: "Kérjen másik példányt.",

	CV:          "CV",
	ReadingCV:   "Az önéletrajz beolvasása folyik…",
	YourNote:    "Saját jegyzet",
	NotViewed:   "nem megnézett",
	ShowsThem:   "megjelenítés",
	Matches:     "találatok",
	Match:       "találat:",
	HiddenTitle: "A fájlban, de nem az oldalon",

	NoSuchPage:      "Nincs ilyen oldal.",
	LastPage:        "Ez az utolsó oldal.",
	FirstPage:       "Ez az első oldal.",
	OnlyMatch:       "Ez az egyetlen találat.",
	FirstMatchAgain: "Lejjebb nincs több találat: újra az első.",
	LastMatchAgain:  "Feljebb nincs több találat: most az utolsó.",

	LinksTitle: "Hivatkozások és címek",
	Link:       "Hivatkozás",
	FindTitle:  "Keresés a profilban és az önéletrajzban",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) Find() action.Label {
	return action.Label{Name: "keresés", Title: "Keresés az önéletrajzban", Synonyms: "find, Find in the CV, search", Help: "keresés profilban és önéletrajzban; " + action.NextMatch.String() + ", " + action.PreviousMatch.String() + ": következő, előző"}
}

func (*hungarian) NothingSearched() string {
	return "még nem volt keresés; " + action.FindWords.String() + ": szavak keresése"
}

func (*hungarian) ShowPicture() string {
	return action.Picture.String() + ": megjelenítés képként, ha a terminál tudja; " + action.SaveCV.String() + ": mentés külső megjelenítőhöz."
}
func (*hungarian) AskUnlocked() string {
	return "Kérjen jelszó nélküli példányt, vagy mentse külső megjelenítőhöz: " + action.SaveCV.String() + "."
}
func (*hungarian) ViewerMayShow() string {
	return "Egy külső megjelenítő többet mutathat. A fájl mentése: " + action.SaveCV.String() + "."
}

func (*hungarian) Pages(n int) string         { return amount.InHungarian(n, "oldal") }
func (*hungarian) NotOnPage(words int) string { return amount.InHungarian(words, "rejtett szó") }
func (*hungarian) Page(n int) string          { return fmt.Sprintf("%d. oldal", n) }
func (*hungarian) NoteIs(team bool) string {
	if team {
		return "a csapattal megosztva"
	}
	return "csak ezen a gépen"
}
func (*hungarian) HiddenNote() string {
	return "[anonim módban rejtett; " + action.Note.String() + ": megnyitás]"
}
func (*hungarian) Place(at, of string) string { return at + " / " + of }
func (*hungarian) HiddenCount(words int) string {
	return amount.InHungarian(words, "szó") + " a fájlban, de nem az oldalon"
}
func (*hungarian) Words(n int) string { return amount.InHungarian(n, "szó") }
func (*hungarian) HiddenExplained() string {
	return "A keresések ezeket a szavakat nem találják meg. " + action.HiddenWords.String() + ": elrejtés."
}

func (*hungarian) NotFound(words string) string {
	return "„" + words + "”: nincs sem a profilban, sem az önéletrajzban."
}
func (*hungarian) NoPictures() string {
	return "Ez a terminál nem mutat képeket; a kitty, a Ghostty, az iTerm2 és a sixelt ismerő terminálok igen. Mentés külső megjelenítőhöz: " + action.SaveCV.String() + "."
}
func (*hungarian) NoPicturesOverSlowLine() string {
	return "Lassú vonalon (ui.low_bandwidth) az oldalak képei ki vannak kapcsolva. Mentés külső megjelenítőhöz: " + action.SaveCV.String() + "."
}
func (*hungarian) LayoutInstead(why string) string {
	return why + " " + action.PageLayout.String() + ": a szöveg az oldal elrendezésében."
}
func (*hungarian) PictureOf(page int) string {
	return fmt.Sprintf("%d. oldal; %s: vissza a szöveghez", page, action.Picture)
}

func (*hungarian) FindExplained() string {
	return action.NextMatch.String() + "/" + action.PreviousMatch.String() + ": következő/előző találat. Üresen a kiemelés törlése."
}
