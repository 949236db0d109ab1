package calendar

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// realPrograms is the environment variable that tries mails with the programs of Debian, here calendars with khal, calcurse and
// Python's icalendar. .ci/check-release sets it.
const realPrograms = "SHORTLIST_MAIL_PROGRAMS"

// meeting is a meeting as a program shows it. When and Until are moments in UTC, or what a clock shows.
type meeting struct{ When, Until, Title, Place, Organizer, Status string }

const toMinute = "2006-01-02T15:04Z"

// TestInvitationsPassRealCalendars: khal, calcurse and Python show the twelve cases as they were meant, on machines in five
// zones.
func TestInvitationsPassRealCalendars(t *testing.T) {
	if os.Getenv(realPrograms) == "" {
		t.Skipf("the calendars of Debian are tried with %s=1", realPrograms)
	}
	dir := t.TempDir()
	want := map[string]meeting{}
	var paths []string
	for name, e := range twelve(t) {
		e.UID = strings.ReplaceAll(name, " ", "-") + "@example.com"
		path := filepath.Join(dir, e.UID+".ics")
		if err := os.WriteFile(path, written(t, e), 0o600); err != nil {
			t.Fatal(err)
		}
		read, err := Read(written(t, e), time.UTC)
		if err != nil {
			t.Fatal(err)
		}
		status := map[Method]string{Request: "CONFIRMED", Cancel: "CANCELLED"}[e.Method]
		want[e.UID] = meeting{e.Start.UTC().Format(toMinute), e.End.UTC().Format(toMinute), read[0].Title, read[0].Place, read[0].Organizer.Name, status}
		paths = append(paths, path)
	}
	slices.Sort(paths)
	for _, zone := range []string{"Europe/Kyiv", "Europe/Bucharest", "Europe/Budapest", "UTC", "America/New_York"} {
		t.Run(zone, func(t *testing.T) {
			machine := calendarMachine{t, t.TempDir(), zone}
			clock := map[string]meeting{} // what a calendar without zones shows
			for uid, w := range want {
				w.When, w.Until = machine.clock(w.When), machine.clock(w.Until)
				clock[uid] = w
			}
			expect(t, "khal", clock, machine.khal(paths))
			expect(t, "Python", want, machine.python(paths))
			machine.calcurse(paths, want)
		})
	}
}

// expect fails the test for a meeting that a program shows otherwise.
func expect(t *testing.T, program string, want, got map[string]meeting) {
	t.Helper()
	for uid, w := range want {
		if g := got[uid]; g != w {
			t.Errorf("%s shows %s as\n%+v, want\n%+v", program, uid, g, w)
		}
	}
}

// calendarMachine runs programs on a machine in a zone.
type calendarMachine struct {
	t    *testing.T
	dir  string
	zone string
}

func (m calendarMachine) run(program string, args ...string) string {
	m.t.Helper()
	cmd := exec.Command(program, args...)
	cmd.Env = append(os.Environ(), "TZ="+m.zone, "HOME="+m.dir, "XDG_CONFIG_HOME="+m.dir, "XDG_DATA_HOME="+m.dir, "XDG_CACHE_HOME="+m.dir, "LC_ALL=C.UTF-8")
	out, err := cmd.Output()
	if err != nil {
		m.t.Fatalf("%s %q: %v", program, args, err)
	}
	return string(out)
}

// clock returns a moment as the machine's clock shows it.
func (m calendarMachine) clock(at string) string {
	t, err := time.Parse(toMinute, at)
	if err != nil {
		m.t.Fatal(err)
	}
	return t.In(in(m.t, m.zone)).Format("2006-01-02 15:04")
}

// days are those on which the cases are, with one before and after, for machines in other zones.
func days() [][]string {
	return [][]string{{"1997-01-11", "3"}, {"2027-01-11", "3"}, {"2027-03-27", "3"}, {"2027-10-30", "3"}}
}

