package e2e

import (
	"bytes"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/filesystem"
	"shortlist/model/modeltest"
	"shortlist/model/store"
	"shortlist/ui/uitest/vt"
)

// sftpServers are the places of the program that serves files to sshfs.
var sftpServers = []string{"/usr/lib/openssh/sftp-server", "/usr/libexec/openssh/sftp-server", "/usr/lib/ssh/sftp-server", "/usr/libexec/sftp-server"}

// share is a folder that sshfs mounts from a server of files, which can go and come back.
type share struct {
	*testing.T
	folder  string // where it is mounted
	behind  string // what the server serves
	server  string // the program
	options string
	sshfs   *exec.Cmd
	ended   chan struct{} // closed when sshfs has ended; nil without one

	mu       sync.Mutex
	sessions map[*exec.Cmd]bool
}

// mountShare mounts a folder in the place of a new home. It skips the test where that is not possible.
func mountShare(t *testing.T) *share {
	t.Helper()
	modeltest.SkipInShort(t, "starts a file server")
	r := &share{T: t, folder: homeOf(t), behind: t.TempDir(), sessions: map[*exec.Cmd]bool{}}
	at := slices.IndexFunc(sftpServers, func(path string) bool { _, err := os.Stat(path); return err == nil })
	if at < 0 {
		t.Skip("there is no sftp-server")
	}
	r.server = sftpServers[at]
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	modeltest.Must(t, err)
	r.options = fmt.Sprintf("directport=%d", listener.Addr().(*net.TCPAddr).Port)
	served := make(chan struct{})
	go func() {
		defer close(served)
		for {
			conn, err := listener.Accept()
			if err != nil {
				return
			}
			r.serve(conn.(*net.TCPConn))
		}
	}()
	t.Cleanup(func() {
		_ = listener.Close()
		<-served
		r.leave()
	})
	r.mount()
	return r
}

// serve starts a session on a connection.
func (r *share) serve(conn *net.TCPConn) {
	defer func() { _ = conn.Close() }() // the session has its own
	r.mu.Lock()
	defer r.mu.Unlock()
	f, err := conn.File()
	if err != nil {
		return
	}
	defer func() { _ = f.Close() }()
	cmd := exec.Command(r.server)
	cmd.Stdin, cmd.Stdout = f, f
	if cmd.Start() == nil {
		r.sessions[cmd] = true
	}
}

// mount starts sshfs, and waits until the folder is the server's.
func (r *share) mount() {
	r.Helper()
	r.sshfs = exec.Command("sshfs", "-f", "-o", r.options, "127.0.0.1:"+r.behind, r.folder)
	out := new(bytes.Buffer)
	r.sshfs.Stdout, r.sshfs.Stderr = out, out
	if err := r.sshfs.Start(); err != nil {
		r.Skip("no sshfs:", err)
	}
	r.ended = make(chan struct{})
	go func(cmd *exec.Cmd, ended chan struct{}) {
		_ = cmd.Wait()
		close(ended)
	}(r.sshfs, r.ended)
	late := time.After(deadline)
	for shared := false; !shared; shared, _ = filesystem.Shared(r.folder) {
		select {
		case <-r.ended:
			r.Skipf("sshfs mounts nothing here: %s", out)
		case <-late:
			r.Fatalf("sshfs does not mount: %s", out)
		case <-time.After(10 * time.Millisecond): // the system reports no mount
		}
	}
}

// leave kills the server and sshfs, and ends the mount: sshfs does so, but not always soon.
func (r *share) leave() {
	r.mu.Lock()
	defer r.mu.Unlock()
	for cmd := range r.sessions {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
	}
	clear(r.sessions)
	if r.ended == nil {
		return
	}
	for _, unmount := range []string{"fusermount3", "fusermount"} {
		if exec.Command(unmount, "-u", "-z", r.folder).Run() == nil {
			break
		}
	}
	_ = r.sshfs.Process.Kill()
	<-r.ended
	r.ended = nil
}

// signal sends a signal to the server's sessions.
func (r *share) signal(s syscall.Signal) {
	r.Helper()
	r.mu.Lock()
	defer r.mu.Unlock()
	for cmd := range r.sessions {
		if err := cmd.Process.Signal(s); err != nil {
			r.Error(err)
		}
	}
}

// isBare fails the test if anything is in the folder below the mount.
func (r *share) isBare() {
	r.Helper()
	if entries, err := os.ReadDir(r.folder); err != nil || len(entries) > 0 {
		r.Errorf("below the mount point: %v, %v", entries, err)
	}
}

// reviews returns the reviews that the server has.
func (r *share) reviews() []model.Review {
	r.Helper()
	s, err := store.Open(filepath.Join(r.behind, "data", "shortlist", "acme", "store.db"))
	modeltest.Must(r, err)
	defer func() { _ = s.Close() }()
	all, err := s.Reviews(r.Context(), 0)
	modeltest.Must(r, err)
	return all
}

