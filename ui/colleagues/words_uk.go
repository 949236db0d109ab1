package colleagues

import (
	"shortlist/model/amount"
	"shortlist/ui/action"
)

var inUkrainian = words{
	Title:    "Колеги",
	YouWrote: "Ви вже написали цьому кандидату",
	Redacted: "В анонімному режимі мітки, нотатки й шортлісти приховано",

	Written:        action.Label{Name: "написано", Title: "Кандидату написано", Synonyms: "написав, написала, пошта, лист, повідомлення, відповідь, зв'язок, written, I have written to the applicant, mail, e-mail, message, contacted, answered, replied", Help: "показати колегам, що ви написали кандидату"},
	Unwritten:      action.Label{Name: "не написано", Title: "Кандидату не написано", Synonyms: "пошта, лист, повідомлення, зв'язок, not written, I have not written to the applicant, mail, e-mail, message, contacted", Help: "забрати позначку, що ви написали кандидату"},
	NoTeam:         "командну теку не задано; див. посібник team",
	NoApplicant:    "жоден відгук не відкрито",
	NotListed:      "колеги не бачать нового відгуку, доки його немає в списку сервісу",
	NotedWritten:   "Колеги бачать, що ви написали цьому кандидату.",
	NotedUnwritten: "Позначку забрано: ви не писали цьому кандидату.",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) OpenBy(names string) string { return "Зараз відкрито: " + names }
func (*ukrainian) Wrote(name, when string) string {
	return name + ": кандидату вже написано (" + when + ")"
}
func (*ukrainian) YoursFirst(verdicts int) string {
	return amount.InUkrainian(verdicts, "колега має", "колеги мають", "колег мають") + " рішення; спершу ваше"
}
func (*ukrainian) More(n int) string {
	return "і ще " + amount.InUkrainian(n, "колега", "колеги", "колег")
}
func (*ukrainian) OnLists(names string) string { return "шортліст: " + names }
