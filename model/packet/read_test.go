package packet

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"golang.org/x/net/html/charset"

	"shortlist/model/mail"
	"shortlist/model/modeltest"
)

// key returns what each mail in testdata/replies means.
func key(t *testing.T) map[string][]string {
	t.Helper()
	data, err := os.ReadFile("testdata/replies/key.txt")
	if err != nil {
		t.Fatal(err)
	}
	out, name := map[string][]string{}, ""
	for l := range strings.SplitSeq(string(data), "\n") {
		switch {
		case strings.HasPrefix(l, "\t"):
			out[name] = append(out[name], strings.TrimPrefix(l, "\t"))
		case l != "" && l[0] != '#':
			name = l
			out[name] = nil
		}
	}
	return out
}

func written(r Reply) (out []string) {
	for _, a := range r.Answers {
		out = append(out, a.Code+"\t"+a.Answer+"\t"+a.Text)
	}
	for _, p := range r.Problems {
		out = append(out, p.Code+"\t!"+string(p.Reason))
	}
	slices.Sort(out)
	return out
}

func TestRepliesOfMailProgramsAreRead(t *testing.T) {
	files, err := filepath.Glob("testdata/replies/*.eml")
	if err != nil {
		t.Fatal(err)
	}
	means := key(t)
	if len(files) < 99 || len(means) != len(files) {
		t.Fatalf("%d mails, %d in the key", len(files), len(means))
	}
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".eml")
		t.Run(name, func(t *testing.T) {
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			want := means[name]
			slices.Sort(want)
			forms := map[string][]byte{"CRLF": data, "LF": bytes.ReplaceAll(data, []byte("\r\n"), []byte("\n"))}
			if set := regexp.MustCompile(`charset="?([\w-]+)`).FindSubmatch(data); !utf8.Valid(data) && set != nil && !strings.HasPrefix(name, "wrong-set-") {
				of, _ := charset.Lookup(string(set[1]))
				if forms["pasted"], err = of.NewDecoder().Bytes(data); err != nil {
					t.Fatal(err)
				}
			}
			for form, data := range forms {
				r, err := Read(bytes.NewReader(data))
				if err != nil {
					t.Fatal(err)
				}
				if got := written(r); !slices.Equal(got, want) {
					t.Errorf("%s:\ngot  %q\nwant %q", form, got, want)
				}
				if r.Mail != "max@example.org" {
					t.Errorf("from %q, %q", r.From, r.Mail)
				}
			}
		})
	}
}

func TestAPastedTextIsReadWithoutASender(t *testing.T) {
	for _, text := range []string{
		"K7Q-4M2: yes", "\ufeffK7Q-4M2 yes\r\n", "Hello\n\nK7Q-4M2 yes\n",
		"Від: Макс\nНадіслано: сьогодні\n\nK7Q-4M2 yes\n\nВід: Олена\nНадіслано: вчора\n\nP9X-H3K no\n",
	} {
		r, err := Read(strings.NewReader(text))
		if err != nil || r.From != "" || len(r.Answers) != 1 || r.Answers[0] != (Answer{"K7Q-4M2", Yes, ""}) {
			t.Errorf("%q: %+v %v", text, r, err)
		}
	}
}

// TestACodeThatIsBrokenOrAloneIsNotLost: an answer is read, or the code is named as a problem.
func TestACodeThatIsBrokenOrAloneIsNotLost(t *testing.T) {
	for text, want := range map[string][]string{
		"K7Q-\n4M2 yes\nP9X–\nH3K no":              {"K7Q-4M2\tyes\t", "P9X-H3K\tno\t"},
		"I mean K7Q-\n4M2 yes":                     {"K7Q-4M2\t!place"},
		"> K7Q-\n> 4M2 yes":                        {"K7Q-4M2\t!quoted"},
		"K7Q-\n4M3 yes":                            {"4M3\t!mistyped"},
		"K7Q-4M2\n\nyes\n\nP9X-H3K\n\nno, too far": {"K7Q-4M2\t!place", "P9X-H3K\t!place"},
		"K7Q-4M2:\nP9X-H3K:\n\nSorry, no time":     nil,
		"K7Q-4M2\n\nK7Q-4M2 yes\n\nno":             {"K7Q-4M2\tyes\t"},
		"Yes:\nK7Q-4M2\nNo:\nP9X-H3K":              {"K7Q-4M2\t!place", "P9X-H3K\t!place"}, // the words may be above their codes
		"Так, обоє:\nK7Q-4M2\nP9X-H3K":             {"K7Q-4M2\t!place", "P9X-H3K\t!place"},
		"K7Q-4M2\nP9X-H3K\nyes":                    {"K7Q-4M2\t!place", "P9X-H3K\t!place"},
		"K7Q-4M2\nyes\nP9X-H3K\nno\nT4C-AM4":       {"K7Q-4M2\tyes\t", "P9X-H3K\tno\t"},
	} {
		r, err := Read(strings.NewReader(text))
		if got := written(r); err != nil || !slices.Equal(got, want) {
			t.Errorf("%q: %q %v, want %q", text, got, err, want)
		}
	}
}

