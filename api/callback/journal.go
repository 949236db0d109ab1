package callback

import (
	"context"
	"log/slog"
	"net/http"
	"slices"
	"sync"
	"time"
)

// journal is the access log: a line for each request, of which nothing but its
// measures and its verdict is told. A flood of refused ones is summed up.
type journal struct {
	log *slog.Logger

	mu     sync.Mutex
	begun  time.Time      // of the second being counted
	lines  int            // written of it, for requests that were refused
	unsaid map[string]int // refused, by outcome, without a line of their own
}

// linesASecond is how many refused requests of a second have their own line.
const linesASecond = 10

func newJournal(log *slog.Logger) *journal {
	if log == nil {
		log = slog.New(slog.DiscardHandler)
	}
	return &journal{log: log, unsaid: map[string]int{}}
}

// write notes a request. A remote address is all that is told of the sender, and
// the job's id of an application.
func (j *journal) write(req *http.Request, v verdict, x *exchange, took time.Duration) {
	refused := v.status != http.StatusOK
	if refused && !j.may(v.outcome) {
		return
	}
	method := req.Method
	if v.outcome == badMethod.outcome {
		method = "other" // a stranger's word
	}
	level := slog.LevelInfo
	attrs := []slog.Attr{
		slog.String("outcome", v.outcome), slog.Int("status", v.status), slog.String("method", method),
		slog.Int64("bytes", x.body.read), slog.Duration("took", took), slog.String("remote", req.RemoteAddr),
	}
	if refused {
		level = slog.LevelWarn
	}
	if x.job != 0 {
		attrs = append(attrs, slog.Int64("job", x.job))
	}
	if x.err != nil {
		level = slog.LevelError
		attrs = append(attrs, slog.Any("error", x.err))
	}
	if x.advice != "" {
		attrs = append(attrs, slog.String("advice", x.advice))
	}
	if v.outcome == "broken" {
		attrs = append(attrs, slog.String("why", v.why))
	}
	j.log.LogAttrs(context.Background(), level, "callback", attrs...)
}

// may tells whether a refused request has a line of its own. The first one that
// has not sets the clock for the line that sums up.
func (j *journal) may(outcome string) bool {
	j.mu.Lock()
	defer j.mu.Unlock()
	if time.Since(j.begun) >= time.Second && len(j.unsaid) == 0 {
		j.begun, j.lines = time.Now(), 0
	}
	if j.lines < linesASecond {
		j.lines++
		return true
	}
	if len(j.unsaid) == 0 {
		time.AfterFunc(time.Until(j.begun.Add(time.Second)), j.sum)
	}
	j.unsaid[outcome]++
	return false
}

// sum writes the line that stands for those without one, if there are any.
func (j *journal) sum() {
	j.mu.Lock()
	defer j.mu.Unlock()
	if len(j.unsaid) == 0 {
		return
	}
	var attrs []slog.Attr
	all := 0
	for outcome, n := range j.unsaid {
		attrs = append(attrs, slog.Int(outcome, n))
		all += n
	}
	slices.SortFunc(attrs, func(a, b slog.Attr) int {
		if a.Key < b.Key {
			return -1
		}
		return 1
	})
	clear(j.unsaid)
	j.log.LogAttrs(context.Background(), slog.LevelWarn, "callbacks refused", append([]slog.Attr{slog.Int("more", all)}, attrs...)...)
}
