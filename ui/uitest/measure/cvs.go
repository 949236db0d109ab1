//go:build linux

package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model"
)

// synced is how many PDF files readCVs has read.
const synced = 300

// readCVs compares the way of PDF files from the service into the search index with a loop that runs pdftotext for each
// file. It runs each three times in turn, and prints the medians of their times and of their processor times.
func readCVs(binary, dir string) error {
	corpus, err := filepath.Glob("model/reading/testdata/corpus/pdf/*.pdf")
	if err != nil || len(corpus) == 0 {
		return errors.Join(errors.New("run it at the root of the tree"), err)
	}
	begin(fmt.Sprint(synced, " CVs"))
	folder := filepath.Join(dir, "cvs")
	if err := os.Mkdir(folder, 0o700); err != nil {
		return err
	}
	var files [][]byte
	for i := range synced {
		data, err := os.ReadFile(corpus[i%len(corpus)])
		if err == nil {
			err = os.WriteFile(filepath.Join(folder, fmt.Sprint(i, ".pdf")), data, 0o600)
		}
		if err != nil {
			return err
		}
		files = append(files, data)
	}
	var ours, theirs, oursCPU, theirsCPU []time.Duration
	for turn := range 3 {
		service, env, end, err := serve(filepath.Join(dir, fmt.Sprint("cvs-", turn)), sandbox.Sizes{Jobs: 1, WithCVs: 1, CVSize: 1000})
		if err != nil {
			return err
		}
		jobs, err := service.Jobs()
		if err != nil {
			return err
		}
		for i, data := range files {
			if _, err := service.Apply(jobs[0].ID, model.Candidate{Applicant: model.Applicant{Name: fmt.Sprint("Applicant ", i)}}, data); err != nil {
				return err
			}
		}
		sync := exec.Command(binary, "sync", "--all", "--json")
		sync.Env = env
		took, cpu, err := runTimed(sync)
		end()
		if err != nil {
			return err
		}
		ours, oursCPU = append(ours, took), append(oursCPU, cpu)
		loop := exec.Command("sh", "-c", `for f in "$1"/*.pdf; do pdftotext -layout "$f" - || :; done`, "sh", folder)
		if took, cpu, err = runTimed(loop); err != nil {
			return err
		}
		theirs, theirsCPU = append(theirs, took), append(theirsCPU, cpu)
	}
	a, b, aCPU, bCPU := median(ours), median(theirs), median(oursCPU), median(theirsCPU)
	fmt.Printf("%d CVs (PDF) from the service into the search index take %s ms, %s of a processor: %.2f and %.2f of a loop of pdftotext -layout (%s and %s).\n",
		synced, milliseconds(a), milliseconds(aCPU), a.Seconds()/b.Seconds(), aCPU.Seconds()/bCPU.Seconds(), milliseconds(b), milliseconds(bCPU))
	return nil
}

// runTimed runs a program to its end. It returns its time, and its processor time with that of the processes that it waited for.
func runTimed(cmd *exec.Cmd) (took, cpu time.Duration, err error) {
	began := time.Now()
	if err := cmd.Run(); err != nil {
		return 0, 0, fmt.Errorf("%s: %w", cmd.Args[:2], err)
	}
	return time.Since(began), cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime(), nil
}
