package team

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"shortlist/model"
)

var noon = time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)

// fileOf returns the lines of a file, without their ends, one for each value of a note.
func fileOf(name string, values ...string) (lines [][]byte) {
	c := NewChain(name)
	for i, v := range values {
		raw := c.Next(Line{At: noon.Add(time.Duration(i) * time.Minute), Service: "s", JobID: 1, ApplyID: int64(i + 1), Kind: KindNote, Value: v}).Bytes()
		c.Add(raw)
		lines = append(lines, raw)
	}
	return lines
}

func read(name string, lines ...[]byte) *Chain {
	c := NewChain(name)
	for _, l := range lines {
		c.Add(l)
	}
	return c
}

func values(lines []Line) (out []string) {
	for _, l := range lines {
		out = append(out, l.Value)
	}
	return out
}

const olena = "olena@desk.jsonl"

// TestADateToLookAgainIsNotShared: it is the plan of one manager.
func TestADateToLookAgainIsNotShared(t *testing.T) {
	if changes := ChangesOf(model.Review{ApplyID: 7}, model.Review{ApplyID: 7, Snoozed: "2026-12-01"}); len(changes) != 0 {
		t.Errorf("shared are %+v", changes)
	}
}

// TestALineThatDoesNotBelongIsShownAndNotUsed covers each way in which lines can be spoiled.
func TestALineThatDoesNotBelongIsShownAndNotUsed(t *testing.T) {
	good := fileOf(olena, "one", "two", "three", "four")
	edited := bytes.Replace(good[1], []byte("two"), []byte("TWO"), 1)
	newer := bytes.Replace(good[3], []byte(`"v":1`), []byte(`"v":2`), 1)
	unknown := bytes.Replace(good[3], []byte(`"note"`), []byte(`"mood"`), 1)
	ivans := fileOf("ivan@desk.jsonl", "one", "two")
	forged := Line{V: Version, N: 5, Prev: Hash(good[3]), By: "ivan", At: noon, Service: "s", ApplyID: 9, Kind: KindVerdict, Value: "yes"}.Bytes()
	for name, c := range map[string]struct {
		lines    [][]byte
		used     []string
		problems []string
	}{
		"whole":                 {good, []string{"one", "two", "three", "four"}, nil},
		"rubbish":               {[][]byte{good[0], []byte("\x00{"), good[2]}, []string{"one", "three"}, []string{"2 damaged"}},
		"empty line":            {[][]byte{good[0], {}, good[1]}, []string{"one", "two"}, []string{"2 damaged", "3 repeated"}},
		"edited":                {[][]byte{good[0], edited, good[2], good[3]}, []string{"one", "three", "four"}, []string{"2 changed"}},
		"removed":               {[][]byte{good[0], good[2], good[3]}, []string{"one", "three", "four"}, []string{"2 missing"}},
		"replayed":              {[][]byte{good[0], good[1], good[2], good[0], good[3]}, []string{"one", "two", "three", "four"}, []string{"4 repeated"}},
		"twice":                 {[][]byte{good[0], good[0], good[1]}, []string{"one", "two"}, []string{"2 repeated"}},
		"of another manager":    {append(slices.Clone(good), forged), []string{"one", "two", "three", "four"}, []string{"5 foreign"}},
		"another file":          {ivans, nil, []string{"1 foreign", "2 foreign"}},
		"of a newer program":    {[][]byte{good[0], good[1], good[2], newer}, []string{"one", "two", "three"}, []string{"4 newer"}},
		"of an unknown kind":    {[][]byte{good[0], good[1], good[2], unknown}, []string{"one", "two", "three", "four"}, nil},
		"impossible rating":     {[][]byte{bytes.Replace(bytes.Replace(good[0], []byte("note"), []byte("rating"), 1), []byte("one"), []byte("6"), 1)}, nil, []string{"1 damaged"}},
		"no application":        {[][]byte{bytes.Replace(good[0], []byte(`"apply":1`), []byte(`"apply":-1`), 1)}, nil, []string{"1 damaged"}},
		"not UTF-8":             {[][]byte{bytes.Replace(good[0], []byte("one"), []byte("o\xffe"), 1)}, nil, []string{"1 damaged"}},
		"a number out of order": {[][]byte{bytes.Replace(good[0], []byte(`"n":1`), []byte(`"n":900`), 1), good[1]}, []string{"two"}, []string{"1 damaged"}},
	} {
		t.Run(name, func(t *testing.T) {
			got := read(olena, c.lines...)
			var problems []string
			for _, p := range got.Problems {
				problems = append(problems, p.String())
			}
			if name == "empty line" { // which of both the reader blames does not matter
				problems, c.problems = problems[:1], c.problems[:1]
				got.Lines, c.used = got.Lines[:1], c.used[:1]
			}
			if !slices.Equal(values(got.Lines), c.used) || !slices.Equal(problems, c.problems) {
				t.Errorf("used %q, problems %q", values(got.Lines), problems)
			}
		})
	}
}

