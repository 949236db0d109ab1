package ui

import (
	"fmt"

	"shortlist/ui/action"
	"shortlist/ui/layout"
)

var inHungarian = words{
	Help:    action.Label{Name: "súgó", Synonyms: "segítség, billentyűk, kézikönyv, jelmagyarázat, jelek, help, keys, shortcuts, manual, legend, signs", Help: "a képernyő billentyűi és jelei"},
	Palette: action.Label{Name: "parancsok", Synonyms: "parancspaletta, menü, művelet keresése, find an action, palette, commands, menu", Help: "művelet keresése név szerint"},
	Redraw:  action.Label{Name: "újrarajz", Title: "Képernyő újrarajzolása", Synonyms: "képernyő frissítése, törlés, redraw, Redraw the screen, repaint, refresh screen, clear", Help: "a teljes képernyő újrarajzolása"},
	Suspend: action.Label{Name: "háttérbe", Synonyms: "felfüggesztés, parancssor, suspend, background, shell", Help: "szünet; a parancssorban az fg folytatja"},
	Quit:    action.Label{Name: "kilépés", Synonyms: "bezárás, vége, quit, exit, leave, close", Help: "kilépés; a piszkozatok megmaradnak"},

	Restricted:     "más programok indítása itt ki van kapcsolva",
	SendRestricted: "korlátozott módban fájl nem hagyhatja el ezt a gépet",
	SendByLine:     "soronkénti módban fájl nem megy át a terminálon; mentse az önéletrajzot",
	SuspendByLine:  "soronkénti módban ezt a terminál billentyűi végzik",

	CVSending: "egy önéletrajz küldése folyamatban van",
	QuitDemo:  "kilépés; a bemutató semmit sem őriz meg",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) FormIsOpen() string {
	return "az űrlap nyitva van; " + action.Back.String() + ": kilépés belőle, a piszkozat megmarad"
}
func (*hungarian) AlreadyRead() string { return "a jelölt már meg van nyitva" }
func (*hungarian) NotListed() string   { return "a jelölt nincs a mögötte lévő listában" }
func (*hungarian) InAnotherPane(title, key, way string) string {
	return "„" + title + "” (" + key + ") egy másik panelen van: előbb nyomja meg: " + way + "."
}
func (*hungarian) ReadFirst() string {
	return "előbb nyisson meg egy önéletrajzot: " + action.ReadCV.String()
}

func (*hungarian) JobsChanging() string {
	return "az állások módosítása még tart; leállítás: " + action.Back.String() + " az álláslistában"
}
func (*hungarian) CVsSaving() string {
	return "az önéletrajzok mentése még tart; leállítás: " + action.Back.String() + " a jelentkezők listájában"
}

func (*hungarian) TooSmall(width, height int) string {
	return fmt.Sprintf("Nagyítsa meg kissé az ablakot: %d×%d kell, most %d×%d.", layout.MinWidth, layout.MinHeight, width, height)
}
func (*hungarian) CommandRuns() string {
	return "egy saját parancs még fut; " + action.Back.String() + ": leállítás"
}
