package sending

import (
	"shortlist/model/amount"
	"shortlist/ui/action"
)

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) Sending() string { return "egy másik önéletrajz küldése folyamatban van" }
func (*hungarian) NotSent() string { return "Az önéletrajzot nem sikerült elküldeni." }
func (*hungarian) BlindNow() string {
	return "Közben bekapcsolt az anonim mód, ezért az önéletrajz mentve, de nincs elküldve."
}

func (*hungarian) Question() string { return "Elküldi az önéletrajzot a saját gépére?" }
func (*hungarian) File(name string, size int64) string {
	return name + ", " + amount.Bytes(size)
}
func (*hungarian) Destination(terminal string, asks bool) string {
	if asks {
		return "A terminálon (" + terminal + ") át az Ön előtti gép Downloads mappájába kerül."
	}
	return "A terminálon (" + terminal + ") át az Ön előtti gép letöltései közé kerül."
}
func (*hungarian) InOne() string {
	return "A terminál egyben veszi át. A képernyő addig nem változik."
}
func (*hungarian) TerminalAsks() string { return "A terminál is rákérdez." }
func (*hungarian) Send() string         { return "küldés" }
func (*hungarian) AllowThere() string {
	return "A terminál megkérdezi, átvegye-e a fájlt. Engedélyezze ott; leállítás: " + action.Back.String() + "."
}
func (*hungarian) SendingWhole(name string) string { return "Küldés egyben: " + name + "…" }
func (*hungarian) Progress(name string, percent int) string {
	return "Küldés: " + name + ", " + amount.Number(percent) + " %. " + action.Back.String() + ": leállítás."
}
func (*hungarian) Stop() action.Label {
	return action.Label{Name: "küldés vége", Synonyms: "stop sending", Help: "az önéletrajz küldésének leállítása"}
}
func (*hungarian) Stopped() string {
	return "Leállítva. A saját gépén a fájl hiányos vagy nincs ott; itt mentve marad."
}
func (*hungarian) Sent(name, terminal string) string {
	return "Elküldve a terminálnak (" + terminal + "): " + name + ". A letöltések között kell lennie; a terminál ezt nem erősíti meg."
}
func (*hungarian) Confirmed(name, terminal string) string {
	return "Elküldve. A saját gépe Downloads mappájában: " + name + "; a terminál (" + terminal + ") megerősítette."
}

func (*hungarian) DropIt(name string) string {
	return "Húzza oda, ahol le szeretné tenni: " + name + ". Leállítás: " + action.Back.String() + "."
}
func (*hungarian) Dropped(name string) string { return "Letéve: " + name + "." }
func (*hungarian) DragTooLate() string {
	return "Az önéletrajz csak a húzás vége után lett kész. Most már mentve van; húzza ki újra."
}
func (*hungarian) NotDropped() string {
	return "Az önéletrajz nincs letéve. Ezen a gépen mentve marad."
}

func (*hungarian) NotKnown() string { return "A terminálról nem ismert, hogy fogad-e fájlokat." }
func (*hungarian) TmuxBlocks() string {
	return "A tmux nem továbbítja a fájlokat a terminálnak. Ezen segít: tmux set -g allow-passthrough on"
}
func (*hungarian) TooLarge() string { return "A fájl túl nagy a terminálnak." }
func (*hungarian) Silent() string   { return "A terminál nem válaszolt időben." }
func (*hungarian) Refused(why string) string {
	if why == "" {
		return "A terminál visszautasította a fájlt."
	}
	return "A terminál visszautasította a fájlt: " + why + "."
}
func (*hungarian) NotWhole() string  { return "A terminál a fájlétól eltérő méretet jelzett." }
func (*hungarian) NameTaken() string { return "A Downloads mappában túl sok ilyen nevű fájl van." }
func (*hungarian) FileChanged() string {
	return "A mentett önéletrajz megváltozott vagy eltűnt. Küldje el újra."
}

func (*hungarian) IsHere(path string) string {
	return "Mentve ezen a gépen, ahol a shortlist fut: " + path
}
func (*hungarian) FetchTitle() string { return "Az önéletrajz letöltése a saját gépre" }
func (*hungarian) RunThere() string {
	return "Az önéletrajz ott van mentve, ahol a shortlist fut. Futtassa a saját gépén ezt a parancsot:"
}
func (*hungarian) CommandCopied() string {
	return "A parancs a terminál vágólapjára is került. Ha nem ezen a címen jelentkezik be, írja át."
}