// TestSignsInThePlaceOfACodeAreNotLost: they are read as a code, or named as a mistyped one. They never join the words of the code above.
func TestSignsInThePlaceOfACodeAreNotLost(t *testing.T) {
	for text, want := range map[string][]string{
		"K7Q dash 4M2 yes\nP9X тире H3K ні\nT4C kötőjel AM4 igen":   {"K7Q-4M2\tyes\t", "P9X-H3K\tno\t", "T4C-AM4\tyes\t"},
		"K 7 Q 4 M 2 yes\nP 9 X - H 3 K no":                         {"K7Q-4M2\tyes\t", "P9X-H3K\tno\t"},
		"K7Q--4M2 yes\nP9X—-H3K no\nT4C_AM4 maybe\nV2J.N9K yes":     {"K7Q-4M2\tyes\t", "P9X-H3K\tno\t", "T4C-AM4\tmaybe\t", "V2J-N9K\tyes\t"},
		"K7Q-4M2 yes\nP9X-H3 no\nT4C-AM4так\nV2J: ні\nD6R-F4KK так": {"D6R-F4KK\t!mistyped", "K7Q-4M2\tyes\t", "P9X-H3\t!mistyped", "T4C-AM4TAK\t!mistyped", "V2J\t!mistyped"},
		"K7Q-4M2 yes\nSQL2 she knows, no SAP":                       {"K7Q-4M2\tnote\tyes SQL2 she knows, no SAP"},
		"K7Q-4M2 yes\u2028P9X-H3K no\rT4C-AM4 maybe":                {"K7Q-4M2\tyes\t", "P9X-H3K\tno\t", "T4C-AM4\tmaybe\t"},
		"K7Q-4M2 -1\nP9X-H3K – 8/10":                                {"K7Q-4M2\tnote\t-1", "P9X-H3K\tnote\t8/10"},
		"K7Q-4M2 yes\n\nReject:\nP9X-H3K\nT4C-AM4\n\nMax":           {"K7Q-4M2\tyes\t", "P9X-H3K\t!place", "T4C-AM4\t!place"},
		"My answers:\nK7Q-4M2\nyes\nP9X-H3K\nno":                    {"K7Q-4M2\tyes\t", "P9X-H3K\tno\t"},
		"K7Q-4M2 +\nP9X-H3K -\nT4C-AM4 –\nyes":                      {"K7Q-4M2\tnote\t+", "P9X-H3K\tnote\t-", "T4C-AM4\tyes\t"},
	} {
		r, err := Read(strings.NewReader(text))
		if got := written(r); err != nil || !slices.Equal(got, want) {
			t.Errorf("%q:\ngot  %q %v\nwant %q", text, got, err, want)
		}
	}
}

func TestAVerdictIsReadBehindSigns(t *testing.T) {
	for words, want := range map[string]string{
		"→ yes": Yes, "(no)": No, "=> [maybe]": Maybe, "✅ так": Yes, "❌ yes": Note, "✅ no": Note, "no 👍": Note, "☐ yes": Note, "[ ] yes": Note, "☑ yes": Yes, "≠ yes": Note,
		"no, no objections": Note, "Ні, не маю заперечень": Note, "Nu, nu am obiecții": Note, "Nem, nincs kifogásom": Note, "nem, nincs jogosítványa": No, "no, no good English": No,
	} {
		if got, _ := judge(words); got != want {
			t.Errorf("%q is %s", words, got)
		}
	}
}

