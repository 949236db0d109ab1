package files

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"shortlist/model"
	"shortlist/model/filesystem"
	"shortlist/model/lang"
)

// DefaultName is the pattern of saved names if the configuration has none.
const DefaultName = "{date}_{name}_{apply}{ext}"

// CVName makes the file name for a candidate's CV from a pattern with {date}, {name}, {job},
// {apply}, {file} and {ext}. clean turns each part, and the whole, into a safe file name; it
// returns "" if no character is left. kind decides the extension, not the file name that the
// candidate gave.
func CVName(pattern string, c model.Candidate, kind Kind, clean func(string) string) string {
	if pattern == "" {
		pattern = DefaultName
	}
	date := "undated"
	if !c.Date.IsZero() {
		date = c.Date.Format(time.DateOnly)
	}
	file := c.FileName
	if c.CV != nil && c.CV.Name != "" {
		file = c.CV.Name
	}
	apply := strconv.FormatInt(c.ID, 10)
	if c.JustIn() { // an arrival has no application yet
		apply = "new-" + strconv.FormatInt(-c.ID, 10)
	}
	part := func(s string) string {
		return strings.ReplaceAll(strings.TrimSuffix(clean(s), path.Ext(s)), " ", "_")
	}
	name := strings.NewReplacer(
		"{date}", date,
		"{name}", part(c.Applicant.Name),
		"{job}", part(c.JobTitle),
		"{apply}", apply,
		"{file}", part(file),
		"{ext}", kind.Ext(),
	).Replace(pattern)
	if name = clean(name); name == "" {
		name = apply + kind.Ext()
	}
	return name
}

// maxNumbered bounds the search for a free name.
const maxNumbered = 10_000

// SaveCV copies src into dir under name, or under "name-2" and so on if the name is in use, and
// returns the path. It never overwrites a file and creates the folder if necessary. The file
// appears as a whole, readable by this user only.
func SaveCV(dir, name string, src io.Reader) (string, error) {
	return save(dir, name, maxNumbered, false, src)
}

// SaveCVOnce is SaveCV, but if a file of such a name already holds the same bytes, it returns the path of that file.
func SaveCVOnce(dir, name string, src io.Reader) (string, error) {
	return save(dir, name, maxNumbered, true, src)
}

// SaveCVAs is SaveCV without numbered names: the error wraps fs.ErrExist if the name is in use.
func SaveCVAs(dir, name string, src io.Reader) (string, error) { return save(dir, name, 2, false, src) }

// save tries the name and its numbered variants below end. With once, it returns the first existing file that holds
// the same bytes.
func save(dir, name string, end int, once bool, src io.Reader) (string, error) {
	if !isPlainName(name) {
		return "", errors.New(lang.Text("%q is not a safe file name", name))
	}
	if err := filesystem.Make(dir); err != nil {
		return "", saveError(dir, err)
	}
	root, err := os.OpenRoot(dir) // a name cannot lead out of the root
	if err != nil {
		return "", saveError(dir, err)
	}
	defer func() { _ = root.Close() }() // errors of writes are checked where they happen
	temp := leftover + strconv.FormatInt(time.Now().UnixNano(), 36) + "-" + strconv.Itoa(os.Getpid())
	sweep(root, time.Now().Add(-time.Hour))
	if err := writeFile(root, temp, src); err != nil {
		return "", errors.Join(saveError(dir, err), ignoreMissing(root.Remove(temp)))
	}
	defer func() { _ = root.Remove(temp) }() // temp is a second name of the saved file, or a leftover
	ext := path.Ext(name)
	stem := strings.TrimSuffix(name, ext)
	for n := 1; n < end; n++ {
		candidate := name
		if n > 1 {
			candidate = stem + "-" + strconv.Itoa(n) + ext
		}
		// A link fails if the name exists, even if another program creates it right now.
		err := root.Link(temp, candidate)
		if errors.Is(err, fs.ErrExist) && once && sameContent(root, temp, candidate) {
			return path.Join(dir, candidate), nil
		}
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err != nil {
			err = copyExclusive(root, temp, candidate)
			if errors.Is(err, fs.ErrExist) {
				continue
			}
		}
		if err != nil {
			return "", saveError(dir, err)
		}
		return path.Join(dir, candidate), nil
	}
	if end < maxNumbered {
		return "", lang.Errorf("could not save %s: %w", path.Join(dir, name), fs.ErrExist)
	}
	return "", errors.New(lang.Text("could not save in %s: every name like %s is in use", dir, name))
}

