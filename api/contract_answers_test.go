package api_test

import (
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"shortlist/api"
	"shortlist/api/sandbox"
	"shortlist/model"
)

// answering serves h, and returns its address.
func answering(t *testing.T, h http.HandlerFunc) (address string) {
	t.Helper()
	server := httptest.NewServer(h)
	t.Cleanup(server.Close)
	return server.URL
}

// alive returns a token that needs no sign-in.
func alive() *tokenBox {
	return &tokenBox{token: api.Token{Value: "alive-and-well", Expires: time.Now().Add(1000 * time.Hour)}}
}

// answerAlways opens a desk whose service answers every request with h.
func answerAlways(t *testing.T, h http.HandlerFunc) *desk {
	t.Helper()
	return open(t, func(s *setup) {
		s.client.BaseURL, s.client.Tokens = answering(t, h), alive()
	})
}

// A web page with status 200 comes from a proxy or a hotel, and is never a success.
func TestAWebPageIsAFailure(t *testing.T) {
	each(t, func(*setup) {}, func(d *desk, c endpointCall) {
		d.faults(string(c.name) + ":html")
		_, err := c.do(d, t.Context())
		e := d.want(err, api.ErrAnswer)
		if !e.HTML || e.Status != 200 || e.Unknown != (c.name == sandbox.Create) || !strings.HasPrefix(e.Error(), c.phrase) {
			t.Errorf("%+v", e)
		}
		d.requests(c.name, 1)
	})
}

// An empty answer is a success if no body is documented. A status change without a body
// succeeded, with an unknown status. A missing list is not an empty list.
func TestAnEmptyAnswer(t *testing.T) {
	each(t, func(*setup) {}, func(d *desk, c endpointCall) {
		d.faults(string(c.name) + ":empty")
		got, err := c.do(d, t.Context())
		if c.empty || c.name == sandbox.ChangeStatus {
			d.ok(err)
			if c.name == sandbox.ChangeStatus && got != model.JobStatus("") {
				t.Errorf("%v", got)
			}
			return
		}
		if e := d.want(err, api.ErrAnswer); e.Unknown != (c.name == sandbox.Create) {
			t.Errorf("%+v", e)
		}
	})
}

// An answer without content is an empty list, and so is null.
func TestNoContentIsAnEmptyList(t *testing.T) {
	for name, h := range map[string]http.HandlerFunc{
		"204":  func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusNoContent) },
		"null": func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, "null") },
		"[]":   func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, "\ufeff [ ] \r\n") },
	} {
		t.Run(name, func(t *testing.T) {
			d := answerAlways(t, h)
			jobs, err := d.client.Jobs(t.Context(), "")
			d.ok(err)
			people, errs, _ := d.applicants(t.Context(), 1)
			d.ok(ending(errs))
			if len(jobs)+len(people) > 0 {
				t.Errorf("%v %v", jobs, people)
			}
		})
	}
}

func TestAnswersOfAnotherKind(t *testing.T) {
	for _, answer := range []string{`"text"`, `7`, `true`, `{`, `[`, `plain words`, "\x00\x01", `[]{}`, `{}[]`} {
		t.Run(answer, func(t *testing.T) {
			d := answerAlways(t, func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, answer) })
			for _, c := range calls() {
				if c.name == sandbox.Applies && (answer == "[" || answer == "[]{}") {
					continue // a page that was cut; the text after a page is not read
				}
				if c.empty {
					continue // the call does not read it
				}
				_, err := c.do(d, t.Context())
				if err == nil {
					t.Errorf("%s: no error", c.name)
					continue
				}
				d.want(err, api.ErrAnswer)
			}
		})
	}
}

func TestAHugeErrorIsReadInPart(t *testing.T) {
	var sent int
	ended := make(chan struct{})
	d := answerAlways(t, func(w http.ResponseWriter, _ *http.Request) {
		defer close(ended)
		w.WriteHeader(http.StatusBadRequest)
		_, _ = io.WriteString(w, `{"code":"Huge","message":"`)
		block := bytes.Repeat([]byte("words "), 10_000)
		for sent < 64<<20 {
			n, err := w.Write(block)
			sent += n
			if err != nil {
				return
			}
		}
	})
	_, err := d.client.Job(t.Context(), 1)
	if e := d.want(err, api.ErrRefused); e.Status != 400 {
		t.Error(e)
	}
	<-ended
	if sent >= 64<<20 {
		t.Errorf("%d bytes were taken", sent)
	}
}

func TestAHugeMessageIsOneShortSentence(t *testing.T) {
	long := strings.Repeat("дуже довго\r\n", 2000)
	d := answerAlways(t, func(w http.ResponseWriter, _ *http.Request) {
		w.WriteHeader(http.StatusBadRequest)
		_, _ = fmt.Fprintf(w, `{"code":"Long","message":%q}`, long)
	})
	_, err := d.client.Job(t.Context(), 1)
	if e := d.want(err, api.ErrRefused); e.Code != "Long" || e.Message != long {
		t.Errorf("%q, %d bytes", e.Code, len(e.Message))
	}
}

func TestAHugeAnswerIsCutShort(t *testing.T) {
	d := answerAlways(t, func(w http.ResponseWriter, _ *http.Request) {
		block := bytes.Repeat([]byte(" "), 64<<10)
		for range 64 {
			if _, err := w.Write(block); err != nil {
				return
			}
		}
	})
	_, _, err := d.client.Create(t.Context(), body())
	if e := d.want(err, api.ErrAnswer); !e.Unknown {
		t.Error(e)
	}
	_, err = d.client.ChangeStatus(t.Context(), 1, model.Stop)
	d.want(err, api.ErrAnswer)
	d.want(d.client.MarkViewed(t.Context(), 1), api.ErrAnswer)
}

