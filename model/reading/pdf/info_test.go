package pdf

import (
	"bytes"
	"testing"
)

func TestAHyphenOfReactPDFIsNoneOfTheText(t *testing.T) {
	page := onePage("BT /F 11 Tf 14 TL 50 700 Td (Write to jane.exam-) Tj T* (ple@mail-server.ex-) Tj T* (ample.org, COMMUNI-) Tj T* (CATION) Tj ET")
	const without, with = "Write to jane.example@mail-server.example.org, COMMUNICATION", "Write to jane.exam-ple@mail-server.ex-ample.org, COMMUNI-CATION"
	for info, want := range map[string]string{
		"<</Producer(react-pdf)>>":   without,
		"<</Producer(react-pdf 5)>>": with,
		"<</Producer(pdfTeX-1.40)>>": with,
		"<</Producer 7>>":            with,
		"<</Producer(Jane Example)/Creator<FEFF00720065006100630074002D007000640066>>>": without, // an author sets one of both
	} {
		if got := readText(t, bytes.Replace(page, []byte("/Root 1 0 R"), []byte("/Root 1 0 R/Info"+info), 1)); got != want {
			t.Errorf("%s: %q, want %q", info, got, want)
		}
	}
}
