package list

import (
	"fmt"

	"shortlist/ui/action"
)

var inUkrainian = words{
	Empty:       "список порожній",
	EndRange:    "завершити",
	CancelRange: action.Label{Name: "зняти діапазон", Synonyms: "скасувати, зняти позначки, cancel range, unmark", Help: "зняти позначки діапазону"},

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) Range(noun string) action.Label {
	return action.Label{
		Name: "діапазон", Title: "Позначити діапазон: " + noun, Synonyms: "вибрати, кілька, range, Mark a range of, select, visual, several",
		Help: fmt.Sprintf("позначити діапазон: %[1]s починає, %[2]s і %[3]s рухають кінець, %[1]s завершує", action.MarkRange, action.Down, action.Up),
	}
}
func (*ukrainian) All(noun string) action.Label {
	return action.Label{Name: "усі", Title: "Позначити всі показані: " + noun, Synonyms: "вибрати все, mark all, Mark all shown, select all, everybody", Help: "позначити всі показані: " + noun}
}
func (*ukrainian) Invert(noun string) action.Label {
	return action.Label{Name: "інвертувати", Title: "Інвертувати позначки: " + noun, Synonyms: "вибрати інші, навпаки, invert, Invert the marks of, select others, toggle", Help: "позначити натомість інші показані рядки"}
}

func (*ukrainian) Marked(n int) string { return fmt.Sprintf("позначено: %d", n) }
func (*ukrainian) MarkedOf(shown, all int) string {
	return fmt.Sprintf("позначено: %d з %d", shown, all)
}
