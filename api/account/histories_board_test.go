package account

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math"
	"net/http"
	"net/http/httptest"
	"path"
	"strconv"
	"strings"
	"sync"
	"testing"

	"shortlist/api/sandbox"
)

// board is a service whose lists may be out of date or end in the middle, whose ids may fall, and whose counts may
// include suggested people.
type board struct {
	service   *sandbox.Server
	backwards bool // later applications have smaller ids, and all are beyond the numbers of a float
	countsAll bool // appliesCount includes suggested people

	mu        sync.Mutex
	listed    func(job int64, ids map[int64]bool, whole bool) // called with each list that is sent
	fault     func() boardFault
	uncounted func() bool       // reports whether a list of jobs lacks a count
	sent      map[int64][]entry // the last list of each job
}

// boardFault is what is wrong with a list.
type boardFault int

const (
	sound boardFault = iota
	outdated
	cut
	frozen // out of date until the fault ends
)

// entry is a value of JSON with all that its object has.
type entry map[string]json.RawMessage

func (e entry) number(name string) (n int64) {
	_ = json.Unmarshal(e[name], &n) // 0 is no id
	return n
}

// serve puts the board before the service.
func (b *board) serve(t *testing.T) (addr string) {
	b.sent = map[int64][]entry{}
	server := httptest.NewServer(b)
	t.Cleanup(server.Close)
	return server.Listener.Addr().String()
}

// ServeHTTP implements http.Handler.
func (b *board) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	jobs, list := strings.HasSuffix(r.URL.Path, "allJobs"), strings.Contains(r.URL.Path, "appliesByJob")
	if !list && !jobs {
		b.service.ServeHTTP(w, r)
		return
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	answer := httptest.NewRecorder()
	b.service.ServeHTTP(answer, r)
	var all []entry
	if answer.Code != http.StatusOK || json.Unmarshal(answer.Body.Bytes(), &all) != nil {
		w.WriteHeader(answer.Code)
		_, _ = w.Write(answer.Body.Bytes())
		return
	}
	w.Header().Set("Content-Type", "application/json")
	if jobs {
		for _, j := range all {
			if b.countsAll {
				ids, _ := b.service.ApplyIDs(j.number("id"))
				j["appliesCount"] = json.RawMessage(strconv.Itoa(len(ids)))
			}
			if b.uncounted() {
				delete(j, "appliesCount")
			}
		}
		_ = json.NewEncoder(w).Encode(all)
		return
	}
	b.list(w, path.Base(r.URL.Path), all)
}

// list sends the list of a job, or what a fault makes of it.
func (b *board) list(w http.ResponseWriter, name string, now []entry) {
	job, _ := strconv.ParseInt(name, 10, 64)
	fault, all := b.fault(), now
	if before, ok := b.sent[job]; ok && (fault == outdated || fault == frozen) {
		all = before
	}
	if fault != frozen {
		b.sent[job] = now
	}
	if fault == cut {
		all = all[:len(all)/2]
	}
	applied := map[int64]bool{}
	var body bytes.Buffer
	body.WriteByte('[')
	for i, one := range all {
		id := one.number("id")
		if string(one["isSuggested"]) == "false" {
			applied[id] = true
		}
		out := entry{}
		for name, value := range one {
			out[name] = value
		}
		if b.backwards {
			out["id"] = json.RawMessage(fmt.Sprint(math.MaxInt64 - id))
		}
		data, _ := json.Marshal(out)
		if i > 0 {
			body.WriteByte(',')
		}
		body.Write(data)
	}
	b.listed(job, applied, fault != cut)
	if fault == cut {
		w.Header().Set("Content-Length", strconv.Itoa(body.Len()+100))
		_, _ = w.Write(body.Bytes())
		panic(http.ErrAbortHandler)
	}
	body.WriteByte(']')
	_, _ = w.Write(body.Bytes())
}
