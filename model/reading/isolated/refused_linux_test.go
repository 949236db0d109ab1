package isolated_test

import (
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/sys/unix"

	"shortlist/model/reading/isolated"
	"shortlist/model/reading/outcome"
)

// refusals are the errors by which kernels and containers refuse what they lack.
var refusals = []unix.Errno{unix.EINVAL, unix.ENOSYS, unix.EPERM, unix.E2BIG, unix.EOPNOTSUPP, unix.EACCES}

func init() { // before TestMain, in a process that reads
	if len(os.Args) < 2 {
		return
	}
	words := strings.Fields(os.Args[1])
	if len(words) != 3 || words[0] != "refuse" {
		return
	}
	n, _ := strconv.Atoi(words[2]) // of a test
	os.Args[1] = isolated.Command
	switch with := unix.Errno(n); words[1] {
	case "filters":
		isolated.RefuseFilters(with)
	case "filter":
		isolated.RefuseTheFilter(with)
	case "rules":
		isolated.RefuseRules(with)
	case "drawing":
		program, _ := os.Executable()
		isolated.DrawWith(program)
		isolated.RefuseToRestrict(with)
	case "restrict":
		isolated.RefuseToRestrict(with)
		os.Args[1] = "pry"
	}
}

// refusing returns the command of a reader whose kernel refuses something with an error.
func refusing(what string, with unix.Errno) string {
	return fmt.Sprintf("refuse %s %d", what, int(with))
}

// TestWhatAKernelRefusesIsNotTakenForConfinement, whatever the error is, and CVs are read all the same.
func TestWhatAKernelRefusesIsNotTakenForConfinement(t *testing.T) {
	if lacks := isolated.Unconfined(); lacks != "" {
		t.Skip("reported as missing: " + lacks)
	}
	for _, with := range refusals {
		restore := isolated.RefuseFilters(with)
		if lacks := isolated.Unconfined(); !strings.Contains(lacks, "no seccomp") {
			t.Errorf("filters refused with %v: lacking is %q", with, lacks)
		}
		restore()
		restore = isolated.RefuseRules(with)
		if lacks := isolated.Unconfined(); !strings.Contains(lacks, "no Landlock") {
			t.Errorf("rules refused with %v: lacking is %q", with, lacks)
		}
		restore()
		for _, what := range []string{"filters", "rules"} {
			doc, err := reader(patient(), refusing(what, with)).Read(t.Context(), written(t, "Olena Koval"))
			if err != nil || len(doc.Pages) != 1 || doc.Pages[0].Text != "Olena Koval" {
				t.Errorf("%s refused with %v: %+v, %v", what, with, doc, err)
			}
		}
	}
}

// TestWhatIsRefusedAtLastIsNoConfinement: a kernel may answer that it has filters or rules, and refuse these. No
// file is read then, and the kernel is named, not the CV. The program that draws needs the rules.
func TestWhatIsRefusedAtLastIsNoConfinement(t *testing.T) {
	if lacks := isolated.Unconfined(); lacks != "" {
		t.Skip("reported as missing: " + lacks)
	}
	isTheKernel := func(what string, with unix.Errno, err error) {
		if err == nil || errors.Is(err, outcome.ErrBroken) || errors.Is(err, outcome.ErrNoPicture) || !strings.HasSuffix(err.Error(), fmt.Sprintf("kernel does not confine the process that reads CVs: %q", with.Error())) {
			t.Errorf("%s refused with %v: %v", what, with, err)
		}
	}
	for _, with := range refusals {
		_, err := reader(patient(), refusing("filter", with)).Read(t.Context(), written(t, "Olena Koval"))
		isTheKernel("the filter", with, err)
		drawer := drawing(patient())
		drawer.Args = []string{refusing("drawing", with)}
		_, err = drawer.Picture(t.Context(), written(t, text("drawer: draw")), 1, 120)
		isTheKernel("rules of what draws", with, err)
		isTheKernel("rules of what draws an empty page", with, drawer.TryToDraw(t.Context()))
	}
}

// TestAReaderIsConfinedByTheFilterAlone: a kernel may refuse to restrict one more process.
func TestAReaderIsConfinedByTheFilterAlone(t *testing.T) {
	if lacks := isolated.Unconfined(); lacks != "" {
		t.Skip("reported as missing: " + lacks)
	}
	doc, err := reader(patient(), refusing("restrict", unix.E2BIG)).Read(t.Context(), written(t, "any"))
	if err != nil || len(doc.Pages) != 1 || doc.Pages[0].Text != "" {
		t.Errorf("%+v, %v", doc, err)
	}
}
