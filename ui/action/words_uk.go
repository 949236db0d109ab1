package action

import (
	"fmt"

	"strings"
)

var inUkrainian = words{
	Down:     Label{Name: "вниз", Synonyms: "down", Help: "вниз"},
	Up:       Label{Name: "вгору", Synonyms: "up", Help: "вгору"},
	Top:      Label{Name: "перший", Synonyms: "first", Help: "на початок"},
	Bottom:   Label{Name: "останній", Synonyms: "last", Help: "у кінець"},
	HalfDown: Label{Name: "стор. вниз", Synonyms: "page down", Help: "на пів сторінки вниз"},
	HalfUp:   Label{Name: "стор. вгору", Synonyms: "page up", Help: "на пів сторінки вгору"},

	NextPrevious: "наст. попер.",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) Group(g Group) string {
	switch g {
	case GroupJobs:
		return "Вакансії"
	case GroupApplicants:
		return "Кандидати"
	case GroupReview:
		return "Ваші рішення"
	case GroupFiles:
		return "Резюме, експорт і посилання"
	case GroupFind:
		return "Пошук, фільтр і сортування"
	case GroupForm:
		return "Форма вакансії"
	case GroupMoving:
		return "Переміщення"
	case GroupService:
		return "Сервіс і обліковий запис"
	case GroupProgram:
		return "Програма"
	case GroupOwn:
		return "Ваші команди"
	case GroupMore:
	}
	return "Інше"
}
func (*ukrainian) ShowTab(name string) string { return "показати вкладку: " + name }

func (*ukrainian) NoPreset(given string, known []string) string {
	return fmt.Sprintf("keys.preset має значення %q; можливі: %s", given, strings.Join(known, ", "))
}
func (*ukrainian) NoAction(given, nearest string) string {
	return fmt.Sprintf("keys.%s: такої дії немає; можливо, keys.%s? Назви перелічує shortlist guide keys", given, nearest)
}
func (*ukrainian) NotDisabled(name string) string {
	return fmt.Sprintf("keys.%s не можна вимкнути: далі не було б шляху", name)
}
func (*ukrainian) NoKey(name, key string) string {
	return fmt.Sprintf("keys.%s: %q не є клавішею; клавіші записують так: a, N, ?, space, enter, f5, ctrl+s або alt+x", name, key)
}
func (*ukrainian) TypedKey(name, key string) string {
	return fmt.Sprintf("keys.%s: %q тоді не можна було б набрати в текстах; візьміть клавішу на зразок f5, ctrl+s або alt+x", name, key)
}
func (*ukrainian) KeyConflict(one, other, key string) string {
	return fmt.Sprintf("keys.%s і keys.%s мають спільну клавішу %q; змініть одну з них або вкажіть \"disabled\"", one, other, key)
}
func (*ukrainian) NoOwnKey(name, key string) string {
	return fmt.Sprintf("команда %q: %q не є клавішею; клавіші записують так: M, ?, f7, ctrl+s або alt+x", name, key)
}
func (*ukrainian) OwnKeyTaken(name, action, key string) string {
	return fmt.Sprintf("команда %q і keys.%s мають спільну клавішу %q; змініть одну з них", name, action, key)
}
func (*ukrainian) OwnKeyTwice(one, other, key string) string {
	return fmt.Sprintf("команди %q і %q мають спільну клавішу %q; змініть одну з них", one, other, key)
}