// mark is a signature in tests: whoever has the word can make it.
func mark(word string, text []byte) string { return word + Hash(text)[:8] }

// signed adds a signature to lines.
func signed(name, word string, lines [][]byte) [][]byte {
	c := read(name, lines...)
	l := c.Next(Line{At: noon, Kind: KindSignature})
	l.Value = mark(word, SignedText(name, l.N, l.Prev))
	return append(slices.Clone(lines), l.Bytes())
}

// TestASignatureCoversTheLinesBeforeItAndNoOther: a break in the chain ends what it covers.
func TestASignatureCoversTheLinesBeforeItAndNoOther(t *testing.T) {
	good := signed(olena, "olena", fileOf(olena, "one", "two", "three"))
	later := func(values ...string) [][]byte {
		c, out := read(olena, good...), slices.Clone(good)
		for _, v := range values {
			raw := c.Next(Line{At: noon, Service: "s", ApplyID: 9, Kind: KindNote, Value: v}).Bytes()
			c.Add(raw)
			out = append(out, raw)
		}
		return out
	}
	forgedPair := func() [][]byte { // two lines in the place of two others, with the right hashes between them
		c := read(olena, good[0])
		f := c.Next(Line{At: noon, Service: "s", ApplyID: 9, Kind: KindVerdict, Value: "yes"}).Bytes()
		c.Add(f)
		return [][]byte{good[0], f, good[3]}
	}
	resigned := signed(olena, "ivan", later("forged"))
	for name, c := range map[string]struct {
		lines [][]byte
		used  []string
	}{
		"all":                  {good, []string{"one", "two", "three"}},
		"lines after it":       {later("forged"), []string{"one", "two", "three"}},
		"signed by another":    {resigned, []string{"one", "two", "three"}},
		"signed again":         {signed(olena, "olena", later("four")), []string{"one", "two", "three", "four"}},
		"forged with the gap":  {forgedPair(), nil},
		"edited":               {[][]byte{good[0], bytes.Replace(good[1], []byte("two"), []byte("TWO"), 1), good[2], good[3]}, []string{"three"}},
		"the signature gone":   {good[:3], nil},
		"of another file":      {signed("olena@home.jsonl", "olena", fileOf("olena@home.jsonl", "one")), nil},
		"the first line again": {[][]byte{good[0], good[1], good[0], good[2], good[3]}, []string{"one", "two", "three"}},
	} {
		t.Run(name, func(t *testing.T) {
			lines, problems := read(olena, c.lines...).Signed(func(text []byte, signature string) bool { return signature == mark("olena", text) })
			lines = slices.DeleteFunc(lines, func(l Line) bool { return l.Kind == KindSignature })
			if !slices.Equal(values(lines), c.used) {
				t.Errorf("used %q, problems %v", values(lines), problems)
			}
		})
	}
}

// TestSignaturesOfAFileAreCheckedToALimit: a file full of signatures starts no more programs.
func TestSignaturesOfAFileAreCheckedToALimit(t *testing.T) {
	lines := fileOf(olena, "one")
	for range 200 {
		lines = signed(olena, "ivan", lines)
	}
	checks := 0
	read(olena, lines...).Signed(func([]byte, string) bool { checks++; return false })
	if checks != mostChecks {
		t.Errorf("%d checks", checks)
	}
}

