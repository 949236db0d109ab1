//go:build unix

package e2e

import (
	"fmt"
	"io"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/crypto/ssh"

	"shortlist/api/sandbox"
	"shortlist/api/wire"
	"shortlist/model/modeltest"
)

// onSSHHosts runs a test on a host that serves SSH itself, and on one with this machine's sshd. Their
// host's file is that of the guide, with the address of a service; it may leave out the restriction.
func onSSHHosts(t *testing.T, restricted bool, env func(dir string) []string, test func(t *testing.T, h *sshHost)) {
	path, has := hasSSHD()
	for _, real := range []bool{false, true} {
		if real && !has {
			continue
		}
		t.Run(map[bool]string{false: "in this process", true: "sshd"}[real], func(t *testing.T) {
			service, err := sandbox.New(sandbox.Options{})
			modeltest.Must(t, err)
			server := httptest.NewServer(service)
			t.Cleanup(func() {
				server.Close()
				if err := service.Close(); err != nil {
					t.Error(err)
				}
			})
			address := strings.Replace(server.URL, "127.0.0.1", "ua.localhost", 1) + wire.BasePath
			file := strings.Replace(recipe(t, "toml"), "https://ua.example.com", address, 1)
			if !restricted {
				file = strings.Replace(file, "restricted = true", "restricted = false", 1)
			}
			h := newSSHHost(t, onHost(t, file), env(t.TempDir())...)
			if real {
				h.useSSHD(t, path)
			}
			test(t, h)
		})
	}
}

func plain(string) []string { return nil }

// signIn signs the manager in at the first start.
func (r *remote) signIn() {
	r.Helper()
	r.sees("try the demo")
	r.press("\r")
	r.sees("ua.localhost")
	r.press("olena.hr@example.com\r")
	r.press(sandbox.Password + "\r")
	r.sees("Бариста")
}

const escape = "\x1b[27u" // the key, as no prefix of what follows

// TestAManagerGetsTheDashboardAndNothingElse, whatever the client asks for.
func TestAManagerGetsTheDashboardAndNothingElse(t *testing.T) {
	modeltest.SkipInShort(t, "builds a second program")
	onSSHHosts(t, true, plain, func(t *testing.T, h *sshHost) {
		client := h.dial(t)
		first := h.sit(t, client, "")
		first.signIn()
		first.press("q")
		if code := first.ends(); code != 0 {
			t.Errorf("exit code %d\n%s", code, first.screen)
		}
		if left := first.screen.Left(); left != nil {
			t.Errorf("the terminal is left with %v", left)
		}

		// A command, with a terminal and without, the file transfers, and a command of shortlist.
		probe := filepath.Join(h.home, "probe")
		command := "sh -c 'id; touch " + probe + "'"
		second := h.sit(t, client, command)
		second.sees("Бариста")
		second.press("q")
		second.ends()
		if strings.Contains(second.screen.String(), "uid=") {
			t.Errorf("the command has run:\n%s", second.screen)
		}
		refused := func(command, request string) {
			t.Helper()
			code, out, problems := ask(t, client, request, command)
			ours := strings.HasPrefix(problems, "shortlist: the dashboard needs a terminal") && strings.Count(problems, "\n") == 1
			if silent := request == "subsystem" && problems == ""; code != 2 || out != "" || !ours && !silent { // sshd drops what a subsystem warns
				t.Errorf("%s: exit code %d\n%s%s", command, code, out, problems)
			}
		}
		for _, command := range []string{command, "; id", "scp -t " + h.home, "/usr/lib/openssh/sftp-server", "doctor", "cv text " + h.home} {
			refused(command, "exec")
		}
		refused("sftp", "subsystem")
		if _, err := os.Stat(probe); err == nil {
			t.Error("the command has written a file")
		}

		// Forwarding, each way.
		for _, channel := range []struct {
			kind string
			data any
		}{
			{"direct-tcpip", &struct {
				Host   string
				Port   uint32
				Origin string
				From   uint32
			}{"127.0.0.1", 22, "127.0.0.1", 1}},
			{"direct-streamlocal@openssh.com", &struct {
				Path, Reserved string
				Port           uint32
			}{"/run/dbus/system_bus_socket", "", 0}},
			{"tun@openssh.com", &struct{ Mode, Unit uint32 }{1, 0x7fffffff}},
		} {
			if c, _, err := client.OpenChannel(channel.kind, ssh.Marshal(channel.data)); err == nil {
				_ = c.Close()
				t.Errorf("%s is opened", channel.kind)
			}
		}
		if l, err := client.Listen("tcp", "127.0.0.1:0"); err == nil {
			_ = l.Close()
			t.Error("a port is forwarded back")
		}
		if l, err := client.ListenUnix(filepath.Join(h.home, "socket")); err == nil {
			_ = l.Close()
			t.Error("a socket is forwarded back")
		}
		session, err := client.NewSession()
		modeltest.Must(t, err)
		defer func() { _ = session.Close() }()
		for request, data := range map[string][]byte{
			"auth-agent-req@openssh.com": nil,
			"x11-req": ssh.Marshal(struct {
				Single       bool
				Auth, Cookie string
				Screen       uint32
			}{false, "MIT-MAGIC-COOKIE-1", "00", 0}),
		} {
			if ok, err := session.SendRequest(request, true, data); err != nil || ok {
				t.Errorf("%s: granted %v, %v", request, ok, err)
			}
		}
	})
}

