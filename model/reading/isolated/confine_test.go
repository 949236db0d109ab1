package isolated_test

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"net"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"shortlist/model/modeltest"
	"shortlist/model/reading/isolated"
)

// The following values are out of reach of a confined process: its parent, and its folder.
var (
	parent  = os.Getppid()
	here, _ = os.Getwd()
)

// allowed tries what a reader of a CV never needs, and returns the attempts that succeeded.
func allowed() (did []string) {
	dial := func(network, address string) func() error {
		return func() error {
			conn, err := (&net.Dialer{}).DialContext(context.Background(), network, address)
			if err == nil {
				_, err = conn.Write([]byte("x"))
			}
			return err
		}
	}
	trials := map[string]func() error{
		"open a file":         func() error { _, err := os.Open("/etc/passwd"); return err },
		"list a folder":       func() error { _, err := os.ReadDir(here); return err },
		"write a file":        func() error { return os.WriteFile("pried", []byte("x"), 0o600) },
		"make a folder":       func() error { return os.Mkdir("pried-folder", 0o700) },
		"connect over TCP":    dial("tcp", "127.0.0.1:9"),
		"send over UDP":       dial("udp", "127.0.0.1:9"),
		"use a socket's name": dial("unix", "/run/dbus/system_bus_socket"),
		"listen":              func() error { _, err := net.Listen("tcp", "127.0.0.1:0"); return err },
		"start a program":     func() error { return exec.Command("/bin/true").Run() },
		"start itself":        func() error { return exec.Command(os.Args[0], "exit").Run() },
	}
	maps.Copy(trials, systemTrials())
	for name, try := range trials {
		if err := try(); !errors.Is(err, fs.ErrPermission) && !errors.Is(err, syscall.ENOSYS) {
			did = append(did, fmt.Sprintf("%s: %v", name, err))
		}
	}
	return did
}

// pry reports what a reader was allowed to do; a drawer fails over it.
func pry() {
	did := allowed()
	switch {
	case os.Args[1] != "-f":
		fmt.Printf(`{"kind":"txt","pages":[{"text":%q}]}`+"\n", strings.Join(did, "\n"))
		os.Exit(0)
	case len(did) > 0:
		os.Exit(1)
	}
}

func TestAReaderCanDoNothingButRead(t *testing.T) {
	if lacks := isolated.Unconfined(); lacks != "" {
		if runtime.GOOS == "linux" && !strings.Contains(lacks, "Landlock") && !strings.Contains(lacks, "seccomp") {
			t.Errorf("the gaps are not described: %q", lacks)
		}
		t.Skip("reported as missing: " + lacks)
	}
	if doc, err := reader(patient(), "pry").Read(t.Context(), written(t, "any")); err != nil || len(doc.Pages) != 1 || doc.Pages[0].Text != "" {
		t.Errorf("the reader: %+v, %v", doc, err)
	}
	p, err := drawing(patient()).Picture(t.Context(), written(t, text("drawer: pry")), 1, 120)
	if err != nil || p.Width != 120 {
		t.Errorf("what draws: %v", err)
	}
	for _, left := range []string{"pried", "pried-folder"} {
		if _, err := os.Lstat(left); err == nil {
			t.Errorf("%s is there", left)
		}
	}
	// An unconfined reader can do all of it, so the attempts are real.
	doc, err := reader(patient(), "pry unconfined").Read(t.Context(), written(t, "any"))
	if err != nil || len(doc.Pages) != 1 || strings.Count(doc.Pages[0].Text, "\n") < 25 {
		t.Errorf("an unconfined reader is refused, too: %+v, %v", doc, err)
	}
	for _, left := range []string{"pried", "pried-folder"} {
		_ = os.Remove(left) // left by the unconfined reader
	}
}

// BenchmarkStart measures the time to read the smallest file, as a multiple of the time of an
// unconfined reader in the same run.
func BenchmarkStart(b *testing.B) {
	f, err := os.CreateTemp(b.TempDir(), "")
	modeltest.Must(b, err)
	defer f.Close()
	if _, err := f.WriteString("Olena Koval"); err != nil {
		b.Fatal(err)
	}
	read := func(command string) time.Duration {
		if _, err := f.Seek(0, 0); err != nil {
			b.Fatal(err)
		}
		begun := time.Now()
		if _, err := reader(isolated.Standard(), command).Read(b.Context(), f); err != nil {
			b.Fatal(err)
		}
		return time.Since(begun)
	}
	var confined, free time.Duration
	for b.Loop() {
		confined += read(isolated.Command)
		free += read("unconfined")
	}
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(float64(confined.Microseconds())/float64(b.N)/1000, "ms/reader")
	b.ReportMetric(confined.Seconds()/free.Seconds(), "x-of-unconfined")
}
