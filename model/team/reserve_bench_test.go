//go:build unix

package team

import (
	"context"
	"fmt"
	"os"
	"strings"
	"testing"
)

// BenchmarkReserve reserves 50 letters over TLS, as a dashboard hands over a batch of drafts, and settles them: all at once, and each
// by itself.
func BenchmarkReserve(b *testing.B) {
	db, tls := newDatabase(b), os.Getenv("SHORTLIST_POSTGRES_TLS")
	name := db.address[strings.LastIndex(db.address[:strings.Index(db.address, "?")], "/"):strings.Index(db.address, "?")]
	db.join(b, "olena").Close()
	tls = strings.Replace(strings.Replace(tls, "postgres@", "olena@", 1), "/postgres?", name+"?", 1)
	const letters = 50
	for _, size := range []int{letters, 1} {
		b.Run(fmt.Sprint(letters/size, "x", size), func(b *testing.B) {
			d := NewDatabase(DatabaseOptions{Name: "test", Address: func(context.Context) (string, error) { return tls, nil }})
			defer d.Close()
			for n := 0; b.Loop(); n++ {
				for at := 0; at < letters; at += size {
					var batch []Reservation
					for i := range size {
						batch = append(batch, Reservation{ApplyID: int64(at + i + 1), Letter: fmt.Sprint(size, " ", n), Token: fmt.Sprint(n, " ", at+i), State: HandedState})
					}
					if taken, err := d.Reserve(b.Context(), service, batch); err != nil || len(taken) > 0 {
						b.Fatal(taken, err)
					}
					if err := d.Settle(b.Context(), service, batch); err != nil {
						b.Fatal(err)
					}
				}
			}
		})
	}
}
