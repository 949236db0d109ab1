package desk

import (
	"fmt"

	"shortlist/ui/action"
)

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) GoneJustIn() string {
	return "Нового відгуку на цьому комп'ютері вже немає."
}
func (*ukrainian) NotNow(why string) string   { return "Не зараз: " + why + "." }
func (*ukrainian) NoCV() string               { return "резюме не додано" }
func (*ukrainian) BrokenCV(why string) string { return "резюме непридатне: " + why }
func (*ukrainian) CVNotHere() string {
	return "резюме немає на цьому комп'ютері; " + action.Refresh.String() + " у списку кандидатів завантажує його"
}
func (*ukrainian) PressToRetry() string {
	return "Спробувати ще раз: " + action.Refresh.String() + "."
}
func (*ukrainian) NextTry(clock string) string {
	return "Наступна спроба о " + clock + ", спробувати зараз: " + action.Refresh.String() + "."
}
func (*ukrainian) NoName() string              { return "(без імені)" }
func (*ukrainian) Application(id int64) string { return fmt.Sprintf("Відгук %d", id) }
