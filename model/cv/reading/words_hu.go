package reading

import (
	"fmt"
	"strconv"
	"strings"
)

var inHungarian = words{
	NoWords:        "nincs szöveg az oldalain",
	NothingOnPages: "üresek az oldalai",
	CutShort:       "a fájl túl hosszú, nem olvasható be egészben: a vége hiányzik",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) LargerThan(megabytes int) string {
	return fmt.Sprintf("egy önéletrajz kisebb, mint %d MB", megabytes)
}
func (*hungarian) PictureOnPages(pages []int) string {
	if len(pages) == 1 {
		return fmt.Sprintf("%d. oldal: szöveg nélküli kép", pages[0])
	}
	numbers := make([]string, len(pages))
	for i, page := range pages {
		numbers[i] = strconv.Itoa(page) + "."
	}
	return strings.Join(numbers, ", ") + " oldal: szöveg nélküli kép"
}
func (*hungarian) Attached(files []string) string {
	switch len(files) {
	case 0:
		return "a csatolt fájlok nincsenek beolvasva"
	case 1:
		return "a csatolt " + files[0] + " fájl nincs beolvasva"
	}
	return "a csatolt fájlok nincsenek beolvasva: " + strings.Join(files, ", ")
}
func (*hungarian) Also(remarks []string) string { return strings.Join(remarks, "; ") }
