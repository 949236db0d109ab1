package pdf

import (
	"bytes"
	"testing"
)

func TestHyphensAreThoseOfTheProgramThatWroteTheFile(t *testing.T) {
	page := onePage("BT /F 11 Tf 14 TL 50 700 Td (Write to jane.exam-) Tj T* (ple@mail-server.ex-) Tj T* (ample.org, COMMUNI-) Tj T* (CATION and hand-) Tj T* (ling) Tj ET")
	const (
		guessed = "Write to jane.exam-ple@mail-server.ex-ample.org, COMMUNI-CATION and handling"
		added   = "Write to jane.example@mail-server.example.org, COMMUNICATION and handling"
		own     = "Write to jane.exam-ple@mail-server.ex-ample.org, COMMUNI-CATION and hand-ling"
	)
	for info, want := range map[string]string{
		"": guessed, "<</Producer 7>>": guessed, "<</Producer(pdfTeX-1.40)>>": guessed, "<</Producer(react-pdf 5)>>": guessed,
		"<</Producer(react-pdf)>>": added, "<</Producer(Jane Example)/Creator<FEFF00720065006100630074002D007000640066>>>": added,
		"<</Producer(pdfmake)/Creator(pdfmake)>>": own,
	} {
		file := page
		if info != "" {
			file = bytes.Replace(page, []byte("/Root 1 0 R"), []byte("/Root 1 0 R/Info"+info), 1)
		}
		if got := readText(t, file); got != want {
			t.Errorf("%s: %q, want %q", info, got, want)
		}
	}
}
