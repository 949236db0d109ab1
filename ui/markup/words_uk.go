package markup

import "fmt"

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) TooLong(kibibytes int) string {
	return fmt.Sprintf("усе: текст довший за %d КіБ", kibibytes)
}
func (*ukrainian) TooDeep() string {
	return "усе форматування: теги вкладено надто глибоко або не закрито"
}
func (*ukrainian) ExactForm(of string) string { return "точний вигляд: " + of }
func (*ukrainian) SomeText() string           { return "частина тексту" }
func (*ukrainian) More() string               { return "інше такого роду" }

func (*ukrainian) Block(kind string) string {
	return map[string]string{
		"ul": "списки", "ol": "списки", "table": "таблиці", "pre": "форматований текст (pre)",
		"h1": "заголовки", "h2": "заголовки", "h3": "заголовки", "h4": "заголовки", "h5": "заголовки", "h6": "заголовки",
	}[kind]
}
func (*ukrainian) NestedTooDeep() string {
	return "надто глибоко вкладені списки й цитати"
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
func (*ukrainian) Comments() string             { return "коментарі" }
func (*ukrainian) HiddenText() string           { return "прихований текст" }
func (*ukrainian) LineEnds() string {
	return "розриви рядків, які зберігає стиль"
}

func (*ukrainian) ScriptLinks() string {
	return "посилання, що запускають скрипт"
}
func (*ukrainian) LinksWithin() string { return "посилання на місця в тексті" }
func (*ukrainian) OwnImages() string {
	return "зображення з власними даними або без адреси"
}
