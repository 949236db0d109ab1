package api

import (
	"bufio"
	"bytes"
	"compress/flate"
	"compress/gzip"
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"github.com/go-json-experiment/json/jsontext"

	"shortlist/api/wire"
	"shortlist/model/amount"
	"shortlist/model/lang"
)

// The most bytes that are read of an answer. Pages of applications are streamed and
// have limits of their own.
const (
	maxErrorBody  = 64 << 10 // CONTRACT 40
	maxAnswer     = 1 << 20  // one object
	maxJobAnswer  = 32 << 20 // one job, with its description
	maxJobsAnswer = 8 << 30  // the list of all jobs, with descriptions, which is read as a stream
)

// readAnswer reads a whole small answer into out. A web page is an error even where out
// is nil (CONTRACT 40).
func (c *Client) readAnswer(r request, resp *http.Response, out any) error {
	if list, ok := out.(*list); ok {
		return c.readList(r, resp, list)
	}
	limit := r.limit
	if limit == 0 {
		limit = maxAnswer
	}
	parts, err := readUpTo(resp.Body, limit)
	answer := &Error{Kind: ErrAnswer, Call: r.phrase, Host: c.base.Host, Status: resp.StatusCode, Sent: r.changes(), Unknown: r.once()}
	empty := !slices.ContainsFunc(parts, func(part []byte) bool { return len(bytes.TrimSpace(part)) > 0 })
	switch {
	case errors.Is(err, errBlanks):
		answer.Err = errors.New(sayNotDocumented())
		return answer
	case errors.Is(err, errTooLarge):
		answer.Err = errors.New(lang.Text("it is larger than %s", amount.Bytes(limit)))
		return answer
	case err != nil && corrupt(err):
		answer.Err = ErrDamaged
		return answer
	case err != nil:
		return c.networkError(r, err, true)
	case empty && r.list && resp.StatusCode != http.StatusNoContent:
		answer.Err = errEmpty
		return answer
	case empty:
		return nil
	case out == nil:
		if answer.HTML = looksLikeHTML(resp, parts[0]); answer.HTML {
			return answer
		}
		return nil
	}
	begin := parts[0]
	if err = wire.Unmarshal(slices.Concat(parts...), out); err != nil {
		answer.HTML = looksLikeHTML(resp, begin)
		answer.Err = errors.New(sayNotDocumented())
		return answer
	}
	return nil
}

// list is an answer that is a list. Its elements are taken as they come, so that it may be longer than memory.
type list struct {
	begin func() // called before the first element, and again when a broken answer is read from its beginning
	each  func(jsontext.Value)
	sent  bool // it is a list, not null or nothing
}

// readList reads an answer that is a list. An error may come after elements that were taken.
func (c *Client) readList(r request, resp *http.Response, out *list) (err error) {
	out.begin()
	src := &source{r: resp.Body, n: new(atomic.Int64)}
	body := &bounded{r: src, entry: maxJobAnswer, all: r.limit}
	in := bufio.NewReader(body)
	begin, _ := in.Peek(64) // its error comes again
	html := looksLikeHTML(resp, begin)
	out.sent, err = wire.EachElement(in, func(element jsontext.Value) {
		body.entry = maxJobAnswer
		out.each(element)
	})
	answer := &Error{Kind: ErrAnswer, Call: r.phrase, Host: c.base.Host, Status: resp.StatusCode}
	switch {
	case err == nil:
		return nil
	case src.err != nil && corrupt(src.err):
		answer.Err = ErrDamaged
	case src.err != nil:
		return c.networkError(r, src.err, true)
	case errors.Is(err, io.EOF) && r.list && resp.StatusCode != http.StatusNoContent:
		answer.Err = errEmpty
	case errors.Is(err, io.EOF):
		return nil
	case errors.Is(err, errTooLarge):
		answer.Err = errors.New(lang.Text("one of its entries is too large"))
	default:
		answer.HTML, answer.Err = html, errors.New(sayNotDocumented())
	}
	return answer
}

// bounded is the body of a list. It ends with errTooLarge after too many bytes of an entry, or of all.
type bounded struct {
	r          io.Reader
	entry, all int64 // bytes left
}

func (b *bounded) Read(p []byte) (int, error) {
	if min(b.entry, b.all) <= 0 {
		return 0, errTooLarge
	}
	n, err := b.r.Read(p)
	b.entry, b.all = b.entry-int64(n), b.all-int64(n)
	return n, err
}

// The sizes in which an answer is read.
const (
	firstPart = 4 << 10
	mostPart  = 1 << 20
)

var (
	errBlanks   = errors.New("nothing but blanks") // a whole part of an answer is blanks, as in a decompression bomb
	errTooLarge = errors.New("too large")
)

// readUpTo reads an answer of at most limit bytes, in parts. Unlike io.ReadAll, which copies an answer to ever larger
// arrays, it takes little more memory than the answer, or than limit for one that is too large.
func readUpTo(r io.Reader, limit int64) (parts net.Buffers, err error) {
	most := limit + 1
	for size := int64(firstPart); most > 0; size = min(2*size, mostPart) {
		part := make([]byte, 0, min(size, most))
		for len(part) < cap(part) {
			n, err := r.Read(part[len(part):cap(part)])
			part = part[:len(part)+n]
			if err != nil {
				if errors.Is(err, io.EOF) {
					err = nil
				}
				return append(parts, part), err
			}
		}
		if len(part) == mostPart && len(bytes.TrimSpace(part)) == 0 {
			return nil, errBlanks
		}
		parts, most = append(parts, part), most-int64(len(part))
	}
	return nil, errTooLarge
}

