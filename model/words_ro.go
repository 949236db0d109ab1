package model

import (
	"fmt"
	"strings"
)

var inRomanian = words{
	Masked:    "(mascat)",
	NotOpened: "(contact nedeschis pe site)",

	NotDecimal:         "nu este un număr zecimal",
	AmbiguousSalary:    "se poate citi în două feluri",
	SalaryWithCurrency: "moneda are un câmp separat",

	CurrencyRequired:     "Alegeți o monedă.",
	TitleRequired:        "Titlul este obligatoriu.",
	RegionRequired:       "Orașul sau regiunea este obligatorie.",
	UpperNeedsLower:      "Un salariu maxim cere și unul minim. Completați „de la”; se acceptă și 0.",
	RateRequired:         "Alegeți perioada de plată: oră, zi, săptămână, lună sau an.",
	SecondTypeNeedsFirst: "Un al doilea tip de job cere un prim tip.",
	DescriptionRequired:  "Descrierea este obligatorie.",
	SalaryNegative:       "Salariul nu poate fi negativ.",
	SalaryNotWhole:       "Salariul trebuie să fie un număr întreg, fără zecimale.",
	SalaryTooLarge:       "Numărul este prea mare pentru un salariu.",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) JobStatus(s JobStatus) string {
	switch s {
	case Activated:
		return "activ"
	case PreActivated:
		return "în așteptare"
	case Stopped:
		return "oprit"
	case Deactivated:
		return "inactiv"
	case Deleted:
		return "șters"
	}
	return string(s)
}
func (*romanian) Change(c StatusChange) string {
	switch c {
	case Activate:
		return "activează"
	case Stop:
		return "oprește"
	case Delete:
		return "șterge"
	}
	return fmt.Sprintf("schimbă în %d", int(c))
}
func (*romanian) JobSort(s JobSort) string {
	return [...]string{"stare", "candidați", "titlu", "vizualizări", "cele mai noi"}[s]
}
func (*romanian) CandidateSort(s CandidateSort) string {
	return [...]string{"întâi nevăzute", "cele mai noi", "nume", "salariu", "decizie", "evaluare", "experiență"}[s]
}
func (*romanian) Reversed(order string) string { return order + ", invers" }

func (*romanian) Rate(r Rate) string {
	switch r {
	case 0:
		return "pe oră"
	case 1:
		return "pe zi"
	case 2:
		return "pe săptămână"
	case 3:
		return "pe lună"
	case 5:
		return "pe an"
	}
	return fmt.Sprintf("perioada %d", int(r))
}
func (*romanian) SalaryFrom(amount string) string { return "de la " + amount }
func (*romanian) SalaryUpTo(amount string) string { return "până la " + amount }
func (*romanian) CurrencyName(iso string) (name string, known bool) {
	name, known = map[string]string{
		"UAH": "hrivnă ucraineană", "RON": "leu românesc", "HUF": "forint maghiar", "USD": "dolar american", "EUR": "euro",
	}[iso]
	return name, known
}
func (*romanian) CurrencyOfNoCountry(code int) string {
	return fmt.Sprintf("codul %d; moneda depinde de țară", code)
}
func (*romanian) NotACurrency(code int) string {
	return fmt.Sprintf("codul %d, nu este o monedă", code)
}
func (*romanian) Currency(code int) string { return fmt.Sprintf("moneda %d", code) }
func (*romanian) Country(c Country) string {
	switch c {
	case Ukraine:
		return "Ucraina"
	case Romania:
		return "România"
	case Hungary:
		return "Ungaria"
	}
	return string(c)
}
func (*romanian) JobType(t JobType) (create, overview string) {
	create = [...]string{"Oricare", "Normă întreagă", "Temporar", "Part-time", "Internship", "La distanță"}[t]
	overview = [...]string{"Normă întreagă", "Part-time", "Pe contract", "Temporar", "La distanță", "Internship"}[t]
	return create, overview
}

func (*romanian) ChooseCurrency(otherwise string) string {
	return "Alegeți moneda: serviciul nu o comunică, iar fără ea s-ar trece la " + otherwise + "."
}

func (*romanian) TitleTooLong(characters, most int) string {
	return fmt.Sprintf("Caractere în titlu: %d; cel mult %d sunt permise. De scurtat cu %d.", characters, most, characters-most)
}
func (*romanian) UpperBelowLower(lower string) string {
	return "Salariul maxim nu poate fi sub cel minim (" + lower + ")."
}
func (*romanian) NotARate(code int) string {
	return fmt.Sprintf("%d nu este o perioadă de plată. Alegeți pe oră, zi, săptămână, lună sau an.", code)
}
func (*romanian) NotACurrencyCode(code int) string {
	return fmt.Sprintf("%d nu este un cod de monedă. Poate fi 0, 1 sau 2.", code)
}
func (*romanian) NotAJobType(code int) string {
	return fmt.Sprintf("%d nu este un tip de job. Poate fi de la 0 la 5.", code)
}
func (*romanian) DescriptionTooShort(characters, least int) string {
	return fmt.Sprintf("Caractere de text în descriere: %d; sunt necesare cel puțin %d. De adăugat: %d.", characters, least, least-characters)
}
func (*romanian) SalaryReadTwoWays(typed string) string {
	return "„" + typed + "” se poate citi în două feluri. Scrieți numărul întreg, de exemplu 25 000."
}
func (*romanian) SalaryNamesCurrency(typed string) string {
	return "„" + typed + "” conține o monedă, care are un câmp separat. Scrieți doar numărul."
}
func (*romanian) SalaryNotANumber(typed string) string {
	return "„" + typed + "” nu este un număr. Scrieți-l ca 25 000."
}

func (*romanian) Verdict(v Verdict) string {
	switch v {
	case Yes:
		return "da"
	case Maybe:
		return "poate"
	case No:
		return "nu"
	case Undecided:
	}
	return string(v)
}

func (*romanian) ShortRate(r Rate) string {
	return map[Rate]string{0: "oră", 1: "zi", 2: "săpt.", 3: "lună", 5: "an"}[r]
}

func (*romanian) CandidateStatus(s CandidateStatus) string {
	switch s {
	case Received:
		return "Primită"
	case Processing:
		return "În lucru"
	case Invited:
		return "Invitație"
	case Offer:
		return "Ofertă"
	case Rejected:
		return "Refuz"
	case CandidateDeleted:
		return "Ștearsă"
	}
	return string(s)
}
func (*romanian) Gender(gender string) string {
	switch strings.ToUpper(gender) {
	case "MALE":
		return "bărbat"
	case "FEMALE":
		return "femeie"
	}
	return strings.ToLower(gender)
}
