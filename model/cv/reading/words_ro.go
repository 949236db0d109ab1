package reading

import (
	"fmt"
	"strconv"
	"strings"
)

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) LargerThan(megabytes int) string {
	return fmt.Sprintf("un CV are mai puțin de %d MB", megabytes)
}
func (*romanian) NoWords() string        { return "paginile nu conțin cuvinte" }
func (*romanian) NothingOnPages() string { return "paginile sunt goale" }
func (*romanian) PictureOnPages(pages []int) string {
	if len(pages) == 1 {
		return fmt.Sprintf("pagina %d este o imagine fără text", pages[0])
	}
	numbers := make([]string, len(pages))
	for i, page := range pages {
		numbers[i] = strconv.Itoa(page)
	}
	return "paginile " + strings.Join(numbers, ", ") + " sunt imagini fără text"
}
func (*romanian) CutShort() string {
	return "fișierul este prea lung pentru a fi citit în întregime: sfârșitul lipsește"
}
func (*romanian) Also(remarks []string) string { return strings.Join(remarks, "; ") }
