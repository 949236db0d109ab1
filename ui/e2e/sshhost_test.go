//go:build unix

package e2e

import (
	"bytes"
	"context"
	"crypto/ed25519"
	"crypto/rand"
	"encoding/pem"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/creack/pty"
	"golang.org/x/crypto/ssh"

	"shortlist/model/modeltest"
	"shortlist/ui/help"
	"shortlist/ui/uitest/vt"
)

// sshHost is a host that managers reach by SSH alone, set up as the guide "host" describes.
type sshHost struct {
	home, dir string
	options   string   // of the manager's key
	command   string   // of ForceCommand
	accept    []string // the variables of AcceptEnv
	env       []string // what every session gets, besides its home
	key       ssh.Signer
	identity  ssh.Signer // of the host
	serve     func(t *testing.T, conn *net.TCPConn)
}

// recipe returns a block of code of the guide.
func recipe(t *testing.T, language string) string {
	t.Helper()
	markdown, err := help.Markdown("host", nil)
	modeltest.Must(t, err)
	_, block, ok := strings.Cut(markdown, "\n```"+language+"\n")
	block, _, closed := strings.Cut(block, "```\n")
	if !ok || !closed {
		t.Fatalf("the guide has no %s", language)
	}
	return block
}

// hostBinary builds the program with a host's file of the tests, which lies beside it.
var hostBinary = sync.OnceValues(func() (string, error) {
	path := filepath.Join(programs, "host", "shortlist")
	const settings = "shortlist/config"
	flags := fmt.Sprintf("-X %[1]s.system=%[2]s -X %[1]s.owner=%[3]d", settings, filepath.Join(filepath.Dir(path), "config.toml"), os.Getuid())
	out, err := exec.Command("go", "build", "-ldflags", flags, "-o", path, ".").CombinedOutput()
	if err != nil {
		err = fmt.Errorf("%w\n%s", err, out)
	}
	return path, err
})

// onHost returns the program of a host with a configuration file.
func onHost(t *testing.T, config string) (program string) {
	t.Helper()
	readTree(t)
	program, err := hostBinary()
	modeltest.Must(t, err)
	modeltest.Must(t, os.WriteFile(filepath.Join(filepath.Dir(program), "config.toml"), []byte(config), 0o644))
	return program
}

// newSSHHost sets a host up whose sessions run the program, in a home folder of their own.
func newSSHHost(t *testing.T, program string, env ...string) *sshHost {
	t.Helper()
	h := &sshHost{home: homeOf(t), dir: t.TempDir()}
	settings := recipe(t, "sshd_config")
	value := func(name string) string {
		found := regexp.MustCompile(`(?m)^ +` + name + ` (.+)$`).FindStringSubmatch(settings)
		if found == nil {
			t.Fatalf("the guide does not set %s", name)
		}
		return found[1]
	}
	h.command = strings.Replace(value("ForceCommand"), "/usr/bin/shortlist", program, 1)
	h.accept = strings.Fields(value("AcceptEnv"))
	h.options, _, _ = strings.Cut(recipe(t, "authorized_keys"), " ")
	h.env = append([]string{
		"HOME=" + h.home, "XDG_CONFIG_HOME=" + h.home + "/config", "XDG_DATA_HOME=" + h.home + "/data",
		"XDG_CACHE_HOME=" + h.home + "/cache", "XDG_STATE_HOME=" + h.home + "/state", "GORACE=atexit_sleep_ms=0",
	}, env...)
	for _, signer := range []*ssh.Signer{&h.key, &h.identity} {
		_, private, err := ed25519.GenerateKey(rand.Reader)
		modeltest.Must(t, err)
		if *signer, err = ssh.NewSignerFromKey(private); err != nil {
			t.Fatal(err)
		}
		if signer == &h.identity {
			block, err := ssh.MarshalPrivateKey(private, "")
			modeltest.Must(t, err)
			h.write(t, "identity", string(pem.EncodeToMemory(block)))
		}
	}
	h.write(t, "keys", h.options+" "+string(ssh.MarshalAuthorizedKey(h.key.PublicKey())))
	h.serve = h.serveItself
	return h
}

func (h *sshHost) write(t *testing.T, name, text string) {
	t.Helper()
	modeltest.Must(t, os.WriteFile(filepath.Join(h.dir, name), []byte(text), 0o600))
}

// hasSSHD reports whether this machine has sshd.
func hasSSHD() (path string, ok bool) {
	for _, path := range []string{"/usr/sbin/sshd", "/usr/local/sbin/sshd", "/usr/lib/ssh/sshd"} {
		if _, err := os.Stat(path); err == nil {
			return path, true
		}
	}
	return "", false
}

