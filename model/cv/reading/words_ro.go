package reading

import (
	"fmt"
	"strconv"
	"strings"
)

var inRomanian = words{
	NoWords:        "paginile nu conțin cuvinte",
	NothingOnPages: "paginile sunt goale",
	CutShort:       "fișierul este prea lung pentru a fi citit în întregime: sfârșitul lipsește",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) LargerThan(megabytes int) string {
	return fmt.Sprintf("un CV are mai puțin de %d MB", megabytes)
}
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
func (*romanian) Attached(files []string) string {
	switch len(files) {
	case 0:
		return "fișierele atașate nu sunt citite"
	case 1:
		return "fișierul atașat " + files[0] + " nu este citit"
	}
	return "fișierele atașate nu sunt citite: " + strings.Join(files, ", ")
}
func (*romanian) Also(remarks []string) string { return strings.Join(remarks, "; ") }
