package answers

import (
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"
	_ "time/tzdata" // the computer may have no zones

	"shortlist/model/lang"
	"shortlist/model/modeltest"
)

// exitWith is the environment variable in which this test program is a mail program that ends with a code.
const exitWith = "SHORTLIST_TEST_EXIT_WITH"

func TestMain(m *testing.M) {
	if code, err := strconv.Atoi(os.Getenv(exitWith)); err == nil {
		_, _ = os.Stderr.WriteString("the server is not there\n")
		os.Exit(code)
	}
	modeltest.Prepare()
	os.Exit(m.Run())
}

// TestExitCodesOfMailProgramsMeanWhatIsKnown: a code that programs also use after the server took the mail is unknown.
func TestExitCodesOfMailProgramsMeanWhatIsKnown(t *testing.T) {
	path := filepath.Join(t.TempDir(), "mail.eml")
	if err := WriteFile(path, []byte("Subject: x\r\n\r\nx\r\n")); err != nil {
		t.Fatal(err)
	}
	want := map[int]State{0: Handed, 75: Due}
	for _, code := range []int{64, 65, 66, 67, 68, 69, 77, 78} {
		want[code] = Failed
	}
	for _, code := range []int{0, 1, 2, 4, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 127, 255} {
		t.Setenv(exitWith, strconv.Itoa(code))
		state, known := want[code]
		if !known {
			state = Unknown
		}
		out := RunProgram(t.Context(), []string{os.Args[0]}, path)
		if out.State != state || code != 0 && !strings.Contains(out.Reason, "the server is not there") {
			t.Errorf("code %d: %+v, want %s", code, out, state)
		}
	}
	if out := RunProgram(t.Context(), []string{filepath.Join(t.TempDir(), "missing")}, path); out.State != Failed {
		t.Errorf("a program that is missing has read nothing: %+v", out)
	}
}

// TestLettersLeaveInTheirHours, in the zone of the settings, and on Sundays only if they may.
func TestLettersLeaveInTheirHours(t *testing.T) {
	kyiv, err := time.LoadLocation("Europe/Kyiv")
	if err != nil {
		t.Fatal(err)
	}
	at := func(s string) time.Time {
		out, err := time.ParseInLocation("2006-01-02 15:04", s, kyiv)
		if err != nil {
			t.Fatal(err)
		}
		return out
	}
	for _, c := range []struct {
		from, want string
		hours      string
		sunday     bool
	}{
		{"2026-11-27 12:00", "2026-11-27 12:00", "08:00-20:00", false},
		{"2026-11-27 06:59", "2026-11-27 08:00", "08:00-20:00", false},
		{"2026-11-27 20:00", "2026-11-28 08:00", "08:00-20:00", false},
		{"2026-11-28 21:00", "2026-11-30 08:00", "08:00-20:00", false}, // Saturday evening
		{"2026-11-28 21:00", "2026-11-29 08:00", "08:00-20:00", true},
		{"2026-11-29 12:00", "2026-11-30 00:00", "00:00-24:00", false},
		{"2026-11-29 12:00", "2026-11-29 12:00", "00:00-24:00", true},
		{"2026-11-27 23:59", "2026-11-27 23:59", "20:00-24:00", false},
		{"2026-11-28 00:00", "2026-11-28 20:00", "20:00-24:00", false},
		{"2027-03-27 23:30", "2027-03-28 08:00", "08:00-20:00", true}, // the night before an hour is missing
	} {
		h, err := ParseHours(c.hours)
		if err != nil {
			t.Fatal(err)
		}
		if got := h.Allowed(at(c.from), c.sunday, kyiv); !got.Equal(at(c.want)) {
			t.Errorf("%s, %q, %t: %s, want %s", c.from, c.hours, c.sunday, got, c.want)
		}
	}
	for _, bad := range []string{"", "8-20", "20:00-08:00", "08:00-08:00", "08:00 20:00", "25:00-26:00", "08:00-24:01", "24:00-24:00", "8:00-20:00", "08:00-20:00x"} {
		if h, err := ParseHours(bad); err == nil {
			t.Errorf("%q is taken for %v", bad, h)
		}
	}
}