// TestTheNewestDecisionOfAManagerCounts: the last one in a file, and the newer one of two hosts.
func TestTheNewestDecisionOfAManagerCounts(t *testing.T) {
	line := func(at time.Time, kind Kind, value string) Line {
		return Line{At: at, Service: "s", JobID: 1, ApplyID: 7, Kind: kind, Value: value}
	}
	view := Merge([]File{
		{Name: olena, Manager: "olena", Host: "desk", Lines: []Line{
			line(noon.Add(time.Hour), KindVerdict, "yes"), line(noon, KindVerdict, "no"), // the clock was set back
			line(noon, KindListed, "Final"), line(noon, KindListed, "Second"), line(noon, KindUnlisted, "Final"), line(noon, KindWritten, ""),
		}},
		{Name: "olena@home.jsonl", Manager: "olena", Host: "home", Lines: []Line{line(noon.Add(-time.Hour), KindVerdict, "maybe"), line(noon.Add(time.Minute), KindRating, "4")}},
		{Name: "ivan@desk.jsonl", Manager: "ivan", Host: "desk", Lines: []Line{line(noon, KindTags, "b,a")}},
	}, nil)
	got := view.Opinions("s", 7)
	if len(got) != 2 || got[0].Manager != "ivan" || !slices.Equal(got[0].Tags, []string{"a", "b"}) {
		t.Fatalf("%+v", got)
	}
	if got := got[1]; got.Verdict != model.No || got.Rating != 4 || !slices.Equal(got.Lists, []string{"Second"}) || got.Written.IsZero() {
		t.Errorf("%+v", got)
	}
	if got := view.Opinions("another", 7); len(got) != 0 {
		t.Errorf("of another service: %+v", got)
	}
}

func TestANoteOfAnyTextFitsALine(t *testing.T) {
	for _, text := range []string{strings.Repeat("\x01", model.MaxNote), strings.Repeat("\u2028", model.MaxNote/3), "<b>\"\\\n\r\t\x7f"} {
		lines := fileOf(olena, text)
		if bytes.ContainsAny(lines[0], "\n\r") || len(lines[0]) > MaxLine {
			t.Errorf("%d bytes", len(lines[0]))
		}
		if c := read(olena, lines...); len(c.Lines) != 1 || c.Lines[0].Value != text {
			t.Errorf("%v", c.Problems)
		}
	}
}

func TestNamesOfFilesNameNothingElse(t *testing.T) {
	for name, ok := range map[string]bool{
		"olena@desk.jsonl": true, "o.petrenko@host-1.example.com.jsonl": true, "olena@desk.now": true,
		"../x@desk.jsonl": false, "olena@../x.jsonl": false, ".olena@desk.jsonl": false, "Olena@desk.jsonl": false, "olena@.jsonl": false, "olena.jsonl": false, "a/b@c.jsonl": false, "olena@desk.jsonl\n": false,
	} {
		if _, _, _, got := ParseName(name); got != ok {
			t.Errorf("%q: %v", name, got)
		}
	}
	for host, want := range map[string]string{"Desk.Example.COM": "desk.example.com", "хост/../x": "x", "": "host", strings.Repeat("a", 99): strings.Repeat("a", 63)} {
		got := HostName(host)
		if _, _, _, ok := ParseName(FileOf("olena", got)); !ok || host != "хост/../x" && got != want {
			t.Errorf("%q: %q", host, got)
		}
	}
}

func TestATombstoneDoesNotShowTheApplication(t *testing.T) {
	if s := Tombstone("ua.example.com", 4100237); strings.Contains(s, "4100237") || s == Tombstone("ro.example.com", 4100237) || s != Tombstone("ua.example.com", 4100237) {
		t.Error(s)
	}
}

// FuzzLine: no line makes the reader fail, and an accepted line is written and read alike.
func FuzzLine(f *testing.F) {
	for _, l := range signed(olena, "olena", fileOf(olena, "one", "<two>\u2028")) {
		f.Add(l)
	}
	f.Add([]byte(`{"v":1,"n":1e3,"prev":null,"by":"olena","at":"0000-01-01T00:00:00Z","kind":"erased","value":""}`))
	f.Add([]byte(`{"V":1,"N":1,"by":"olena","BY":"ivan","at":"2026-03-01T12:00:00+23:59","service":"s","apply":9223372036854775807,"kind":"tags","value":",,#,"}`))
	f.Fuzz(func(t *testing.T, raw []byte) {
		l, err := ParseLine(raw)
		c := NewChain(olena)
		c.Add(raw)
		c.Add(raw)
		view := Merge([]File{{Name: olena, Manager: "olena", Lines: c.Lines}}, nil)
		if err != nil {
			return
		}
		view.Opinions(l.Service, l.ApplyID)
		again, err := ParseLine(l.Bytes())
		if err != nil || !again.At.Equal(l.At) {
			t.Fatalf("%v, of %q", err, l.Bytes())
		}
		again.At = l.At
		if fmt.Sprint(again) != fmt.Sprint(l) {
			t.Fatalf("%v became %v", l, again)
		}
	})
}