// ask sends a request of a session without a terminal, and returns the exit code and everything that
// was printed.
func ask(t *testing.T, client *ssh.Client, request, of string) (code uint32, out, problems string) {
	t.Helper()
	channel, answers, err := client.OpenChannel("session", nil)
	modeltest.Must(t, err)
	if ok, err := channel.SendRequest(request, true, ssh.Marshal(struct{ Of string }{of})); err != nil || !ok {
		t.Fatalf("%s %s: %v, %v", request, of, ok, err)
	}
	warned := make(chan string, 1)
	go func() {
		text, _ := io.ReadAll(channel.Stderr()) // ends with the channel
		warned <- string(text)
	}()
	text, _ := io.ReadAll(channel)
	for answer := range answers {
		var ended struct{ Code uint32 }
		if answer.Type == "exit-status" && ssh.Unmarshal(answer.Payload, &ended) == nil {
			code = ended.Code
		}
	}
	return code, string(text), <-warned
}

// TestAManagersEnvironmentChangesNothing but the locale.
func TestAManagersEnvironmentChangesNothing(t *testing.T) {
	modeltest.SkipInShort(t, "builds a second program")
	onSSHHosts(t, true, plain, func(t *testing.T, h *sshHost) {
		client := h.dial(t)
		session, err := client.NewSession()
		modeltest.Must(t, err)
		defer func() { _ = session.Close() }()
		for _, name := range []string{
			"SHORTLIST_CONFIG", "SHORTLIST_ACCOUNT", "SHORTLIST_PASSWORD", "SHORTLIST_TRACE", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "HOME",
			"EDITOR", "VISUAL", "PAGER", "BROWSER", "SHELL", "PATH", "TMPDIR", "TMUX", "SSH_ORIGINAL_COMMAND", "ENV", "BASH_ENV", "LD_PRELOAD", "LD_LIBRARY_PATH",
			"GODEBUG", "GOGC", "SSL_CERT_FILE", "HTTPS_PROXY", "LC_ANYTHING",
		} {
			if err := session.Setenv(name, "/tmp"); err == nil {
				t.Errorf("%s is taken", name)
			}
		}
		for _, name := range []string{"LANG", "LC_ALL", "LC_CTYPE"} {
			if err := session.Setenv(name, "C.UTF-8"); err != nil {
				t.Errorf("%s is not taken: %v", name, err)
			}
		}
	})
}

// traps makes programs in the place of those that could be started, which write down that they
// were. It returns the environment that names them.
func traps(dir string) []string {
	trap := filepath.Join(dir, "trap")
	if err := os.WriteFile(trap, fmt.Appendf(nil, "#!/bin/sh\necho \"$0\" >> %q\n", filepath.Join(dir, "sprung")), 0o700); err != nil {
		panic(err)
	}
	for _, program := range []string{"sh", "bash", "vi", "nano", "editor", "xdg-open", "less", "more", "w3m", "lynx", "pdftoppm", "mutool", "tmux", "secret-tool"} {
		if err := os.Symlink("trap", filepath.Join(dir, program)); err != nil {
			panic(err)
		}
	}
	return []string{"PATH=" + dir, "EDITOR=" + trap, "VISUAL=" + trap, "PAGER=" + trap, "BROWSER=" + trap, "SHELL=" + trap, "TRAPS=" + dir}
}

// sprung returns which traps have sprung.
func (h *sshHost) sprung() string {
	for _, has := range h.env {
		if dir, ok := strings.CutPrefix(has, "TRAPS="); ok {
			data, _ := os.ReadFile(filepath.Join(dir, "sprung")) // a missing file: not one
			return string(data)
		}
	}
	return ""
}

// TestCtrlZOnTheHostChangesNothing: there is no shell that could continue the program.
func TestCtrlZOnTheHostChangesNothing(t *testing.T) {
	modeltest.SkipInShort(t, "builds a second program")
	for _, restricted := range []bool{true, false} {
		onSSHHosts(t, restricted, plain, func(t *testing.T, h *sshHost) {
			r := h.sit(t, h.dial(t), "")
			r.signIn()
			r.press("\x1a")
			if restricted {
				r.sees("programs are turned off here")
			} else {
				r.sees("there is no shell here to go back to")
			}
			r.press("?")
			r.sees("tab next subject")
			if code := r.leaves(escape + "q"); code != 0 {
				t.Errorf("exit code %d\n%s", code, r.screen)
			}
		})
	}
}

