package cli

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"shortlist/api/sandbox"
	"shortlist/api/wire"
	"shortlist/config"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/modeltest"
	"shortlist/model/reading"
	"shortlist/model/store"
	"shortlist/ui/cli/command"
)

func (d *desk) applies(key string) []int64 {
	d.t.Helper()
	ids, err := d.service.ApplyIDs(d.job(key))
	modeltest.Must(d.t, err)
	return ids
}

// nothingViewed fails the test when a command has marked anybody viewed.
func (d *desk) nothingViewed() {
	d.t.Helper()
	if n := d.service.Count(sandbox.MarkViewed); n != 0 {
		d.t.Errorf("%d applications were marked viewed", n)
	}
}

func TestApplicantsList(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	people := decode[[]object](t, d.must("applicants", "list", d.jobArg("ua-backend"), "--json", "--all").out)
	if len(people) != len(d.applies("ua-backend")) {
		t.Fatalf("%d people, want %d", len(people), len(d.applies("ua-backend")))
	}
	var applied, unviewed, hidden, suggested int
	for _, p := range people {
		switch {
		case p["status"] == "Deleted":
			hidden++
		case p["isSuggested"] == true:
			suggested++
		default:
			applied++
			if p["isViewed"] == false {
				unviewed++
			}
		}
	}
	if hidden == 0 || suggested == 0 || unviewed == 0 {
		t.Fatalf("the demo has %d deleted, %d suggested, %d unseen: this shows nothing", hidden, suggested, unviewed)
	}
	r := d.must("applicants", "list", d.jobArg("ua-backend"))
	want := lang.Plural(applied, "%d applicant", "%d applicants") + ", " + strconv.Itoa(unviewed) + " not viewed, " + strconv.Itoa(hidden) + " deleted hidden, " + strconv.Itoa(suggested) + " suggested"
	if strings.TrimSpace(r.err) != want {
		t.Errorf("printed %q, want %q", r.err, want)
	}
	main, apart, ok := strings.Cut(r.out, "Suggested by the service, did not apply:")
	if !ok || strings.Count(main, "\n") != 1+applied+1 || strings.Count(apart, "\n") != 2+suggested {
		t.Errorf("%d lines and %d apart:\n%s", strings.Count(main, "\n"), strings.Count(apart, "\n"), r.out)
	}
	if all := d.must("applicants", "list", d.jobArg("ua-backend"), "--all"); strings.Contains(all.err, "hidden") {
		t.Errorf("--all printed %q", all.err)
	}
	if shown := decode[[]object](t, d.must("applicants", "list", d.jobArg("ua-backend"), "--json").out); len(shown) != applied+suggested {
		t.Errorf("%d people as JSON, want %d", len(shown), applied+suggested)
	}
	d.nothingViewed()
}

func TestApplicantsAsJSONHaveThePathInsteadOfTheBytes(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	people := decode[[]object](t, d.must("applicants", "list", d.jobArg("ua-backend"), "--json").out)
	with := 0
	for _, p := range people {
		id, err := p["id"].(json.Number).Int64()
		modeltest.Must(t, err)
		data, err := d.service.CVData(id)
		modeltest.Must(t, err)
		file, there := p["cvFile"].(object)
		if there != (data != nil) {
			t.Errorf("application %d: cvFile %v, CV of %d bytes", id, p["cvFile"], len(data))
		}
		if !there {
			continue
		}
		with++
		if _, leaked := file["data"]; leaked {
			t.Error("the bytes are in the JSON")
		}
		got, err := os.ReadFile(file["path"].(string))
		if err != nil || !bytes.Equal(got, data) {
			t.Errorf("application %d: %d bytes at the path, want %d (%v)", id, len(got), len(data), err)
		}
		for _, name := range []string{"name", "type", "contentType"} {
			if _, ok := file[name].(string); !ok {
				t.Errorf("cvFile.%s is %v", name, file[name])
			}
		}
	}
	if with == 0 {
		t.Fatal("no applicant has a CV")
	}
	first := people[0]
	var names []string
	for name := range first {
		names = append(names, name)
	}
	slices.Sort(names)
	want := []string{
		"additionalQuestions", "applicant", "appliesCount", "date", "dateStatusChanged", "fileName", "hasMessages", "hasProfile",
		"hasProfileCV", "id", "isNew", "isPremium", "isSuggested", "isViewed", "jobId", "jobTitle", "lastMessageDate",
		"messagesCount", "newMessagesCount", "status", "withoutCv",
	}
	names = slices.DeleteFunc(names, func(s string) bool { return s == "cvFile" })
	if diff := cmp.Diff(want, names); diff != "" {
		t.Error(diff)
	}
	if date := first["date"].(string); !strings.Contains(date, "T") || !strings.HasSuffix(date, "Z") {
		t.Errorf("date %q is not RFC 3339", date)
	}
}

