//go:build linux

package main

import (
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model"
)

// readMany compares 1 GB of applicants, from the service into store and files, with the same answer by curl. Then it prints
// what reading many CVs (PDF) takes: memory, and the rates of the first and the last thousand.
func readMany(binary, dir string, many int) error {
	begin(fmt.Sprint(received, " applicants"))
	if err := transfer(binary, filepath.Join(dir, "transfer")); err != nil {
		return err
	}
	begin(fmt.Sprint(many, " CVs"))
	return index(binary, filepath.Join(dir, "index"), many)
}

// recorder keeps a copy of an answer.
type recorder struct {
	http.ResponseWriter
	to *os.File
}

func (r recorder) Write(p []byte) (int, error) {
	if _, err := r.to.Write(p); err != nil {
		return 0, err
	}
	return r.ResponseWriter.Write(p)
}

// transfer times a list of applicants that the store does not have, and curl. The service makes the answer once, untimed.
// Each turn has folders of its own, which stay until the end: ext4 searches long for a place for a new file after many were
// removed, and a file that the system still writes to the disk slows down the next.
func transfer(binary, dir string) error {
	service, err := sandbox.New(sandbox.Options{Scenario: "large", Large: sandbox.Sizes{Jobs: 1, WithCVs: received, CVSize: receivedCV}})
	if err != nil {
		return err
	}
	defer func() { _ = service.Close() }()
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	answer, err := os.Create(filepath.Join(dir, "answer.json"))
	if err != nil {
		return err
	}
	defer func() { _ = answer.Close() }()
	asked := ""
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case !strings.Contains(r.URL.Path, "appliesByJob"):
			service.ServeHTTP(w, r)
		case asked == "":
			asked = r.URL.String()
			r.Header.Del("Accept-Encoding")
			service.ServeHTTP(recorder{w, answer}, r)
		default:
			w.Header().Set("Content-Type", "application/json")
			http.ServeFile(w, r, answer.Name())
		}
	}))
	defer server.Close()
	email, password := service.Account()
	jobs, err := service.Jobs()
	if err != nil {
		return err
	}
	var ours, theirs []time.Duration
	most := 0.0
	for turn := range 4 {
		list := exec.Command(binary, "applicants", "list", strconv.FormatInt(jobs[0].ID, 10), "--json")
		if list.Env, err = configure(filepath.Join(dir, fmt.Sprint(turn)), server.URL, email, password); err != nil {
			return err
		}
		syscall.Sync()
		took, _, err := runTimed(list)
		if err != nil {
			return err
		}
		if turn == 0 {
			continue
		}
		ours, most = append(ours, took), max(most, float64(list.ProcessState.SysUsage().(*syscall.Rusage).Maxrss)/1000)
		syscall.Sync()
		if took, _, err = runTimed(exec.Command("curl", "-s", "-o", filepath.Join(dir, fmt.Sprint(turn), "copy"), server.URL+asked)); err != nil {
			return err
		}
		theirs = append(theirs, took)
	}
	info, err := answer.Stat()
	if err != nil {
		return err
	}
	a, b := median(ours), median(theirs)
	fmt.Printf("%.2f GB of applicants are in store and files after %s ms, with at most %.0f MB: %.2f of the speed of curl -o (%s ms).\n",
		float64(info.Size())/1e9, milliseconds(a), most, b.Seconds()/a.Seconds(), milliseconds(b))
	return nil
}

// readOf is what shortlist prints while it reads CVs.
var readOf = regexp.MustCompile(`CVs read: ([\d \x{a0}\x{202f},]+) of`)

// index has shortlist read CVs that it stored before.
func index(binary, home string, many int) error {
	corpus, err := filepath.Glob("model/reading/testdata/corpus/pdf/*.pdf")
	if err != nil || len(corpus) == 0 {
		return errors.Join(errors.New("run it at the root of the tree"), err)
	}
	service, env, end, err := serve(home, sandbox.Sizes{Jobs: 1, WithCVs: 1, CVSize: 1000})
	if err != nil {
		return err
	}
	defer end()
	jobs, err := service.Jobs()
	if err != nil {
		return err
	}
	for i := range many {
		data, err := os.ReadFile(corpus[i%len(corpus)])
		if err == nil {
			_, err = service.Apply(jobs[0].ID, model.Candidate{Applicant: model.Applicant{Name: fmt.Sprint("Applicant ", i)}}, data)
		}
		if err != nil {
			return err
		}
	}
	store := exec.Command(binary, "applicants", "list", strconv.FormatInt(jobs[0].ID, 10), "--json")
	store.Env = env
	if _, _, err := runTimed(store); err != nil {
		return err
	}
	p, err := open(binary, env, "sync")
	if err != nil {
		return err
	}
	var at []time.Time // when each thousand was read
	var before, most, reader float64
	for end := range p.wrote {
		found := readOf.FindStringSubmatch(p.screen.String())
		if found == nil {
			continue
		}
		if before == 0 {
			before = p.process().resident
		}
		most, reader = max(most, p.process().resident), max(reader, p.child())
		n, _ := strconv.Atoi(regexp.MustCompile(`\D`).ReplaceAllString(found[1], ""))
		for n >= len(at)*1000 {
			at = append(at, end.at)
		}
	}
	if err := p.cmd.Wait(); err != nil {
		return fmt.Errorf("sync: %w\n%s", err, p.screen)
	}
	if len(at) < 3 {
		return fmt.Errorf("only %d thousand CVs were seen being read:\n%s", len(at)-1, p.screen)
	}
	first, last := at[1].Sub(at[0]), at[len(at)-1].Sub(at[len(at)-2])
	fmt.Printf("%d CVs (PDF) are read in %.0f s, the first thousand in %.1f s and the last in %.1f s: %.2f of the first rate. The program takes %.0f MB, %.0f MB more than before; a process that reads takes at most %.0f MB.\n",
		many, at[len(at)-1].Sub(at[0]).Seconds(), first.Seconds(), last.Seconds(), first.Seconds()/last.Seconds(), most, most-before, reader)
	return nil
}

// child returns the most memory that is resident in a process that the program has started, in MB.
func (p *program) child() (most float64) {
	tasks, _ := filepath.Glob(filepath.Join("/proc", strconv.Itoa(p.cmd.Process.Pid), "task", "*", "children"))
	for _, task := range tasks {
		children, _ := os.ReadFile(task)
		for _, child := range strings.Fields(string(children)) {
			most = max(most, float64(fields(filepath.Join("/proc", child, "status"))["VmHWM"])/1000)
		}
	}
	return most
}
