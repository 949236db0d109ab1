package desk

import (
	"fmt"

	"shortlist/model/lang"
	"shortlist/ui/action"
)

var inHungarian = words{
	Gone:   "Egy jelentkezés már nincs meg ezen a gépen.",
	NoCV:   "nincs csatolt önéletrajz",
	NoName: "(nincs név)",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) NotNow(why string) string   { return "Most nem: " + lang.End(why) }
func (*hungarian) BrokenCV(why string) string { return "az önéletrajz nem használható: " + why }
func (*hungarian) CVNotHere() string {
	return "az önéletrajz nincs meg ezen a gépen; " + action.Refresh.String() + " a jelentkezők listájában: letöltés"
}
func (*hungarian) PressToRetry() string { return "Újabb próba: " + action.Refresh.String() + "." }
func (*hungarian) NextTry(clock string) string {
	return "Következő próba: " + clock + ", most azonnal: " + action.Refresh.String() + "."
}
func (*hungarian) Application(id int64) string { return fmt.Sprintf("Jelentkezés: %d", id) }
