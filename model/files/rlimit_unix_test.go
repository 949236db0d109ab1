//go:build unix

package files

import (
	"os"
	"testing"

	"shortlist/model/modeltest"
)

// The operating system refuses the bytes: the test runs in a process in which no file may be
// larger than the limit.
func TestTheSystemRefusesAFile(t *testing.T) {
	const limit = 2 << 20
	if dir := os.Getenv("SHORTLIST_TEST_BOX"); dir != "" {
		defer modeltest.LimitFiles(t, limit)()
		b := openBox(t, dir)
		for _, hint := range []int64{0, 1} {
			for _, size := range []int{limit + 1, 2 * limit} {
				path, err := b.receive(hint, 1, pdf(size, 0, 2))
				if err == nil || err.Error() != "it could not be kept on this computer: file too large" {
					t.Errorf("%d bytes: %s, %v", size, path, err)
				}
				b.files("1.pdf")
			}
			b.mustKeep(hint, 1, pdf(limit, 0, 1)) // unchanged since the first time
			b.nextRead()
		}
		b.mustKeep(0, 2, pdf(5000, 0, 1))
		b.files("1.pdf", "2.pdf")
		return
	}
	b := newBox(t)
	b.mustKeep(0, 1, pdf(limit, 0, 1))
	modeltest.InOwnProcess(t, "SHORTLIST_TEST_BOX="+b.dir)
	b.files("1.pdf", "2.pdf")
}