// TestTheTrapsOfTheHostSpring where the host does not restrict: otherwise the tests with traps prove nothing.
func TestTheTrapsOfTheHostSpring(t *testing.T) {
	modeltest.SkipInShort(t, "builds a second program")
	onSSHHosts(t, false, traps, func(t *testing.T, h *sshHost) {
		r := h.sit(t, h.dial(t), "")
		r.signIn()
		r.press("N")
		r.sees("New job")
		for range 12 {
			r.press("\t\x05")
		}
		r.until("a trap springs", func(string) bool { return h.sprung() != "" })
		r.leaves(strings.Repeat(escape, 6) + "q")
	})
}

// TestNoVariableOrFlagLiftsTheHostsLimits, for those who can run commands.
func TestNoVariableOrFlagLiftsTheHostsLimits(t *testing.T) {
	modeltest.SkipInShort(t, "builds a second program")
	program := onHost(t, recipe(t, "toml"))
	home := homeOf(t)
	own := filepath.Join(home, "own.toml")
	text := "[limits]\nrestricted = false\n[cv]\ndir = \"/\"\n[accounts.other]\nbase_url = \"https://elsewhere.example.com\"\nemail = \"a@example.com\"\n"
	modeltest.Must(t, os.MkdirAll(filepath.Join(home, "config", "shortlist"), 0o700))
	for _, path := range []string{own, filepath.Join(home, "config", "shortlist", "config.toml")} {
		modeltest.Must(t, os.WriteFile(path, []byte(text), 0o600))
	}
	secret := filepath.Join(home, "secret")
	modeltest.Must(t, os.WriteFile(secret, []byte("secret"), 0o600))
	run := func(env []string, args ...string) string {
		cmd := exec.Command(program, args...)
		cmd.Env = append([]string{"HOME=" + home, "XDG_STATE_HOME=" + home + "/state", "LANG=C.UTF-8", "GORACE=atexit_sleep_ms=0", "SHORTLIST_PASSWORD=x"}, env...)
		out, err := cmd.CombinedOutput()
		if err == nil && args[0] != "doctor" {
			t.Errorf("%v %v succeeds", env, args)
		}
		return string(out)
	}
	new := filepath.Join(home, "new.toml")
	for name, call := range map[string]struct {
		env  []string
		args []string
	}{
		"a variable":              {[]string{"SHORTLIST_CONFIG=" + own}, nil},
		"a flag":                  {nil, []string{"--config", own}},
		"a missing file":          {nil, []string{"--config", new}},
		"a file without sense":    {nil, []string{"--config", secret}},
		"a configuration folder":  {[]string{"XDG_CONFIG_HOME=" + home + "/config"}, nil},
		"the host's file as own":  {nil, []string{"--config", filepath.Join(filepath.Dir(program), "config.toml")}},
		"a flag of another limit": {nil, []string{"--read-only=false"}},
	} {
		if out := run(call.env, append(call.args, "cv", "text", secret)...); !strings.Contains(out, "files are read only below "+home+"/CVs") {
			t.Errorf("%s: a file elsewhere is read: %s", name, out)
		}
	}
	for _, args := range [][]string{
		{"jobs", "list", "--config", own, "--account", "other"},
		{"login", "--base-url", "https://elsewhere.example.com", "--email", "b@example.com"},
		{"login", "--base-url", "https://elsewhere.example.com", "--email", "b@example.com", "--config", new},
	} {
		if out := run(nil, args...); !strings.Contains(out, "not an address that this host allows") {
			t.Errorf("%v: %s", args, out)
		}
	}
	if out := run(nil, "login", "--base-url", "https://ua.example.com", "--email", "b@example.com", "--config", new, "--account", "mine"); !strings.Contains(out, "accounts are added only to") {
		t.Errorf("an account is added elsewhere: %s", out)
	}
	if _, err := os.Stat(new); err == nil {
		t.Error("a file is written elsewhere")
	}

	if out := run(nil, "doctor", "--offline", "--json"); !strings.Contains(out, "Accounts can only have https://ua.example.com.") {
		t.Errorf("doctor: %s", out)
	}
	modeltest.Must(t, os.Chmod(filepath.Dir(program), 0o777))
	defer func() { _ = os.Chmod(filepath.Dir(program), 0o755) }()
	if out := run(nil, "jobs", "list"); !strings.Contains(out, "others than root can change") {
		t.Errorf("a folder that everybody can change: %s", out)
	}
	if out := run(nil, "doctor", "--offline"); !strings.Contains(out, "No account opens") {
		t.Errorf("doctor: %s", out)
	}
}
