package reading

import (
	"fmt"
	"strconv"
	"strings"
)

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) LargerThan(megabytes int) string {
	return fmt.Sprintf("egy önéletrajz kisebb, mint %d MB", megabytes)
}
func (*hungarian) NoWords() string        { return "nincs szöveg az oldalain" }
func (*hungarian) NothingOnPages() string { return "üresek az oldalai" }
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
func (*hungarian) CutShort() string {
	return "a fájl túl hosszú, nem olvasható be egészben: a vége hiányzik"
}
func (*hungarian) Also(remarks []string) string { return strings.Join(remarks, "; ") }
