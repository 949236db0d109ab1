package desk

import (
	"fmt"

	"shortlist/ui/action"
)

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) NotNow(why string) string   { return "Most nem: " + why + "." }
func (*hungarian) GoneJustIn() string         { return "Egy új jelentkezés már nincs meg ezen a gépen." }
func (*hungarian) NoCV() string               { return "nincs csatolt önéletrajz" }
func (*hungarian) BrokenCV(why string) string { return "az önéletrajz nem használható: " + why }
func (*hungarian) CVNotHere() string {
	return "az önéletrajz nincs meg ezen a gépen; " + action.Refresh.String() + " a jelentkezők listájában: letöltés"
}
func (*hungarian) PressToRetry() string { return "Újabb próba: " + action.Refresh.String() + "." }
func (*hungarian) NextTry(clock string) string {
	return "Következő próba: " + clock + ", most azonnal: " + action.Refresh.String() + "."
}
func (*hungarian) NoName() string              { return "(nincs név)" }
func (*hungarian) Application(id int64) string { return fmt.Sprintf("Jelentkezés: %d", id) }
