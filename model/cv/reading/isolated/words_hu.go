package isolated

var inHungarian = words{
	NoLandlockDrawing: "nincs Landlock: az önéletrajzok oldalait rajzoló program olvashatja a fájljait",
	NoLandlock:        "nincs Landlock: az önéletrajzokat olvasó folyamatok megnyithatják a fájljait",
	NoSeccompSignals:  "nincs seccomp: az önéletrajzokat olvasó folyamatok programokat indíthatnak, socketeket nyithatnak, módosíthatják a fájljai jogosultságait, és leállíthatják a programjait",
	NoSeccomp:         "nincs seccomp: az önéletrajzokat olvasó folyamatok programokat indíthatnak, socketeket nyithatnak, és módosíthatják a fájljai jogosultságait",
	Neither:           "ezen a rendszeren nincs se Landlock, se seccomp: az önéletrajzokat olvasó folyamatok megnyithatják a fájljait, és kapcsolatokat létesíthetnek",
	NotConfined:       "a gép kernele nem korlátozza az önéletrajzokat olvasó folyamatot",
}
