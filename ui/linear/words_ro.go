package linear

import (
	"fmt"
	"strings"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/outline"
)

var inRomanian = words{
	Begin:              "shortlist, rând cu rând: „ajutor” arată ce se poate face, „ieși” închide programul.",
	Confirm:            "Scrieți „da” pentru a continua, „înapoi” pentru a schimba ceva.",
	NoMore:             "Nu mai este nimic.",
	NothingOpen:        "Aici nu este nimic deschis. „înapoi” merge un pas înapoi, „ieși” închide programul.",
	TypedBefore:        "Aceasta a apărut în timp ce scriați: nu s-a făcut nimic. Scrieți din nou.",
	LinesNotUnderstood: "nu toate rândurile au putut fi executate",
	LinesUnanswered:    "rândurile s-au încheiat înainte de răspunsul la o întrebare; acțiunea la care se referă nu s-a făcut",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) Commands() []string {
	return []string{
		"ajutor", "listă lista", "restul", "unde", "deschide", "următorul următoarea", "anteriorul anterior", "înapoi", "ieși ieșire", "da", "poate", "nu",
		"tasta tastă", "text", "câmpuri", "setează", "trimite", "anulează anulare", "închide",
	}
}
func (*romanian) Help() []string {
	return []string{
		"listă: rândurile de la primul, sau „listă 21”. restul: următoarele. Un număr alege rândul; „deschide 3” sau „nu 3” face acest lucru cu rândul 3.",
		"următorul, anteriorul, înapoi, unde, da, poate, nu, anulează. „tasta ctrl+s” apasă o tastă.",
		"În formular: câmpuri, „3 = valoare”, „setează TITLU valoare”, trimite. „text CUVINTE” scrie acolo unde se scrie ceva.",
		"„ajutor CUVINTE” caută o acțiune din orice loc. „ieși” închide programul.",
		"Aceste acțiuni sunt și ele comenzi; scrieți cuvintele dinaintea celor două puncte:",
	}
}
func (*romanian) More(n int) string {
	return "Mai sunt " + amount.InRomanian(n, "rând", "rânduri") + ": scrieți „restul”."
}
func (*romanian) FillIn(sends bool) string {
	fill := "Scrieți „3 = VALOARE” pentru câmpul 3, sau doar 3, iar shortlist cere valoarea."
	if sends {
		fill += " „trimite” merge mai departe, „înapoi” închide."
	}
	return fill
}
func (*romanian) Tabs(names []string) string { return "File: " + strings.Join(names, ", ") + "." }
func (*romanian) Typed(word string) string   { return "„" + word + "”" }
func (*romanian) NoRow(n, of int) string {
	if of == 0 {
		return "Aici nu sunt rânduri."
	}
	return fmt.Sprintf("Rândul %d nu există; ultimul este %d.", n, of)
}
func (*romanian) RowGone(n int) string {
	return fmt.Sprintf("Rândul %d nu mai este în această listă; nu s-a făcut nimic. Scrieți „listă” pentru rândurile ei.", n)
}
func (*romanian) NoRowAfter(action string) string {
	return "„" + action + "” nu privește rândurile acestei liste; nu s-a făcut nimic."
}
func (*romanian) NotAfter(typed, action string, row bool) string {
	refused := "După „" + action + "” nu poate urma „" + typed + "”; nu s-a făcut nimic."
	if row {
		refused += " Poate urma numărul unui singur rând."
	}
	return refused
}
func (*romanian) MarkedAfter(action string, n int) string {
	return fmt.Sprintf("„%s” privește tot ce este marcat (%d), nu un singur rând; nu s-a făcut nimic. Scrieți fără număr sau scoateți întâi marcajele.", action, n)
}
func (*romanian) NoKey(key string) string { return "Nu există tasta „" + key + "”." }
func (*romanian) Answer(verb string) string {
	return "Răspundeți „da” (" + verb + ") sau „nu”."
}
func (*romanian) Words(names []string) string {
	return "Se poate scrie: " + strings.Join(names, ", ") + "."
}
func (*romanian) TypeText(t outline.Text) string {
	switch {
	case t.Secret:
		return "Scrieți parola; nu se vede. Un singur punct renunță."
	case t.Many:
		return "Scrieți textul, pe oricâte rânduri. Un rând cu un singur punct îl încheie, „-” scoate ultimul rând, „..” îl lasă neterminat."
	}
	return "Scrieți textul pe un rând. Un singur punct renunță."
}
func (*romanian) Choose(n int) string {
	if n == 1 {
		return "Scrieți 1 pentru:"
	}
	return "Se potrivesc mai multe acțiuni. Scrieți un număr:"
}
func (*romanian) NotUnderstood(line, near string) string {
	if near != "" {
		return "Comandă neînțeleasă: „" + line + "”. Poate „" + near + "”?"
	}
	return "Comandă neînțeleasă: „" + line + "”. „ajutor” arată ce se poate face."
}
func (*romanian) ToCopy(text string) string { return "De copiat: " + text }
func (*romanian) CloseFirst(line, title string) string {
	return lang.End("„"+line+"” nu se poate cât este deschis „"+title+"”") + " Închideți-l cu „înapoi”."
}
func (*romanian) NotHere(line string) string { return "„" + line + "” nu face nimic aici." }
func (*romanian) Choices(choices []string) string {
	return "Scrieți una dintre: " + lang.End(strings.Join(choices, "; ")) + " Un singur punct renunță."
}
func (*romanian) Over(words string) string { return "Nu mai este: " + lang.End(words) }
