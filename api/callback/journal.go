package callback

import (
	"context"
	"log/slog"
	"net/http"
	"slices"
	"sync"
	"time"
)

// journal writes the access log: one line for each request, with its measures and its
// verdict and nothing else. It sums up a flood of rejected requests.
type journal struct {
	log *slog.Logger

	mu     sync.Mutex
	begun  time.Time      // the start of the second that is counted
	lines  int            // lines written in that second for rejected requests
	summed map[string]int // rejected requests without a line, by outcome
}

// linesASecond is how many rejected requests a second have their own line.
const linesASecond = 10

func newJournal(log *slog.Logger) *journal {
	if log == nil {
		log = slog.New(slog.DiscardHandler)
	}
	return &journal{log: log, summed: map[string]int{}}
}

// write notes a request. It shows the remote address of the sender, and the job's id of
// an application.
func (j *journal) write(req *http.Request, v verdict, x *exchange, took time.Duration) {
	refused := v.status != http.StatusOK
	if refused && !j.grantLine(v.outcome) {
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

// grantLine counts a rejected request and reports whether it gets its own line. The
// first one without a line starts the clock for the line that sums up.
func (j *journal) grantLine(outcome string) bool {
	j.mu.Lock()
	defer j.mu.Unlock()
	if time.Since(j.begun) >= time.Second && len(j.summed) == 0 {
		j.begun, j.lines = time.Now(), 0
	}
	if j.lines < linesASecond {
		j.lines++
		return true
	}
	if len(j.summed) == 0 {
		time.AfterFunc(time.Until(j.begun.Add(time.Second)), j.sum)
	}
	j.summed[outcome]++
	return false
}

// sum writes the line that sums up, if there are requests without a line.
func (j *journal) sum() {
	j.mu.Lock()
	defer j.mu.Unlock()
	if len(j.summed) == 0 {
		return
	}
	var attrs []slog.Attr
	all := 0
	for outcome, n := range j.summed {
		attrs = append(attrs, slog.Int(outcome, n))
		all += n
	}
	slices.SortStableFunc(attrs, func(a, b slog.Attr) int {
		if a.Key < b.Key {
			return -1
		}
		return 1
	})
	clear(j.summed)
	j.log.LogAttrs(context.Background(), slog.LevelWarn, "callbacks refused", append([]slog.Attr{slog.Int("more", all)}, attrs...)...)
}
