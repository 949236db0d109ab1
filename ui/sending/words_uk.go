package sending

import (
	"shortlist/model/amount"
	"shortlist/ui/action"
)

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) Sending() string { return "інше резюме саме надсилається" }
func (*ukrainian) NotSent() string { return "Не вдалося надіслати резюме." }
func (*ukrainian) BlindNow() string {
	return "Тим часом увімкнено анонімний режим, тому резюме збережено, але не надіслано."
}

func (*ukrainian) Question() string {
	return "Надіслати резюме на ваш комп'ютер?"
}
func (*ukrainian) File(name string, size int64) string { return name + ", " + amount.Bytes(size) }
func (*ukrainian) Destination(terminal string, asks bool) string {
	if asks {
		return "Воно піде через ваш термінал (" + terminal + ") у теку Downloads комп'ютера перед вами."
	}
	return "Воно піде через ваш термінал (" + terminal + ") у завантаження комп'ютера перед вами."
}
func (*ukrainian) InOne() string {
	return "Термінал приймає файл одним шматком. Доти екран не змінюється."
}
func (*ukrainian) TerminalAsks() string { return "Термінал теж запитає вас." }
func (*ukrainian) Send() string         { return "надіслати" }
func (*ukrainian) AllowThere() string {
	return "Термінал запитує, чи прийняти файл. Дозвольте там або натисніть " + action.Back.String() + ", щоб зупинити."
}
func (*ukrainian) SendingWhole(name string) string {
	return "Надсилання одним шматком: " + name + "…"
}
func (*ukrainian) Progress(name string, percent int) string {
	return "Надсилання: " + name + ", " + amount.Number(percent) + " %. " + action.Back.String() + " — зупинити."
}
func (*ukrainian) Stop() action.Label {
	return action.Label{Name: "зупинити", Synonyms: "stop sending", Help: "зупинити надсилання резюме"}
}
func (*ukrainian) Stopped() string {
	return "Зупинено. Файл на вашому комп'ютері неповний, або його немає; тут резюме збережено."
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
func (*ukrainian) DragTooLate() string {
	return "Перетягування закінчилося раніше, ніж резюме було готове. Тепер його збережено; перетягніть ще раз."
}
func (*ukrainian) NotDropped() string {
	return "Резюме не перетягнуто. На цьому комп'ютері його збережено."
}

func (*ukrainian) NotKnown() string {
	return "Невідомо, чи приймає ваш термінал файли."
}
func (*ukrainian) TmuxBlocks() string {
	return "tmux не передає файли вашому терміналу. Це змінює команда tmux set -g allow-passthrough on."
}
func (*ukrainian) TooLarge() string {
	return "Файл завеликий для вашого термінала."
}
func (*ukrainian) Silent() string { return "Термінал не відповів вчасно." }
func (*ukrainian) Refused(why string) string {
	if why == "" {
		return "Термінал відхилив файл."
	}
	return "Термінал відхилив файл: " + why + "."
}
func (*ukrainian) NotWhole() string {
	return "Термінал повідомляє інший розмір, ніж має файл."
}
func (*ukrainian) NameTaken() string {
	return "У теці Downloads забагато файлів із цією назвою."
}
func (*ukrainian) FileChanged() string {
	return "Збережене резюме змінилося або зникло. Надішліть його ще раз."
}

func (*ukrainian) IsHere(path string) string {
	return "Збережено на цьому комп'ютері, де працює shortlist: " + path
}
func (*ukrainian) FetchTitle() string {
	return "Отримати резюме на свій комп'ютер"
}
func (*ukrainian) RunThere() string {
	return "Резюме збережено там, де працює shortlist. Виконайте цю команду на своєму комп'ютері:"
}
func (*ukrainian) CommandCopied() string {
	return "Команду також надіслано в буфер обміну термінала. Якщо ви входите за іншою адресою, змініть її."
}
