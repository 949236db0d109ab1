package action

import (
	"fmt"

	"strings"
)

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) Group(g Group) string {
	switch g {
	case GroupJobs:
		return "Állások"
	case GroupApplicants:
		return "Jelentkezők"
	case GroupReview:
		return "Értékelés"
	case GroupFiles:
		return "Önéletrajzok, exportok, hivatkozások"
	case GroupFind:
		return "Keresés, szűrés, rendezés"
	case GroupForm:
		return "Álláslap"
	case GroupMoving:
		return "Mozgás"
	case GroupService:
		return "Szolgáltatás és fiók"
	case GroupProgram:
		return "Program"
	case GroupOwn:
		return "Saját parancsok"
	case GroupMore:
	}
	return "Egyéb"
}
func (*hungarian) ShowTab(name string) string { return "lap megjelenítése: " + name }
func (*hungarian) Down() Label                { return Label{Name: "le", Synonyms: "down", Help: "le"} }
func (*hungarian) Up() Label                  { return Label{Name: "fel", Synonyms: "up", Help: "fel"} }
func (*hungarian) Top() Label                 { return Label{Name: "első", Synonyms: "first", Help: "az elejére"} }
func (*hungarian) Bottom() Label              { return Label{Name: "utolsó", Synonyms: "last", Help: "a végére"} }
func (*hungarian) HalfDown() Label {
	return Label{Name: "oldal le", Synonyms: "page down", Help: "fél oldallal le"}
}
func (*hungarian) HalfUp() Label {
	return Label{Name: "oldal fel", Synonyms: "page up", Help: "fél oldallal fel"}
}

func (*hungarian) NoPreset(given string, known []string) string {
	return fmt.Sprintf("keys.preset értéke %q; lehetséges: %s", given, strings.Join(known, ", "))
}
func (*hungarian) NoAction(given string, known []string) string {
	return fmt.Sprintf("keys.%s: nincs ilyen művelet; a műveletek: %s", given, strings.Join(known, ", "))
}
func (*hungarian) NotDisabled(name string) string {
	return fmt.Sprintf("keys.%s nem kapcsolható ki: nem lenne tovább út", name)
}
func (*hungarian) NoKey(name, key string) string {
	return fmt.Sprintf("keys.%s: %q nem billentyű; a billentyűk írása: a, N, ?, space, enter, f5, ctrl+s vagy alt+x", name, key)
}
func (*hungarian) TypedKey(name, key string) string {
	return fmt.Sprintf("keys.%s: %q így nem lenne beírható szövegekbe; válasszon olyat, mint f5, ctrl+s vagy alt+x", name, key)
}
func (*hungarian) KeyConflict(one, other, key string) string {
	return fmt.Sprintf("keys.%s és keys.%s közös billentyűje %q; módosítsa az egyiket, vagy legyen \"disabled\"", one, other, key)
}
func (*hungarian) NoOwnKey(name, key string) string {
	return fmt.Sprintf("%q parancs: %q nem billentyű; a billentyűk írása: M, ?, f7, ctrl+s vagy alt+x", name, key)
}
func (*hungarian) OwnKeyTaken(name, action, key string) string {
	return fmt.Sprintf("%q parancs és keys.%s közös billentyűje %q; módosítsa az egyiket", name, action, key)
}
func (*hungarian) OwnKeyTwice(one, other, key string) string {
	return fmt.Sprintf("%q és %q parancsok közös billentyűje %q; módosítsa az egyiket", one, other, key)
}
