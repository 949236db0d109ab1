package account

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/textproto"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/creack/pty"

	"shortlist/model"
	"shortlist/model/answers"
	"shortlist/model/store"
)

// realPrograms is the environment variable that tries letters with the mail programs of Debian: msmtp, neomutt, mblaze and
// Python. .ci/check-release sets it.
const realPrograms = "SHORTLIST_MAIL_PROGRAMS"

// mailServer is an SMTP server. The first word of a recipient decides what becomes of the mail.
type mailServer struct {
	net.Listener
	mu    sync.Mutex
	mails map[string][][]byte // that it took, by recipient
}

func listenForMail(t *testing.T) *mailServer {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	s := &mailServer{Listener: l, mails: map[string][][]byte{}}
	var all sync.WaitGroup
	all.Go(func() {
		for {
			conn, err := l.Accept()
			if err != nil {
				return
			}
			all.Go(func() { s.serve(textproto.NewConn(conn)) })
		}
	})
	t.Cleanup(func() {
		_ = l.Close()
		all.Wait()
	})
	return s
}

// serve answers one client. The errors of a connection end it.
func (s *mailServer) serve(c *textproto.Conn) {
	defer func() { _ = c.Close() }()
	say := func(line string) { _ = c.PrintfLine("%s", line) }
	say("220 mx.example.org ESMTP")
	to := ""
	for {
		line, err := c.ReadLine()
		if err != nil {
			return
		}
		switch verb, _, _ := strings.Cut(strings.ToUpper(line), " "); verb {
		case "RCPT":
			_, to, _ = strings.Cut(line, "<")
			to, _, _ = strings.Cut(to, ">")
			answer := "250 ok"
			if strings.HasPrefix(to, "grey") {
				answer = "451 4.7.1 try again later"
			} else if strings.HasPrefix(to, "refuse") {
				answer = "550 5.1.1 no such user"
			}
			say(answer)
		case "DATA":
			say("354 go on")
			data, err := c.ReadDotBytes()
			if err != nil {
				return
			}
			s.mu.Lock()
			s.mails[to] = append(s.mails[to], data)
			s.mu.Unlock()
			if strings.HasPrefix(to, "drop") {
				return
			}
			say("250 taken")
		case "QUIT":
			say("221 bye")
			return
		default:
			say("250 ok")
		}
	}
}

// strangers are applicants whose names are hard to write, each with an address.
func strangers(names ...string) (people []model.Candidate, ids []int64) {
	for i, name := range names {
		id := int64(i + 1)
		people = append(people, applicant(id, 5, name, fmt.Sprintf("%s-%d@example.org", []string{"take", "grey", "refuse", "drop"}[i%4], id)))
		ids = append(ids, id)
	}
	return people, ids
}

var hardNames = []string{
	"Олена Коваль", "Kovács, Őry Zsófia", `Ion "Ionel" Țăran`, "Maeve O'Quay", "Олександра-Вікторія Іваненко-Петренко-Сидоренко", "=?utf-8?q?x?= Quay", "Anna <b@example.net>", "Ștefan Văduva",
	"Ґалаґан Їжак", "a, b; c: d", "Zoë\u202eevil", "Нестор",
}

// watchProcesses reads the arguments of all processes until stop, which returns those that hold one of the words.
func watchProcesses(words []string) (stop func() []string) {
	end, ended := make(chan struct{}), make(chan struct{})
	found := map[string]bool{}
	go func() {
		defer close(ended)
		for {
			paths, _ := filepath.Glob("/proc/[0-9]*/cmdline")
			for _, path := range paths {
				data, _ := os.ReadFile(path) // the process may have ended
				for _, w := range words {
					if bytes.Contains(data, []byte(w)) {
						found[w] = true
					}
				}
			}
			select {
			case <-end:
				return
			default:
			}
		}
	}()
	return func() (out []string) {
		close(end)
		<-ended
		for w := range found {
			out = append(out, w)
		}
		return out
	}
}

// python reads mails with Python's email package.
const python = `
import email, email.policy, json, sys
out = []
for path in sys.argv[1:]:
    m = email.message_from_bytes(open(path, "rb").read(), policy=email.policy.default)
    to = m["to"].addresses
    out.append({"to": [[a.display_name, a.addr_spec] for a in to], "subject": m["subject"], "id": m["message-id"].strip("<>"), "text": m.get_content(), "kind": m.get_content_type(), "defects": [str(d) for d in m.defects]})
print(json.dumps(out))
`