// TestADashboardGoesOnWhenItsServerIsBack: what was decided meanwhile is kept.
func TestADashboardGoesOnWhenItsServerIsBack(t *testing.T) {
	r := mountShare(t)
	p := start(t, r.folder, configureAccount(t, r.folder, ""))
	for _, step := range onScreen {
		p.sees(step[0])
		p.press(step[1])
	}
	p.sees("Геннадій")
	r.leave()
	p.press("a")
	p.sees("1 change is not kept on this computer. Retrying.")
	if screen := p.screen.String(); strings.Contains(screen, "full") || strings.Contains(screen, "taken over") {
		t.Errorf("a wrong cause\n%s", screen)
	}
	r.isBare()
	r.mount()
	p.until("all is saved", func(screen string) bool {
		return !strings.Contains(screen, "not saved") && !strings.Contains(screen, "not kept")
	})
	p.press("q")
	if code, _ := p.exits(); code != 0 {
		t.Errorf("exit code %d\n%s", code, p.screen)
	}
	r.leave()
	if got := r.reviews(); len(got) != 1 || got[0].Verdict != model.Yes {
		t.Errorf("%+v", got)
	}
}

// TestNoCVIsSavedBelowAMountPoint while its file system is away, though the store of the window is on this computer.
func TestNoCVIsSavedBelowAMountPoint(t *testing.T) {
	r := mountShare(t)
	p := start(t, r.folder, configureAccount(t, r.folder, fmt.Sprintf("[store]\ndir = %q\n", t.TempDir())))
	for _, step := range onScreen {
		p.sees(step[0])
		p.press(step[1])
	}
	p.press("\r")
	p.sees("read CV")
	r.leave()
	p.press("S")
	p.sees("Could not save in")
	p.sees("is away")
	r.isBare()
	r.mount()
	p.press("S")
	p.sees("✓ Saved")
	p.press("q")
	if code, _ := p.exits(); code != 0 {
		t.Errorf("exit code %d\n%s", code, p.screen)
	}
	r.leave()
	if saved, err := filepath.Glob(filepath.Join(r.behind, "CVs", "*.pdf")); err != nil || len(saved) != 1 {
		t.Errorf("%v %v", saved, err)
	}
}

// TestTheEndOfTheInputReportsWhatIsNotKept, and so does the exit code: otherwise a script would lose a verdict unnoticed.
func TestTheEndOfTheInputReportsWhatIsNotKept(t *testing.T) {
	r := mountShare(t)
	p := newProgram(t, r.folder, configureAccount(t, r.folder, ""), exec.Command(binary(t), "--linear"))
	input, err := p.cmd.StdinPipe()
	modeltest.Must(t, err)
	var errs bytes.Buffer
	p.screen = vt.New(400, 300) // all that is printed
	p.cmd.Stdout, p.cmd.Stderr = writer(func(b []byte) (int, error) {
		_, err := p.wrote(bytes.ReplaceAll(b, []byte("\n"), []byte("\r\n")))
		return len(b), err
	}), &errs
	modeltest.Must(t, p.cmd.Start())
	go func() { p.ended <- p.cmd.Wait() }()
	line := func(words, answer string) {
		t.Helper()
		if _, err := io.WriteString(input, words+"\n"); err != nil {
			t.Fatal(err)
		}
		p.sees(answer)
	}
	line("open 1", "Геннадій")
	line("open 1", "E-mail: yatsyshyn")
	r.leave()
	line("yes", "1 change is not kept on this computer")
	modeltest.Must(t, input.Close())
	if code, _ := p.exits(); code != 1 || !strings.Contains(errs.String(), "1 change was not kept on this computer") || !strings.Contains(errs.String(), "is away") {
		t.Errorf("exit code %d: %s", code, errs.String())
	}
	r.isBare()
}

// TestACommandReportsAFileSystemThatDoesNotAnswer, once, and goes on when it does. The configuration is elsewhere: its
// folder is read before the program has control.
func TestACommandReportsAFileSystemThatDoesNotAnswer(t *testing.T) {
	r := mountShare(t)
	home := homeOf(t)
	env := append(configureAccount(t, home, ""), "XDG_DATA_HOME="+r.folder, "XDG_STATE_HOME="+r.folder, "XDG_CACHE_HOME="+r.folder)
	r.signal(syscall.SIGSTOP)
	p := newProgram(t, home, env, exec.Command(binary(t), "doctor", "--offline"))
	var out bytes.Buffer
	p.cmd.Stdout, p.cmd.Stderr = &out, writer(p.wrote)
	modeltest.Must(t, p.cmd.Start())
	go func() { p.ended <- p.cmd.Wait() }()
	p.sees("The file system of " + r.folder)
	p.sees("does not answer")
	r.signal(syscall.SIGCONT)
	if code, _ := p.exits(); code != 0 || strings.Count(p.screen.String(), "does not answer") != 1 {
		t.Errorf("exit code %d\n%s\n%s", code, p.screen, out.String())
	}
}