// TestTheHeaderOfAQuoteIsKnownInAnyLanguage, by its fields. Fields of one's own are words.
func TestTheHeaderOfAQuoteIsKnownInAnyLanguage(t *testing.T) {
	quoted, own := []string{"K7Q-4M2\tyes\t", "P9X-H3K\t!quoted"}, []string{"K7Q-4M2\tyes\t", "P9X-H3K\tno\t"}
	for header, want := range map[string][]string{
		"Sent: Monday, November 30, 2026 at 10:00 AM\nFrom: Olena <hr@example.com>\nTo: max@example.org":                                         quoted,
		"Gesendet: Montag, 30. November 2026 um 10:00\nVon: Olena <hr@example.com>\nAn: max@example.org":                                         quoted,
		"---------- Původní e-mail ----------\nOd: Olena <hr@example.com>\nKomu: max@example.org\nDatum: 30. 11. 2026 10:00:00\nPředmět: Packet": quoted,
		"De la: Olena <hr@example.com>\nSubiect: Packet\nDată: 30 noiembrie 2026 la 10:00:00 EET":                                                quoted,
		"Meeting: Monday 10:00\nRoom: 3\nAsk: max@example.org":                                                                                   own,
		"--- IT people ---": own,
	} {
		r, err := Read(strings.NewReader("From: max@example.org\nContent-Type: text/plain; charset=utf-8\n\nK7Q-4M2 yes\n\n" + header + "\n\nP9X-H3K no\n"))
		if got := written(r); err != nil || !slices.Equal(got, want) {
			t.Errorf("%s:\ngot  %q %v\nwant %q", header, got, err, want)
		}
	}
}

func TestASignatureOfAMailProgramHoldsNoAnswer(t *testing.T) {
	for _, element := range []string{`class="protonmail_signature_block"`, `id="Signature"`, `id="ms-outlook-mobile-signature"`, `id="composer_signature"`, `class="moz-signature"`} {
		r, err := Read(strings.NewReader("From: max@example.org\nContent-Type: text/html\n\n<div>K7Q-4M2 yes</div><div " + element + ">P9X-H3K yes</div>"))
		if got := written(r); err != nil || !slices.Equal(got, []string{"K7Q-4M2\tyes\t", "P9X-H3K\t!quoted"}) {
			t.Errorf("%s: %q %v", element, got, err)
		}
	}
}

func TestLineEndsThatAPageKeepsAreLineEnds(t *testing.T) {
	for _, element := range []string{"pre", `div style="white-space: pre-wrap"`} {
		r, err := Read(strings.NewReader("From: max@example.org\nContent-Type: text/html\n\n<" + element + ">K7Q-4M2 yes\nP9X-H3K no\n\n&gt; T4C-AM4 yes\n"))
		if got := written(r); err != nil || !slices.Equal(got, []string{"K7Q-4M2\tyes\t", "P9X-H3K\tno\t", "T4C-AM4\t!quoted"}) {
			t.Errorf("%s: %q %v", element, got, err)
		}
	}
}

func TestADamagedMailIsReadAsFarAsItGoes(t *testing.T) {
	for _, rest := range []string{"text/plain; charset=\n\nK7Q-4M2 yes", "text\n\nK7Q-4M2 yes", "multipart/mixed; boundary=b\n\n--b\n\nK7Q-4M2 yes\n"} {
		r, err := Read(strings.NewReader("From: max@example.org\nContent-Type: " + rest))
		if got := written(r); err != nil || !slices.Equal(got, []string{"K7Q-4M2\tyes\t"}) {
			t.Errorf("%q: %q %v", rest, got, err)
		}
	}
}

func TestWhatPGPAddsIsNoWord(t *testing.T) {
	r, err := Read(strings.NewReader("From: max@example.org\n\n-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\n- - K7Q-4M2 yes\nP9X-H3K no\n- -- \nT4C-AM4 yes\n" +
		"-----BEGIN PGP SIGNATURE-----\nVersion: 1\n\niHUE\nV2J-N9K yes\n-----END PGP SIGNATURE-----\nD6R-F4K maybe\n"))
	if got := written(r); err != nil || !slices.Equal(got, []string{"D6R-F4K\t!quoted", "K7Q-4M2\tyes\t", "P9X-H3K\tno\t", "T4C-AM4\t!quoted"}) {
		t.Errorf("%q %v", got, err)
	}
}

