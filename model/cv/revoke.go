package cv

import (
	"crypto/rand"
	"os"
	"path/filepath"
	"time"
)

// Revoked is what became of the CV of an apply whose file was revoked: the file
// that was there before the read, or with an empty Ref none.
type Revoked struct {
	Ref  string
	Size int64
}

// replaced is what a read has done to the files of one apply.
type replaced struct {
	path  string      // of the file that was kept
	file  os.FileInfo // of it
	older []older     // the files that were there before the read
}

// older is a file that was there before the read, under a second name.
type older struct{ path, aside string }

// setAside gives a file that is about to be replaced or removed a second name until
// the read ends, unless the file came in this read. Where that is not possible,
// Revoke cannot put the file back.
func (in *Intake) setAside(applyID int64, path string) {
	done := in.replaced[applyID]
	if !in.Revocable || done != nil && done.path == path {
		return
	}
	if info, err := os.Lstat(path); err != nil || !info.Mode().IsRegular() {
		return
	}
	aside := filepath.Join(in.cache.dir, partial+rand.Text())
	if os.Link(path, aside) != nil {
		return
	}
	now := time.Now()
	_ = os.Chtimes(aside, now, now) // else it could count as left over by another run
	if done == nil {
		done = &replaced{}
		in.replaced[applyID] = done
	}
	done.older = append(done.older, older{path, aside})
}

// note records the file that an apply has now.
func (in *Intake) note(applyID int64, path string) {
	if !in.Revocable {
		return
	}
	info, err := os.Lstat(path)
	if err != nil {
		return // another program has removed it: there is nothing to revoke
	}
	if in.replaced[applyID] == nil {
		in.replaced[applyID] = &replaced{}
	}
	in.replaced[applyID].path, in.replaced[applyID].file = path, info
}

// Revoke removes the files that came in this read, which is Revocable, and puts those
// back that they replaced. Files that the read found unchanged stay. The result has every apply
// whose file was revoked.
func (in *Intake) Revoke() map[int64]Revoked {
	out := map[int64]Revoked{}
	for id, r := range in.replaced {
		if r.file != nil {
			out[id] = in.cache.restore(r)
		}
	}
	in.drop()
	return out
}

// restore undoes one replacement. A file that another copy of the program has put
// there meanwhile stays.
func (c *Cache) restore(r *replaced) (back Revoked) {
	now, err := os.Lstat(r.path)
	if err != nil || !os.SameFile(now, r.file) {
		return Revoked{}
	}
	if os.Remove(r.path) != nil {
		return Revoked{}
	}
	c.addBytes(-now.Size())
	for _, o := range r.older {
		info, err := os.Lstat(o.aside)
		if err != nil || !info.Mode().IsRegular() || exists(o.path) || os.Rename(o.aside, o.path) != nil {
			continue
		}
		c.addBytes(info.Size())
		back = Revoked{o.path, info.Size()}
	}
	return back
}

func exists(path string) bool {
	_, err := os.Lstat(path)
	return err == nil || !os.IsNotExist(err)
}

// drop removes the second names.
func (in *Intake) drop() {
	for _, r := range in.replaced {
		for _, o := range r.older {
			_ = os.Remove(o.aside) // what stays goes as left over
		}
	}
	clear(in.replaced)
}
