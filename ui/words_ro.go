package ui

import (
	"fmt"

	"shortlist/ui/action"
	"shortlist/ui/layout"
)

var inRomanian = words{
	Help:    action.Label{Name: "ajutor", Synonyms: "taste, comenzi rapide, manual, legendă, semne, help, keys, shortcuts, legend, signs", Help: "tastele și semnele acestui ecran"},
	Palette: action.Label{Name: "caută o acțiune", Synonyms: "paletă de comenzi, comenzi, meniu, find an action, palette, commands, menu", Help: "găsește o acțiune după nume"},
	Redraw:  action.Label{Name: "redesenează", Title: "Redesenează ecranul", Synonyms: "curăță ecranul, redraw, Redraw the screen, repaint, refresh screen, clear", Help: "redesenează tot ecranul"},
	Suspend: action.Label{Name: "suspendă", Synonyms: "fundal, suspend, background, shell", Help: "pune pe pauză; fg în shell continuă"},
	Quit:    action.Label{Name: "ieșire", Synonyms: "ieși, părăsește, închide, quit, exit, leave, close", Help: "ieșire; ciornele se păstrează"},

	Restricted:     "celelalte programe sunt oprite aici",
	SendRestricted: "modul restricționat nu lasă niciun fișier să plece de aici",
	SendByLine:     "rând cu rând, niciun fișier nu trece prin terminal; salvați CV-ul",
	SuspendByLine:  "rând cu rând, aceasta o fac tastele terminalului",

	CVSending: "se trimite un CV",
	QuitDemo:  "ieșire; acest demo nu păstrează nimic",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) FormIsOpen() string {
	return "formularul este deschis; " + action.Back.String() + " îl părăsește și păstrează ciorna"
}
func (*romanian) AlreadyRead() string { return "candidatul este deja deschis" }
func (*romanian) NotListed() string   { return "candidatul nu este în lista din spate" }
func (*romanian) InAnotherPane(title, key, way string) string {
	return "„" + title + "” (" + key + ") este în alt panou: apăsați întâi " + way + "."
}
func (*romanian) ReadFirst() string { return action.ReadCV.String() + " deschide întâi un CV" }

func (*romanian) JobsChanging() string {
	return "joburile încă se schimbă; " + action.Back.String() + " în lista de joburi oprește asta"
}
func (*romanian) CVsSaving() string {
	return "CV-urile încă se salvează; " + action.Back.String() + " în lista de candidați oprește asta"
}

func (*romanian) TooSmall(width, height int) string {
	return fmt.Sprintf("Măriți puțin fereastra: trebuie %d×%d, acum e %d×%d.", layout.MinWidth, layout.MinHeight, width, height)
}
func (*romanian) CommandRuns() string {
	return "o comandă a dvs. încă rulează; " + action.Back.String() + " o oprește"
}