func TestWordsThatAreStruckOutAreNoVerdict(t *testing.T) {
	for page, want := range map[string][]string{
		"<p>K7Q-4M2: <del>yes</del><p>P9X-H3K: <s>yes</s> no":                                         {"K7Q-4M2\tnote\t~~yes~~", "P9X-H3K\tnote\t~~yes~~ no"},
		"<s><p>K7Q-4M2: yes<p>P9X-H3K: no</s>":                                                        {"K7Q-4M2\tnote\tyes~~", "P9X-H3K\tnote\tno~~"},
		`<table><tr><td>K7Q-4M2<td><span style="text-decoration: line-through">yes</span> no</table>`: {"K7Q-4M2\tnote\t~~yes no"},
	} {
		r, err := Read(strings.NewReader("From: max@example.org\nContent-Type: text/html\n\n" + page))
		if got := written(r); err != nil || !slices.Equal(got, want) {
			t.Errorf("%s: %q %v, want %q", page, got, err, want)
		}
	}
}

func TestTwoFormsOfAMailThatContradictGiveNoAnswer(t *testing.T) {
	r, err := Read(strings.NewReader("From: max@example.org\nMIME-Version: 1.0\nContent-Type: multipart/alternative; boundary=b\n\n--b\nContent-Type: text/plain\n\nK7Q-4M2 yes\nP9X-H3K yes\n\n--b\nContent-Type: text/html\n\n<p>K7Q-4M2 no<p>\n--b--\n"))
	if got := written(r); err != nil || !slices.Equal(got, []string{"K7Q-4M2\t!twice", "P9X-H3K\tyes\t"}) {
		t.Fatal(got, err)
	}
}

func TestAReplyHasLimits(t *testing.T) {
	deep := "From: max@example.org\nContent-Type: multipart/mixed; boundary=ba\n\n"
	for i := range 12 {
		deep += "--b" + string(rune('a'+i)) + "\nContent-Type: multipart/mixed; boundary=b" + string(rune('b'+i)) + "\n\n"
	}
	for name, test := range map[string]struct {
		mail string
		want error
	}{
		"size":  {"From: max@example.org\n\n" + strings.Repeat("x", 1<<20), mail.ErrTooLarge},
		"parts": {"From: max@example.org\nContent-Type: multipart/mixed; boundary=b\n\n" + strings.Repeat("--b\nContent-Type: text/plain\n\nx\n", 201) + "--b--\n", mail.ErrTooMany},
		"depth": {deep, mail.ErrTooDeep},
	} {
		if _, err := Read(strings.NewReader(test.mail)); !errors.Is(err, test.want) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func FuzzRead(f *testing.F) {
	files, _ := filepath.Glob("testdata/replies/*.eml")
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := Read(bytes.NewReader(data))
		if err != nil {
			return
		}
		seen := map[string]bool{}
		for _, a := range r.Answers {
			if !isCode(strings.ReplaceAll(a.Code, "-", "")) || seen[a.Code] || len(a.Text) > maxText+10 || !utf8.ValidString(a.Text) || strings.ContainsAny(a.Text, "\r\n\x00") {
				t.Errorf("%+v", a)
			}
			seen[a.Code] = true
			if !slices.Contains([]string{Yes, Maybe, No, Note}, a.Answer) {
				t.Errorf("%+v", a)
			}
		}
		for _, p := range r.Problems {
			if p.Code != "" && seen[p.Code] && p.Reason != Place {
				t.Errorf("%+v counts", p)
			}
		}
	})
}

func TestRepliesOfAnyKindAreReadInLinearTime(t *testing.T) {
	const head = "From: max@example.org\n\n"
	for name, line := range map[string]string{
		"blank": "\n", "answers": "K7Q-4M2 yes\n", "quotes": "> K7Q-4M2 yes\n", "attributions": "On 1.1. Max wrote:\n\n\n> x\n", "one line": "K7Q-4M2 ",
		"headers": "From: x\n",
	} {
		t.Run(name, func(t *testing.T) {
			modeltest.GrowsLinearly(t, 50<<10, func(n int) string { return head + strings.Repeat(line, n/len(line)) }, func(s string) {
				if _, err := Read(strings.NewReader(s)); err != nil {
					t.Fatal(err)
				}
			})
		})
	}
	for name, tag := range map[string]string{"elements": "<p>K7Q-4M2 yes</p>", "open quotes": "<div class=gmail_quote>", "rows": "<table><tr><td>K7Q-4M2<td>yes</table>", "nested rows": "<table><tr><td>K7Q-4M2 "} {
		t.Run(name, func(t *testing.T) {
			modeltest.GrowsLinearly(t, 30<<10, func(n int) string { return "Content-Type: text/html\n" + head + strings.Repeat(tag, n/len(tag)) }, func(s string) {
				if _, err := Read(strings.NewReader(s)); err != nil {
					t.Fatal(err)
				}
			})
		})
	}
}
