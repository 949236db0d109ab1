package outside

import (
	"shortlist/model/amount"
	"shortlist/ui/action"
	"shortlist/ui/intent"
)

var inUkrainian = words{
	NothingLeft:  "нічого не лишилося",
	StillRunning: "програма ще працює без свого термінала",
	NotOpened:    "Це посилання не є вебадресою, тому його не відкрито.",
	NotCopied:    "Це посилання не є вебадресою, тому його не скопійовано.",

	AskOpen: "Відкрити це резюме?",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) OpenedPage(address string) string {
	return "Відкрито у вашому браузері: " + address
}
func (u *ukrainian) Copied(what intent.Copied, value string) string {
	return "У буфер обміну термінала надіслано " + u.copied(what, value) + afterCopied(what, value)
}
func (u *ukrainian) MaybeCopied(what intent.Copied, value, setting string) string {
	return "Скопійовано " + u.copied(what, value) + ", якщо це дозволяє термінал" + bracketed(setting) + afterCopied(what, value)
}
func (*ukrainian) copied(what intent.Copied, value string) string {
	if what == intent.CopiedEmails {
		return amount.InUkrainian(emails(value), "адресу", "адреси", "адрес") + " e-mail"
	}
	return map[intent.Copied]string{intent.CopiedLink: "посилання", intent.CopiedContact: "контакт", intent.CopiedPhone: "телефон", intent.CopiedEmail: "e-mail", intent.CopiedPath: "шлях"}[what]
}
func (*ukrainian) BlindFile() string {
	return "увімкнено анонімний режим, а файл показує, хто кандидат; " + action.ReadCV.String() + " — читати текст"
}
func (*ukrainian) NoViewerStarted(why string) string {
	return "Не вдалося запустити програму перегляду: " + why + " Зберегти резюме: " + action.SaveCV.String() + "."
}
func (*ukrainian) OpenedFile(path string) string {
	return "Копію відкрито у програмі перегляду: " + path
}

func (*ukrainian) Misnamed(ending, kind string) string {
	return "Назва закінчується на " + ending + ", але насправді формат — " + kind + "."
}
func (*ukrainian) MaybeOnPurpose(kind string) string {
	return "Файл відкриється як " + kind + ". Можливо, його назвали неправильно, навіть навмисно."
}
func (*ukrainian) OpenAs(kind string) string { return "відкрити як " + kind }

func (*ukrainian) NotUTF8(path string) string {
	return "текст не в UTF-8 збережено як " + path
}
