//go:build linux

package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"shortlist/api/sandbox"
)

// peer shows as many mails as the dashboard shows jobs, when their cursor keys are compared.
const peer = "neomutt"

// pressed is how many keys a run presses, and then holds.
const pressed = 100

// keyCost is what cursor keys took.
type keyCost struct {
	answers   []time.Duration // to the last byte of the first frame
	cpu, held []time.Duration // of a key with the page that follows it, and of one of a held key; a value for each run
}

// compareKeys compares cursor keys with those of the peer, over lists of two lengths. It runs each program three times in
// turn, and prints the medians.
func compareKeys(binary, dir string) error {
	if _, err := exec.LookPath(peer); err != nil {
		return err
	}
	for _, rows := range []int{100, 10_000} {
		begin(fmt.Sprintf("%d rows", rows))
		home := filepath.Join(dir, fmt.Sprint("keys-", rows))
		_, env, end, err := serve(home, sandbox.Sizes{Jobs: rows, WithCVs: 100, CVSize: 50_000, Without: 100})
		if err != nil {
			return err
		}
		defer end()
		mails := filepath.Join(home, "mails")
		if err := writeMails(mails, rows); err != nil {
			return err
		}
		var ours, theirs keyCost
		for range 3 {
			if err := ours.add(firstJob, env, binary); err != nil {
				return err
			}
			if err := theirs.add(subjectOf(0), env, peer, "-n", "-F", "/dev/null", "-e", "set folder="+home, "-R", "-f", mails); err != nil {
				return err
			}
		}
		fmt.Printf("A key in a list of %d rows, beside %s:\n", rows, peer)
		compare := func(what string, a, b time.Duration) {
			fmt.Printf("  %s: %s and %s ms, %.2f times\n", what, milliseconds(a), milliseconds(b), a.Seconds()/b.Seconds())
		}
		compare("processor time, the page beside the list included", median(ours.cpu), median(theirs.cpu))
		compare("processor time while it is held", median(ours.held), median(theirs.held))
		compare("time to its last byte", median(ours.answers), median(theirs.answers))
		late := func(sorted []time.Duration) time.Duration { return sorted[len(sorted)*99/100] }
		compare("99th percentile of that", late(ours.answers), late(theirs.answers))
	}
	return nil
}

// add opens a program, waits for a text, and measures cursor keys.
func (c *keyCost) add(text string, env []string, binary string, args ...string) error {
	p, err := open(binary, env, args...)
	if err != nil {
		return err
	}
	if err := p.shows(text); err != nil {
		return err
	}
	time.Sleep(5 * time.Second) // until what is due is done
	before := p.process().cpu
	for i := range pressed {
		_, _, took, err := p.press(direction(i))
		if err != nil {
			return err
		}
		c.answers = append(c.answers, took)
	}
	c.cpu = append(c.cpu, (p.process().cpu-before)/pressed)
	before = p.process().cpu
	if err := p.hold(pressed); err != nil {
		return err
	}
	c.held = append(c.held, (p.process().cpu-before)/pressed)
	return p.quit()
}

func subjectOf(mail int) string { return fmt.Sprintf("Application %d for the job", mail+1) }

// writeMails writes a mailbox with new mails, a minute apart.
func writeMails(path string, n int) error {
	var box strings.Builder
	sent := time.Date(2026, 1, 5, 9, 0, 0, 0, time.UTC)
	for i := range n {
		fmt.Fprintf(&box, "From hr@example.com %s\nFrom: Applicant %d <a%d@example.com>\nTo: hr@example.com\nSubject: %s\nDate: %s\nMessage-ID: <%d@example.com>\n\nThe text of the mail.\n\n",
			sent.Format(time.ANSIC), i+1, i+1, subjectOf(i), sent.Format(time.RFC1123Z), i+1)
		sent = sent.Add(time.Minute)
	}
	return os.WriteFile(path, []byte(box.String()), 0o600)
}
