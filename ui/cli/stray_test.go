package cli

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"shortlist/model/modeltest"
	"shortlist/ui/cli/command"
)

// net/http reports a body after a 204 on the standard logger, which is the terminal, and
// quotes the body.
func TestNothingButTheProgramWritesOnTheTerminal(t *testing.T) {
	const body = `{"name":"Somebody Private"}`
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.URL.Path, "/login") {
			_, _ = w.Write([]byte(`{"access_token":"t"}`)) // else the client reports an error
			return
		}
		conn, _, err := w.(http.Hijacker).Hijack()
		if err != nil {
			t.Error(err)
			return
		}
		t.Cleanup(func() { _ = conn.Close() })
		if _, err := conn.Write([]byte("HTTP/1.1 204 No Content\r\n\r\n" + body)); err != nil {
			t.Error(err)
		}
	}))
	t.Cleanup(server.Close)
	p := build(t)
	base := strings.Replace(server.URL, "127.0.0.1", "ua.localhost", 1)
	if code, _, problems := p.run("sandbox\n", "login", "--base-url", base, "--email", "hr@example.com"); code != command.ExitDone {
		t.Fatalf("exit %d: %s", code, problems)
	}
	code, out, problems := p.run("", "applicants", "viewed", "1", "2", "3", "4", "5")
	want := ""
	for _, id := range []string{"1", "2", "3", "4", "5"} {
		want += "Application " + id + " is marked viewed.\n"
	}
	if code != command.ExitDone || out != "" || problems != want {
		t.Errorf("exit %d, printed %q, printed %q", code, out, problems)
	}
	log, err := os.ReadFile(filepath.Join(p.home, "state", "shortlist", "shortlist.log"))
	modeltest.Must(t, err)
	has(t, string(log), "level=WARN", "Unsolicited response")
	if strings.Contains(string(log), "Somebody") {
		t.Errorf("what came is in the log:\n%s", log)
	}
}
