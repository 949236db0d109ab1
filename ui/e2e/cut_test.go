//go:build unix

package e2e

import (
	"crypto/ed25519"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"golang.org/x/crypto/ssh"

	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/model/store"
)

// sshServer is an SSH server on loopback for one connection. It runs a program on a
// pseudo-terminal, and closes the terminal when the connection ends, as sshd does.
type sshServer struct {
	*program
	config *ssh.ServerConfig
	failed chan error // gets what went wrong, or nil once the program runs
}

// newKey returns a key for one test.
func newKey(t *testing.T) ssh.Signer {
	t.Helper()
	_, private, err := ed25519.GenerateKey(nil)
	modeltest.Must(t, err)
	key, err := ssh.NewSignerFromKey(private)
	modeltest.Must(t, err)
	return key
}

// startOverSSH starts shortlist over an SSH connection. cut ends the TCP connection below it.
func startOverSSH(t *testing.T, home string, env []string) (p *program, cut func(reset bool) error) {
	t.Helper()
	env = append([]string{"SSH_CONNECTION=127.0.0.1 50022 127.0.0.1 22", "SSH_TTY=/dev/pts/0"}, env...)
	p = newProgram(t, home, env, exec.Command(binary(t)))
	host, person := newKey(t), newKey(t)
	s := &sshServer{program: p, failed: make(chan error, 1), config: &ssh.ServerConfig{
		PublicKeyCallback: func(_ ssh.ConnMetadata, key ssh.PublicKey) (*ssh.Permissions, error) {
			if string(key.Marshal()) != string(person.PublicKey().Marshal()) {
				return nil, errors.New("the key of another user of the machine")
			}
			return nil, nil
		},
	}}
	s.config.AddHostKey(host)
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	modeltest.Must(t, err)
	defer func() { _ = listener.Close() }()
	go func() {
		if err := s.serve(listener); err != nil {
			select {
			case s.failed <- err:
			default: // the program runs, and its end fails no request
			}
		}
	}()
	tcp, err := net.Dial("tcp", listener.Addr().String())
	modeltest.Must(t, err)
	conn, channels, requests, err := ssh.NewClientConn(tcp, "", &ssh.ClientConfig{
		User: "manager", Auth: []ssh.AuthMethod{ssh.PublicKeys(person)}, HostKeyCallback: ssh.FixedHostKey(host.PublicKey()),
	})
	modeltest.Must(t, err)
	client := ssh.NewClient(conn, channels, requests)
	t.Cleanup(func() { _ = client.Close() }) // it was cut
	session, err := client.NewSession()
	modeltest.Must(t, err)
	keys, err := session.StdinPipe()
	modeltest.Must(t, err)
	screen, err := session.StdoutPipe()
	modeltest.Must(t, err)
	err = errors.Join(session.RequestPty("xterm-256color", 24, 80, nil), session.Shell())
	modeltest.Must(t, errors.Join(err, <-s.failed))
	p.keys = keys
	go func() {
		_, _ = io.Copy(writer(p.wrote), screen) // ends with the connection
		close(p.drained)
	}()
	return p, func(reset bool) error {
		if reset {
			if err := tcp.(*net.TCPConn).SetLinger(0); err != nil {
				return err
			}
		}
		return tcp.Close()
	}
}

// serve serves one connection until it ends.
func (s *sshServer) serve(listener net.Listener) error {
	tcp, err := listener.Accept()
	if err != nil {
		return err
	}
	conn, channels, requests, err := ssh.NewServerConn(tcp, s.config)
	if err != nil {
		return err
	}
	defer func() { _ = conn.Close() }()
	go ssh.DiscardRequests(requests)
	for wanted := range channels {
		channel, asked, err := wanted.Accept()
		if err != nil {
			return err
		}
		for request := range asked {
			switch request.Type {
			case "pty-req":
				err = request.Reply(true, nil)
			case "shell":
				if err = s.run(); err != nil {
					return errors.Join(err, request.Reply(false, nil))
				}
				go func() { _, _ = io.Copy(channel, s.pty) }() // ends with the program
				go func() {
					_, _ = io.Copy(s.pty, channel) // ends with the connection
					_ = s.pty.Close()
				}()
				s.failed <- nil
				err = request.Reply(true, nil)
			default:
				err = request.Reply(false, nil)
			}
			if err != nil {
				return err
			}
		}
	}
	return nil
}

