//go:build linux

package main

import (
	"os/exec"
	"regexp"
)

// row is a terminal that the harness starts.
type row struct {
	name    string
	pkg     string   // Debian's package, whose version is shown
	command []string // INSIDE is the program to run in it
	wayland bool     // it runs in Weston, which runs in Xvfb
	short   bool     // it belongs to the short form
}

const insideProgram = "INSIDE"

// rows are the terminals of Debian, and the programs like tmux that run within them.
var rows = []row{
	{name: "xterm", pkg: "xterm", command: words("xterm -e INSIDE"), short: true},
	{name: "xterm -ti vt340", pkg: "xterm", command: words("xterm -ti vt340 -e INSIDE")},
	{name: "kitty", pkg: "kitty", command: words("kitty --config NONE -o update_check_interval=0 INSIDE"), short: true},
	{name: "foot", pkg: "foot", command: words("foot INSIDE"), wayland: true, short: true},
	{name: "alacritty", pkg: "alacritty", command: words("alacritty -e INSIDE")},
	{name: "konsole", pkg: "konsole", command: words("dbus-run-session -- konsole --separate -e INSIDE")},
	{name: "VTE in xfce4-terminal", pkg: "libvte-2.91-0", command: words("dbus-run-session -- xfce4-terminal --disable-server -x INSIDE")},
	{name: "urxvt", pkg: "rxvt-unicode", command: words("urxvt -e INSIDE")},
	{name: "mlterm", pkg: "mlterm", command: words("mlterm -e INSIDE")},
	{name: "st", pkg: "stterm", command: []string{"sh", "-c", "exec $(command -v stterm || echo st) -e " + insideProgram}},
	{name: "terminology", pkg: "terminology", command: words("dbus-run-session -- terminology --no-wizard=true -e INSIDE")},
	{name: "pterm", pkg: "pterm", command: words("pterm -e INSIDE")},
	{name: "qterminal", pkg: "qterminal", command: words("dbus-run-session -- qterminal -e INSIDE")},
	{name: "tmux in xterm", pkg: "tmux", command: words("xterm -e tmux -f /dev/null new-session INSIDE"), short: true},
	{name: "tmux in kitty", pkg: "tmux", command: words("kitty --config NONE -o update_check_interval=0 tmux -f /dev/null new-session INSIDE"), short: true},
	{name: "tmux in foot", pkg: "tmux", command: words("foot tmux -f /dev/null new-session INSIDE"), wayland: true, short: true},
	{name: "screen in xterm", pkg: "screen", command: words("xterm -e screen -c /dev/null INSIDE")},
	{name: "mosh in xterm", pkg: "mosh", command: []string{"xterm", "-e", "sh", "-c", moshLocally}},
	{name: "ssh in xterm", pkg: "openssh-server", command: []string{"xterm", "-e", "sh", "-c", sshLocally}},
	{name: "dvtm in xterm", pkg: "dvtm", command: words("xterm -e dvtm INSIDE")},
}

// moshLocally starts both ends of mosh without ssh. The server prints the port and the key.
const moshLocally = `set -- $(mosh-server new -i 127.0.0.1 -c 256 -- ` + insideProgram + ` | sed -n 's/^MOSH CONNECT //p')
MOSH_KEY=$2 exec mosh-client 127.0.0.1 $1`

// sshLocally starts both ends of ssh, without a port between them. The program behind ssh has the home folder of the
// terminal.
const sshLocally = `ssh-keygen -q -t ed25519 -N '' -f "$HOME/ssh"
exec ssh -F /dev/null -t -i "$HOME/ssh" -o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null -o LogLevel=ERROR \
-o "ProxyCommand=/usr/sbin/sshd -i -f /dev/null -h $HOME/ssh -o AuthorizedKeysFile=$HOME/ssh.pub -o StrictModes=no -o UsePAM=no" \
"$(id -un)@localhost" "HOME=$HOME exec ` + insideProgram + `"`

// version returns the version of the package; "" if it is not installed.
func (r row) version() string {
	version, _ := exec.Command("dpkg-query", "-W", "-f", "${Version}", r.pkg).Output() // it fails without the package
	return regexp.MustCompile(`^(?:\d+:)?([^-+~]*).*$`).ReplaceAllString(string(version), "$1")
}
