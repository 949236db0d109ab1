package callback

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"time"
)

// maxMemory is the largest body that is spooled in memory: an application without a
// file. Every connection may hold that much (Limits).
const maxMemory = 32 << 10

// bufferSize is the size of the buffer through which a body is read.
const bufferSize = 16 << 10

// spool holds a body until its signature is verified: a small one in memory, a larger
// one in a file. Only we can read that file. It has no name where the system allows
// that, so that no data of a candidate outlives us.
type spool struct {
	dir    string  // "" is the system's for such files
	client *client // the sender, under the budget of disk; nil has no limit
	wait   time.Duration
	end    <-chan struct{} // of the wait for disk
	memory bytes.Buffer
	file   *os.File
	size   int64
	err    error // why it cannot hold more
}

// Write takes the next piece of the body.
func (s *spool) Write(p []byte) (int, error) {
	if s.err != nil {
		return 0, s.err
	}
	s.size += int64(len(p))
	if s.file == nil && s.size <= maxMemory {
		if s.memory.Cap() == 0 {
			s.memory.Grow(maxMemory) // once: if it grew by itself, it would hold more than twice that
		}
		return s.memory.Write(p)
	}
	need := int64(len(p))
	if s.file == nil {
		need = s.size
	}
	if s.client != nil {
		if s.err = s.client.acquire(need, s.wait, s.end); s.err != nil {
			return 0, s.err
		}
	}
	if s.file == nil {
		s.err = s.spill()
	}
	if s.err == nil {
		_, s.err = s.file.Write(p)
	}
	if s.err != nil {
		s.err = fmt.Errorf("a callback could not be held: %w", s.err)
		return 0, s.err
	}
	return len(p), nil
}

// spill moves the bytes from memory to a file.
func (s *spool) spill() (err error) {
	if s.file, err = os.CreateTemp(s.dir, "shortlist-callback-"); err != nil { // 0600
		return err
	}
	_ = os.Remove(s.file.Name()) // otherwise Close removes the file
	_, err = s.file.Write(s.memory.Bytes())
	s.memory = bytes.Buffer{}
	return err
}

// Reader reads the body from its beginning.
func (s *spool) Reader() io.Reader {
	if s.file == nil {
		return bytes.NewReader(s.memory.Bytes())
	}
	return io.NewSectionReader(s.file, 0, s.size)
}

// Close drops the body.
func (s *spool) Close() {
	s.memory = bytes.Buffer{}
	if s.file != nil {
		_ = s.file.Close()
		_ = os.Remove(s.file.Name()) // mostly done already
		s.file = nil
	}
}
