package external

import (
	"os/exec"
	"unicode"

	"shortlist/model/lang"
)

// NoViewer explains why shortlist starts no viewer on a system; "" if it may start one.
func NoViewer(system string, getenv func(string) string, restricted bool) string {
	switch {
	case restricted:
		return Restricted()
	case getenv("SSH_CONNECTION") != "" || getenv("SSH_TTY") != "":
		return lang.Text("this computer is not the one in front of you, so you would not see its viewer; read its text here, or save the CV")
	case system != "darwin" && system != "windows" && getenv("DISPLAY") == "" && getenv("WAYLAND_DISPLAY") == "":
		return lang.Text("this computer has no desktop for a viewer; read its text here, or save the CV")
	}
	return ""
}

// Editor returns the program in which the person writes.
func Editor(getenv func(string) string) (p Program) {
	for _, name := range []string{"VISUAL", "EDITOR"} {
		if p.Argv = argvOf(getenv(name)); len(p.Argv) > 0 {
			return p
		}
	}
	for _, usual := range []string{"editor", "nano", "vi", "notepad"} {
		if path, err := exec.LookPath(usual); err == nil {
			p.Argv = []string{path}
			return p
		}
	}
	p.Why = lang.Text("no editor was found; set $EDITOR to yours")
	return p
}

// argvOf splits a command at its spaces, except inside double quotes: the path of a program on Windows has spaces.
func argvOf(command string) (argv []string) {
	quoted, in := false, false
	for _, r := range command {
		switch {
		case r == '"':
			quoted = !quoted
			continue
		case unicode.IsSpace(r) && !quoted:
			in = false
			continue
		case !in:
			argv, in = append(argv, ""), true
		}
		argv[len(argv)-1] += string(r)
	}
	return argv
}

// Restricted words why a program is not started.
func Restricted() string { return lang.Text("restricted mode starts no other program") }
