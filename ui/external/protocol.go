package external

import (
	"encoding/base64"
	"fmt"
	"strconv"
	"strings"
)

// protocol is how a terminal takes a file.
type protocol int

const (
	inOne    protocol = iota + 1 // OSC 1337 File, of iTerm2: one sequence, during which no frame is drawn
	transfer                     // OSC 5113, of kitty: the terminal asks the person, and confirms the file
	dragging                     // OSC 72: the person drags the file out of the window
)

// The largest files, in bytes.
const (
	mostInParts  = 64 << 20
	mostInOne    = 5 << 20   // the sequence is in memory until the terminal has taken it
	mostThroughT = 760 << 10 // tmux passes on sequences of 1 MB
)

// protocolOf returns the protocol of a terminal by its name (XTVERSION); 0 if it takes no files. iTerm2 also has
// MultipartFile since 3.5. By its source of August 2026, it takes everything between the parts for data and draws nothing
// until the end of the file: frames would spoil the file, and a stopped file would spoil the screen. WezTerm has no parts.
func protocolOf(name string) protocol {
	name = strings.ToLower(name)
	switch {
	case strings.HasPrefix(name, "kitty"):
		return transfer
	case strings.HasPrefix(name, "wezterm"), strings.HasPrefix(name, "iterm2"):
		return inOne
	}
	return 0
}

// most returns the largest file of the protocol.
func (p protocol) most(inTmux bool) int64 {
	switch {
	case p != inOne:
		return mostInParts
	case inTmux:
		return mostThroughT
	}
	return mostInOne
}

// chunk is how many bytes of a file go into one sequence. In Base64 they are 4096 bytes, the most
// that kitty takes.
const chunk = 3072

func encode(data []byte) string { return base64.StdEncoding.EncodeToString(data) }

// encodeUnpadded encodes data for OSC 72: kitty 0.48 takes padding for the end of data in several commands.
func encodeUnpadded(data []byte) string { return base64.RawStdEncoding.EncodeToString(data) }

// itermWhole returns the sequence that makes iTerm2 save a file, not show it. Its form is in documentation-images.md of
// iTerm2's site, version 3.7.
func itermWhole(name string, data []byte) string {
	return fmt.Sprintf("\x1b]1337;File=name=%s;size=%d;inline=0:%s\a", encode([]byte(name)), len(data), encode(data))
}

// kittyCommand returns a command of OSC 5113. Its keys are pairs of name and value.
func kittyCommand(action, id string, keys ...string) string {
	var b strings.Builder
	b.WriteString("\x1b]5113;ac=" + action + ";id=" + id)
	for i := 0; i < len(keys); i += 2 {
		b.WriteString(";" + keys[i] + "=" + keys[i+1])
	}
	b.WriteString("\x1b\\")
	return b.String()
}

// kittyAnswer is a status that kitty reports.
type kittyAnswer struct {
	id, file string
	code     string // OK, STARTED, PROGRESS, CANCELED, or the code of an error; "" if it cannot be read
	why      string // the text of an error, which is untrusted
	size     int64  // bytes written, or the size of a file that has the name already; -1: the answer has no size
}

// parseKitty reads an answer of OSC 5113.
func parseKitty(sequence string) (a kittyAnswer, ok bool) {
	rest, is := strings.CutPrefix(sequence, "\x1b]5113;")
	if !is {
		return a, false
	}
	a.size = -1
	for field := range strings.SplitSeq(strings.TrimRight(rest, "\x1b\\\a"), ";") {
		name, value, _ := strings.Cut(field, "=")
		switch name {
		case "ac":
			ok = value == "status"
		case "id":
			a.id = value
		case "fid":
			a.file = value
		case "sz":
			if n, err := strconv.ParseInt(value, 10, 64); err == nil {
				a.size = n
			}
		case "st":
			// kitty 0.26 pads its Base64, kitty 0.41 and later do not. A status that cannot be read has no code.
			status, err := base64.RawStdEncoding.DecodeString(strings.TrimRight(value, "="))
			if err == nil {
				a.code, a.why, _ = strings.Cut(string(status), ":")
			}
		}
	}
	return a, ok
}

// portable replaces the characters of a name that the other computer's file system may reject.
func portable(name string) string {
	return strings.Map(func(r rune) rune {
		if strings.ContainsRune(`\*:<>?|/"`, r) || r < ' ' || r == 0x7f {
			return '_'
		}
		return r
	}, name)
}

// numbered returns the nth variant of a name.
func numbered(name string, n int) string {
	if n < 2 {
		return name
	}
	stem, ending := name, ""
	if dot := strings.LastIndexByte(name, '.'); dot > 0 {
		stem, ending = name[:dot], name[dot:]
	}
	return fmt.Sprintf("%s (%d)%s", stem, n, ending)
}
