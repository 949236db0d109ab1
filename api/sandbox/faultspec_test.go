package sandbox

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"
)

func TestParseFaults(t *testing.T) {
	for spec, want := range map[string]Faults{
		"latency=300ms":                         {{Latency: 300 * time.Millisecond}},
		"applies:cut=20000":                     {{Endpoint: Applies, Cut: true, CutAfter: 20000}},
		"create:lost":                           {{Endpoint: Create, Lost: true}},
		"allJobs:status=502,html,count=3":       {{Endpoint: AllJobs, Status: 502, HTML: true, Count: 3}},
		" job : bom , skip=2 ; markViewed:cut;": {{Endpoint: GetJob, BOM: true, Skip: 2}, {Endpoint: MarkViewed, Cut: true}},
		"redirect=https://x.example/":           {{Redirect: "https://x.example/"}},
	} {
		got, err := ParseFaults(spec)
		if err != nil || fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%s: %+v, %v", spec, got, err)
		}
	}
	for spec, say := range map[string]string{
		"":                    "it is empty",
		";":                   "it is empty",
		"applys:cut":          "is not an endpoint",
		"slowly":              "is not a word of a fault; the words are",
		"applies:":            "is not a word of a fault",
		"latency":             "needs a value",
		"latency=":            "needs a value",
		"latency=fast":        "300ms",
		"latency=-1s":         "300ms",
		"status=99":           "200 to 599",
		"lost=yes":            "takes no value",
		"cut=":                "needs a value",
		"cut=-1":              "bytes",
		"count=3":             "no effect",
		"create:count=0,lost": "from 1",
		"code=X":              "need a status",
		"done,lost":           "done needs",
		"slow=0":              "from 1",
	} {
		f, err := ParseFaults(spec)
		if err == nil {
			t.Errorf("%s is accepted: %+v", spec, f)
		} else if !strings.Contains(err.Error(), say) || !strings.Contains(err.Error(), strconv.Quote(strings.TrimSpace(spec))) {
			t.Errorf("%s: %v", spec, err)
		}
	}
	// The help lists every word, and every word in the help is understood.
	help := FaultsHelp()
	for _, w := range faultWords() {
		if !strings.Contains(help, "  "+w.name) {
			t.Errorf("the help does not list %s", w.name)
		}
	}
}
