package vt

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"strconv"
	"strings"
	"sync"
)

// Far takes files. It is safe for concurrent use.
type Far struct {
	Name       string            // as it reports it; "": it answers nothing at all
	Tmux       bool              // tmux lies between
	Blocks     bool              // tmux passes nothing on
	Refuses    bool              // the person refuses files
	FailsAtEnd bool              // it cannot finish a session of OSC 5113
	Garbles    bool              // its answers in OSC 5113 cannot be read
	Parts      int               // the number of parts after which it is silent; 0: never
	Files      map[string][]byte // the files that it has saved, by name
	Drags                        // what it does with a drag

	mu      sync.Mutex
	rest    []byte // a sequence that is not whole yet
	parts   int
	name    string // of the file that is being taken
	size    int64
	content []byte
	open    bool // a file is being taken
	session string
	drag    drag
	file    string // the id of the file, in the session
	faults  []string
	stopped bool
}

// NewFar returns the terminal of a name.
func NewFar(name string) *Far { return &Far{Name: name, Files: map[string][]byte{}} }

// Faults returns what the program has sent against a protocol.
func (t *Far) Faults() []string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.faults
}

// Taken returns how many bytes of an unfinished file it has, and whether the program has canceled it.
func (t *Far) Taken() (n int, canceled bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	return len(t.content), t.stopped
}

// Saved returns the file of a name.
func (t *Far) Saved(name string) ([]byte, bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	data, ok := t.Files[name]
	return data, ok
}

// Answer takes what a program writes, and returns what the terminal answers.
func (t *Far) Answer(written []byte) []byte {
	t.mu.Lock()
	defer t.mu.Unlock()
	var out bytes.Buffer
	t.rest = scan(append(t.rest, written...), func(sequence string) {
		inner, through := strings.CutPrefix(sequence, "\x1bPtmux;")
		switch {
		case !t.Tmux:
			out.WriteString(t.answer(sequence))
		case through && len(sequence) > 1<<20:
			t.fault("a sequence of %d bytes is too long for tmux", len(sequence))
		case through && !t.Blocks:
			scan([]byte(strings.ReplaceAll(strings.TrimSuffix(inner, "\x1b\\"), "\x1b\x1b", "\x1b")), func(s string) { out.WriteString(t.answer(s)) })
		case sequence == "\x1b[>q":
			out.WriteString("\x1bP>|tmux 3.3a\x1b\\")
		case sequence == "\x1b[c":
			out.WriteString("\x1b[?1;2c")
		}
	})
	return out.Bytes()
}

// scan calls do for each sequence, and returns the rest, which is not whole.
func scan(b []byte, do func(sequence string)) []byte {
	for {
		start := bytes.IndexByte(b, 0x1b)
		if start < 0 || start+1 >= len(b) {
			return b[max(start, 0):]
		}
		b = b[start:]
		end := -1
		switch b[1] {
		case '[':
			if i := bytes.IndexFunc(b[2:], func(r rune) bool { return r >= '@' && r <= '~' }); i >= 0 {
				end = 2 + i + 1
			}
		case ']', 'P', '_':
			end = stringEnd(b)
		default:
			end = 2
		}
		if end < 0 {
			return b
		}
		do(string(b[:end]))
		b = b[end:]
	}
}

// stringEnd is where a sequence with a string ends. tmux's has doubled escapes in it.
func stringEnd(b []byte) int {
	tmux := bytes.HasPrefix(b, []byte("\x1bPtmux;"))
	for i := 2; i < len(b); i++ {
		switch {
		case b[i] == '\a' && b[1] == ']':
			return i + 1
		case b[i] != 0x1b || i+1 == len(b):
		case tmux && b[i+1] == 0x1b:
			i++
		case b[i+1] == '\\':
			return i + 2
		}
	}
	return -1
}

func (t *Far) fault(format string, args ...any) {
	t.faults = append(t.faults, fmt.Sprintf(format, args...))
}

// device is its answer to DA1: the recorded one of the terminal of its name, if there is a record.
func (t *Far) device() string {
	for _, seen := range All() {
		if strings.Contains(seen.Answers["XTVERSION"], "|"+t.Name+"\x1b") {
			return seen.Answers["DA1"]
		}
	}
	return "\x1b[?62c"
}

func (t *Far) answer(sequence string) string {
	if t.Name == "" || t.Parts > 0 && t.parts >= t.Parts {
		return ""
	}
	switch {
	case sequence == "\x1b[>q":
		return "\x1bP>|" + t.Name + "\x1b\\"
	case sequence == "\x1b[c":
		return t.device()
	case strings.HasPrefix(sequence, "\x1b]72;") && t.Offers:
		return t.dragged(strings.TrimSuffix(sequence[len("\x1b]72;"):], "\x1b\\"))
	case strings.HasPrefix(sequence, "\x1b]1337;"):
		t.iterm(strings.TrimSuffix(sequence[len("\x1b]1337;"):], "\a"))
	case strings.HasPrefix(sequence, "\x1b]5113;"):
		return t.kitty(strings.TrimSuffix(sequence[len("\x1b]5113;"):], "\x1b\\"))
	}
	return ""
}

