package team

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"shortlist/model/lang"
)

// FolderOptions are the settings of a folder.
type FolderOptions struct {
	Path    string
	Manager string // the manager who uses this program
	Host    string // a name made by HostName
	Off     error  // why nothing is shared; nil: it is
	Now     func() time.Time

	// Reports reports whether the system reports all writes in a folder, also those of other hosts; nil:
	// it does not.
	Reports func(path string) bool

	// OwnerOf returns the name of a file's owner; nil asks the system. Only tests set it.
	OwnerOf func(fs.FileInfo) (name string, ok bool)

	// ModeOf returns a file's permissions; nil asks the file. Only tests set it.
	ModeOf func(fs.FileInfo) fs.FileMode
}

// The limits of what is read.
const (
	mostFiles = 100           // files of one manager that count
	mostShown = 100           // files of others that are listed
	mostBytes = 32 << 20      // of one manager's files together
	tidyBytes = mostBytes / 4 // size from which the manager's file is written again without old lines
)

// Folder is a team folder. It is safe for concurrent use.
type Folder struct {
	options FolderOptions
	reading sync.Mutex // held while files are read
	files   map[string]*file
	writing sync.Mutex // held while the own file is written; a locked file holds up other processes
}

// file is what was read of a file.
type file struct {
	lines
	info   fs.FileInfo
	offset int64 // behind the last whole line
	last   []byte
}

// NewFolder returns a folder. It does no I/O.
func NewFolder(o FolderOptions) *Folder {
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.OwnerOf == nil {
		o.OwnerOf = ownerOf
	}
	if o.ModeOf == nil {
		o.ModeOf = func(info fs.FileInfo) fs.FileMode { return info.Mode().Perm() }
	}
	return &Folder{options: o, files: map[string]*file{}}
}

// Options returns the settings of the folder.
func (f *Folder) Options() FolderOptions { return f.options }

// Place implements Space.
func (f *Folder) Place() Place {
	return Place{Name: f.options.Path, Manager: f.options.Manager, File: f.own(), Path: f.Own()}
}

// Close implements Space.
func (f *Folder) Close() {}

// own is the name of the manager's file on this host.
func (f *Folder) own() string { return FileOf(f.options.Manager, f.options.Host) }

// Own returns the path of the manager's file on this host.
func (f *Folder) Own() string { return filepath.Join(f.options.Path, f.own()) }

// Read reads new lines in the folder, and returns the whole content.
func (f *Folder) Read(ctx context.Context) (*View, error) {
	if f.options.Off != nil {
		return nil, f.options.Off
	}
	f.reading.Lock()
	defer f.reading.Unlock()
	names, err := f.list(ctx, isOfTeam)
	if err != nil {
		return nil, err
	}
	var files []File
	var present []Presence
	left := map[string]int64{} // bytes that may still be read, by manager
	used := map[string]int{}   // files that the manager has written
	rejected := 0              // files of others
	reject := func(file File) {
		if rejected++; rejected <= mostShown || file.Name == f.own() {
			files = append(files, file)
		}
	}
	for _, name := range names {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		manager, host, presence, ok := ParseName(name)
		switch {
		case !ok:
			continue
		case presence:
			if p, ok := f.readPresence(name, manager); ok {
				present = append(present, p)
			}
			continue
		case used[manager] >= mostFiles && name != f.own():
			reject(File{Name: name, Manager: manager, Host: host, Problems: []Problem{{Why: TooMany}}})
			continue
		}
		if _, known := left[manager]; !known {
			left[manager] = mostBytes
		}
		file := f.readFile(name, manager, host, left[manager])
		if file.Used() {
			left[manager] -= file.Size
			used[manager]++
			files = append(files, file)
			continue
		}
		reject(file)
	}
	for name := range f.files {
		if _, there := slices.BinarySearch(names, name); !there {
			delete(f.files, name)
		}
	}
	return Merge(files, present), nil
}

// isOfTeam reports whether a name is that of a manager's file.
func isOfTeam(name string) bool {
	_, _, _, ok := ParseName(name)
	return ok
}

