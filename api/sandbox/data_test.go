package sandbox

import (
	"bufio"
	"errors"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/go-json-experiment/json"

	"shortlist/api/wire"
	"shortlist/model/modeltest"
)

// childEnv names the data file for a copy of the test binary that creates jobs
// until it is killed.
const childEnv = "SANDBOX_TEST_CHILD"

// child creates jobs over HTTP and prints each id once it is acknowledged.
func child(path string) {
	s, err := New(Options{Scenario: "empty", Data: path, Limit: 1 << 30})
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	client := &http.Client{Transport: &http.Transport{DialContext: s.DialContext}}
	post := func(path, token, body string, v any) {
		req, err := http.NewRequest(http.MethodPost, "http://sandbox"+wire.BasePath+"/AtsJob/"+path, strings.NewReader(body))
		if err == nil {
			req.Header.Set("Content-Type", "application/json")
			req.Header.Set("Authorization", "Bearer "+token)
			var res *http.Response
			if res, err = client.Do(req); err == nil {
				err = json.UnmarshalRead(res.Body, v)
				res.Body.Close()
			}
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
	email, password := s.Account()
	var token wire.Token
	post("login", "", fmt.Sprintf(`{"email":%q,"password":%q}`, email, password), &token)
	for {
		var created wire.Created
		post("create", token.AccessToken, body(), &created)
		fmt.Println(created.ID)
	}
}

// TestDataSurvivesKill: everything acknowledged before kill -9 is in the file
// afterwards.
func TestDataSurvivesKill(t *testing.T) {
	path := filepath.Join(t.TempDir(), "service.db")
	const wanted = 40
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), childEnv+"="+path)
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	modeltest.Must(t, err)
	modeltest.Must(t, cmd.Start())
	var acknowledged []int64
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		id, err := strconv.ParseInt(lines.Text(), 10, 64)
		if err != nil {
			t.Errorf("child printed %q", lines.Text())
			break
		}
		if acknowledged = append(acknowledged, id); len(acknowledged) == wanted {
			// The child goes on creating jobs; those that it still prints count, too.
			if err := cmd.Process.Kill(); err != nil {
				t.Error(err)
			}
		}
	}
	if err := cmd.Wait(); err == nil {
		t.Error("the child ended by itself")
	}
	if len(acknowledged) < wanted {
		t.Fatalf("the child acknowledged %d", len(acknowledged))
	}

	d := start(t, Options{Data: path})
	for _, id := range acknowledged {
		if r := d.record(id); r.Title != "Cook" {
			t.Errorf("job %d is %q", id, r.Title)
		}
	}
	d.create()
}

func TestDataKeepsWhatHappened(t *testing.T) {
	path := filepath.Join(t.TempDir(), "with space & 100% ?.db")
	s, err := New(Options{Data: path, Country: "ro", Scenario: "demo"})
	modeltest.Must(t, err)
	id, err := s.Job("ua-backend")
	modeltest.Must(t, err)
	modeltest.Must(t, s.ChangeJob(id, func(r *Record) { r.Title = "Changed"; r.Currency = 2 }))
	a, err := findAccount(s.db.db, "email = ?", s.account)
	modeltest.Must(t, err)
	token, err := s.issue(a)
	modeltest.Must(t, err)
	modeltest.Must(t, s.Close())
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("the file is %v, %v", info.Mode(), err)
	}

	d := start(t, Options{Data: path})
	if got := d.Country(); got != "ro" {
		t.Errorf("country %q", got)
	}
	if r := d.record(id); r.Title != "Changed" || r.Currency != 2 {
		t.Errorf("job is %q in currency %d", r.Title, r.Currency)
	}
	// The key is in the file: tokens outlive the process.
	d.want(d.send(http.MethodGet, "allJobs", token, ""), 200, "")
}

func TestDataOfAnotherCountryIsRefused(t *testing.T) {
	path := filepath.Join(t.TempDir(), "service.db")
	s, err := New(Options{Data: path, Country: "ro", Scenario: "empty"})
	modeltest.Must(t, err)
	modeltest.Must(t, s.Close())
	for _, o := range []Options{{Data: path, Country: "ua"}, {Data: path, Scenario: "demo"}} {
		if s, err := New(o); err == nil {
			t.Errorf("%+v is accepted", o)
			s.Close()
		} else if !strings.Contains(err.Error(), `"ro"`) {
			t.Errorf("the error does not name the country: %v", err)
		}
	}
}

func TestInvalidOptionsAreRejected(t *testing.T) {
	for name, o := range map[string]Options{
		"country":         {Country: "de"},
		"scenario":        {Scenario: "nice"},
		"limit":           {Limit: -1},
		"token life":      {TokenTTL: -1},
		"callback url":    {Callback: Callback{URL: "ftp://x", Secret: []byte("s")}},
		"callback method": {Callback: Callback{URL: "http://x", Method: "PATCH", Secret: []byte("s")}},
		"callback secret": {Callback: Callback{URL: "http://x"}},
		"data folder":     {Data: filepath.Join(t.TempDir(), "no", "such.db")},
		"data is no file": {Data: t.TempDir()},
	} {
		if s, err := New(o); err == nil {
			t.Errorf("%s: accepted", name)
			s.Close()
		}
	}
	other := filepath.Join(t.TempDir(), "text.db")
	modeltest.Must(t, os.WriteFile(other, []byte(strings.Repeat("no database ", 100)), 0o600))
	if s, err := New(Options{Data: other}); err == nil {
		t.Error("a file that is no database: accepted")
		s.Close()
	}
}

// TestDataIsSynced checks that a commit waits for the disk, since no test can pull the
// plug.
func TestDataIsSynced(t *testing.T) {
	d := start(t, Options{Scenario: "empty", Data: filepath.Join(t.TempDir(), "service.db")})
	var mode string
	var synchronous int
	modeltest.Must(t, errors.Join(d.db.db.QueryRow(`PRAGMA journal_mode`).Scan(&mode), d.db.db.QueryRow(`PRAGMA synchronous`).Scan(&synchronous)))
	if mode != "wal" || synchronous != 2 {
		t.Errorf("journal %s, synchronous %d; want wal and 2, which is FULL", mode, synchronous)
	}
}