// The limit of a compressed answer counts its decompressed bytes.
func TestCompressedAnswers(t *testing.T) {
	pack := func(w http.ResponseWriter, r *http.Request, size int, text string) {
		if !strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
			t.Error("gzip is not asked for")
		}
		w.Header().Set("Content-Encoding", "gzip")
		w.Header().Set("Content-Type", "application/json")
		z := gzip.NewWriter(w)
		for ; size > 0; size -= 64 << 10 {
			_, _ = z.Write(bytes.Repeat([]byte(" "), 64<<10))
		}
		_, _ = io.WriteString(z, text)
		_ = z.Close()
	}
	d := answerAlways(t, func(w http.ResponseWriter, r *http.Request) { pack(w, r, 0, `[{"id":7,"title":"T"}]`) })
	jobs, err := d.client.Jobs(t.Context(), "")
	if err != nil || len(jobs) != 1 || jobs[0].Title != "T" {
		t.Errorf("%v %v", jobs, err)
	}
	bomb := answerAlways(t, func(w http.ResponseWriter, r *http.Request) { pack(w, r, 64<<20, `{"status":"Stopped"}`) })
	_, err = bomb.client.ChangeStatus(t.Context(), 1, model.Stop)
	bomb.want(err, api.ErrAnswer)
	broken := answerAlways(t, func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Encoding", "gzip")
		_, _ = io.WriteString(w, "this is not gzip at all")
	})
	_, err = broken.client.Jobs(t.Context(), "")
	broken.want(err, api.ErrAnswer)
	_, errs, _ := broken.applicants(t.Context(), 1)
	broken.want(ending(errs), api.ErrAnswer)
}

func TestContentTypesOfAnAnswer(t *testing.T) {
	for _, kind := range []string{"application/json; charset=utf-8", "application/json;charset=UTF-8", "text/json", "text/plain", "application/octet-stream", "text/html"} {
		d := answerAlways(t, func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", kind)
			_, _ = io.WriteString(w, `[{"id":1}]`)
		})
		jobs, err := d.client.Jobs(t.Context(), "")
		d.ok(err)
		people, errs, _ := d.applicants(t.Context(), 1)
		d.ok(ending(errs))
		if len(jobs) != 1 || len(people) != 1 {
			t.Errorf("%s: %v %v", kind, jobs, people)
		}
	}
}

// An error body in another form does not hide the status.
func TestErrorBodiesOfAnyShape(t *testing.T) {
	for _, answer := range []string{"", "null", "[]", "{}", `"no"`, `{"code":7,"message":null}`, `{"code":{"a":1},"message":["x"]}`, `{"code":`, "\ufeff" + `{"code":"A"}`} {
		d := answerAlways(t, func(w http.ResponseWriter, _ *http.Request) {
			w.WriteHeader(http.StatusBadRequest)
			_, _ = io.WriteString(w, answer)
		})
		_, err := d.client.Job(t.Context(), 1)
		if e := d.want(err, api.ErrRefused); e.Status != 400 || e.HTML {
			t.Errorf("%q: %+v", answer, e)
		}
	}
}

func TestAnswersAboutAnotherJob(t *testing.T) {
	d := answerAlways(t, func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, `{"id":"2"}`) })
	_, err := d.client.Job(t.Context(), 1)
	d.want(err, api.ErrAnswer)
	job, err := d.client.Job(t.Context(), 2)
	if err != nil || job.ID != 2 {
		t.Errorf("%v %v", job, err)
	}
}

// A job that cannot be read is left out; the others stay.
func TestABrokenJobIsLeftOut(t *testing.T) {
	d := answerAlways(t, func(w http.ResponseWriter, _ *http.Request) {
		_, _ = io.WriteString(w, `[{"id":1,"title":{"a":1},"salaryValue1":"25000.50"},7,null,{"id":"x"},{"id":2,"jobType1":"","viewsCount":null}]`)
	})
	jobs, err := d.client.Jobs(t.Context(), "")
	if unread := (*api.JobsError)(nil); !errors.As(err, &unread) || unread.Bad != 3 {
		t.Errorf("got %v", err)
	}
	if len(jobs) != 2 || jobs[0].ID != 1 || *jobs[0].SalaryFrom != "25000.5" || jobs[1].ID != 2 {
		t.Errorf("%+v", jobs)
	}
}

// A list of only broken jobs is not an empty list.
func TestAListOfBrokenJobsIsAFailure(t *testing.T) {
	d := answerAlways(t, func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, `[null,5,{}]`) })
	_, err := d.client.Jobs(t.Context(), "")
	d.want(err, api.ErrAnswer)
}

func TestTextThatIsNoUTF8IsSentAllTheSame(t *testing.T) {
	d := open(t)
	b := body()
	b.Address = "Street \xff 1"
	id, _, err := d.client.Create(t.Context(), b)
	d.ok(err)
	if r, err := d.Record(id); err != nil || r.Address != "Street \ufffd 1" {
		t.Errorf("%q, %v", r.Address, err)
	}
	d.ok(d.client.Update(t.Context(), id, b))
	d.want(d.client.SignIn(context.Background(), "p\xffq"), api.ErrSignIn)
}

// A status that the answer lacks is not invented (CONTRACT 17).
func TestAMissingStatusIsNotInvented(t *testing.T) {
	for _, answer := range []string{"", "{}", "null", `{"status":null}`} {
		d := answerAlways(t, func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, answer) })
		if status, err := d.client.ChangeStatus(t.Context(), 1, model.Stop); err != nil || status != "" {
			t.Errorf("%q: %q, %v", answer, status, err)
		}
	}
}
