//go:build unix

package callback

import (
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"shortlist/model/modeltest"
)

// TestActivated plays systemd: it opens the socket and starts a program that finds it
// as descriptor 3.
func TestActivated(t *testing.T) {
	if os.Getenv("SHORTLIST_TEST_ACTIVATED") != "" {
		_ = os.Setenv("LISTEN_PID", os.Getenv("SHORTLIST_TEST_ACTIVATED_PID"))
		l, err := Activated()
		if err != nil || l == nil {
			t.Fatalf("%v, %v", l, err)
		}
		if os.Getenv("LISTEN_FDS") != "" {
			t.Error("a child would take the socket for its own")
		}
		_ = http.Serve(l, http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusTeapot) })) // until it is killed
		return
	}
	if l, err := Activated(); l != nil || err != nil {
		t.Errorf("without systemd: %v, %v", l, err)
	}
	path := filepath.Join(t.TempDir(), "s")
	socket, err := net.ListenUnix("unix", &net.UnixAddr{Name: path, Net: "unix"})
	modeltest.Must(t, err)
	defer socket.Close()
	file, err := socket.File()
	modeltest.Must(t, err)
	defer file.Close()
	// The shell knows the number of the process that it becomes.
	program := exec.Command("/bin/sh", "-c", `SHORTLIST_TEST_ACTIVATED_PID=$$ exec "$0" -test.run=TestActivated`, os.Args[0])
	program.Env = append(os.Environ(), "SHORTLIST_TEST_ACTIVATED=1", "LISTEN_FDS=1", "LISTEN_FDNAMES=callback")
	program.ExtraFiles = []*os.File{file}
	var out strings.Builder
	program.Stdout, program.Stderr = &out, &out
	modeltest.Must(t, program.Start())
	defer func() {
		_ = program.Process.Kill()
		_ = program.Wait()
		if t.Failed() {
			t.Log(out.String())
		}
	}()
	d := &desk{t: t, addr: path}
	if code := status(t, d.dial("GET / HTTP/1.1\r\nHost: x\r\n\r\n")); code != "418" {
		t.Error(code)
	}
}
