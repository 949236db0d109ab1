package text

import "testing"

// TestTextFromRightToLeftEndsBehindItsLastLetter, its marks included. Other text is as it was.
func TestTextFromRightToLeftEndsBehindItsLastLetter(t *testing.T) {
	for in, want := range map[string]string{
		"":                        "",
		"Órla 12":                 "Órla 12",
		"7  שרה לוי  44 000":      "7  שרה לוי\u200e  44 000",
		"שרה  לוי":                "שרה\u200e  לוי\u200e",
		"א\u05b8ב\u05bc 1":        "א\u05b8ב\u05bc\u200e 1",
		"ياسمين (2)\n7 الحداد\n8": "ياسمين\u200e (2)\n7 الحداد\u200e\n8",
		"محمد Anna":               "محمد\u200e Anna",
		"e\u0301":                 "e\u0301",
	} {
		if got := EndRightToLeft(in); got != want {
			t.Errorf("%q becomes %q, want %q", in, got, want)
		}
	}
}