func TestApplicantsShow(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	job, id := d.jobArg("ua-backend"), d.applies("ua-backend")[3]
	d.fails(command.ExitNotYours, "--job", "applicants", "show", command.Number(id))
	r := d.must("applicants", "show", command.Number(id), "--job", job)
	has(t, r.out, "Name ", "Application    "+command.Number(id), "Status ", "E-mail ", "Experience", "Education", "CV ")
	cached := d.must("applicants", "show", command.Number(id))
	if cached.out != r.out {
		t.Errorf("the cached one differs:\n%s\n%s", cached.out, r.out)
	}
	has(t, cached.err, "As of ", "--job "+job)
	one := decode[object](t, d.must("applicants", "show", command.Number(id), "--json").out)
	if one["id"] != json.Number(command.Number(id)) {
		t.Errorf("id %v", one["id"])
	}
	if file, ok := one["cvFile"].(object); ok {
		modeltest.Must(t, os.Remove(file["path"].(string)))
		one = decode[object](t, d.must("applicants", "show", command.Number(id), "--json").out)
		if path, there := one["cvFile"].(object)["path"]; there {
			t.Errorf("the path of a file that is gone: %v", path)
		}
		has(t, d.must("applicants", "show", command.Number(id)).out, "not on this computer")
	} else {
		t.Error("this one has no CV to show it with")
	}
	d.fails(command.ExitNotYours, "no application", "applicants", "show", "5", "--job", job)
	d.nothingViewed()
}

// Contacts in a CV that was read are shown as such, and in blind mode not at all.
func TestShowHasContactsOfTheCV(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	id := d.applies("ua-backend")[3]
	d.must("applicants", "list", d.jobArg("ua-backend"))
	st, err := store.Open(config.PathsOf("acme").Store)
	modeltest.Must(t, err)
	cv := store.CVText{Doc: reading.Document{Pages: []reading.Page{{Text: "LinkedIn (https://linkedin.example.com/in/olena) www.olena.org (https://tracker.example.net/r)"}}}}
	modeltest.Must(t, errors.Join(st.PutCVText(t.Context(), id, "sum", cv), st.Close()))
	has(t, d.must("applicants", "show", command.Number(id)).out, "From the CV    https://linkedin.example.com/in/olena\n", "From the CV    www.olena.org → https://tracker.example.net/r\n")
	d.blind(nil)
	if out := d.must("applicants", "show", command.Number(id)).out; strings.Contains(out, "From the CV") {
		t.Error(out)
	}
}

