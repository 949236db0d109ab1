package doctor

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"shortlist/model/filesystem"
	"shortlist/model/lang"
)

// Place is a file, or a folder with all that is in it.
type Place struct {
	Name   string
	Path   string
	Shared bool // others may read it, but not write to it
}

// Files checks that only this user can read the places. Missing places are left out.
func Files(places []Place) []Line { return filesOn(runtime.GOOS, places) }

// filesOn is Files on a system. On Windows, modes do not show who can read a file, so nothing is reported.
func filesOn(system string, places []Place) (lines []Line) {
	if system == "windows" {
		return nil
	}
	for _, p := range places {
		wide, foreign, found := inspect(p)
		switch {
		case !found:
			continue
		case foreign > 0:
			lines = append(lines, Line{Permissions, p.Name, Bad, lang.Plural(foreign, "Another user owns %d file or folder, or you may not read it.", "Another user owns %d files or folders, or you may not read it."), sayRun("sudo chown -R \"$USER\" " + quote(p.Path))})
		case wide.n > 0 && !keepsModes(p, wide.folder):
			lines = append(lines, Line{Permissions, p.Name, Bad, lang.Text("This file system keeps no permissions, so other users may use the files."), lang.Text("Mount it with umask=077, or move the folder to another file system.")})
		case wide.worst&0o022 != 0 || wide.n > 0 && !p.Shared:
			lines = append(lines, Line{Permissions, p.Name, Bad, sayWide(wide.n, wide.worst), sayRun(chmod(p, wide.folder))})
		case wide.n > 0:
			lines = append(lines, Line{Permissions, p.Name, Warning, sayWide(wide.n, wide.worst), sayRun(chmod(p, wide.folder))})
		default:
			lines = append(lines, Line{Permissions, p.Name, Good, lang.Text("Only you can read and write it."), ""})
		}
	}
	return lines
}

// keepsModes reports whether a place is on a file system where chmod has an effect. It assumes so if it cannot find out.
func keepsModes(p Place, folder bool) bool {
	at := p.Path
	if !folder {
		at = filepath.Dir(at)
	}
	keeps, err := filesystem.KeepsModes(at)
	return keeps || err != nil
}

// wide counts the files that other users may use.
type wide struct {
	n      int
	worst  fs.FileMode // the permissions of other users, all files together
	folder bool        // the place is a folder
}

func inspect(p Place) (w wide, foreign int, found bool) {
	_ = filepath.WalkDir(p.Path, func(path string, e fs.DirEntry, err error) error {
		if errors.Is(err, fs.ErrNotExist) {
			return nil // another window has deleted it meanwhile
		}
		found = true
		if err != nil {
			foreign++ // only another user's file cannot be inspected
			return nil
		}
		info, err := os.Lstat(path)
		if err != nil || info.Mode().Type() == fs.ModeSymlink {
			return nil // a link has no permissions of its own
		}
		if path == p.Path {
			w.folder = info.IsDir()
		}
		if !isOurs(info) {
			foreign++
		}
		if others := info.Mode().Perm() & 0o077; others != 0 {
			w.n++
			w.worst |= others
		}
		return nil
	})
	return w, foreign, found
}

// chmod is the shell command that makes a place private.
func chmod(p Place, folder bool) string {
	if folder {
		return "chmod -R u=rwX,go= " + quote(p.Path)
	}
	return "chmod 600 " + quote(p.Path)
}

// quote writes a path for a shell, with ~ for the home folder.
func quote(path string) string {
	if home, err := os.UserHomeDir(); err == nil && home != "/" {
		if rest, ok := strings.CutPrefix(path, home+"/"); ok && plain(rest) {
			return "~/" + rest
		}
	}
	if plain(path) {
		return path
	}
	return "'" + strings.ReplaceAll(path, "'", `'\''`) + "'"
}

func plain(path string) bool {
	return !strings.ContainsFunc(path, func(r rune) bool {
		return (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') && (r < '0' || r > '9') && !strings.ContainsRune("/._-@+,", r)
	})
}

// sayWide counts files and folders that other users may use. others are the permissions that they have.
func sayWide(n int, others fs.FileMode) string {
	may := lang.Text("read")
	switch {
	case others&0o022 != 0:
		may = lang.Text("change")
	case others&0o044 == 0:
		may = lang.Text("enter")
	}
	return lang.Plural(n, "Other users may %[2]s %[1]d file or folder.", "Other users may %[2]s %[1]d files or folders.", may)
}