// useSSHD has the machine's sshd serve, with the guide's lines for the user of the test.
func (h *sshHost) useSSHD(t *testing.T, path string) {
	t.Helper()
	me, err := user.Current()
	modeltest.Must(t, err)
	if os.Getuid() == 0 { // sshd of root wants an empty folder, which its service makes
		if err := os.Mkdir("/run/sshd", 0o755); err == nil {
			t.Cleanup(func() { _ = os.Remove("/run/sshd") })
		}
	}
	settings := strings.NewReplacer(
		"Match Group managers", "Match User "+me.Username, "/etc/ssh/managers/%u", filepath.Join(h.dir, "keys"),
	).Replace(recipe(t, "sshd_config"))
	settings = regexp.MustCompile(`(?m)^ +ForceCommand .*$`).ReplaceAllLiteralString(settings, "    ForceCommand "+h.command)
	// The folder of the test is below one that all can write to, so StrictModes is off. The
	// lines above the recipe allow what it has to turn off.
	h.write(t, "config", fmt.Sprintf("HostKey %s\nPidFile none\nUsePAM no\nStrictModes no\nSubsystem sftp internal-sftp\nAcceptEnv *\nX11Forwarding yes\n"+
		"AllowTcpForwarding yes\nSetEnv %s\n%s", filepath.Join(h.dir, "identity"), strings.Join(h.env, " "), settings))
	h.serve = func(t *testing.T, conn *net.TCPConn) {
		file, err := conn.File()
		if err != nil {
			t.Error(err)
			return
		}
		var log bytes.Buffer
		cmd := exec.Command(path, "-i", "-e", "-f", filepath.Join(h.dir, "config"))
		cmd.Stdin, cmd.Stdout, cmd.Stderr = file, file, &log
		err = cmd.Run()
		if t.Failed() {
			t.Logf("sshd: %v\n%s", err, log.String())
		}
		_, _ = file.Close(), conn.Close()
	}
}

// dial connects a manager to the host.
func (h *sshHost) dial(t *testing.T) *ssh.Client {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	modeltest.Must(t, err)
	served := make(chan struct{})
	go func() {
		defer close(served)
		conn, err := listener.Accept()
		if err != nil {
			return
		}
		h.serve(t, conn.(*net.TCPConn))
	}()
	me, err := user.Current()
	modeltest.Must(t, err)
	client, err := ssh.Dial("tcp", listener.Addr().String(), &ssh.ClientConfig{
		User: me.Username, Auth: []ssh.AuthMethod{ssh.PublicKeys(h.key)}, HostKeyCallback: ssh.FixedHostKey(h.identity.PublicKey()),
	})
	_ = listener.Close()
	t.Cleanup(func() {
		if client != nil {
			_ = client.Close()
		}
		<-served
	})
	modeltest.Must(t, err)
	return client
}

// serveItself does with a connection what sshd does with the recipe: it runs the host's command
// for whatever a session asks, and refuses everything else. It is there for machines without sshd.
func (h *sshHost) serveItself(t *testing.T, conn *net.TCPConn) {
	config := &ssh.ServerConfig{PublicKeyCallback: func(_ ssh.ConnMetadata, key ssh.PublicKey) (*ssh.Permissions, error) {
		if !bytes.Equal(key.Marshal(), h.key.PublicKey().Marshal()) {
			return nil, errors.New("an unknown key")
		}
		return nil, nil
	}}
	config.AddHostKey(h.identity)
	server, channels, requests, err := ssh.NewServerConn(conn, config)
	if err != nil {
		t.Error(err)
		return
	}
	var sessions sync.WaitGroup
	defer sessions.Wait()
	defer func() { _ = server.Close() }()
	go ssh.DiscardRequests(requests) // every one is refused
	for channel := range channels {
		if channel.ChannelType() != "session" {
			_ = channel.Reject(ssh.Prohibited, "forwarding is off")
			continue
		}
		session, asked, err := channel.Accept()
		if err != nil {
			return
		}
		sessions.Go(func() { h.session(session, asked) })
	}
}

// session serves one session until its command has ended.
func (h *sshHost) session(channel ssh.Channel, asked <-chan *ssh.Request) {
	defer func() { _ = channel.Close() }()
	ctx, gone := context.WithCancel(context.Background())
	defer gone()
	env := append(slices.Clone(h.env), "PATH=/usr/bin:/bin", "SSH_CONNECTION=127.0.0.1 1 127.0.0.1 2")
	for _, has := range h.env { // a host's own PATH counts
		if strings.HasPrefix(has, "PATH=") {
			env = append(env, has)
		}
	}
	var size *pty.Winsize
	for request := range asked {
		granted := false
		switch request.Type {
		case "pty-req":
			var asks struct {
				Term                         string
				Columns, Rows, Width, Height uint32
				Modes                        string
			}
			if granted = ssh.Unmarshal(request.Payload, &asks) == nil; granted {
				env, size = append(env, "TERM="+asks.Term), &pty.Winsize{Cols: uint16(asks.Columns), Rows: uint16(asks.Rows)}
			}
		case "env":
			var asks struct{ Name, Value string }
			if granted = ssh.Unmarshal(request.Payload, &asks) == nil && slices.Contains(h.accept, asks.Name); granted {
				env = append(env, asks.Name+"="+asks.Value)
			}
		case "shell", "exec", "subsystem":
			if request.Type != "shell" {
				var asks struct{ Command string }
				_ = ssh.Unmarshal(request.Payload, &asks)
				env = append(env, "SSH_ORIGINAL_COMMAND="+asks.Command)
			}
			_ = request.Reply(true, nil)
			go func() {
				ssh.DiscardRequests(asked)
				gone()
			}()
			_, _ = channel.SendRequest("exit-status", false, ssh.Marshal(struct{ Code uint32 }{h.run(ctx, channel, env, size)}))
			return
		}
		_ = request.Reply(granted, nil)
	}
}

