package colleagues

import (
	"shortlist/model/amount"
	"shortlist/ui/action"
)

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) Title() string              { return "Колеги" }
func (*ukrainian) OpenBy(names string) string { return "Зараз відкрито: " + names }
func (*ukrainian) Wrote(name, when string) string {
	return name + ": кандидату вже написано (" + when + ")"
}
func (*ukrainian) YouWrote() string {
	return "Ви вже написали цьому кандидату"
}
func (*ukrainian) YoursFirst(verdicts int) string {
	return amount.InUkrainian(verdicts, "колега має", "колеги мають", "колег мають") + " рішення; спершу ваше"
}
func (*ukrainian) More(n int) string {
	return "і ще " + amount.InUkrainian(n, "колега", "колеги", "колег")
}
func (*ukrainian) Redacted() string {
	return "В анонімному режимі мітки, нотатки й шортлісти приховано"
}
func (*ukrainian) OnLists(names string) string { return "шортліст: " + names }

func (*ukrainian) Written() action.Label {
	return action.Label{Name: "написано", Title: "Кандидату написано", Synonyms: "написав, написала, пошта, лист, повідомлення, відповідь, зв'язок, written, I have written to the applicant, mail, e-mail, message, contacted, answered, replied", Help: "показати колегам, що ви написали кандидату"}
}
func (*ukrainian) Unwritten() action.Label {
	return action.Label{Name: "не написано", Title: "Кандидату не написано", Synonyms: "пошта, лист, повідомлення, зв'язок, not written, I have not written to the applicant, mail, e-mail, message, contacted", Help: "забрати позначку, що ви написали кандидату"}
}
func (*ukrainian) NoTeam() string {
	return "командну теку не задано; див. посібник team"
}
func (*ukrainian) NoApplicant() string { return "жоден відгук не відкрито" }
func (*ukrainian) NotListed() string {
	return "колеги не бачать нового відгуку, доки його немає в списку сервісу"
}
func (*ukrainian) NotedWritten() string {
	return "Колеги бачать, що ви написали цьому кандидату."
}
func (*ukrainian) NotedUnwritten() string {
	return "Позначку забрано: ви не писали цьому кандидату."
}