func (m calendarMachine) khal(paths []string) map[string]meeting {
	config := filepath.Join(m.dir, "khal.conf")
	text := fmt.Sprintf("[calendars]\n[[own]]\npath = %[1]s/own\n[sqlite]\npath = %[1]s/khal.db\n[locale]\ntimeformat = %%H:%%M\n", m.dir)
	for _, name := range []string{"dateformat", "longdateformat"} {
		text += name + " = %Y-%m-%d\n"
	}
	for _, name := range []string{"datetimeformat", "longdatetimeformat"} {
		text += name + " = %Y-%m-%d %H:%M\n"
	}
	if err := os.WriteFile(config, []byte(text), 0o600); err != nil {
		m.t.Fatal(err)
	}
	if err := os.Mkdir(filepath.Join(m.dir, "own"), 0o700); err != nil {
		m.t.Fatal(err)
	}
	m.run("khal", append([]string{"-c", config, "import", "--batch", "-a", "own"}, paths...)...)
	shown := map[string]meeting{}
	for _, d := range days() {
		const field, end = "\x1f", "\x1e"
		out := m.run("khal", "-c", config, "list", "--day-format", "", d[0], d[1]+"d", "--format",
			strings.Join([]string{"{start-long}", "{end-long}", "{title}", "{location}", "{organizer}", "{status}", "{uid}"}, field)+end)
		for row := range strings.SplitSeq(out, end) {
			cells := strings.Split(strings.Trim(row, "\n"), field)
			if len(cells) != 7 {
				continue
			}
			organizer, _, _ := strings.Cut(cells[4], " (hr@example.com)")
			shown[cells[6]] = meeting{cells[0], cells[1], cells[2], cells[3], organizer, strings.TrimSpace(cells[5])}
		}
	}
	return shown
}

// python reads calendars with icalendar of Debian, which another Python of the machine does not have.
const python = `
import icalendar, json, sys, datetime
out = {}
for path in sys.argv[1:]:
    for e in icalendar.Calendar.from_ical(open(path, "rb").read()).walk("VEVENT"):
        when = lambda name: e[name].dt.astimezone().astimezone(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%MZ")
        out[str(e["UID"])] = {"When": when("DTSTART"), "Until": when("DTEND"), "Title": str(e["SUMMARY"]), "Place": str(e.get("LOCATION", "")), "Organizer": e["ORGANIZER"].params["CN"], "Status": str(e["STATUS"])}
print(json.dumps(out))
`

func (m calendarMachine) python(paths []string) (shown map[string]meeting) {
	if err := json.Unmarshal([]byte(m.run("/usr/bin/python3", append([]string{"-c", python}, paths...)...)), &shown); err != nil {
		m.t.Fatal(err)
	}
	return shown
}

// calcurse books a cancellation as a second meeting, shows no organizer, and keeps what the clock shows: it has both ends of an
// hour that comes twice at the same moment.
func (m calendarMachine) calcurse(paths []string, want map[string]meeting) {
	for _, path := range paths {
		uid := strings.TrimSuffix(filepath.Base(path), ".ics")
		w := want[uid]
		if w.Status == "CANCELLED" {
			continue
		}
		dir := m.t.TempDir()
		m.run("calcurse", "-q", "-D", dir, "-C", dir, "-i", path)
		var got string
		for _, d := range days() {
			from, err := time.Parse("2006-01-02", d[0])
			if err != nil {
				m.t.Fatal(err)
			}
			got += m.run("calcurse", "-q", "-D", dir, "-C", dir, "-Q", "--from", from.Format("01/02/2006"), "--days", d[1], "--format-apt", "%(start:epoch) %(end:epoch) %m\n")
		}
		clock := func(at string) string { // what calcurse makes of a moment
			shown, err := time.ParseInLocation("2006-01-02 15:04", m.clock(at), in(m.t, m.zone))
			if err != nil {
				m.t.Fatal(err)
			}
			return fmt.Sprint(shown.Unix())
		}
		title := strings.Join(strings.Fields(w.Title), " ")
		if row := clock(w.When) + " " + clock(w.Until) + " " + title; !strings.Contains(strings.Join(strings.Fields(got), " "), row) {
			m.t.Errorf("calcurse shows %s as %q, want %q", uid, got, row)
		}
	}
}
