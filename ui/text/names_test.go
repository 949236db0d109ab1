package text

import (
	"strings"
	"testing"
)

func TestFileName(t *testing.T) {
	tests := []struct{ name, in, want string }{
		{"plain", "CV Ivan Franko.pdf", "CV Ivan Franko.pdf"},
		{"Cyrillic", "Резюме Їжак.docx", "Резюме Їжак.docx"},
		{"empty", "", ""},
		{"nothing left", " ../.. ", ""},
		{"dots", "...", ""},

		{"climbing", "../../etc/passwd", "etc-passwd"},
		{"climbing on Windows", `..\..\boot.ini`, "boot.ini"},
		{"absolute", "/etc/cron.d/x", "etc-cron.d-x"},
		{"drive", `C:\Users\a.pdf`, "C--Users-a.pdf"},
		{"stream", "a.pdf:evil.exe", "a.pdf-evil.exe"},
		{"null", "a.pdf\x00.exe", "a.pdf.exe"},

		{"hidden", ".bashrc", "bashrc"},
		{"option", "-rf", "rf"},
		{"options", "--version .pdf", "version .pdf"},
		{"spaces around", "  a.pdf  ", "a.pdf"},
		{"trailing dots", "a.pdf. .", "a.pdf"},
		{"forbidden", `a<b>c"d|e?f*g.pdf`, "a-b-c-d-e-f-g.pdf"},
		{"apostrophes", "O'Loughlin O’Brien Мар'яна Мар’яна Марʼяна.pdf", "OLoughlin OBrien Маряна Маряна Марʼяна.pdf"},
		{"signs of a shell", "$(a);`b`&{c}[d]!#~^%=e.pdf", "a--b--c--d-------e.pdf"},
		{"far extension", "cv.pdf" + strings.Repeat(" ", 100) + ".exe", "cv.pdf .exe"},

		{"device", "CON", "_CON"},
		{"device with extension", "nul.txt", "_nul.txt"},
		{"device with spaces", "Aux .pdf", "_Aux .pdf"},
		{"port", "com1.pdf", "_com1.pdf"},
		{"port, superscript", "LPT².pdf", "_LPT².pdf"},
		{"no device", "console.pdf", "console.pdf"},
		{"no port", "com10.pdf", "com10.pdf"},

		{"override", "cv\u202efdp.exe", "cvfdp.exe"},
		{"escape", "cv\x1b]0;x\x07.pdf", "cv.pdf"},
		{"line break", "cv\r\n.pdf", "cv .pdf"},
		{"invisible", "cv\u200b.pdf", "cv.pdf"},
		{"composed", "re\u0301sume\u0301.pdf", "r\u00e9sum\u00e9.pdf"},
		{"mark of an apostrophe", "cv `\u0300", "cv"},
		{"selector of a sign", "cv 👨\ufe0f", "cv -"},
		{"bad bytes", "cv\xff.pdf", "cv.pdf"},

		{"long", strings.Repeat("a", 300) + ".pdf", strings.Repeat("a", 196) + ".pdf"},
		{"long Cyrillic", strings.Repeat("ж", 300) + ".docx", strings.Repeat("ж", 97) + ".docx"},
		{"long without extension", strings.Repeat("a", 300), strings.Repeat("a", 200)},
		{"long extension", "a." + strings.Repeat("b", 300), "a." + strings.Repeat("b", 198)},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := FileName(tt.in)
			if got != tt.want {
				t.Errorf("FileName(%q) = %q, want %q", tt.in, got, tt.want)
			}
			if again := FileName(got); again != got {
				t.Errorf("a second FileName made %q of %q", again, got)
			}
		})
	}
}

func TestCell(t *testing.T) {
	for in, want := range map[string]string{
		"":                             "",
		"Іван Франко":                  "Іван Франко",
		"=HYPERLINK(\"http://e.com\")": "'=HYPERLINK(\"http://e.com\")",
		"+380 44 000 00 00":            "'+380 44 000 00 00",
		"-1+1":                         "'-1+1",
		"@SUM(A1)":                     "'@SUM(A1)",
		" =1+1":                        "' =1+1",
		"\u00a0=1+1":                   "' =1+1",
		"\u200b=1+1":                   "'=1+1",
		"\x1b[m=1+1":                   "'=1+1",
		"\t=1+1":                       "'    =1+1",
		"\r=1+1":                       "'\n'=1+1",
		"\n=1+1":                       "'\n'=1+1",
		"fine\n=1+1":                   "fine\n'=1+1",
		"fine\r=cmd|' /C calc'!A1":     "fine\n'=cmd|' /C calc'!A1",
		"a\u2028+1+1":                  "a\n'+1+1",
		"a\t=1+1":                      "a   =1+1",
		"a;=1":                         "a;'=1",
		"a; \u2003＠x":                  "a;  '＠x",
		"x,\u200b=1":                   "x,'=1",
		"\u2003=1":                     "' =1",
		"a;\"=1":                       "a;\"'=1",
		"x;'=1":                        "x;'=1",
		"a; -cmd":                      "a; '-cmd",
		"a;-1+cmd|x":                   "a;'-1+cmd|x",
		"a;+ cmd|x":                    "a;'+ cmd|x",
		"a\n- b\n-5\n+1.5 ;-2,5":       "a\n'- b\n-5\n+1.5 ;-2,5",
		"a;－5":                         "a;'－5",
		"1 - 2 = 3, me@example.com":    "1 - 2 = 3, me@example.com",
		"＝1+1":                         "'＝1+1",
		"a\r\nb\tc":                    "a\nb   c",
		"a=b":                          "a=b",
		"a\x1b]52;c;x\x07b":            "ab",
	} {
		if got := Cell(in); got != want {
			t.Errorf("Cell(%q) = %q, want %q", in, got, want)
		}
	}
}
