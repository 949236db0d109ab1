package activity

import (
	"cmp"
	"fmt"
	"strings"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/ui/action"
	"shortlist/ui/text"
)

var inUkrainian = words{
	LabelWhat:      "Що",
	LabelWhere:     "Де",
	LabelEffect:    "Наслідок",
	LabelSwitched:  "Перемкнуто",
	LabelErased:    "Стерто",
	LabelRan:       "Запущено",
	LabelApplicant: "Кандидат",
	LabelFile:      "Файл",
	LabelJob:       "Вакансія",
	LabelCurrency:  "Валюта",
	LabelChanged:   "Змінено",
	LabelAnswer:    "Відповідь",
	LabelSent:      "Надіслано",
	LabelAccount:   "Обл. запис",
	LabelTerminal:  "Термінал",
	OnThisComputer: "на цьому комп'ютері; сервісу нічого не надсилається",
	ToOwnComputer:  "ваш власний комп'ютер; сервісу нічого не надсилається",
	NoFieldChanged: "жодного поля; вакансію надіслано без змін",

	Heading:       "Журнал дій",
	About:         "усі зміни, надіслані сервісу, та його відповіді",
	Loading:       "Завантаження…",
	Empty:         "Поки що порожньо. Тут з'являються вакансії, які ви публікуєте, змінюєте, зупиняєте чи видаляєте, і відкриті відгуки, разом з відповідями сервісу.",
	NothingToRead: "журнал порожній",
	Open:          action.Label{Name: "журнал дій", Synonyms: "історія, аудит, зміни, activity log, history, audit, changes, journal", Help: "журнал дій: усі надіслані зміни"},
	BackToList:    action.Label{Name: "до списку", Synonyms: "назад, back to the list", Help: "назад до списку змін"},
	Read:          action.Label{Name: "читати", Title: "Прочитати запис", Synonyms: "read the entry, read", Help: "прочитати весь запис"},
	Close:         action.Label{Name: "закрити", Title: "Закрити журнал дій", Synonyms: "close the activity log, close", Help: "закрити журнал дій"},
	ScrollDown:    action.Label{Name: "вниз", Title: "Прокрутити вниз", Synonyms: "scroll down", Help: "на пів сторінки запису вниз"},
	ScrollUp:      action.Label{Name: "вгору", Title: "Прокрутити вгору", Synonyms: "scroll up", Help: "на пів сторінки запису вгору"},

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) Subject(act model.Activity) string {
	switch title := text.Line(act.Title); {
	case title != "":
		return title
	case act.NamesApplicant():
		return new(ukrainian).Application(act.ApplyID)
	case act.Kind == model.ActivityBlind:
		if act.Detail == "on" {
			return "анонімний увімкнено"
		}
		return "анонімний вимкнено"
	case act.IsInDetail():
		return text.Line(act.Detail)
	}
	return new(ukrainian).Job(act.JobID)
}

// Verb is a noun: the column of the list has nine cells for it.
func (*ukrainian) Verb(act model.Activity) string {
	switch act.Kind {
	case model.ActivityCreate:
		return "Створення"
	case model.ActivityUpdate:
		return "Зміна"
	case model.ActivityStatus:
		switch act.Change {
		case model.Activate:
			return "Активація"
		case model.Stop:
			return "Зупинка"
		case model.Delete:
			return "Видалення"
		}
		return strings.TrimSuffix(text.Sentence(act.Change.String()), ".")
	case model.ActivityView:
		return "Перегляд"
	case model.ActivityBlind:
		return "Режим"
	case model.ActivityErase:
		return "Стирання"
	case model.ActivitySend:
		if act.ApplyID == 0 {
			return "Файл"
		}
		return "Резюме"
	case model.ActivityTeam:
		return "Колеги"
	case model.ActivityUnconfined:
		return "Читання"
	case model.ActivityCommand:
		return "Команда"
	}
	return text.Line(string(act.Kind))
}