// corrupt reports whether an answer arrived whole but could not be decompressed.
func corrupt(err error) bool {
	var damaged flate.CorruptInputError
	return errors.Is(err, gzip.ErrHeader) || errors.Is(err, gzip.ErrChecksum) || errors.As(err, &damaged)
}

func looksLikeHTML(resp *http.Response, data []byte) bool {
	return strings.Contains(resp.Header.Get("Content-Type"), "html") || bytes.HasPrefix(bytes.TrimSpace(data), []byte("<"))
}

// statusError reads an error answer, at most 64 KiB of it (CONTRACT 40).
func (c *Client) statusError(r request, token Token, resp *http.Response) error {
	data, _ := io.ReadAll(io.LimitReader(resp.Body, maxErrorBody))
	e := &Error{Call: r.phrase, Host: c.base.Host, Status: resp.StatusCode, Kind: kindOf(resp.StatusCode)}
	e.Code, e.Message, e.HTML = wordsOf(resp, data, func(text string) string { return discreet(text, r, token) })
	switch {
	case resp.StatusCode == http.StatusNotModified:
		e.Err = errors.New(lang.Text("it reports no change since an earlier answer"))
		e.Code, e.Message, e.HTML = "", "", false
	case resp.StatusCode < 400:
		e.Err = errors.New(lang.Text("it redirects to another address"))
		e.Code, e.Message, e.HTML = "", discreet(resp.Header.Get("Location"), r, token), false
	}
	if e.Kind == ErrNotFound && !r.ofJob {
		e.Err = errNoCall
	}
	e.RetryAfter = c.retryAfter(resp)
	// A 4xx is definite, except a proxy's 408. Some services redirect after the change
	// is done, so a 3xx is not.
	e.Sent = r.changes() && (resp.StatusCode >= 500 || resp.StatusCode < 400 || resp.StatusCode == http.StatusRequestTimeout)
	e.Unknown = e.Sent && r.once()
	if e.Kind == ErrForbidden {
		e.Account = c.opts.Email
		if r.list && !e.HTML { // the request names no job, so the account itself is rejected
			e.Err = ErrNotEmployer
		}
	}
	return e
}

// discreet is the service's text without the secrets that were sent to it: some error
// messages repeat the request.
func discreet(text string, r request, token Token) string {
	for _, secret := range []string{token.Value, r.password, escaped(r.password)} {
		if len(secret) >= 8 { // a shorter one may be an ordinary word
			text = strings.ReplaceAll(text, secret, "…")
		}
	}
	return text
}

func kindOf(status int) error {
	switch {
	case status == http.StatusUnauthorized:
		return ErrSignIn
	case status == http.StatusForbidden:
		return ErrForbidden
	case status == http.StatusNotFound:
		return ErrNotFound
	case status == http.StatusTooManyRequests, status == http.StatusServiceUnavailable, status == http.StatusRequestTimeout:
		return ErrBusy
	case status < 400:
		return ErrAnswer
	case status >= 500:
		return ErrServer
	default:
		return ErrRefused
	}
}

// retryAfter reads the header's seconds or date, a day at most (CONTRACT 38).
func (c *Client) retryAfter(resp *http.Response) time.Duration {
	const most = 24 * time.Hour
	value := strings.TrimSpace(resp.Header.Get("Retry-After"))
	seconds, err := strconv.ParseInt(value, 10, 64)
	if err == nil || errors.Is(err, strconv.ErrRange) { // ParseInt then returns the nearest value
		return time.Duration(min(max(seconds, 0), int64(most/time.Second))) * time.Second
	}
	if at, err := http.ParseTime(value); err == nil {
		return min(max(at.Sub(c.now()), 0), most)
	}
	return 0
}

// watchSilence cancels the request when its answer sends no data for IdleTimeout, or only blanks, which JSON allows
// without end. The time that the reader takes between reads does not count.
func (c *Client) watchSilence(resp *http.Response, cancel context.CancelFunc) {
	w := &silenceReader{body: resp.Body, idle: c.opts.IdleTimeout}
	w.timer = time.AfterFunc(w.idle, cancel)
	w.timer.Stop()
	resp.Body = w
}

type silenceReader struct {
	body  io.ReadCloser
	idle  time.Duration
	blank time.Duration // time of reads that brought only blanks, since a read that brought more
	timer *time.Timer
}

func (r *silenceReader) Read(p []byte) (int, error) {
	begun := time.Now()
	r.timer.Reset(max(r.idle-r.blank, 0))
	n, err := r.body.Read(p)
	if r.blank += time.Since(begun); len(bytes.TrimLeft(p[:n], " \t\r\n")) > 0 {
		r.blank = 0
	}
	if !r.timer.Stop() && errors.Is(err, context.Canceled) {
		err = errSilence
	}
	return n, err
}

func (r *silenceReader) Close() error { return r.body.Close() }

func sayNotDocumented() string { return lang.Text("its JSON does not have the documented form") }
