package needs

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode"
)

// TestNeedsAreFoundInSingleLines looks for needs in lines of CVs. A person wrote the lines, and for each of them the needs
// that it meets.
func TestNeedsAreFoundInSingleLines(t *testing.T) {
	right, wrong, missed := 0, 0, 0
	for _, language := range []string{"uk", "ro", "hu", "en"} {
		data, err := os.ReadFile(filepath.Join("testdata", language+".txt"))
		if err != nil {
			t.Fatal(err)
		}
		letters, text := "", ""
		var lines [][2]string
		for line := range strings.Lines(string(data)) {
			line = strings.TrimSuffix(line, "\n")
			if letter, need, is := strings.Cut(line, " = "); is && len(letter) == 1 {
				letters, text = letters+letter, text+need+"\n"
			} else if of, line, is := strings.Cut(line, " | "); is {
				lines = append(lines, [2]string{of, line})
			}
		}
		of, err := Parse(text)
		if err != nil || len(of) != len(letters) || len(lines) < 50 {
			t.Fatalf("%s: %d needs, %d lines, %v", language, len(of), len(lines), err)
		}
		r, w, m := 0, 0, 0
		for _, line := range lines {
			for i, need := range of {
				is, letter := In(Application{Pages: [][]string{{line[1]}}}, need)[0].State == Found, rune(letters[i])
				switch has := strings.ContainsRune(line[0], letter); {
				case is && has:
					r++
				case is && !strings.ContainsRune(line[0], unicode.ToUpper(letter)):
					w++
					t.Logf("%s: wrong: %s: %s", language, need.Text, line[1])
				case has:
					m++
					t.Logf("%s: missed: %s: %s", language, need.Text, line[1])
				}
			}
		}
		t.Logf("%s: %s", language, sayTally(r, w, m))
		right, wrong, missed = right+r, wrong+w, missed+m
	}
	if recall := float64(right) / float64(right+missed); wrong > 0 || recall < .95 {
		t.Error(sayTally(right, wrong, missed))
	}
}

func sayTally(right, wrong, missed int) string {
	return fmt.Sprintf("precision %.3f, recall %.3f (%d lines right, %d wrong, %d missed)",
		float64(right)/float64(max(1, right+wrong)), float64(right)/float64(max(1, right+missed)), right, wrong, missed)
}
