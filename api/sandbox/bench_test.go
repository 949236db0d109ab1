package sandbox

import (
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"testing"

	"shortlist/api/wire"
	"shortlist/model/modeltest"
)

// BenchmarkApplies streams 100 MB of CVs over TCP on loopback into nothing; the
// floor copies as many bytes through the same server without making them.
func BenchmarkApplies(b *testing.B) {
	s, err := New(Options{Scenario: "large", Large: Sizes{Jobs: 4, WithCVs: 150, CVSize: 500_000, Without: 1}})
	modeltest.Must(b, err)
	defer s.Close()
	id, err := s.Job(KeyLargeCVs)
	modeltest.Must(b, err)
	a, err := findAccount(s.db.db, "email = ?", s.account)
	modeltest.Must(b, err)
	token, err := s.issue(a)
	modeltest.Must(b, err)
	const total = 150 * 500_000 / 3 * 4
	mux := http.NewServeMux()
	mux.Handle("/", s)
	mux.HandleFunc("/floor", func(w http.ResponseWriter, _ *http.Request) {
		block := make([]byte, 64<<10)
		for left := total; left > 0; left -= len(block) {
			if _, err := w.Write(block[:min(left, len(block))]); err != nil {
				return
			}
		}
	})
	server := httptest.NewServer(mux)
	defer server.Close()
	for name, path := range map[string]string{"floor": "/floor", "applies": fmt.Sprintf("%s/AtsJob/appliesByJob/%d", wire.BasePath, id)} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				req, err := http.NewRequest(http.MethodGet, server.URL+path, nil)
				modeltest.Must(b, err)
				req.Header.Set("Content-Type", "application/json")
				req.Header.Set("Authorization", "Bearer "+token)
				res, err := server.Client().Do(req)
				modeltest.Must(b, err)
				n, err := io.Copy(io.Discard, res.Body)
				if err != nil || n < total {
					b.Fatal(n, err)
				}
				res.Body.Close()
				b.SetBytes(n)
			}
		})
	}
}
