package action

import (
	"fmt"

	"strings"
)

var inHungarian = words{
	Down:     Label{Name: "le", Synonyms: "down", Help: "le"},
	Up:       Label{Name: "fel", Synonyms: "up", Help: "fel"},
	Top:      Label{Name: "első", Synonyms: "first", Help: "az elejére"},
	Bottom:   Label{Name: "utolsó", Synonyms: "last", Help: "a végére"},
	HalfDown: Label{Name: "oldal le", Synonyms: "page down", Help: "fél oldallal le"},
	HalfUp:   Label{Name: "oldal fel", Synonyms: "page up", Help: "fél oldallal fel"},

	NextPrevious: "következő előző",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

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

func (*hungarian) NoPreset(given string, known []string) string {
	return fmt.Sprintf("keys.preset értéke %q; lehetséges: %s", given, strings.Join(known, ", "))
}
func (*hungarian) NoAction(given, nearest string) string {
	return fmt.Sprintf("keys.%s: nincs ilyen művelet; erre gondolt: keys.%s? A neveket a shortlist guide keys sorolja fel", given, nearest)
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
