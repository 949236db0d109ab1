package team

import (
	"fmt"

	"shortlist/model/amount"
)

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) Why(why Why) string {
	switch why {
	case Damaged:
		return "sérült; kihagyva"
	case Newer:
		return "a shortlist újabb verziója írta; kihagyva"
	case Foreign:
		return "más vezetőé vagy más fájlba való; kihagyva"
	case Repeated:
		return "egy korábbi sor ismétlése, vagy utólag beszúrva; kihagyva"
	case Changed:
		return "megírása után módosítva; kihagyva"
	case Missing:
		return "hiányoznak az előtte lévő sorok"
	case Unsigned:
		return "nincs aláírva a vezetője által; kihagyva"
	case Endless:
		return "túl sok figyelmen kívül hagyott sor; a fájl többi része nem számít"
	case WrongOwner:
		return "a fájl nem a nevében szereplő felhasználóé; kihagyva"
	case Writable:
		return "a fájlt mások is írhatják; kihagyva"
	case NotAFile:
		return "hivatkozás, mappa vagy eszköz; kihagyva"
	case TooLarge:
		return "túl nagy; kihagyva"
	case TooMany:
		return "túl sok a fájl; kihagyva"
	case NoKeys:
		return "korlátozott módban nincs aláírás-ellenőrzés; kihagyva"
	case Unread:
	}
	return "nem olvasható; kihagyva"
}
func (*hungarian) At(file string, row int, why string) string {
	if row == 0 {
		return file + ": " + why
	}
	return fmt.Sprintf("%s, %d. sor: %s", file, row, why)
}

func (*hungarian) Ended(manager string, n int) string {
	return manager + " " + amount.InHungarian(n, "jelentkezést") + " törölt a csapatmappából"
}

func (*hungarian) ErasedBy(manager string) string {
	return manager + " törölte ezt a jelentkezést a csapatmappából, ezért semmi sem számít, ami róla szól."
}
