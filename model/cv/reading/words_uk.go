package reading

import (
	"fmt"
	"strconv"
	"strings"
)

var inUkrainian = words{
	NoWords:        "на сторінках немає слів",
	NothingOnPages: "сторінки порожні",
	CutShort:       "файл задовгий, щоб прочитати його цілком: кінця бракує",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) LargerThan(megabytes int) string {
	return fmt.Sprintf("резюме має бути меншим за %d МБ", megabytes)
}
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
func (*ukrainian) Attached(files []string) string {
	switch len(files) {
	case 0:
		return "вкладені файли не прочитано"
	case 1:
		return "вкладений файл " + files[0] + " не прочитано"
	}
	return "вкладені файли не прочитано: " + strings.Join(files, ", ")
}
func (*ukrainian) Also(remarks []string) string { return strings.Join(remarks, "; ") }
