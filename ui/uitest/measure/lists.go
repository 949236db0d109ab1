//go:build linux

package main

import (
	"bufio"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"shortlist/api/wire"
)

// The numbers of jobs that readLists lists on a screen, and as JSON.
const (
	shownJobs  = 1_000_000
	listedJobs = 100_000
)

// readLists opens the dashboard on a list of a million jobs, and prints the time until its first rows and the most memory
// until all are there. Then it compares a list of 100,000 jobs as JSON with curl and jq.
func readLists(binary, dir string) error {
	begin(fmt.Sprint(shownJobs, " jobs"))
	home := filepath.Join(dir, "million")
	service := serveJobs(shownJobs)
	defer service.Close()
	env, err := configure(home, service.URL, "hr@example.com", "password")
	if err != nil {
		return err
	}
	p, err := open(binary, env)
	if err != nil {
		return err
	}
	if err := p.shows("Job 0"); err != nil {
		return err
	}
	fmt.Printf("The first rows of %d jobs show after %s ms.\n", shownJobs, milliseconds(time.Since(p.began)))
	for !strings.Contains(p.screen.String(), "Jobs listed:") {
		if time.Since(p.began) > 15*deadline {
			return fmt.Errorf("the jobs do not arrive:\n%s", p.screen)
		}
		time.Sleep(100 * time.Millisecond)
	}
	fmt.Printf("All are stored after %.0f s. The dashboard takes at most %.0f MB.\n", time.Since(p.began).Seconds(), p.peak())
	if err := p.quit(); err != nil {
		return err
	}

	begin(fmt.Sprint(listedJobs, " jobs as JSON"))
	list := serveJobs(listedJobs)
	defer list.Close()
	if env, err = configure(filepath.Join(dir, "list"), list.URL, "hr@example.com", "password"); err != nil {
		return err
	}
	var ours, theirs []time.Duration
	most := 0.0
	for range 3 {
		cmd := exec.Command(binary, "jobs", "list", "--json")
		cmd.Env = env
		took, _, err := runTimed(cmd)
		if err != nil {
			return err
		}
		ours, most = append(ours, took), max(most, float64(cmd.ProcessState.SysUsage().(*syscall.Rusage).Maxrss)/1000)
		took, _, err = runTimed(exec.Command("sh", "-c", `curl -s "$1" | jq -c . > /dev/null`, "sh", list.URL+wire.BasePath+"/AtsJob/allJobs"))
		if err != nil {
			return err
		}
		theirs = append(theirs, took)
	}
	a, b := median(ours), median(theirs)
	fmt.Printf("%d jobs with --json take %s ms and at most %.0f MB: %.2f of curl | jq -c . (%s ms).\n", listedJobs, milliseconds(a), most, a.Seconds()/b.Seconds(), milliseconds(b))
	return nil
}

// serveJobs serves a list of jobs without descriptions, to everybody.
func serveJobs(n int) *httptest.Server {
	const job = `{"id":%d,"status":"%s","title":"Job %d","region":"Київ","address":"","jobType1":0,"jobType2":null,"salaryValue1":%d,"salaryValue2":null,` +
		`"salaryRateId":1,"description":"","appliesCount":%d,"viewsCount":%d,"email":"hr@example.com","url":"https://jobs.example.com/%d"}`
	return httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		switch {
		case strings.HasSuffix(r.URL.Path, "/login"):
			fmt.Fprint(w, `{"access_token":"token"}`)
		case strings.HasSuffix(r.URL.Path, "/allJobs"):
			out := bufio.NewWriterSize(w, 64<<10)
			for i := range n {
				separator := ","
				if i == 0 {
					separator = "["
				}
				fmt.Fprintf(out, separator+job, n-i, []string{"Activated", "Stopped"}[i%2], i, 10_000+i%90*500, 0, i%5000, n-i)
			}
			fmt.Fprint(out, "]")
			_ = out.Flush() // a client that left gets no list
		default:
			w.WriteHeader(http.StatusNotFound)
		}
	}))
}