// readByPython fails the test for a mail that Python does not read as its letter.
func readByPython(t *testing.T, letters []answers.Letter, paths []string) {
	t.Helper()
	out, err := exec.Command("python3", append([]string{"-c", python}, paths...)...).Output()
	if err != nil {
		t.Fatal(err)
	}
	var read []struct {
		To                      [][2]string
		Subject, ID, Text, Kind string
		Defects                 []string
	}
	if err := json.Unmarshal(out, &read); err != nil || len(read) != len(letters) {
		t.Fatalf("%d mails of %d: %v", len(read), len(letters), err)
	}
	for _, m := range read {
		i := slices.IndexFunc(letters, func(l answers.Letter) bool { return l.MessageID == m.ID })
		if i < 0 {
			t.Errorf("%q is no letter", m.ID)
			continue
		}
		l := letters[i]
		whole := func(name string) string { return strings.ReplaceAll(name, " ", "") } // Python puts spaces into a long name
		if len(m.To) != 1 || whole(m.To[0][0]) != whole(l.ToName) || m.To[0][1] != l.Address || m.Subject != l.Subject || m.Kind != "text/plain" || len(m.Defects) > 0 || !slices.Equal(strings.Fields(m.Text), strings.Fields(l.Text)) {
			t.Errorf("Python reads %+v, want %q <%s>, %q\n%s", m, l.ToName, l.Address, l.Subject, l.Text)
		}
	}
}

