package markup

import "fmt"

var inUkrainian = words{
	TooDeep:  "усе форматування: теги вкладено надто глибоко або не закрито",
	SomeText: "частина тексту",
	More:     "інше такого роду",

	NestedTooDeep: "надто глибоко вкладені списки й цитати",

	Comments:   "коментарі",
	HiddenText: "прихований текст",
	LineEnds:   "розриви рядків, які зберігає стиль",

	ScriptLinks: "посилання, що запускають скрипт",
	LinksWithin: "посилання на місця в тексті",
	OwnImages:   "зображення з власними даними або без адреси",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) TooLong(kibibytes int) string {
	return fmt.Sprintf("усе: текст довший за %d КіБ", kibibytes)
}
func (*ukrainian) ExactForm(of string) string { return "точний вигляд: " + of }

func (*ukrainian) Block(kind string) string {
	return map[string]string{
		"ul": "списки", "ol": "списки", "table": "таблиці", "pre": "форматований текст (pre)",
		"h1": "заголовки", "h2": "заголовки", "h3": "заголовки", "h4": "заголовки", "h5": "заголовки", "h6": "заголовки",
	}[kind]
}

func (*ukrainian) Tag(tag string) string {
	return map[string]string{
		"u": "підкреслення", "ins": "підкреслення", "s": "закреслений текст", "strike": "закреслений текст", "del": "закреслений текст",
		"mark": "виділення кольором", "sub": "нижній індекс", "sup": "верхній індекс",
		"center": "вирівнювання тексту", "dl": "списки термінів", "script": "скрипти", "style": "таблиці стилів", "iframe": "вбудовані сторінки",
	}[tag]
}
func (*ukrainian) UnknownTag(tag string) string { return "тег <" + tag + ">" }
func (*ukrainian) Attribute(name string) string { return "атрибут " + name }
func (*ukrainian) Style(name string) string     { return "стиль " + name }
