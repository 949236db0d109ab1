package files

import (
	"crypto/rand"
	"os"
	"path/filepath"
	"time"
)

// Revoked describes the CV of an application after its new file was revoked: the file from before
// the read, or an empty Ref if there was no file.
type Revoked struct {
	Ref  string
	Size int64
}

// replaced records the changes of a read to the files of one application.
type replaced struct {
	path  string // of the file that was kept; "" for none
	file  identity
	older []older // the files from before the read
}

// older is a file from before the read and the second name that preserves it.
type older struct{ path, aside string }

// setAside gives a file that is about to be replaced or removed a second name until the read ends,
// unless this read brought the file. If that fails, Revoke cannot restore the file.
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
	_ = os.Chtimes(aside, now, now) // so that no sweep takes it for a leftover of an earlier run
	if done == nil {
		done = &replaced{}
		in.replaced[applyID] = done
	}
	done.older = append(done.older, older{path, aside})
}

// recordFile records the file that an application has now.
func (in *Intake) recordFile(applyID int64, path string) {
	if !in.Revocable {
		return
	}
	info, err := os.Lstat(path)
	if err != nil {
		return // another program removed the file, so there is nothing to revoke
	}
	if in.replaced[applyID] == nil {
		in.replaced[applyID] = &replaced{}
	}
	in.replaced[applyID].path, in.replaced[applyID].file = path, identify(info)
}

// Revoke removes the files that this read brought and restores those that they replaced. Files
// that the read found unchanged stay. The result has every application whose file was revoked. The
// intake must be Revocable.
func (in *Intake) Revoke() map[int64]Revoked {
	out := map[int64]Revoked{}
	for id, r := range in.replaced {
		if r.path != "" {
			out[id] = in.cache.restore(r)
		}
	}
	in.dropAside()
	return out
}

// restore undoes one replacement, unless another window has replaced the file since.
func (c *Cache) restore(r *replaced) (back Revoked) {
	now, err := os.Lstat(r.path)
	if err != nil || !r.file.is(now) {
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

// dropAside removes the second names.
func (in *Intake) dropAside() {
	for _, r := range in.replaced {
		for _, o := range r.older {
			_ = os.Remove(o.aside) // a later count removes leftovers
		}
	}
	clear(in.replaced)
}