// TestLettersPassRealMailPrograms: msmtp sends them to a server that takes, delays, refuses, and drops the line after the
// mail; neomutt sends drafts; mblaze and Python read all of them. No list of processes, and no log, names an applicant.
func TestLettersPassRealMailPrograms(t *testing.T) {
	if os.Getenv(realPrograms) == "" {
		t.Skipf("the mail programs of Debian are tried with %s=1", realPrograms)
	}
	server := listenForMail(t)
	people, ids := strangers(hardNames...)
	d := writing(t, people...)
	var log bytes.Buffer
	d.opts.Log = slog.New(slog.NewTextHandler(&log, &slog.HandlerOptions{Level: slog.LevelDebug}))
	settings := filepath.Join(d.dir, "msmtprc")
	host, port, _ := net.SplitHostPort(server.Addr().String())
	if err := os.WriteFile(settings, []byte("account default\nhost "+host+"\nport "+port+"\nfrom hr@example.com\nauth off\ntls off\ntimeout 10\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	d.opts.Answers.Way, d.opts.Answers.Program = answers.Program, []string{"msmtp", "-C", settings, "-t"}
	planned, why := d.plans(answers.No, ids...)
	if len(planned) != len(people) {
		t.Fatal(why)
	}
	var words []string
	for _, c := range people {
		words = append(words, c.Applicant.Name, c.Applicant.Contacts.Email)
	}
	stop := watchProcesses(words)
	d.hands()
	if seen := stop(); len(seen) > 0 {
		t.Errorf("a list of processes shows %q", seen)
	}
	letters, err := d.store.Letters(t.Context(), store.LetterFilter{})
	if err != nil {
		t.Fatal(err)
	}
	var arrived []answers.Letter
	var paths []string
	for _, l := range letters {
		kind, _, _ := strings.Cut(l.Address, "-")
		want := map[string]answers.State{"take": answers.Handed, "grey": answers.Failed, "refuse": answers.Failed, "drop": answers.Unknown}[kind]
		if l.State != want || strings.Contains(l.Reason, l.Address) {
			t.Errorf("%s: %s (%s), want %s", l.Address, l.State, l.Reason, want)
		}
		mails := server.mails[l.Address]
		if len(mails) > 1 || (len(mails) == 1) != (kind == "take" || kind == "drop") {
			t.Errorf("%s has %d mails", l.Address, len(mails))
		}
		for _, data := range mails {
			path := filepath.Join(d.dir, fmt.Sprintf("arrived-%d", l.ID))
			if err := os.WriteFile(path, data, 0o600); err != nil {
				t.Fatal(err)
			}
			arrived, paths = append(arrived, l), append(paths, path)
		}
	}
	readByPython(t, arrived, paths)
	for _, w := range words {
		if strings.Contains(log.String(), w) {
			t.Errorf("the log names %q:\n%s", w, log.String())
		}
	}

	d.opts.Answers.Way = answers.Maildir
	if drafts, why := d.plans(answers.Received, ids...); len(drafts) != len(people) {
		t.Fatal(why)
	}
	stop = watchProcesses(words)
	d.hands()
	if seen := stop(); len(seen) > 0 {
		t.Errorf("while drafts are written, a list of processes shows %q", seen)
	}
	letters, paths = nil, nil
	all, err := d.store.Letters(t.Context(), store.LetterFilter{})
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range all {
		if l.Draft() {
			letters, paths = append(letters, l), append(paths, answers.DraftOf(&l).Place)
		}
	}
	readByPython(t, letters, paths)
	for i, l := range letters {
		show := func(args ...string) string {
			cmd := exec.Command(args[0], append(args[1:], paths[i])...)
			cmd.Env = append(os.Environ(), "LC_ALL=C.UTF-8", "HOME="+d.dir, "MBLAZE="+d.dir)
			out, err := cmd.Output()
			if err != nil {
				t.Fatal(args, err)
			}
			return string(out)
		}
		if to := show("maddr", "-a", "-h", "to"); strings.TrimSpace(to) != l.Address {
			t.Errorf("mblaze: to %q, want %q", to, l.Address)
		}
		if subject := show("mhdr", "-d", "-h", "subject"); strings.TrimSpace(subject) != l.Subject {
			t.Errorf("mblaze: %q, want %q", subject, l.Subject)
		}
		if text := show("mshow", "-n", "-N", "-h", "date"); !strings.Contains(strings.Join(strings.Fields(text), " "), strings.Join(strings.Fields(l.Text), " ")) {
			t.Errorf("mblaze shows\n%s\nwant\n%s", text, l.Text)
		}
		if i < 4 {
			sent := sendByNeomutt(t, d.dir, paths[i])
			readByPython(t, []answers.Letter{l}, []string{sent})
		}
	}

	d.opts.Answers.Way, d.opts.Answers.Folder = answers.EML, filepath.Join(d.dir, "drafts")
	if drafts, why := d.plans(answers.Filled, ids...); len(drafts) != len(people) {
		t.Fatal(why)
	}
	stop = watchProcesses(words)
	d.hands()
	if seen := stop(); len(seen) > 0 {
		t.Errorf("while files are written, a list of processes shows %q", seen)
	}
	if files, err := os.ReadDir(d.opts.Answers.Folder); err != nil || len(files) != len(people) {
		t.Errorf("%d files, %v", len(files), err)
	}
}

// sendByNeomutt opens a draft in a terminal, sends it, and returns the file of what neomutt handed to its mail program.
func sendByNeomutt(t *testing.T, dir, draft string) string {
	t.Helper()
	sent, program, settings := filepath.Join(dir, "sent-"+filepath.Base(draft)), filepath.Join(dir, "send.sh"), filepath.Join(dir, "neomuttrc")
	for path, text := range map[string]string{
		program: "#!/bin/sh\ncat > '" + sent + ".new' && mv '" + sent + ".new' '" + sent + "'\n",
		settings: "set sendmail='" + program + "' from=hr@example.com charset=utf-8 send_charset='us-ascii:utf-8' copy=no editor=true record='' abort_unmodified=no sendmail_wait=0\nset folder='" +
			dir + "' spoolfile='" + dir + "'\n",
	} {
		if err := os.WriteFile(path, []byte(text), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	cmd := exec.Command("neomutt", "-n", "-F", settings, "-H", draft)
	cmd.Env = append(os.Environ(), "LC_ALL=C.UTF-8", "HOME="+dir, "TERM=xterm")
	terminal, err := pty.StartWithSize(cmd, &pty.Winsize{Rows: 40, Cols: 120})
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		_ = cmd.Process.Kill() // it may have ended
		_ = cmd.Wait()
		_ = terminal.Close()
	}()
	if err := terminal.SetReadDeadline(time.Now().Add(20 * time.Second)); err != nil {
		t.Fatal(err)
	}
	seen := ""
	buffer := make([]byte, 4096)
	for _, step := range []struct{ prompt, answer string }{{"To: ", "\r"}, {"Subject: ", "\r"}, {"y:Send", "y"}} {
		for !strings.Contains(seen, step.prompt) {
			n, err := terminal.Read(buffer)
			if seen += string(buffer[:n]); err != nil {
				t.Fatalf("neomutt has no %q: %v\n%q", step.prompt, err, seen)
			}
		}
		seen = seen[strings.Index(seen, step.prompt)+len(step.prompt):]
		if _, err := terminal.Write([]byte(step.answer)); err != nil {
			t.Fatal(err)
		}
	}
	_, _ = io.Copy(io.Discard, terminal) // until it ends
	if _, err := os.Stat(sent); err != nil {
		t.Fatal(err)
	}
	return sent
}
