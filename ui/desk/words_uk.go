package desk

import (
	"fmt"

	"shortlist/model/lang"
	"shortlist/ui/action"
)

var inUkrainian = words{
	Gone:   "Відгуку на цьому комп'ютері вже немає.",
	NoCV:   "резюме не додано",
	NoName: "(без імені)",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) NotNow(why string) string   { return "Не зараз: " + lang.End(why) }
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
func (*ukrainian) Application(id int64) string { return fmt.Sprintf("Відгук %d", id) }