// cuts are what a person is doing over SSH when the connection ends. Each cuts at a random
// moment, waits until the program has ended, and checks what is kept.
var cuts = []struct {
	name string
	run  func(*sshCut)
}{
	{"typing a draft", (*sshCut).typeDraft}, {"typing a note", (*sshCut).typeNote},
	{"starting", (*sshCut).begin}, {"moving in a list", (*sshCut).move},
	{"typing a draft again", (*sshCut).typeDraft}, {"typing a note again", (*sshCut).typeNote},
	{"typing a note while the host dies", (*sshCut).typeNoteUntilKilled},
}

// sshCut is one of several cuts.
type sshCut struct {
	*program
	*rand.Rand
	cut   func(reset bool) error
	began time.Time

	up, took time.Duration // to start, and to end; up is 0 if it was cut before
	starting bool          // the packages of the program may not be set up yet
}

// TestACutSSHConnectionLosesNothingThatWasShown: shortlist has ended soon after, without
// working on, and has left nothing behind. On a busy machine one quick end is enough.
func TestACutSSHConnectionLosesNothingThatWasShown(t *testing.T) {
	modeltest.SkipInShort(t, "runs the program over SSH")
	seed := rand.Uint64()
	if n, err := strconv.ParseUint(os.Getenv("SHORTLIST_SEED"), 10, 64); err == nil {
		seed = n
	}
	t.Logf("SHORTLIST_SEED=%d", seed)
	quick := make(chan bool, len(cuts))
	t.Run("cuts", func(t *testing.T) {
		for i, c := range cuts {
			t.Run(c.name, func(t *testing.T) {
				t.Parallel()
				home := homeOf(t)
				s := &sshCut{Rand: rand.New(rand.NewPCG(seed, uint64(i))), began: time.Now()}
				s.program, s.cut = startOverSSH(t, home, configureAccount(t, home, ""))
				c.run(s)
				t.Logf("gone %v after the cut; started in %v", s.took, s.up)
				quick <- s.took < s.up
				if t.Failed() {
					return
				}
				s.checkLeft()
			})
		}
	})
	close(quick)
	for ok := range quick {
		if ok {
			return
		}
	}
	t.Error("each end took longer than the start")
}

// starts waits for the list of jobs.
func (s *sshCut) starts() {
	s.Helper()
	s.sees("Backend-розро")
	s.up = time.Since(s.began)
}

// end cuts the connection and waits until the program has ended.
func (s *sshCut) end(*program) error {
	s.Helper()
	worked := cpuTime(s.cmd.Process.Pid)
	if err := s.cut(s.IntN(2) == 0); err != nil {
		return err
	}
	_, s.took = s.exits()
	s.ended <- nil // whoever waits next finds it ended, too
	all := s.cmd.ProcessState.UserTime() + s.cmd.ProcessState.SystemTime()
	if worked > 0 && all > 3*worked+tick && !(s.starting && all <= 3*s.setUp()+tick) { // a part of a tick is not in worked
		s.Errorf("it worked for %v until the cut, and for %v more to end", worked, all-worked)
	}
	return nil
}

// setUp returns how long a command works that only sets up the packages of the program. Until then it takes no notice of a
// cut.
func (s *sshCut) setUp() time.Duration {
	version := exec.Command(s.cmd.Path, "version")
	version.Env = s.cmd.Env
	modeltest.Must(s, version.Run())
	return version.ProcessState.UserTime() + version.ProcessState.SystemTime()
}

// tick is how exactly the system counts the time of a process.
const tick = 10 * time.Millisecond

// cpuTime returns how long a process has worked; 0 where the system does not report it.
func cpuTime(pid int) time.Duration {
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return 0
	}
	_, after, _ := strings.Cut(string(stat), ") ")
	ticks := time.Duration(0)
	if f := strings.Fields(after); len(f) > 12 {
		for _, field := range f[11:13] { // of the user, of the system
			n, err := strconv.Atoi(field)
			if err != nil {
				return 0
			}
			ticks += time.Duration(n)
		}
	}
	return ticks * tick
}

