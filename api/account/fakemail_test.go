package account

import (
	"bytes"
	"errors"
	"hash/fnv"
	"io"
	"net/mail"
	"os"
	"path/filepath"
	"strings"
)

// fakeMail is the environment variable in which this test program is a mail program. It names the folder of the mails
// that its server took.
const fakeMail = "SHORTLIST_TEST_FAKE_MAIL"

// fate is what the fake mail program does with a mail.
type fate int

const (
	takes       fate = iota
	killsUnread      // it kills shortlist before it reads
	killsHalf        // after it has read half of the mail
	killsTaken       // after the server took the mail
	killsEnded       // shortlist is killed after the program has ended
	losesAnswer      // the server took the mail, and its answer was lost
	waits            // no server listens; the second time the mail is taken
	rejects
	fates
)

// fateOf is the fate of a Message-ID.
func fateOf(id string) fate {
	h := fnv.New32a()
	_, _ = io.WriteString(h, strings.Trim(id, "<>"))
	return fate(h.Sum32() % uint32(fates))
}

// unknown reports whether shortlist cannot know whether a mail of this fate arrived.
func (f fate) unknown() bool { return f >= killsUnread && f <= losesAnswer }

// receiveMail is the fake mail program. It returns its exit code.
func receiveMail(dir string) int {
	data, err := io.ReadAll(os.Stdin)
	if err != nil {
		return 70
	}
	m, err := mail.ReadMessage(bytes.NewReader(data))
	if err != nil {
		return 65
	}
	id := strings.Trim(m.Header.Get("Message-ID"), "<>")
	path := filepath.Join(dir, id)
	take := func() {
		f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
		if err != nil { // it was taken before
			path += ".twice"
			f, err = os.Create(path)
		}
		if err == nil {
			_, err = f.Write(data)
		}
		if err = errors.Join(err, f.Close()); err != nil {
			panic(err)
		}
	}
	parent, err := os.FindProcess(os.Getppid())
	if err != nil {
		return 70
	}
	kill := func() int {
		_ = parent.Kill()
		return 0
	}
	switch fateOf(id) {
	case killsUnread, killsHalf:
		return kill()
	case killsTaken:
		take()
		return kill()
	case killsEnded:
		take()
		if os.WriteFile(filepath.Join(dir, "..", "kill"), nil, 0o600) != nil {
			return 70
		}
	case losesAnswer:
		take()
		return 74
	case waits:
		if waited := filepath.Join(dir, "..", id); os.Mkdir(waited, 0o700) == nil {
			return 75
		}
		take()
	case rejects:
		return 69
	case takes, fates:
		take()
	}
	return 0
}
