package sending

import (
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

var inUkrainian = words{
	Sending:   "інший файл саме надсилається",
	NotSent:   "Не вдалося надіслати файл.",
	NoneHasCV: "Тут немає резюме позначених кандидатів. Нічого не збережено.",
	BlindNow:  "Тим часом увімкнено анонімний режим, тому файл збережено, але не надіслано.",

	Question:       "Надіслати резюме на ваш комп'ютер?",
	QuestionOfFile: "Надіслати файл на ваш комп'ютер?",
	InOne:          "Термінал приймає файл одним шматком. Доти екран не змінюється.",
	TerminalAsks:   "Термінал теж запитає вас.",
	Send:           "надіслати",
	Stop:           action.Label{Name: "зупинити", Synonyms: "stop sending", Help: "зупинити надсилання резюме"},
	Stopped:        "Зупинено. Файл на вашому комп'ютері неповний, або його немає; тут його збережено.",

	DragTooLate: "Перетягування закінчилося раніше, ніж резюме було готове. Тепер його збережено; перетягніть ще раз.",
	NotDropped:  "Резюме не перетягнуто. На цьому комп'ютері його збережено.",

	NotKnown:    "Невідомо, чи приймає ваш термінал файли.",
	TmuxBlocks:  "tmux не передає файли вашому терміналу. Це змінює команда tmux set -g allow-passthrough on.",
	TooLarge:    "Файл завеликий для вашого термінала.",
	Silent:      "Термінал не відповів вчасно.",
	Unreadable:  "shortlist не розуміє відповіді термінала.",
	NotWhole:    "Термінал повідомляє інший розмір, ніж має файл.",
	NameTaken:   "У теці Downloads забагато файлів із цією назвою.",
	FileChanged: "Збережений файл змінився або зник. Надішліть його ще раз.",

	FetchTitle:    "Отримати резюме на свій комп'ютер",
	FetchFile:     "Отримати файл на свій комп'ютер",
	Archive:       "Резюме",
	RunThere:      "Резюме збережено там, де працює shortlist. Виконайте цю команду на своєму комп'ютері:",
	CommandCopied: "Можливо, термінал уже скопіював її. Після виходу shortlist виведе її ще раз. Якщо ви входите за іншою адресою, змініть її.",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) File(name string, size int64) string { return name + ", " + amount.Bytes(size) }
func (*ukrainian) Holds(n int) string                  { return "У ньому резюме: " + amount.Number(n) + "." }
func (*ukrainian) WithoutCV(n int) string {
	return "Без резюме: " + amount.InUkrainian(n, "кандидат", "кандидати", "кандидатів") + "."
}
func (*ukrainian) Destination(terminal string, asks bool) string {
	if asks {
		return "Воно піде через ваш термінал (" + terminal + ") у теку Downloads комп'ютера перед вами."
	}
	return "Воно піде через ваш термінал (" + terminal + ") у завантаження комп'ютера перед вами."
}
func (*ukrainian) AllowThere() string {
	return "Термінал запитує, чи прийняти файл. Дозвольте там або натисніть " + action.Back.String() + ", щоб зупинити."
}
func (*ukrainian) SendingWhole(name string) string {
	return "Надсилання одним шматком: " + name + "…"
}
func (*ukrainian) Progress(name string, percent int) string {
	return "Надсилання: " + name + ", " + amount.Number(percent) + " %. " + action.Back.String() + " — зупинити."
}
func (*ukrainian) Sent(name, terminal string) string {
	return "Надіслано " + name + " у ваш термінал (" + terminal + "). Файл має бути серед завантажень; термінал цього не підтверджує."
}
func (*ukrainian) Confirmed(name, terminal string) string {
	return "Надіслано. Файл " + name + " — у теці Downloads вашого комп'ютера; термінал (" + terminal + ") це підтвердив."
}

func (*ukrainian) DropIt(name string) string {
	return "Відпустіть " + name + " там, де файл має бути. " + action.Back.String() + " — зупинити."
}
func (*ukrainian) Dropped(name string) string { return "Файл " + name + " перетягнуто." }

func (*ukrainian) Refused(why string) string {
	if why == "" {
		return "Термінал відхилив файл."
	}
	return "Термінал відхилив файл: " + lang.End(why)
}

func (*ukrainian) IsHere(path string) string {
	return "Збережено на цьому комп'ютері, де працює shortlist: " + path
}