// sleep passes a random time, so that the cut comes at another moment each time.
func (s *sshCut) sleep(most time.Duration) { <-time.After(time.Duration(s.Int64N(int64(most)))) }

// begin cuts while the program starts.
func (s *sshCut) begin() {
	s.starting = true
	s.sleep(time.Since(s.began))
	modeltest.Must(s, s.end(s.program))
}

// move cuts while a held key moves in the list.
func (s *sshCut) move() {
	s.starts()
	s.press(strings.Repeat("j", 50+s.IntN(50)) + "\r" + strings.Repeat("jjk", s.IntN(50)))
	s.sleep(200 * time.Millisecond)
	modeltest.Must(s, s.end(s.program))
}

// typeDraft cuts while a robot types into the form of a new job.
func (s *sshCut) typeDraft() {
	s.starts()
	r := &robot{program: s.program, Rand: s.Rand, todo: fields(), forms: []form{{at: model.FieldTitle}}}
	r.press("N")
	r.sees("New job")
	r.endBy(ending{"a cut connection", true, s.end})
}

// typedWord is a word of the note.
var typedWord = regexp.MustCompile(`w(\d{4}) `)

// typeNote cuts while the person types a note, which is not saved. Everything that was shown is
// kept.
func (s *sshCut) typeNote() { s.keepsNote(s.end, 0) }

// typeNoteUntilKilled kills the program instead. At most the last second is lost.
func (s *sshCut) typeNoteUntilKilled() { s.keepsNote(killed.end, mayLose) }

// keepsNote types a note for a random time, ends the program, and checks that it keeps the words that
// were shown until that long before the end.
func (s *sshCut) keepsNote(end func(*program) error, before time.Duration) {
	s.starts()
	s.press("\r")
	s.sees("All 38")
	s.press("c")
	s.sees("A note about ")
	var words []string
	var seen []time.Time // when each word was seen first
	late := time.After(deadline)
	for least := 5 + s.IntN(100); len(seen) < least; {
		words = append(words, fmt.Sprintf("w%04d ", len(words)))
		s.press(words[len(words)-1])
		select {
		case <-time.After(time.Duration(10+s.IntN(30)) * time.Millisecond):
		case <-late:
			s.Fatalf("the screen shows no typed text\n%s", s.screen)
		}
		for _, found := range typedWord.FindAllStringSubmatch(s.screen.String(), -1) {
			n, _ := strconv.Atoi(found[1]) // it is digits
			for len(seen) <= n {
				seen = append(seen, time.Now())
			}
		}
	}
	for len(seen) > 0 && time.Since(seen[len(seen)-1]) < before {
		seen = seen[:len(seen)-1]
	}
	modeltest.Must(s, end(s.program))
	if before > 0 {
		s.exits()
	}
	st := s.openStore()
	reviews, err := st.Reviews(s.Context(), 0)
	err = errors.Join(err, st.Close())
	kept := ""
	if len(reviews) == 1 {
		kept = reviews[0].Typed
	}
	least := strings.TrimSpace(strings.Join(words[:len(seen)], ""))
	if err != nil || !strings.HasPrefix(strings.Join(words, ""), kept) || len(kept) < len(least) {
		s.Errorf("%d words were shown of %d; kept: %q, %v", len(seen), len(words), kept, err)
	}
}

// openStore opens the store of the account after the end. The caller closes it.
func (s *sshCut) openStore() *store.Store {
	s.Helper()
	st, err := store.Open(filepath.Join(s.home, "data", "shortlist", "acme", "store.db"))
	modeltest.Must(s, err)
	return st
}

// checkLeft checks that the store opens, and that no form in it counts as open in a window.
func (s *sshCut) checkLeft() {
	s.Helper()
	st := s.openStore()
	if open, err := st.OpenDrafts(s.Context(), time.Now()); err != nil || len(open) != 0 {
		s.Errorf("another window seems to have open: %+v, %v", open, err)
	}
	if err := st.Close(); err != nil {
		s.Error(err)
	}
	s.checkSequences()
}