// TestEveryLetterIsInEveryLanguage, with placeholders that exist, and without a form of address that depends on gender.
func TestEveryLetterIsInEveryLanguage(t *testing.T) {
	all := Values{ForName: "Olena Koval", ForJob: "“Barista”", ForCompany: "Acme", ForSender: "Olena Bondar", ForDate: "12 January, 10:00", ForSlots: "-"}
	greeting := regexp.MustCompile(`(?i)пан|пані|domnul|doamna|stimat|mr\b|mrs\b|ms\b|úr\b|asszony`)
	for _, name := range Names() {
		for _, code := range lang.Codes() {
			tmpl, err := Templates{}.Find(name, code)
			if err != nil {
				t.Fatal(name, code, err)
			}
			if tmpl, err = tmpl.WithSource(Templates{}, code, "board.example.com"); err != nil {
				t.Fatal(err)
			}
			subject, text, err := tmpl.Fill(all)
			if err != nil || !strings.Contains(subject+text, "“Barista”") || !strings.Contains(text, "Acme") || !strings.Contains(text, "board.example.com") || strings.ContainsAny(subject+text, "{}") {
				t.Errorf("%s in %s: %v\n%s\n%s", name, code, err, subject, text)
			}
			if found := greeting.FindString(text); found != "" {
				t.Errorf("%s in %s has %q", name, code, found)
			}
		}
	}
	if _, err := (Templates{}).Find(No, "de"); err == nil {
		t.Error("a language without letters is found")
	}
}

// TestAValueIsNeverReadForPlaceholders, and one without a value stops the letter and is named.
func TestAValueIsNeverReadForPlaceholders(t *testing.T) {
	tmpl := Template{Subject: "{job}", Text: "{name} {job} {nothing}"}
	_, _, err := tmpl.Fill(Values{ForName: "{company}", ForJob: "x"})
	var missing *MissingError
	if !errors.As(err, &missing) || len(missing.Placeholders) != 1 || missing.Placeholders[0] != "nothing" {
		t.Errorf("%v", err)
	}
	tmpl.Text = "{name}"
	if _, text, err := tmpl.Fill(Values{ForName: "{company}", ForCompany: "Acme", ForJob: "x"}); err != nil || text != "{company}" {
		t.Errorf("%q %v", text, err)
	}
}

// TestTheLanguageOfATextIsFound where there is enough of it.
func TestTheLanguageOfATextIsFound(t *testing.T) {
	for text, want := range map[string]string{
		"Шукаємо кухаря у новий ресторан, досвід від двох років": "uk", "Căutăm un bucătar cu experiență pentru restaurantul nostru din Cluj": "ro",
		"Szakácsot keresünk új éttermünkbe, legalább két év tapasztalat kell": "hu", "We are looking for a cook with experience in a team of four": "en",
		"Busco trabajo de cocinero en la ciudad de Madrid, con la experiencia de dos años": "", "Je cherche un poste de cuisinier à la ville de Lyon": "",
		"Szukam pracy jako kucharz, mam trzy lata doświadczenia w dużej restauracji": "", "Barista": "", "": "", "12 34 56 78 90": "", "Lorem ipsum dolor sit amet consectetur": "",
		"Backend-розробник Go, Kubernetes, PostgreSQL та REST": "uk", "Doresc un loc de munca in Bucuresti si am lucrat la firme de constructii": "ro",
	} {
		code, ok := LanguageOf(text)
		if !ok {
			code = ""
		}
		if code != want {
			t.Errorf("%q is %q, want %q", text, code, want)
		}
	}
}

// TestADraftReplacesOnlyItsEarlierOne, whatever flags a mail program has given that. Lines in a Maildir end with LF.
func TestADraftReplacesOnlyItsEarlierOne(t *testing.T) {
	for _, way := range []Way{EML, Maildir} {
		folder := filepath.Join(t.TempDir(), "new", "folder")
		d := DraftOf(&Letter{ID: 7, Name: No, Way: way, Folder: folder, MessageID: "abcdefghijkl@example.com"})
		write := func(text string) {
			t.Helper()
			if out := d.Write([]byte(text)); out.State != Handing {
				t.Fatalf("%s: %+v", way, out)
			}
		}
		write("old\r\n")
		if way == Maildir {
			if err := os.Rename(d.Place, strings.TrimSuffix(d.Place, "DS")+"DFS"); err != nil {
				t.Fatal(err)
			}
		}
		write("x\r\n")
		entries, err := os.ReadDir(filepath.Dir(d.Place))
		data, err2 := os.ReadFile(d.Place)
		if want := map[Way]string{EML: "x\r\n", Maildir: "x\n"}[way]; string(data) != want || errors.Join(err, err2) != nil || way == Maildir && len(entries) != 1 {
			t.Errorf("%s: %q %v %v", way, data, entries, errors.Join(err, err2))
		}
		if err := canDraft(way, folder); err != nil {
			t.Errorf("%s: %v", way, err)
		}
	}
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := canDraft(EML, file); err == nil {
		t.Error("a file is taken for a folder")
	}
}