func (t *Far) decode(s string) []byte {
	data, err := base64.StdEncoding.DecodeString(s)
	if err != nil {
		t.fault("%.40q: %v", s, err)
	}
	return data
}

// begin begins a file, by its attributes.
func (t *Far) begin(keys string) {
	t.name, t.size, t.content, t.open = "", -1, nil, true
	for key := range strings.SplitSeq(keys, ";") {
		switch k, v, _ := strings.Cut(key, "="); k {
		case "name":
			t.name = string(t.decode(v))
		case "size":
			t.size, _ = strconv.ParseInt(v, 10, 64)
		case "inline":
			if v != "0" {
				t.fault("the file would be shown")
			}
		}
	}
}

func (t *Far) save() {
	if int64(len(t.content)) != t.size || t.name == "" || strings.ContainsAny(t.name, "/\x00") {
		t.fault("%q has %d bytes of %d", t.name, len(t.content), t.size)
	}
	if !t.Refuses {
		t.Files[t.name] = append([]byte{}, t.content...)
	}
	t.content, t.open = nil, false
}

// iterm takes a file in one sequence. MultipartFile is a fault: iTerm2 takes letters that are drawn between the parts for data.
func (t *Far) iterm(command string) {
	key, value, _ := strings.Cut(command, "=")
	if key != "File" {
		t.fault("%.40q is not expected", command)
		return
	}
	keys, content, _ := strings.Cut(value, ":")
	t.begin(keys)
	if strings.ContainsAny(t.name, `:\`) {
		t.fault("WezTerm saves %q under a name of its own", t.name)
	}
	t.content = t.decode(content)
	t.save()
}

// status returns a status of OSC 5113: kitty 0.26.5 pads it, kitty 0.41.1 and 0.48.2 do not.
func (t *Far) status(code string) string {
	switch {
	case t.Garbles:
		return "~" + code
	case strings.HasPrefix(t.Name, "kitty(0.26."):
		return base64.StdEncoding.EncodeToString([]byte(code))
	}
	return base64.RawStdEncoding.EncodeToString([]byte(code))
}

func (t *Far) kitty(command string) string {
	keys := map[string]string{}
	for field := range strings.SplitSeq(command, ";") {
		k, v, _ := strings.Cut(field, "=")
		keys[k] = v
	}
	status := func(file, code string, size int64) string {
		s := "\x1b]5113;ac=status;id=" + keys["id"]
		if file != "" {
			s += ";fid=" + file
		}
		if size >= 0 {
			s += ";sz=" + strconv.FormatInt(size, 10)
		}
		return s + ";st=" + t.status(code) + "\x1b\\"
	}
	if keys["ac"] == "send" {
		t.session, t.stopped = keys["id"], false
		if t.Refuses {
			t.session = ""
			return status("", "EPERM:User refused the transfer", -1)
		}
		return status("", "OK", -1)
	}
	if t.session == "" || keys["id"] != t.session {
		t.fault("%.40q is of no session", command)
		return ""
	}
	switch keys["ac"] {
	case "file":
		name := string(t.decode(keys["n"]))
		in, base := "~/Downloads/", strings.TrimPrefix(name, "~/Downloads/")
		if base == name || strings.ContainsAny(base, `\*:<>?|/`) {
			t.fault("the name is %q, not in %s", name, in)
		}
		t.file, t.name, t.content, t.open = keys["fid"], base, nil, true
		t.size, _ = strconv.ParseInt(keys["sz"], 10, 64)
		size := int64(-1)
		if old, ok := t.Files[base]; ok {
			size = int64(len(old))
		}
		return status(t.file, "STARTED", size)
	case "data", "end_data":
		if keys["fid"] != t.file || !t.open {
			t.fault("data of %q, not %q", keys["fid"], t.file)
		}
		if len(keys["d"]) > 4096 {
			t.fault("a part has %d bytes", len(keys["d"]))
		}
		t.parts++
		t.content = append(t.content, t.decode(keys["d"])...)
		n := int64(len(t.content))
		if keys["ac"] == "data" {
			return status(t.file, "PROGRESS", n)
		}
		t.save()
		return status(t.file, "OK", n)
	case "cancel":
		t.session, t.open, t.stopped = "", false, true
		return status("", "CANCELED", -1)
	case "finish":
		t.session = ""
		if t.FailsAtEnd {
			return status(t.file, "EPERM:Operation not permitted", -1)
		}
	default:
		t.fault("%.40q is not expected", command)
	}
	return ""
}
