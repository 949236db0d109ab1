package reader

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) Next() action.Label {
	return action.Label{Name: "következő", Title: "Következő jelentkező", Synonyms: "next, Next applicant", Help: "a sor következő jelentkezője"}
}
func (*hungarian) Previous() action.Label {
	return action.Label{Name: "előző", Title: "Előző jelentkező", Synonyms: "previous, Previous applicant", Help: "az előző jelentkező"}
}
func (*hungarian) ToProfile() action.Label {
	return action.Label{Name: "profil", Title: "Váltás profil és önéletrajz között", Synonyms: "CV, profile, Switch between profile and CV, resume", Help: "a profilhoz"}
}
func (*hungarian) ToCV() action.Label {
	return action.Label{Name: "CV", Title: "Váltás profil és önéletrajz között", Synonyms: "profil, Switch between profile and CV, resume", Help: "az önéletrajzhoz"}
}
func (*hungarian) Layout() action.Label {
	return action.Label{Name: "elrendezés", Title: "Oldalelrendezés vagy folyó szöveg", Synonyms: "oldalak, nézet, layout, Layout or flowing text, pages, view", Help: "az önéletrajz oldalelrendezésben vagy folyó szövegként"}
}
func (*hungarian) FlowingText() action.Label {
	return action.Label{Name: "folyó szöveg", Title: "Oldalelrendezés vagy folyó szöveg", Synonyms: "oldalak, nézet, flowing text, Layout or flowing text, pages, view", Help: "az önéletrajz oldalelrendezésben vagy folyó szövegként"}
}
func (*hungarian) Picture() action.Label {
	return action.Label{Name: "kép", Title: "Az oldal képe", Synonyms: "fénykép, szkennelt, picture, Picture of the page, image, photo, scan", Help: "az oldal képként, ha a terminál tudja, vagy újra szövegként"}
}
func (*hungarian) HiddenWords() action.Label {
	return action.Label{Name: "rejtett szavak", Title: "Szavak a fájlban, de nem az oldalon", Synonyms: "láthatatlan, fehér szöveg, kulcsszavak, hidden words, invisible, white text, keywords", Help: "a fájlban meglévő, de az oldalon nem látható szavak"}
}
func (*hungarian) Find() action.Label {
	return action.Label{Name: "keresés", Title: "Keresés az önéletrajzban", Synonyms: "find, Find in the CV, search", Help: "keresés profilban és önéletrajzban; " + action.NextMatch.String() + ", " + action.PreviousMatch.String() + ": következő, előző"}
}
func (*hungarian) NextMatch() action.Label {
	return action.Label{Name: "köv. találat", Synonyms: "következő találat, next match", Help: "a következő találathoz"}
}
func (*hungarian) PreviousMatch() action.Label {
	return action.Label{Name: "előző találat", Synonyms: "previous match", Help: "az előző találathoz"}
}
func (*hungarian) NextPage() action.Label {
	return action.Label{Name: "köv. oldal", Synonyms: "következő oldal, next page", Help: "az önéletrajz következő oldalához"}
}
func (*hungarian) PreviousPage() action.Label {
	return action.Label{Name: "előző oldal", Title: "Előző oldal", Synonyms: "previous page", Help: "az önéletrajz előző oldalához"}
}
func (*hungarian) Links() action.Label {
	return action.Label{Name: "linkek", Title: "Hivatkozások és címek", Synonyms: "hivatkozások, webhely, links, Links and addresses, url, website, github, linkedin, e-mail, email", Help: "a profil és az önéletrajz hivatkozásai: másolás, megnyitás"}
}
func (*hungarian) OpenCV() action.Label {
	return action.Label{Name: "CV megnyitása", Title: "Önéletrajz megnyitása külső programban", Synonyms: "önéletrajz, asztal, külső, open CV, Open the CV in a viewer, resume, pdf, word, desktop, external", Help: "az önéletrajz megnyitása az asztali megjelenítőben"}
}
func (*hungarian) SaveCV() action.Label {
	return action.Label{Name: "CV mentése", Title: "Önéletrajzok mentése", Synonyms: "letöltés, önéletrajz, save CV, Save CVs, download, resume, pdf", Help: "az önéletrajz mentése"}
}
func (*hungarian) SendCV() action.Label {
	return action.Label{Name: "CV küldése", Title: "Önéletrajz küldése a saját gépre", Synonyms: "letöltés, átvitel, laptop, send CV, Send the CV to your own computer, download, scp, transfer", Help: "az önéletrajz mentése és küldése a saját gépére, vagy az ehhez való parancs"}
}
func (*hungarian) Back() action.Label {
	return action.Label{Name: "vissza", Title: "Vissza a listához", Synonyms: "bezárás, back, Back to the list, close", Help: "vissza a listához"}
}
func (*hungarian) ScrollRight() action.Label {
	return action.Label{Name: "jobbra", Title: "Görgetés jobbra", Synonyms: "right, Scroll right", Help: "széles oldalon görgetés jobbra"}
}
func (*hungarian) ScrollLeft() action.Label {
	return action.Label{Name: "balra", Title: "Görgetés balra", Synonyms: "left, Scroll left", Help: "széles oldalon görgetés balra"}
}
func (*hungarian) Copy() action.Label     { return action.Label{Name: "másolás", Synonyms: "copy"} }
func (*hungarian) OpenLink() action.Label { return action.Label{Name: "megnyitás", Synonyms: "open"} }
func (*hungarian) Close() action.Label    { return action.Label{Name: "bezárás", Synonyms: "close"} }
func (*hungarian) FindNow() action.Label  { return action.Label{Name: "keresés", Synonyms: "find"} }

