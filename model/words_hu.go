package model

import (
	"fmt"
	"strings"
)

var inHungarian = words{
	Masked:    "(elrejtve)",
	NotOpened: "(az elérhetőség nincs megnyitva az állásportálon)",

	NotDecimal:         "nem tízes számrendszerbeli szám",
	AmbiguousSalary:    "ez kétféleképpen is olvasható",
	SalaryWithCurrency: "a pénznemnek külön mezője van",

	CurrencyRequired:     "Válasszon pénznemet.",
	TitleRequired:        "Az állás címét meg kell adni.",
	RegionRequired:       "Várost vagy régiót meg kell adni.",
	UpperNeedsLower:      "A felső fizetéshez alsó is kell. Töltse ki a kezdő összeget; 0 is lehet.",
	RateRequired:         "Válassza ki, mennyi időre szól a fizetés: óra, nap, hét, hónap vagy év.",
	SecondTypeNeedsFirst: "Második munkatípus csak az első mellett adható meg.",
	DescriptionRequired:  "A leírást meg kell adni.",
	SalaryNegative:       "A fizetés nem lehet negatív.",
	SalaryNotWhole:       "A fizetés csak egész szám lehet, törtrész nélkül.",
	SalaryTooLarge:       "Ez a szám túl nagy fizetésnek.",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) JobStatus(s JobStatus) string {
	switch s {
	case Activated:
		return "aktív"
	case PreActivated:
		return "függőben"
	case Stopped:
		return "leállított"
	case Deactivated:
		return "inaktív"
	case Deleted:
		return "törölt"
	}
	return string(s)
}
func (*hungarian) Change(c StatusChange) string {
	switch c {
	case Activate:
		return "aktiválás"
	case Stop:
		return "leállítás"
	case Delete:
		return "törlés"
	}
	return fmt.Sprintf("váltás erre: %d", int(c))
}
func (*hungarian) JobSort(s JobSort) string {
	return [...]string{"állapot", "jelentkezők", "cím", "megtekintések", "legújabb"}[s]
}
func (*hungarian) CandidateSort(s CandidateSort) string {
	return [...]string{"újak elöl", "legfrissebb", "név", "fizetés", "döntés", "értékelés", "tapasztalat"}[s]
}
func (*hungarian) Reversed(order string) string { return order + ", fordítva" }

func (*hungarian) Rate(r Rate) string {
	switch r {
	case 0:
		return "óránként"
	case 1:
		return "naponta"
	case 2:
		return "hetente"
	case 3:
		return "havonta"
	case 5:
		return "évente"
	}
	return fmt.Sprintf("díjalap: %d", int(r))
}
func (*hungarian) SalaryFrom(amount string) string { return "min. " + amount }
func (*hungarian) SalaryUpTo(amount string) string { return "max. " + amount }
func (*hungarian) CurrencyName(iso string) (name string, known bool) {
	name, known = map[string]string{
		"UAH": "ukrán hrivnya", "RON": "román lej", "HUF": "magyar forint", "USD": "amerikai dollár", "EUR": "euró",
	}[iso]
	return name, known
}
func (*hungarian) CurrencyOfNoCountry(code int) string {
	return fmt.Sprintf("kód: %d; a pénznem az országtól függ", code)
}
func (*hungarian) NotACurrency(code int) string { return fmt.Sprintf("kód: %d, nem pénznem", code) }
func (*hungarian) Currency(code int) string     { return fmt.Sprintf("pénznem: %d", code) }
func (*hungarian) Country(c Country) string {
	switch c {
	case Ukraine:
		return "Ukrajna"
	case Romania:
		return "Románia"
	case Hungary:
		return "Magyarország"
	}
	return string(c)
}
func (*hungarian) JobType(t JobType) (create, overview string) {
	create = [...]string{"Bármilyen", "Teljes munkaidő", "Ideiglenes", "Részmunkaidő", "Gyakornoki", "Távmunka"}[t]
	overview = [...]string{"Teljes munkaidő", "Részmunkaidő", "Megbízásos", "Ideiglenes", "Távmunka", "Gyakornoki"}[t]
	return create, overview
}

func (*hungarian) ChooseCurrency(otherwise string) string {
	return "Válassza ki a pénznemet: az állásportál nem közli, és enélkül erre váltana: " + otherwise + "."
}

func (*hungarian) TitleTooLong(characters, most int) string {
	return fmt.Sprintf("Az állás címe %d karakter; legfeljebb %d lehet. Rövidítse ennyivel: %d.", characters, most, characters-most)
}
func (*hungarian) UpperBelowLower(lower string) string {
	return "A felső fizetés nem lehet kisebb az alsónál (" + lower + ")."
}
func (*hungarian) NotARate(code int) string {
	return fmt.Sprintf("Ismeretlen díjalap: %d. Válasszon: óránként, naponta, hetente, havonta vagy évente.", code)
}
func (*hungarian) NotACurrencyCode(code int) string {
	return fmt.Sprintf("Ismeretlen pénznemkód: %d. Lehet 0, 1 vagy 2.", code)
}
func (*hungarian) NotAJobType(code int) string {
	return fmt.Sprintf("Ismeretlen munkatípus: %d. Lehet 0–5.", code)
}
func (*hungarian) DescriptionTooShort(characters, least int) string {
	return fmt.Sprintf("A leírás szövege %d karakter; legalább %d kell. Írjon még ennyit: %d.", characters, least, least-characters)
}
func (*hungarian) SalaryReadTwoWays(typed string) string {
	return "„" + typed + "”: ez kétféleképpen is olvasható. Írja ki az egész számot, például: 25 000."
}
func (*hungarian) SalaryNamesCurrency(typed string) string {
	return "„" + typed + "”: a pénznemnek külön mezője van. Itt csak a számot írja be."
}
func (*hungarian) SalaryNotANumber(typed string) string {
	return "„" + typed + "”: ez nem szám. Írja így: 25 000."
}

func (*hungarian) Verdict(v Verdict) string {
	switch v {
	case Yes:
		return "igen"
	case Maybe:
		return "talán"
	case No:
		return "nem"
	case Undecided:
	}
	return string(v)
}

func (*hungarian) ShortRate(r Rate) string {
	return map[Rate]string{0: "óra", 1: "nap", 2: "hét", 3: "hó", 5: "év"}[r]
}

func (*hungarian) CandidateStatus(s CandidateStatus) string {
	switch s {
	case Received:
		return "Beérkezett"
	case Processing:
		return "Folyamatban"
	case Invited:
		return "Meghívva"
	case Offer:
		return "Ajánlat"
	case Rejected:
		return "Elutasítva"
	case CandidateDeleted:
		return "Törölve"
	}
	return string(s)
}
func (*hungarian) Gender(gender string) string {
	switch strings.ToUpper(gender) {
	case "MALE":
		return "férfi"
	case "FEMALE":
		return "nő"
	}
	return strings.ToLower(gender)
}