func (*ukrainian) Outcome(act model.Activity) string {
	create := act.Kind == model.ActivityCreate
	switch act.Outcome {
	case model.ActivityOpen:
		return "без відповіді"
	case model.ActivityRefused:
		return "відхилено"
	case model.ActivityFailed:
		return "не вдалося"
	case model.ActivityUnknown:
		return "невідомо"
	case model.ActivityFound:
		return "підтверджено"
	case model.ActivityUndone:
		switch {
		case create:
			return "не створено"
		case act.Kind == model.ActivitySend, act.Kind == model.ActivityCommand:
			return "зупинено"
		}
		return "не виконано"
	}
	switch {
	case act.Kind == model.ActivitySend:
		return "надіслано"
	case create && act.Answer == string(model.Activated):
		return "публічна"
	case create && act.Answer == string(model.Deactivated): // CONTRACT 12
		return "непублічна: ліміт"
	case create && act.Answer == "":
		return "статус невідомий"
	case act.Answer != "":
		return text.Line(model.JobStatus(act.Answer).Word())
	}
	return "виконано"
}

func (*ukrainian) Answer(act model.Activity) string {
	sentence, missing := text.Sentence(act.Answer), ""
	if act.Answer != "" {
		missing = text.Sentence("Немає відповіді: " + act.Answer)
	}
	later := func(what string) string { return strings.TrimSpace(missing + " " + what) }
	switch act.Outcome {
	case model.ActivityOpen:
		return "Відповіді не записано: дія ще триває, або shortlist закрито раніше."
	case model.ActivityUnknown:
		return missing
	case model.ActivityFound:
		switch act.Kind {
		case model.ActivityCreate:
			return later(fmt.Sprintf("Перевірено: це вакансія %d.", act.JobID))
		case model.ActivityUpdate:
			return later("Перевірено: зміну збережено.")
		}
		return later(fmt.Sprintf("Перевірено: вакансія %s.", act.Change.Result().Word()))
	case model.ActivityUndone:
		if act.Kind == model.ActivityCommand {
			return "Ви зупинили команду до завершення."
		}
		if act.Kind == model.ActivitySend {
			return "Ви зупинили надсилання, тож файл неповний або його немає."
		}
		if act.Kind == model.ActivityUpdate {
			return later("Перевірено: зміну не збережено.")
		}
		return later("Перевірено: вакансію не створено.")
	case model.ActivityDone:
	default:
		return sentence
	}
	status := text.Line(model.JobStatus(act.Answer).Word())
	switch act.Kind {
	case model.ActivityCreate:
		if status == "" {
			return fmt.Sprintf("Це вакансія %d. Її статусу не прочитано.", act.JobID)
		}
		return fmt.Sprintf("Це вакансія %d, вона %s.", act.JobID, status)
	case model.ActivityUpdate:
		return "Сервіс прийняв зміну."
	case model.ActivityStatus:
		if status == "" {
			return "Сервіс прийняв зміну, не назвавши статусу."
		}
		return "Вакансія " + status + "."
	case model.ActivityBlind:
		if act.Detail == "on" {
			return "Відтоді особисті дані кандидатів приховано."
		}
		return "Відтоді особисті дані кандидатів показано."
	case model.ActivityTeam:
		return "Ваші рядки про них вилучено з вашого файлу. Ваші оцінки на цьому комп'ютері лишаються."
	case model.ActivityUnconfined:
		return "Резюме однаково читаються. Перевірити знову: shortlist doctor."
	case model.ActivityErase:
		return "Це стерто з цього комп'ютера. У сервісі воно лишається."
	case model.ActivitySend:
		return "Термінал прийняв увесь файл."
	case model.ActivityView:
		return "Сервіс позначив відгук як переглянутий."
	}
	return cmp.Or(sentence, "Виконано.")
}

func (*ukrainian) Application(id int64) string { return fmt.Sprintf("відгук %d", id) }
func (*ukrainian) Job(id int64) string         { return fmt.Sprintf("вакансія %d", id) }

func (*ukrainian) LabelAnswered(o model.ActivityOutcome) string {
	switch o {
	case model.ActivityUnknown, model.ActivityFailed:
		return "Припинено"
	case model.ActivityFound, model.ActivityUndone:
		return "З'ясовано"
	}
	return "Отримано"
}

func (*ukrainian) MoreLines(n int, key string) string {
	return "↓ ще " + amount.InUkrainian(n, "рядок", "рядки", "рядків") + "; " + key + " — далі"
}
