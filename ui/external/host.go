package external

import (
	"net"
	"os"
	"os/user"
	"path/filepath"
	"strconv"
	"strings"

	"shortlist/ui/text"
)

// Host is this computer, as the person's SSH client reaches it.
type Host struct {
	User string
	Name string // an address; "" outside SSH
	Port string
	Home string // the folder in which a session begins; "" if it is not known
}

// Home returns the folder in which an SSH session of this user begins; "" if it is not known. It does not read HOME, which
// may have been changed since.
func Home() string {
	u, err := user.LookupId(strconv.Itoa(os.Getuid()))
	if err != nil {
		return ""
	}
	return u.HomeDir
}

// HostOf returns this computer as the environment of an SSH session describes it. Behind a gateway, the client may know
// the computer by another address.
func HostOf(getenv func(string) string, home string) Host {
	fields := strings.Fields(getenv("SSH_CONNECTION")) // the address and port of the client, and of this computer
	if len(fields) != 4 || net.ParseIP(fields[2]) == nil {
		return Host{}
	}
	user := getenv("USER")
	if user == "" {
		user = getenv("LOGNAME")
	}
	return Host{User: user, Name: fields[2], Port: fields[3], Home: home}
}

// Fetch returns the command that copies a file of this computer to the current folder of another.
// Versions of scp differ in whether a shell of this computer expands the path. So scp gets only a path that
// no shell changes; any other is fetched by ssh and cat.
func (h Host) Fetch(path string) string {
	login := h.Name
	if h.User != "" {
		login = h.User + "@" + h.Name
	}
	port := ""
	if h.Port != "" && h.Port != "22" {
		port = h.Port
	}
	if strings.ContainsFunc(path, isSpecial) {
		command := []string{"ssh"}
		if port != "" {
			command = append(command, "-p", port)
		}
		return strings.Join(append(command, quote(login), quote("cat -- "+quote(path)), ">", quote("./"+filepath.Base(path))), " ")
	}
	command := []string{"scp"}
	if port != "" {
		command = append(command, "-P", port)
	}
	if strings.Contains(h.Name, ":") { // an IPv6 address
		login = strings.Replace(login, h.Name, "["+h.Name+"]", 1)
	}
	if below, err := filepath.Rel(h.Home, path); h.Home != "" && err == nil && filepath.IsLocal(below) {
		path = below // scp reads a relative path from the home folder
	}
	from := login + ":" + path
	if strings.ContainsFunc(login, isSpecial) { // without need, there are no quotes: the shell of Windows would keep them
		from = quote(from)
	}
	return strings.Join(append(command, from, "."), " ")
}

// isSpecial reports whether a shell or scp may give a character of a path a meaning.
func isSpecial(r rune) bool { return r != '/' && !text.IsPlain(r) }

// quote returns a text as one word of a shell.
func quote(s string) string {
	if !strings.ContainsFunc(s, isSpecial) {
		return s
	}
	return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
}