// list returns the wanted names in the folder, in order. Anybody may make any number of names: the unwanted ones cost
// only the time to read them.
func (f *Folder) list(ctx context.Context, wanted func(name string) bool) (names []string, err error) {
	d, err := os.Open(f.options.Path)
	if err != nil {
		return nil, err
	}
	defer func() { _ = d.Close() }() // only read
	for {
		part, err := d.Readdirnames(1000)
		for _, name := range part {
			if wanted(name) {
				names = append(names, name)
			}
		}
		switch {
		case errors.Is(err, io.EOF):
			slices.Sort(names)
			return names, nil
		case err != nil:
			return nil, err
		case ctx.Err() != nil:
			return nil, ctx.Err()
		}
	}
}

// open opens a file that another user may have put there, and returns why it does not count.
func (f *Folder) open(name, manager string, most int64) (*os.File, fs.FileInfo, Why) {
	r, err := openFile(filepath.Join(f.options.Path, name))
	if err != nil {
		if info, err := os.Lstat(filepath.Join(f.options.Path, name)); err == nil && !info.Mode().IsRegular() {
			return nil, nil, NotAFile
		}
		return nil, nil, Unread
	}
	info, err := r.Stat()
	why := Why("")
	switch {
	case err != nil:
		why = Unread
	case !info.Mode().IsRegular():
		why = NotAFile
	case info.Size() > most:
		why = TooLarge
	default:
		if owner, ok := f.options.OwnerOf(info); !ok || owner != manager {
			why = WrongOwner
		} else if f.othersWrite(info) {
			why = Writable
		}
	}
	if why != "" {
		_ = r.Close() // only read
		return nil, info, why
	}
	return r, info, ""
}

// readFile reads the new lines of a file. A file with more than most bytes does not count.
func (f *Folder) readFile(name, manager, host string, most int64) File {
	view := File{Name: name, Manager: manager, Host: host}
	reject := func(why Why) File {
		delete(f.files, name)
		view.Problems = []Problem{{Why: why}}
		return view
	}
	r, info, why := f.open(name, manager, most)
	if info != nil {
		view.Size = info.Size()
	}
	if why != "" {
		return reject(why)
	}
	defer func() { _ = r.Close() }() // only read
	known := f.files[name]
	if known != nil && os.SameFile(known.info, info) && known.info.Size() == info.Size() && known.info.ModTime().Equal(info.ModTime()) {
		return known.File
	}
	if known == nil || !known.continues(r, info) {
		known = &file{lines: lines{File: view, limited: name != f.own()}} // a program that writes the file has to read all of it
	}
	if err := known.read(r); err != nil {
		return reject(Unread)
	}
	known.info, known.Size = info, info.Size()
	f.files[name] = known
	return known.File
}

// continues reports whether a file has only grown since it was read.
func (k *file) continues(r *os.File, info fs.FileInfo) bool {
	if !os.SameFile(k.info, info) || info.Size() <= k.info.Size() {
		return false
	}
	now := make([]byte, len(k.last))
	_, err := r.ReadAt(now, k.offset-int64(len(k.last)))
	return err == nil && bytes.Equal(now, k.last)
}

// read adds the lines from the offset on. It leaves out an end that is still being written.
func (k *file) read(r *os.File) error {
	if _, err := r.Seek(k.offset, io.SeekStart); err != nil {
		return err
	}
	in := bufio.NewReaderSize(io.LimitReader(r, mostBytes-k.offset), 64<<10)
	for !k.ended() {
		line, size, err := readLine(in)
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		k.offset += size
		k.last = append(bytes.Clone(line), '\n')
		k.add(line)
	}
	return nil
}

// readLine returns the next line without its end, and its size with it. A line that is too long is nil. An end without
// "\n" is io.EOF.
func readLine(in *bufio.Reader) (line []byte, size int64, err error) {
	line = []byte{}
	for {
		part, err := in.ReadSlice('\n')
		size += int64(len(part))
		if err == nil {
			part = part[:len(part)-1]
		}
		if len(line) <= MaxLine {
			line = append(line, part...)
		}
		switch {
		case err == nil && len(line) > MaxLine:
			return nil, size, nil
		case err == nil:
			return line, size, nil
		case !errors.Is(err, bufio.ErrBufferFull):
			return nil, 0, err
		}
	}
}

func sayNoLock() string {
	return lang.Text("the file system of the team folder cannot lock files, so shortlist does not write there")
}