// run runs the host's command and returns its exit code. If the session is gone, the command is
// hung up.
func (h *sshHost) run(ctx context.Context, channel ssh.Channel, env []string, size *pty.Winsize) (code uint32) {
	cmd := exec.CommandContext(ctx, "/bin/sh", "-c", h.command)
	cmd.Env, cmd.Dir = env, h.home
	cmd.Cancel = func() error { return cmd.Process.Signal(syscall.SIGHUP) }
	if size == nil {
		cmd.Stdout, cmd.Stderr = channel, channel.Stderr()
		_ = cmd.Run()
		return uint32(cmd.ProcessState.ExitCode())
	}
	terminal, err := pty.StartWithSize(cmd, size)
	if err != nil {
		return 255
	}
	go func() { _, _ = io.Copy(terminal, channel) }()
	_, _ = io.Copy(channel, terminal) // ends when the last program that has the terminal ends
	_ = cmd.Wait()
	_ = terminal.Close()
	return uint32(cmd.ProcessState.ExitCode())
}

// remote is the screen of a session on the host.
type remote struct {
	*program
	session *ssh.Session
	keys    io.Writer
	over    chan error // gets how the session ended
}

// sit opens a session with a terminal of 80×24, which asks for a command; "" asks for a shell.
func (h *sshHost) sit(t *testing.T, client *ssh.Client, command string) *remote {
	t.Helper()
	session, err := client.NewSession()
	modeltest.Must(t, err)
	r := &remote{program: &program{T: t, screen: vt.New(80, 24), news: make(chan struct{}, 1)}, session: session, over: make(chan error, 1)}
	session.Stdout, session.Stderr = writer(r.wrote), writer(r.wrote)
	if r.keys, err = session.StdinPipe(); err != nil {
		t.Fatal(err)
	}
	modeltest.Must(t, errors.Join(session.Setenv("LANG", "C.UTF-8"), session.RequestPty("xterm-256color", 24, 80, ssh.TerminalModes{})))
	if command == "" {
		err = session.Shell()
	} else {
		err = session.Start(command)
	}
	modeltest.Must(t, err)
	go func() { r.over <- session.Wait() }()
	return r
}

func (r *remote) press(keys string) {
	r.Helper()
	if _, err := io.WriteString(r.keys, keys); err != nil {
		r.Fatal(err)
	}
}

// ends waits until the session is over, and returns its exit code.
func (r *remote) ends() int {
	r.Helper()
	select {
	case err := <-r.over:
		var exit *ssh.ExitError
		if err != nil && !errors.As(err, &exit) {
			r.Fatalf("%v\n%s", err, r.screen)
		}
		if exit != nil {
			return exit.ExitStatus()
		}
	case <-time.After(deadline):
		r.Fatalf("the session still runs\n%s", r.screen)
	}
	return 0
}

// again presses keys until holds accepts the session, or the session is over. A window may open late, and it takes no key
// until typing has paused.
func (r *remote) again(what, keys string, holds func() bool) {
	r.Helper()
	for late := time.Now().Add(deadline); ; {
		_, _ = io.WriteString(r.keys, keys) // the session may be over
		for pause := time.After(time.Second); pause != nil; {
			if holds() {
				return
			}
			select {
			case err := <-r.over:
				r.over <- err
				return
			case <-r.news:
			case <-pause:
				pause = nil
			}
		}
		if time.Now().After(late) {
			r.Fatalf("still not true after %v: %s\n%s", deadline, what, r.screen)
		}
	}
}

// handles waits until the dashboard has handled all keys before: it shows what is typed into the
// palette, which it reaches by the keys in leave. It reports false if the session is over.
func (r *remote) handles(leave string) bool {
	r.Helper()
	r.again("all keys are handled", leave+"\x10zebra", func() bool { return strings.Contains(r.screen.String(), "zebra") })
	return len(r.over) == 0
}

// leaves presses keys until the session is over, and returns its exit code.
func (r *remote) leaves(keys string) int {
	r.Helper()
	r.again("the session is over", keys, func() bool { return len(r.over) > 0 })
	return r.ends()
}
