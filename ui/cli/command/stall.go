package command

import (
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"shortlist/config"
	"shortlist/model/filesystem"
	"shortlist/model/lang"
	"shortlist/ui/text"
)

// A command that runs for stallAfter checks whether each file system of its files answers within stallWithin.
const (
	stallAfter  = 3 * time.Second
	stallWithin = time.Second
)

// watchFiles reports, once, that a file system does not answer, until stop is called. The command itself cannot report
// it: its calls block until the server or the disk is back.
func (a *App) watchFiles() (stop func()) {
	a.watched.Store(&[]string{config.File(), config.LogFile(), config.DataFolder()})
	done := make(chan struct{})
	go func() {
		for pause := stallAfter; ; pause *= 2 {
			select {
			case <-done:
				return
			case <-time.After(pause):
			}
			for _, path := range *a.watched.Load() {
				if !filesystem.Answers(path, stallWithin) {
					a.Report(lang.Text("The file system of %s does not answer: waiting for it.", homed(filepath.Dir(path))))
					return
				}
			}
		}
	}()
	return sync.OnceFunc(func() { close(done) })
}

// FindPlaces remembers the folders of an account's files, so that they are not made again below a mount point, and
// watches their file systems.
func (a *App) FindPlaces(s Setup) {
	p := s.Paths()
	filesystem.Remember(a.ConfigPath(), config.LogFile(), p.Token, p.Store, p.Scratch, filesystem.Expand(s.Config.CV.Dir))
	a.watched.Store(&[]string{a.ConfigPath(), config.LogFile(), filepath.Dir(p.Store)})
}

// homed returns a folder with ~ in place of the home folder.
func homed(folder string) string {
	home, err := os.UserHomeDir()
	if rest, ok := strings.CutPrefix(folder, home); err == nil && home != "/" && ok && (rest == "" || rest[0] == filepath.Separator) {
		folder = "~" + rest
	}
	return text.Line(folder)
}
