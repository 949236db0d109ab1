package api_test

import (
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"strconv"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"shortlist/api"
	"shortlist/model/modeltest"
)

// compressed returns a body in gzip.
func compressed(t *testing.T, body string) []byte {
	t.Helper()
	var out bytes.Buffer
	z := gzip.NewWriter(&out)
	_, err := z.Write([]byte(body))
	modeltest.Must(t, errors.Join(err, z.Close()))
	return out.Bytes()
}

// begun returns the beginning of a body in gzip.
func begun(t *testing.T, body string) []byte {
	t.Helper()
	var out bytes.Buffer
	z := gzip.NewWriter(&out)
	_, err := z.Write([]byte(body))
	modeltest.Must(t, errors.Join(err, z.Flush()))
	return out.Bytes()
}

// gzipped answers with bytes as a gzip body.
func gzipped(w http.ResponseWriter, data []byte) {
	w.Header().Set("Content-Encoding", "gzip")
	_, _ = w.Write(data)
}

// A compressed page counts only if its checksum is right (CONTRACT 21, 40).
func TestADamagedPageIsRefused(t *testing.T) {
	record := func(id int) string { return fmt.Sprintf(`{"id":%d,"cvFile":{"data":"aGk="}}`, id) }
	list := "[" + record(1) + "," + record(2) + "]"
	flip := func(data []byte, fromEnd int) []byte {
		data[len(data)-fromEnd] ^= 1
		return data
	}
	stored := func(body string) []byte { // not compressed, so that a test can change one of its bytes
		var out bytes.Buffer
		z, err := gzip.NewWriterLevel(&out, gzip.NoCompression)
		modeltest.Must(t, err)
		_, err = z.Write([]byte(body))
		modeltest.Must(t, errors.Join(err, z.Close()))
		return out.Bytes()
	}
	for name, c := range map[string]struct {
		data []byte
		kind error // nil: the page is sound
		text string
		come int
	}{
		"sound":                     {compressed(t, list), nil, "", 2},
		"sound, and blanks":         {compressed(t, list+strings.Repeat("\n", 300_000)), nil, "", 2},
		"wrong checksum":            {flip(compressed(t, list), 8), api.ErrDamaged, "(it is damaged)", 2},
		"wrong checksum, and blank": {flip(compressed(t, list+"\n"), 8), api.ErrDamaged, "(it is damaged)", 2},
		"wrong length":              {flip(compressed(t, list), 4), api.ErrDamaged, "(it is damaged)", 2},
		"another byte":              {bytes.Replace(stored(list), []byte("aGk="), []byte("aGl="), 1), api.ErrDamaged, "(it is damaged)", 2},
		"something behind":          {append(compressed(t, list), "and so on, and on"...), api.ErrDamaged, "(it is damaged)", 2},
		"nobody":                    {flip(compressed(t, "[]"), 8), api.ErrDamaged, "(it is damaged)", 0},
		"null":                      {flip(compressed(t, "null"), 8), api.ErrDamaged, "(it is damaged)", 0},
		"no gzip":                   {[]byte(list), api.ErrDamaged, "(it is damaged)", 0},
		"broken at once":            {append(compressed(t, list)[:10], 0xff, 0xff, 0xff, 0xff), api.ErrDamaged, "(it is damaged)", 0},
		"broken inside":             {append(begun(t, "["+record(1)), 0xff, 0xff, 0xff, 0xff), api.ErrDamaged, "(it is damaged)", 1},
		"broken behind a comma":     {append(begun(t, "["+record(1)+" , "), 0xff, 0xff, 0xff, 0xff), api.ErrDamaged, "(it is damaged)", 1},
		"checksum cut off":          {compressed(t, list)[:len(compressed(t, list))-5], api.ErrNetwork, "closed the connection", 2},
	} {
		t.Run(name, func(t *testing.T) {
			d := answerAlways(t, func(w http.ResponseWriter, _ *http.Request) { gzipped(w, c.data) })
			people, errs, _ := d.applicants(t.Context(), 1)
			if len(people) != c.come {
				t.Errorf("%d people, want %d", len(people), c.come)
			}
			if c.kind == nil {
				d.ok(ending(errs))
				return
			}
			if len(errs) != 1 || !errors.Is(errs[0], c.kind) || !strings.Contains(errs[0].Error(), c.text) {
				t.Fatalf("got %v, want %q", errs, c.text)
			}
			if c.kind == api.ErrDamaged {
				d.want(errs[0], api.ErrAnswer)
			}
		})
	}
}