func (*hungarian) NoText() string        { return "ennek az önéletrajznak nincs szövege" }
func (*hungarian) Loading() string       { return "az önéletrajz beolvasása folyik" }
func (*hungarian) NoLayout() string      { return "az ilyen fájlnak nincs saját elrendezése" }
func (*hungarian) NoLinks() string       { return "itt nincs hivatkozás vagy cím" }
func (*hungarian) NoHiddenWords() string { return "a fájl minden szava látható az oldalain" }
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
func (*hungarian) AskCopy() string { return "Kérjen másik példányt." }

func (*hungarian) CV() string                 { return "CV" }
func (*hungarian) Pages(n int) string         { return amount.InHungarian(n, "oldal") }
func (*hungarian) NotOnPage(words int) string { return amount.InHungarian(words, "rejtett szó") }
func (*hungarian) ReadingCV() string          { return "Az önéletrajz beolvasása folyik…" }
func (*hungarian) Page(n int) string          { return fmt.Sprintf("%d. oldal", n) }
func (*hungarian) YourNote() string           { return "Saját jegyzet" }
func (*hungarian) NoteIs(team bool) string {
	if team {
		return "a csapattal megosztva"
	}
	return "csak ezen a gépen"
}
func (*hungarian) HiddenNote() string {
	return "[anonim módban rejtett; " + action.Note.String() + ": megnyitás]"
}
func (*hungarian) NotViewed() string          { return "nem megnézett" }
func (*hungarian) Place(at, of string) string { return at + " / " + of }
func (*hungarian) HiddenCount(words int) string {
	return amount.InHungarian(words, "szó") + " a fájlban, de nem az oldalon"
}
func (*hungarian) ShowsThem() string   { return "megjelenítés" }
func (*hungarian) HiddenTitle() string { return "A fájlban, de nem az oldalon" }
func (*hungarian) Words(n int) string  { return amount.InHungarian(n, "szó") }
func (*hungarian) HiddenExplained() string {
	return "A keresések ezeket a szavakat nem találják meg. " + action.HiddenWords.String() + ": elrejtés."
}

func (*hungarian) NoSuchPage() string { return "Nincs ilyen oldal." }
func (*hungarian) LastPage() string   { return "Ez az utolsó oldal." }
func (*hungarian) FirstPage() string  { return "Ez az első oldal." }
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

func (*hungarian) LinksTitle() string { return "Hivatkozások és címek" }
func (*hungarian) FindTitle() string  { return "Keresés a profilban és az önéletrajzban" }
func (*hungarian) FindExplained() string {
	return action.NextMatch.String() + "/" + action.PreviousMatch.String() + ": következő/előző találat. Üresen a kiemelés törlése."
}
