package callback

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/base64"
	"encoding/hex"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"shortlist/api/wire"
	"shortlist/model"
	"shortlist/model/modeltest"
)

// TestALargeBodyTakesLittleMemory sends 60 MB that the sender makes while it sends, and
// watches the heap and the sum of all allocations.
func TestALargeBodyTakesLittleMemory(t *testing.T) {
	in := newMemory()
	in.drop = true
	d := serve(t, Options{Inbox: in})
	front, back, _ := strings.Cut(iryna, "aGVsbG8=")
	block := strings.Repeat("YWFh", 1<<12)
	const blocks = 60_000_000 / (4 << 12)
	open := func() io.Reader {
		readers := []io.Reader{strings.NewReader(front)}
		for range blocks {
			readers = append(readers, strings.NewReader(block))
		}
		return io.MultiReader(append(readers, strings.NewReader(back))...)
	}
	scheme := Scheme{}
	mac := scheme.mac(secret, "1791000000")
	size, _ := io.Copy(mac, open())
	header := "t=1791000000,v1=" + hex.EncodeToString(mac.Sum(nil))

	body := open()
	runtime.GC()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	var peak atomic.Uint64
	in.before = func(context.Context) {
		var now runtime.MemStats
		runtime.ReadMemStats(&now)
		peak.Store(now.HeapAlloc)
	}
	req, err := http.NewRequest(http.MethodPost, "http://receiver/", body)
	modeltest.Must(t, err)
	req.ContentLength = size
	req.Header.Set(wire.SignatureHeader, header)
	res, err := d.client.Do(req)
	modeltest.Must(t, err)
	_ = res.Body.Close()
	runtime.ReadMemStats(&after)
	if res.StatusCode != 200 || in.only(t).Attachments[0].Size != blocks*(3<<12) {
		t.Fatalf("%d, %+v", res.StatusCode, in.only(t).Attachments)
	}
	allocated, held := (after.TotalAlloc-before.TotalAlloc)>>10, (int64(peak.Load())-int64(before.HeapAlloc))>>10
	t.Logf("%d MB: %d KB allocated in all, %d KB more on the heap", size/1e6, allocated, held)
	if allocated > 10<<10 {
		t.Errorf("%d KB were allocated", allocated)
	}
}

// disk is an inbox of files, synced as an inbox must be.
type disk struct{ dir string }

type diskFile struct{ *os.File }

func (d disk) Attach() (Attachment, error) {
	f, err := os.CreateTemp(d.dir, "")
	return diskFile{f}, err
}
func (d disk) Keep(context.Context, model.Arrival) (bool, error) { return true, nil }
func (f diskFile) Discard()                                      { _ = os.Remove(f.Name()) }
func (f diskFile) Commit() (string, error) {
	if err := f.Sync(); err != nil {
		return "", err
	}
	return filepath.Base(f.Name()), f.Close()
}

// BenchmarkReceive receives an application with a file of 5 MB over a unix socket, and
// syncs the file. Its floor writes and syncs the same body in the same run; x-of-write
// is the receiver's time as a multiple of the floor's.
func BenchmarkReceive(b *testing.B) {
	file := make([]byte, 5_000_000)
	_, _ = rand.Read(file)
	body := []byte(strings.Replace(iryna, "aGVsbG8=", base64.StdEncoding.EncodeToString(file), 1))
	dir := b.TempDir()
	r, err := New(Options{Secret: secret, Inbox: disk{dir}, Temp: dir, Now: func() time.Time { return at }})
	modeltest.Must(b, err)
	l, err := Listen("127.0.0.1:0")
	modeltest.Must(b, err)
	ctx, stop := context.WithCancel(context.Background())
	end := make(chan error)
	go func() { end <- Serve(ctx, l, r, ServeOptions{}) }()
	defer func() {
		http.DefaultClient.CloseIdleConnections()
		stop()
		<-end
	}()
	header := Sign(secret, body, at)
	var floor, took time.Duration
	for b.Loop() {
		begun := time.Now()
		f, err := os.CreateTemp(dir, "")
		modeltest.Must(b, err)
		_, _ = f.Write(body)
		_ = f.Sync()
		_ = f.Close()
		floor += time.Since(begun)
		_ = os.Remove(f.Name())

		begun = time.Now()
		req, _ := http.NewRequest(http.MethodPost, "http://"+l.Addr().String(), bytes.NewReader(body))
		req.Header.Set(wire.SignatureHeader, header)
		res, err := http.DefaultClient.Do(req)
		if err != nil || res.StatusCode != 200 {
			b.Fatal(res, err)
		}
		_, _ = io.Copy(io.Discard, res.Body)
		_ = res.Body.Close()
		took += time.Since(begun)
		b.StopTimer()
		entries, _ := os.ReadDir(dir)
		for _, e := range entries {
			_ = os.Remove(filepath.Join(dir, e.Name()))
		}
		b.StartTimer()
	}
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(float64(took.Milliseconds())/float64(b.N), "ms/callback")
	b.ReportMetric(took.Seconds()/floor.Seconds(), "x-of-write")
}
