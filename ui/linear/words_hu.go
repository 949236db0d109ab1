package linear

import (
	"fmt"
	"strings"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/outline"
)

var inHungarian = words{
	Begin:              "shortlist, soronként: a „súgó” mutatja, mit lehet tenni, a „kilép” bezárja a programot.",
	Confirm:            "„igen”: tovább; „vissza”: módosítás.",
	NoMore:             "Nincs több.",
	NothingOpen:        "Itt semmi sincs megnyitva. A „vissza” egy lépést visszalép, a „kilép” bezárja a programot.",
	TypedBefore:        "Ez gépelés közben jelent meg: semmi sem történt. Írja be újra.",
	LinesNotUnderstood: "nem minden sort lehetett végrehajtani",
	LinesUnanswered:    "a sorok véget értek egy kérdés megválaszolása előtt; amire a kérdés vonatkozik, az nem történt meg",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) Commands() []string {
	return []string{
		"súgó", "lista", "tovább", "hol", "megnyit megnyitás", "következő", "előző", "vissza mégse", "kilép kilépés", "igen", "talán", "nem",
		"billentyű", "szöveg", "mezők", "beállít", "küldés", "visszavon visszavonás", "bezárás bezár",
	}
}
func (*hungarian) Help() []string {
	return []string{
		"lista: a sorok az elsőtől, vagy „lista 21”. tovább: a következők. Egy szám kiválaszt egy sort; a „megnyit 3” vagy a „nem 3” a 3. sorral teszi meg.",
		"következő, előző, vissza, hol, igen, talán, nem, visszavon. A „billentyű ctrl+s” lenyom egy billentyűt.",
		"Űrlapon: mezők, „3 = érték”, „beállít CÍM érték”, küldés. A „szöveg SZAVAK” beír egy szöveget oda, ahol írni lehet.",
		"A „súgó SZAVAK” bárhol megkeres egy műveletet. A „kilép” bezárja a programot.",
		"Ezek a műveletek is parancsok; írja be a kettőspont előtti szavakat:",
	}
}
func (*hungarian) More(n int) string {
	return "Még " + amount.InHungarian(n, "sor") + ": írja be, hogy „tovább”."
}
func (*hungarian) FillIn(sends bool) string {
	fill := "A 3. mező kitöltése: „3 = ÉRTÉK”; ha csak a 3-at írja be, a shortlist kéri az értéket."
	if sends {
		fill += " „küldés”: tovább; „vissza”: bezárás."
	}
	return fill
}
func (*hungarian) Tabs(names []string) string { return "Fülek: " + strings.Join(names, ", ") + "." }
func (*hungarian) Typed(word string) string   { return "„" + word + "”" }
func (*hungarian) NoRow(n, of int) string {
	if of == 0 {
		return "Itt nincsenek sorok."
	}
	return fmt.Sprintf("Nincs ilyen sor: %d. Az utolsó: %d.", n, of)
}
func (*hungarian) RowGone(n int) string {
	return fmt.Sprintf("A(z) %d. sor már nincs ebben a listában; semmi sem történt. A „lista” kiírja a sorait.", n)
}
func (*hungarian) NoRowAfter(action string) string {
	return "„" + action + "” nem e lista soraira vonatkozik; semmi sem történt."
}
func (*hungarian) NotAfter(typed, action string, row bool) string {
	refused := "„" + action + "” után nem állhat „" + typed + "”; semmi sem történt."
	if row {
		refused += " Egyetlen sor száma állhat utána."
	}
	return refused
}
func (*hungarian) MarkedAfter(action string, n int) string {
	return fmt.Sprintf("„%s” mindenre vonatkozik, ami meg van jelölve (%d), nem egy sorra; semmi sem történt. Írja szám nélkül, vagy előbb vegye le a jelöléseket.", action, n)
}
func (*hungarian) NoKey(key string) string { return "Nincs ilyen billentyű: „" + key + "”." }
func (*hungarian) Answer(verb string) string {
	return "Válasz: „igen” (" + verb + ") vagy „nem”."
}
func (*hungarian) Words(names []string) string {
	return "Beírható: " + strings.Join(names, ", ") + "."
}
func (*hungarian) TypeText(t outline.Text) string {
	switch {
	case t.Secret:
		return "Írja be a jelszót; nem látszik. Egyetlen pont: mégse."
	case t.Many:
		return "Írja be a szöveget, akárhány sorban. Egyetlen pont a sorban befejezi, a „-” elveszi az utolsó sort, a „..” félbehagyja."
	}
	return "Írja be a szöveget egy sorban. Egyetlen pont: mégse."
}
func (*hungarian) Choose(n int) string {
	if n == 1 {
		return "Írjon 1-et ehhez:"
	}
	return "Több művelet illik rá. Írjon be egy számot:"
}
func (*hungarian) NotUnderstood(line, near string) string {
	if near != "" {
		return "Nem érthető: „" + line + "”. Talán „" + near + "”?"
	}
	return "Nem érthető: „" + line + "”. A „súgó” mutatja, mit lehet tenni."
}
func (*hungarian) ToCopy(text string) string { return "Másoláshoz: " + text }
func (*hungarian) CloseFirst(line, title string) string {
	return lang.End("„"+line+"” nem lehetséges, amíg nyitva van: „"+title+"”") + " A „vissza” bezárja."
}
func (*hungarian) NotHere(line string) string { return "„" + line + "”: ennek itt nincs hatása." }
func (*hungarian) Choices(choices []string) string {
	return "Írja be az egyiket: " + lang.End(strings.Join(choices, "; ")) + " Egyetlen pont: mégse."
}
func (*hungarian) Over(words string) string { return "Már nem: " + lang.End(words) }