// breaking serves the beginning of a page over TCP, and then calls then.
func breaking(t *testing.T, then func(net.Conn), headers string, body string) (address string, asked *atomic.Int64) {
	t.Helper()
	asked = &atomic.Int64{}
	return answering(t, func(w http.ResponseWriter, _ *http.Request) {
		asked.Add(1)
		conn, buffered, err := http.NewResponseController(w).Hijack()
		if err != nil {
			panic(err)
		}
		defer func() { _ = conn.Close() }()
		_, _ = buffered.WriteString("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n" + headers + "\r\n" + body)
		_ = buffered.Flush()
		then(conn)
	}), asked
}

// resetting is a connection whose orderly end arrives as a reset, after all bytes; a
// real reset may overtake them.
type resetting struct{ net.Conn }

func (c resetting) Read(p []byte) (int, error) {
	n, err := c.Conn.Read(p)
	if errors.Is(err, io.EOF) {
		err = &net.OpError{Op: "read", Net: "tcp", Err: syscall.ECONNRESET}
	}
	return n, err
}

func dialResetting(ctx context.Context, network, address string) (net.Conn, error) {
	conn, err := (&net.Dialer{}).DialContext(ctx, network, address)
	return resetting{conn}, err
}

// The failure of a page that ends early names its cause, at any place of the page.
func TestABrokenPageNamesItsCause(t *testing.T) {
	modeltest.SkipInShort(t, "breaks off many pages")
	list := `[{"id":1} , {"id":2,"applicant":{"name":"Ірина"}},{"id":3}]`
	length := "Content-Length: " + strconv.Itoa(len(list)) + "\r\n"
	leave := func(net.Conn) {}
	for at := 1; at < len(list); at++ {
		address, _ := breaking(t, leave, length, list[:at])
		d := open(t, func(s *setup) { s.client.BaseURL, s.client.Tokens, s.client.Dial = address, alive(), dialResetting })
		_, errs, _ := d.applicants(t.Context(), 1)
		if len(errs) != 1 || !errors.Is(errs[0], api.ErrNetwork) || !strings.Contains(errs[0].Error(), "closed the connection") {
			t.Errorf("reset after %q: %v", list[:at], errs)
		}
	}
	for _, at := range []int{1, 9, 10, 12, 20, len(list) - 1} {
		silent := func(net.Conn) { <-t.Context().Done() }
		t.Run("silence after "+list[at-1:at], func(t *testing.T) {
			t.Parallel()
			address, asked := breaking(t, silent, length, list[:at])
			d := open(t, func(s *setup) {
				s.client.BaseURL, s.client.Tokens, s.client.IdleTimeout = address, alive(), 50*time.Millisecond
			})
			_, errs, _ := d.applicants(context.Background(), 1)
			if len(errs) != 1 || !errors.Is(errs[0], api.ErrNetwork) || !strings.Contains(errs[0].Error(), "did not answer in time") {
				t.Errorf("%v", errs)
			}
			if asked.Load() != 1 {
				t.Errorf("asked %d times", asked.Load())
			}
		})
		t.Run("interrupted after "+list[at-1:at], func(t *testing.T) {
			t.Parallel()
			ctx, cancel := context.WithCancel(context.Background())
			address, _ := breaking(t, func(conn net.Conn) {
				cancel()
				_, _ = conn.Read(make([]byte, 1)) // until the client leaves
			}, length, list[:at])
			d := open(t, func(s *setup) { s.client.BaseURL, s.client.Tokens = address, alive() })
			_, errs, _ := d.applicants(ctx, 1)
			if len(errs) != 1 || !errors.Is(errs[0], context.Canceled) || errors.Is(errs[0], api.ErrAnswer) {
				t.Errorf("%v", errs)
			}
		})
	}
}

// A page that broke before its first byte is requested again, like any read (CONTRACT
// 38).
func TestAPageWithoutAByteIsRequestedAgain(t *testing.T) {
	address, asked := breaking(t, func(net.Conn) {}, "Content-Length: 9\r\n", "")
	d := open(t, func(s *setup) { s.client.BaseURL, s.client.Tokens, s.client.Dial = address, alive(), dialResetting })
	_, errs, _ := d.applicants(t.Context(), 1)
	if len(errs) != 1 || !errors.Is(errs[0], api.ErrNetwork) {
		t.Errorf("%v", errs)
	}
	if got := asked.Load(); got != 3 {
		t.Errorf("asked %d times, want 3", got)
	}
}
