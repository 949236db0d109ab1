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
func fileOf(manager string, values ...string) (lines [][]byte) {
	for i, v := range values {
		lines = append(lines, Line{V: Version, By: manager, Service: "s", Change: Change{At: noon.Add(time.Duration(i) * time.Minute), JobID: 1, ApplyID: int64(i + 1), Kind: KindNote, Value: v}}.Bytes())
	}
	return lines
}

func read(manager string, raw ...[]byte) *lines {
	l := &lines{File: File{Manager: manager}}
	for _, line := range raw {
		l.add(line)
	}
	return l
}

func values(lines []Line) (out []string) {
	for _, l := range lines {
		out = append(out, l.Value)
	}
	return out
}

const olena = "olena"

// TestADateToLookAgainIsNotShared: it is the plan of one manager.
func TestADateToLookAgainIsNotShared(t *testing.T) {
	if changes := ChangesOf(model.Review{ApplyID: 7}, model.Review{ApplyID: 7, Snoozed: "2026-12-01"}); len(changes) != 0 {
		t.Errorf("shared are %+v", changes)
	}
}

// TestALineThatDoesNotBelongIsShownAndNotUsed covers each way in which lines can be spoiled. Lines of version 1 are read as
// they were written, with hashes and signatures.
func TestALineThatDoesNotBelongIsShownAndNotUsed(t *testing.T) {
	good := fileOf(olena, "one", "two", "three", "four")
	newer := bytes.Replace(good[3], []byte(`"v":2`), []byte(`"v":3`), 1)
	unknown := bytes.Replace(good[3], []byte(`"note"`), []byte(`"mood"`), 1)
	first := []byte(`{"v":1,"n":1,"prev":"hO0m3Jcy","by":"olena","at":"2026-03-01T09:30:00Z","service":"s","job":1,"apply":7,"kind":"note","value":"old"}`)
	signature := []byte(`{"v":1,"n":2,"prev":"c1JkKr0T","by":"olena","at":"2026-03-01T09:30:01Z","job":0,"apply":0,"kind":"signature","value":"U1NIU0lH"}`)
	for name, c := range map[string]struct {
		lines    [][]byte
		used     []string
		problems []string
	}{
		"whole":               {good, []string{"one", "two", "three", "four"}, nil},
		"of version 1":        {[][]byte{first, signature, good[0]}, []string{"old", "one"}, nil},
		"rubbish":             {[][]byte{good[0], []byte("\x00{"), good[2]}, []string{"one", "three"}, []string{"2 damaged"}},
		"empty line":          {[][]byte{good[0], {}, good[1]}, []string{"one", "two"}, []string{"2 damaged"}},
		"of another manager":  {slices.Concat(good[:1], fileOf("ivan", "one")), []string{"one"}, []string{"2 foreign"}},
		"another file":        {fileOf("ivan", "one", "two"), nil, []string{"1 foreign", "2 foreign"}},
		"of a newer program":  {[][]byte{good[0], good[1], good[2], newer}, []string{"one", "two", "three"}, []string{"4 newer"}},
		"signed in version 2": {[][]byte{bytes.Replace(signature, []byte(`"v":1`), []byte(`"v":2`), 1)}, nil, []string{"1 damaged"}},
		"of an unknown kind":  {[][]byte{good[0], good[1], good[2], unknown}, []string{"one", "two", "three", "four"}, nil},
		"impossible rating":   {[][]byte{bytes.Replace(bytes.Replace(good[0], []byte("note"), []byte("rating"), 1), []byte("one"), []byte("6"), 1)}, nil, []string{"1 damaged"}},
		"impossible times":    {[][]byte{bytes.Replace(bytes.Replace(good[0], []byte("note"), []byte("interview"), 1), []byte("one"), []byte(`a@b\ninvited tomorrow later`), 1)}, nil, []string{"1 damaged"}},
		"no application":      {[][]byte{bytes.Replace(good[0], []byte(`"apply":1`), []byte(`"apply":-1`), 1)}, nil, []string{"1 damaged"}},
		"not UTF-8":           {[][]byte{bytes.Replace(good[0], []byte("one"), []byte("o\xffe"), 1)}, nil, []string{"1 damaged"}},
	} {
		t.Run(name, func(t *testing.T) {
			got := read(olena, c.lines...)
			var problems []string
			for _, p := range got.Problems {
				problems = append(problems, p.String())
			}
			if !slices.Equal(values(got.Lines), c.used) || !slices.Equal(problems, c.problems) {
				t.Errorf("used %q, problems %q", values(got.Lines), problems)
			}
		})
	}
}

// TestTheNewestDecisionOfAManagerCounts: the last one in a file, and the newer one of two hosts.
func TestTheNewestDecisionOfAManagerCounts(t *testing.T) {
	line := func(at time.Time, kind Kind, value string) Line {
		return Line{Service: "s", Change: Change{At: at, JobID: 1, ApplyID: 7, Kind: kind, Value: value}}
	}
	view := Merge([]File{
		{Name: "olena@desk.jsonl", Manager: "olena", Host: "desk", Lines: []Line{
			line(noon.Add(time.Hour), KindVerdict, "yes"), line(noon, KindVerdict, "no"), // the clock was set back
			line(noon.Add(-time.Minute), KindReason, "of the verdict before"),
			line(noon, KindListed, "Final"), line(noon, KindListed, "Second"), line(noon, KindUnlisted, "Final"), line(noon, KindWritten, ""),
		}},
		{Name: "olena@home.jsonl", Manager: "olena", Host: "home", Lines: []Line{line(noon.Add(-time.Hour), KindVerdict, "maybe"), line(noon.Add(time.Minute), KindRating, "4")}},
		{Name: "ivan@desk.jsonl", Manager: "ivan", Host: "desk", Lines: []Line{line(noon, KindTags, "b,a")}},
	}, nil)
	got := view.Opinions("s", 7)
	if len(got) != 2 || got[0].Manager != "ivan" || !slices.Equal(got[0].Tags, []string{"a", "b"}) {
		t.Fatalf("%+v", got)
	}
	if got := got[1]; got.Verdict != model.No || got.Rating != 4 || !slices.Equal(got.Lists, []string{"Second"}) || got.Written.IsZero() || got.Reason != "" {
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
	for _, l := range fileOf(olena, "one", "<two>\u2028") {
		f.Add(l)
	}
	f.Add([]byte(`{"v":1,"n":1e3,"prev":null,"by":"olena","at":"0000-01-01T00:00:00Z","kind":"erased","value":""}`))
	f.Add([]byte(`{"v":2,"by":"olena","at":"2026-03-01T12:00:00Z","service":"s","apply":7,"kind":"interview","value":"a@b\ninvited 2026-12-01T08:00:00Z 2026-12-01T08:30:00+02:00"}`))
	f.Add([]byte(`{"V":1,"N":1,"by":"olena","BY":"ivan","at":"2026-03-01T12:00:00+23:59","service":"s","apply":9223372036854775807,"kind":"tags","value":",,#,"}`))
	f.Fuzz(func(t *testing.T, raw []byte) {
		l, err := ParseLine(raw)
		view := Merge([]File{{Manager: olena, Lines: read(olena, raw, raw).Lines}}, nil)
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
