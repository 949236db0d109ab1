//go:build unix

package callback

import (
	"errors"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"syscall"
	"time"

	"shortlist/model/lang"
)

// listenUnix makes the socket in a folder that only we may enter, so that no other user
// can ever connect, and then moves it to its place.
func listenUnix(path string) (net.Listener, error) {
	if !filepath.IsAbs(path) {
		return nil, errors.New(lang.Text("the path of a socket must begin with /"))
	}
	if len(path) >= len(syscall.RawSockaddrUnix{}.Path) {
		return nil, errors.New(lang.Text("the path is too long for a socket"))
	}
	release, err := hold(filepath.Dir(path))
	if err != nil {
		return nil, err
	}
	defer release()
	if err := vacant(path); err != nil {
		return nil, err
	}
	private, err := os.MkdirTemp(filepath.Dir(path), ".s") // 0700
	if err != nil {
		return nil, err
	}
	defer func() { _ = os.RemoveAll(private) }()
	hidden := filepath.Join(private, "s")
	l, err := net.ListenUnix("unix", &net.UnixAddr{Name: hidden, Net: "unix"})
	if err != nil {
		if errors.Is(err, syscall.EINVAL) {
			err = lang.Errorf("the path of the folder is too long for a socket: %w", err)
		}
		return nil, err
	}
	l.SetUnlinkOnClose(false)
	own, err := place(hidden, path)
	if err != nil {
		_ = l.Close()
		return nil, err
	}
	return &socket{l, path, own}, nil
}

func place(hidden, path string) (fs.FileInfo, error) {
	if err := os.Chmod(hidden, 0o600); err != nil {
		return nil, err
	}
	own, err := os.Lstat(hidden)
	if err != nil {
		return nil, err
	}
	return own, os.Rename(hidden, path)
}

// holdTries and holdPause bound the attempts to lock the folder. We lock it for a
// moment; any other user who may read it can lock it as long as they like.
const (
	holdTries = 60
	holdPause = 50 * time.Millisecond
)

// hold locks the folder, so that no other shortlist takes the same path meanwhile;
// release unlocks it.
func hold(dir string) (release func(), err error) {
	f, err := os.Open(dir)
	if err != nil {
		return nil, err
	}
	for try := 1; ; try++ {
		err = syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
		switch {
		case err == nil:
			return func() { _ = f.Close() }, nil
		case !errors.Is(err, syscall.EWOULDBLOCK):
			_ = f.Close()
			return nil, err
		case try == holdTries:
			_ = f.Close()
			return nil, errors.New(lang.Text("another program holds the folder %s: choose a folder that only you use", dir))
		}
		time.Sleep(holdPause)
	}
}

// vacant reports whether a socket may be put at the path: the path is free, or has a
// socket that nothing answers.
func vacant(path string) error {
	info, err := os.Lstat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err != nil:
		return err
	case info.Mode().Type() != fs.ModeSocket:
		return errors.New(lang.Text("the path holds something other than a socket"))
	}
	conn, err := net.DialTimeout("unix", path, time.Second)
	if err == nil {
		_ = conn.Close()
		return ErrInUse
	}
	if !errors.Is(err, syscall.ECONNREFUSED) {
		return errors.Join(ErrInUse, err) // it may be in use: by another user, or too busy to answer
	}
	return nil
}

// socket is a listener that removes its file.
type socket struct {
	*net.UnixListener
	path string
	own  fs.FileInfo
}

// Addr is the current place of the socket, not the one where it was made.
func (s *socket) Addr() net.Addr { return &net.UnixAddr{Name: s.path, Net: "unix"} }

// Close removes the socket, unless another one is in its place, and closes it.
func (s *socket) Close() error {
	if there, err := os.Lstat(s.path); err == nil && os.SameFile(there, s.own) {
		_ = os.Remove(s.path)
	}
	return s.UnixListener.Close()
}

func inUse(err error) error {
	if errors.Is(err, syscall.EADDRINUSE) {
		return ErrInUse
	}
	return nil
}
