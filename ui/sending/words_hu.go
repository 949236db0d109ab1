package sending

import (
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

var inHungarian = words{
	Sending:   "egy másik fájl küldése folyamatban van",
	NotSent:   "A fájlt nem sikerült elküldeni.",
	NoneHasCV: "A megjelölt jelentkezőknek itt nincs önéletrajzuk. Nem készült fájl.",
	BlindNow:  "Közben bekapcsolt az anonim mód, ezért a fájl mentve, de nincs elküldve.",

	Question:       "Elküldi az önéletrajzot a saját gépére?",
	QuestionOfFile: "Elküldi a fájlt a saját gépére?",
	InOne:          "A terminál egyben veszi át. A képernyő addig nem változik.",
	TerminalAsks:   "A terminál is rákérdez.",
	Send:           "küldés",
	Stop:           action.Label{Name: "küldés vége", Synonyms: "stop sending", Help: "az önéletrajz küldésének leállítása"},
	Stopped:        "Leállítva. A saját gépén a fájl hiányos vagy nincs ott; itt mentve marad.",

	DragTooLate: "Az önéletrajz csak a húzás vége után lett kész. Most már mentve van; húzza ki újra.",
	NotDropped:  "Az önéletrajz nincs letéve. Ezen a gépen mentve marad.",

	NotKnown:    "A terminálról nem ismert, hogy fogad-e fájlokat.",
	TmuxBlocks:  "A tmux nem továbbítja a fájlokat a terminálnak. A „tmux set -g allow-passthrough on” parancs ezt engedélyezi.",
	TooLarge:    "A fájl túl nagy a terminálnak.",
	Silent:      "A terminál nem válaszolt időben.",
	Unreadable:  "A shortlist nem érti a terminál válaszát.",
	NotWhole:    "A terminál a fájlétól eltérő méretet jelzett.",
	NameTaken:   "A Downloads mappában túl sok ilyen nevű fájl van.",
	FileChanged: "A mentett fájl megváltozott vagy eltűnt. Küldje el újra.",

	FetchTitle:    "Az önéletrajz letöltése a saját gépre",
	FetchFile:     "A fájl letöltése a saját gépre",
	Archive:       "Önéletrajzok",
	RunThere:      "A fájl ott van mentve, ahol a shortlist fut. Futtassa a saját gépén ezt a parancsot:",
	CommandCopied: "Lehet, hogy a terminál már a vágólapra másolta. Kilépéskor a shortlist újra kiírja. Ha nem ezen a címen jelentkezik be, írja át.",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) File(name string, size int64) string {
	return name + ", " + amount.Bytes(size)
}
func (*hungarian) Holds(n int) string { return amount.InHungarian(n, "önéletrajz") + " van benne." }
func (*hungarian) WithoutCV(n int) string {
	return "Önéletrajz nélkül: " + amount.InHungarian(n, "jelentkező") + "."
}
func (*hungarian) Destination(terminal string, asks bool) string {
	if asks {
		return "A terminálon (" + terminal + ") át az Ön előtti gép Downloads mappájába kerül."
	}
	return "A terminálon (" + terminal + ") át az Ön előtti gép letöltései közé kerül."
}
func (*hungarian) AllowThere() string {
	return "A terminál megkérdezi, átvegye-e a fájlt. Engedélyezze ott; leállítás: " + action.Back.String() + "."
}
func (*hungarian) SendingWhole(name string) string { return "Küldés egyben: " + name + "…" }
func (*hungarian) Progress(name string, percent int) string {
	return "Küldés: " + name + ", " + amount.Number(percent) + " %. " + action.Back.String() + ": leállítás."
}
func (*hungarian) Sent(name, terminal string) string {
	return "Elküldve a terminálnak (" + terminal + "): " + lang.End(name) + " A letöltések között kell lennie; a terminál ezt nem erősíti meg."
}
func (*hungarian) Confirmed(name, terminal string) string {
	return "Elküldve. A saját gépe Downloads mappájában: " + name + "; a terminál (" + terminal + ") megerősítette."
}

func (*hungarian) DropIt(name string) string {
	return "Húzza oda, ahol le szeretné tenni: " + lang.End(name) + " Leállítás: " + action.Back.String() + "."
}
func (*hungarian) Dropped(name string) string { return "Letéve: " + lang.End(name) }

func (*hungarian) Refused(why string) string {
	if why == "" {
		return "A terminál visszautasította a fájlt."
	}
	return "A terminál visszautasította a fájlt: " + lang.End(why)
}

func (*hungarian) IsHere(path string) string {
	return "Mentve ezen a gépen, ahol a shortlist fut: " + path
}