func TestShowMarksMaskedAndUnknownFields(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.faults("applies:extra")
	notes := map[string]string{} // by application
	for _, p := range decode[[]object](t, d.must("applicants", "list", d.jobArg("ua-backend"), "--json").out) {
		contacts := p["applicant"].(object)["contacts"].(object)
		if s, _ := contacts["email"].(string); strings.Contains(s, "*") || s != "" && contacts["isOpened"] == false {
			notes[string(p["id"].(json.Number))] = map[bool]string{true: s + " (masked)", false: s + " (contact not opened on the board)"}[strings.Contains(s, "*")]
		}
	}
	if len(notes) == 0 {
		t.Fatal("no address is masked")
	}
	for id, note := range notes {
		r := d.must("applicants", "show", id)
		has(t, r.out, note)
		break
	}
}

func TestViewedMarksOnlyWhatWasNamed(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	var unviewed []string
	for _, id := range d.applies("ua-backend") {
		if !d.service.Viewed(id) {
			unviewed = append(unviewed, command.Number(id))
		}
	}
	got := decode[[]object](t, d.must("applicants", "viewed", unviewed[0], unviewed[1], "--json").out)
	if len(got) != 2 || got[0]["isViewed"] != true {
		t.Errorf("got %v", got)
	}
	d.must("applicants", "viewed", unviewed[0]) // again is nothing new
	for i, id := range unviewed[:3] {
		n, _ := strconv.ParseInt(id, 10, 64)
		events, err := d.service.ViewedEvents(n)
		modeltest.Must(t, err)
		if want := map[bool]int{true: 1, false: 0}[i < 2]; events != want {
			t.Errorf("%d events for application %d, want %d", events, i, want)
		}
	}
	d.fails(command.ExitNotYours, "not allowed", "applicants", "viewed", "5")
	d.fails(command.ExitUsage, "not the id of an application", "applicants", "viewed", "x")
	d.fails(command.ExitUsage, "known only from a callback", "applicants", "viewed", "--", "-5")
	d.fails(command.ExitUsage, "\"-5\" is not the id of a job: an id is a number above 0", "applicants", "list", "--", "-5")
}

func TestAViewThatCannotBeSentIsKept(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	ids := d.applies("ua-backend")
	d.faults("markViewed:status=500")
	d.fails(command.ExitNetwork, "1 mark is queued", "applicants", "viewed", command.Number(ids[0]))
	d.service.SetFaults(nil)
	d.must("applicants", "viewed", command.Number(ids[1]))
	if !d.service.Viewed(ids[0]) || !d.service.Viewed(ids[1]) {
		t.Error("a view was lost")
	}
}

func TestABrokenListReportsHowManyArrived(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.must("jobs", "list")
	d.faults("applies:cut=200000")
	r := d.run("applicants", "list", d.jobArg("ua-backend"))
	if r.code != command.ExitNetwork {
		t.Errorf("exit %d, want %d", r.code, command.ExitNetwork)
	}
	has(t, r.err, "shortlist: only ", " of about 40 applicants arrived: could not read the applicants of “Backend-розробник Go”")
	d.fails(command.ExitNetwork, "only ", "applicants", "list", d.jobArg("ua-backend"), "--json")
}

// TestWhoIsJustInIsListedAsThat, and did not come from a service that does not answer.
func TestWhoIsJustInIsListedAsThat(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.must("jobs", "list")
	d.arrives(d.copy(), "ua-backend", "Олена", "Щойна")
	has(t, d.must("applicants", "list", d.jobArg("ua-backend")).out, "  new  ")
	d.faults("applies:status=500")
	r := d.run("applicants", "list", d.jobArg("ua-backend"))
	has(t, r.out, "Олена Щойна", "  new  ")
	if r.code != command.ExitNetwork || strings.Contains(r.err, "applicants arrived") {
		t.Errorf("exit %d, and it printed %q", r.code, r.err)
	}
}

