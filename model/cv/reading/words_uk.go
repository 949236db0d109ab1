package reading

import (
	"fmt"
	"strconv"
	"strings"
)

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) LargerThan(megabytes int) string {
	return fmt.Sprintf("резюме має бути меншим за %d МБ", megabytes)
}
func (*ukrainian) NoWords() string        { return "на сторінках немає слів" }
func (*ukrainian) NothingOnPages() string { return "сторінки порожні" }
func (*ukrainian) PictureOnPages(pages []int) string {
	if len(pages) == 1 {
		return fmt.Sprintf("сторінка %d — зображення без тексту", pages[0])
	}
	numbers := make([]string, len(pages))
	for i, page := range pages {
		numbers[i] = strconv.Itoa(page)
	}
	return "сторінки " + strings.Join(numbers, ", ") + " — зображення без тексту"
}
func (*ukrainian) CutShort() string {
	return "файл задовгий, щоб прочитати його цілком: кінця бракує"
}
func (*ukrainian) Also(remarks []string) string { return strings.Join(remarks, "; ") }