// TestAFolderThatCanBeNoMaildirGetsFiles, and one that takes no file stops all letters.
func TestAFolderThatCanBeNoMaildirGetsFiles(t *testing.T) {
	s := Settings{Way: Maildir, Folder: t.TempDir()}
	if way, err := s.Ready(); way != Maildir || err != nil {
		t.Errorf("%s %v", way, err)
	}
	s.Folder = t.TempDir()
	if err := os.WriteFile(filepath.Join(s.Folder, "cur"), nil, 0o600); err != nil { // as good as a file system without colons
		t.Fatal(err)
	}
	if way, err := s.Ready(); way != EML || err != nil {
		t.Errorf("%s %v", way, err)
	}
	s.Folder = filepath.Join(s.Folder, "cur", "folder")
	if way, err := s.Ready(); err == nil {
		t.Errorf("%s leaves", way)
	}
	s = Settings{Way: Program, Program: []string{filepath.Join(t.TempDir(), "msmtp")}}
	if way, err := s.Ready(); err == nil {
		t.Errorf("%s leaves by a program that is not there", way)
	}
}

// TestAReminderIsDueAtTheTimeOfItsInterview on the day before, also where the clock changes in between.
func TestAReminderIsDueAtTheTimeOfItsInterview(t *testing.T) {
	kyiv, err := time.LoadLocation("Europe/Kyiv")
	if err != nil {
		t.Fatal(err)
	}
	s := Settings{Hours: Hours{8 * 60, 20 * 60}, Sunday: true, Zone: kyiv}
	now := time.Date(2026, 10, 1, 10, 0, 0, 0, kyiv)
	for start, want := range map[time.Time]string{
		time.Date(2026, 10, 25, 10, 0, 0, 0, kyiv): "Sat 24 10:00",
		time.Date(2027, 3, 28, 10, 0, 0, 0, kyiv):  "Sat 27 10:00",
		time.Date(2027, 3, 28, 8, 0, 0, 0, kyiv):   "Sat 27 08:00",
	} {
		if at, ok := s.RemindAt(now, start.UTC()); !ok || at.Format("Mon 02 15:04") != want || at.Location() != kyiv {
			t.Errorf("%s: %s, %v, want %s", start, at, ok, want)
		}
	}
}

// TestAReminderLeavesWhenLettersMay: the day before, or earlier.
func TestAReminderLeavesWhenLettersMay(t *testing.T) {
	s := Settings{Hours: Hours{8 * 60, 20 * 60}, Zone: time.UTC}
	const clock = "Mon 02 15:04"
	now := time.Date(2026, 11, 25, 10, 0, 0, 0, time.UTC)
	for start, want := range map[time.Time]string{
		time.Date(2026, 12, 1, 10, 0, 0, 0, time.UTC):  "Mon 30 10:00",
		time.Date(2026, 12, 1, 21, 30, 0, 0, time.UTC): "Mon 30 19:30",
		time.Date(2026, 11, 30, 10, 0, 0, 0, time.UTC): "Sat 28 19:00",
		time.Date(2026, 11, 26, 10, 0, 0, 0, time.UTC): "",
		time.Date(2026, 11, 26, 10, 0, 1, 0, time.UTC): "Wed 25 10:00",
		time.Date(2026, 11, 24, 10, 0, 1, 0, time.UTC): "",
	} {
		at, ok := s.RemindAt(now, start)
		got := at.Format(clock)
		if !ok {
			got = ""
		}
		if got != want {
			t.Errorf("%s: %q, want %q", start.Format(clock), got, want)
		}
	}
}