// TestTheFileOfTheCallbackHasNoPlace: show prints no path for a file in the inbox.
func TestTheFileOfTheCallbackHasNoPlace(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.must("jobs", "list")
	a := d.copy()
	f, err := a.Attach()
	modeltest.Must(t, err)
	if _, err := io.WriteString(f, "I am a CV."); err != nil {
		t.Fatal(err)
	}
	ref, err := f.Commit()
	modeltest.Must(t, err)
	who := model.Candidate{Applicant: model.Applicant{Name: "Olena New", Contacts: model.Contacts{Phone: "+380671234567", Opened: true}}}
	cv := model.CV{Name: "cv.txt", Type: "CV", Size: int64(len("I am a CV.")), Ref: ref}
	_, err = a.Keep(t.Context(), model.Arrival{JobID: d.job("ua-backend"), Received: time.Now(), FirstName: "Olena", LastName: "New", Phone: "+380671234567", Digest: "1", Attachments: []model.CV{cv}})
	modeltest.Must(t, err)
	id, err := d.service.Apply(d.job("ua-backend"), who, nil)
	modeltest.Must(t, err)
	d.must("applicants", "list", d.jobArg("ua-backend"))
	out := d.must("applicants", "show", strconv.FormatInt(id, 10)).out
	has(t, out, "cv.txt, 10 B\n")
	if strings.Contains(out, ref) {
		t.Errorf("it prints the path of the file: %s", out)
	}
	if got := d.must("cv", "text", "--apply", strconv.FormatInt(id, 10)).out; !strings.Contains(got, "I am a CV.") {
		t.Errorf("the CV is %q", got)
	}
}

// deskThatReads is signed in at a service with one answer to everything.
func deskThatReads(t *testing.T, answer string) *desk {
	t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		_, _ = io.WriteString(w, answer) // else the client reports an error
	}))
	t.Cleanup(server.Close)
	d := newDesk(t, sandbox.Options{})
	d.must("login")
	d.dial = func(ctx context.Context, network, _ string) (net.Conn, error) {
		return new(net.Dialer).DialContext(ctx, network, server.Listener.Addr().String())
	}
	return d
}

// TestADateThatIsMissingIsNull: no date is made up (CONTRACT 25).
func TestADateThatIsMissingIsNull(t *testing.T) {
	d := deskThatReads(t, `[{"id":1,"applicant":{"name":"One"}},{"id":2,"date":"2026-10-09T08:00:00","dateStatusChanged":""}]`)
	got := decode[[]object](t, d.must("applicants", "list", "5", "--json").out)
	want := [][2]any{{nil, nil}, {"2026-10-09T08:00:00Z", nil}}
	for i, w := range want {
		date, has := got[i]["date"]
		changed, hasChanged := got[i]["dateStatusChanged"]
		if !has || !hasChanged || date != w[0] || changed != w[1] {
			t.Errorf("%d: date %v, changed %v, want %v", i, date, changed, w)
		}
	}
	back, err := json.Marshal(got[0])
	modeltest.Must(t, err)
	var c wire.Candidate
	if err := wire.Unmarshal(back, &c); err != nil || c.ID != 1 || !c.Date.IsZero() {
		t.Errorf("read back as %+v, %v", c, err)
	}
}

// TestAListThatBreaksOffIsNoDocument: a script gets no list that looks whole.
func TestAListThatBreaksOffIsNoDocument(t *testing.T) {
	d := newDesk(t, sandbox.Options{Scenario: "large", Large: sandbox.Sizes{Jobs: 2, WithCVs: 1, CVSize: 100, Without: 2000}})
	job := d.jobArg(sandbox.KeyLargeMany)
	whole := d.must("applicants", "list", job, "--json").out
	if !json.Valid([]byte(whole)) || strings.Count(whole, `"jobTitle"`) != 2000 {
		t.Fatalf("%d bytes", len(whole))
	}
	for _, after := range []string{"100000", "2000000"} {
		d.faults("applies:cut=" + after)
		if r := d.run("applicants", "list", job, "--json"); r.code == command.ExitDone || json.Valid([]byte(r.out)) {
			t.Errorf("cut after %s bytes: exit code %d, %d bytes", after, r.code, len(r.out))
		}
	}
}