// leftover is the prefix of a file that is being saved; its start time follows.
const leftover = ".shortlist-"

// sweep removes partial files that a killed run left in a folder, since they are somebody's CV. It
// keeps files whose saving began at or after since (saving takes seconds) and files that it cannot
// remove.
func sweep(root *os.Root, since time.Time) {
	dir, err := root.Open(".")
	if err != nil {
		return
	}
	defer func() { _ = dir.Close() }() // opened for reading only
	names, _ := dir.Readdirnames(-1)   // an error leaves the names that were read
	for _, name := range names {
		rest, ok := strings.CutPrefix(name, leftover)
		if !ok {
			continue
		}
		began, pid, _ := strings.Cut(rest, "-")
		at, err := strconv.ParseInt(began, 36, 64)
		if _, other := strconv.Atoi(pid); err == nil && other == nil && time.Unix(0, at).Before(since) {
			_ = root.Remove(name)
		}
	}
}

// isPlainName reports whether a name is a visible file in the folder itself.
func isPlainName(name string) bool {
	return filepath.IsLocal(name) && filepath.Base(name) == name && !strings.HasPrefix(name, ".") && !strings.HasPrefix(name, "-") &&
		!strings.ContainsFunc(name, func(r rune) bool { return r < ' ' || r == 0x7f || r == '\\' })
}

func writeFile(root *os.Root, name string, src io.Reader) error {
	f, err := root.OpenFile(name, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	_, err = io.Copy(f, src)
	if err == nil {
		err = f.Sync()
	}
	return errors.Join(err, f.Close())
}

// sameContent reports whether two names of a folder are files with the same bytes. It reports false if one cannot be read.
func sameContent(root *os.Root, one, other string) bool {
	info, err := root.Lstat(other)
	if err != nil || !info.Mode().IsRegular() {
		return false
	}
	a, err := root.Open(one)
	if err != nil {
		return false
	}
	defer func() { _ = a.Close() }() // opened for reading only
	b, err := root.Open(other)
	if err != nil {
		return false
	}
	defer func() { _ = b.Close() }() // opened for reading only
	if own, err := a.Stat(); err != nil || own.Size() != info.Size() {
		return false
	}
	left, right := make([]byte, 64<<10), make([]byte, 64<<10)
	for {
		n, err := io.ReadFull(a, left)
		m, failed := io.ReadFull(b, right)
		switch {
		case n != m || !bytes.Equal(left[:n], right[:m]):
			return false
		case err == nil && failed == nil:
			continue
		}
		ended := func(err error) bool { return errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) }
		return ended(err) && ended(failed)
	}
}

// copyExclusive copies within the folder, for file systems without hard links.
func copyExclusive(root *os.Root, from, to string) error {
	src, err := root.Open(from)
	if err != nil {
		return err
	}
	defer func() { _ = src.Close() }() // opened for reading only
	err = writeFile(root, to, src)
	if err != nil && !errors.Is(err, fs.ErrExist) {
		err = errors.Join(err, ignoreMissing(root.Remove(to)))
	}
	return err
}

func ignoreMissing(err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return err
}

func saveError(dir string, err error) error {
	var where *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &where):
		err = where.Err
	case errors.As(err, &link):
		err = link.Err
	}
	return lang.Errorf("could not save in %s: %w", dir, err)
}
