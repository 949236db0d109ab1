//go:build unix

package account

import (
	"fmt"
	"os"
	"os/exec"
	"syscall"
	"testing"

	"shortlist/api/sandbox"
	"shortlist/model/modeltest"
)

// The environment of the child process that TestAKilledErasureGoesOn kills.
const (
	erasingIn   = "SHORTLIST_TEST_ERASING_IN"   // the folder of its account
	erasingMail = "SHORTLIST_TEST_ERASING_MAIL" // the e-mail address it erases
	erasingLast = "SHORTLIST_TEST_ERASING_LAST" // the step at which it is killed
)

// TestAKilledErasureGoesOn kills a process at each step of an erasure. The account's next
// window finishes it.
func TestAKilledErasureGoesOn(t *testing.T) {
	modeltest.SkipInShort(t, "kills processes")
	if dir := os.Getenv(erasingIn); dir != "" {
		eraseAndDie(t, dir)
		return
	}
	for _, step := range []string{"noted", "rows", "files", "compacted", "searched"} {
		t.Run(step, func(t *testing.T) {
			d := newDesk(t, sandbox.Options{})
			c := somebody(t, d)
			child := exec.Command(os.Args[0], "-test.run=^TestAKilledErasureGoesOn$")
			child.Env = append(os.Environ(), erasingIn+"="+d.dir, erasingMail+"="+c.Applicant.Contacts.Email, erasingLast+"="+step)
			out, err := child.CombinedOutput()
			if status, ok := child.ProcessState.Sys().(syscall.WaitStatus); !ok || !status.Signaled() {
				t.Fatalf("the child was not killed: %v\n%s", err, out)
			}
			next := d.another()
			next.erasable()
			done, err := next.FinishErasures(t.Context())
			if err != nil || len(done) != 1 || !done[0].Clean() || done[0].Rows.Applications != 1 || done[0].Rows.Reviews != 1 || done[0].Marks == 0 {
				t.Fatalf("finished %+v, %v", done, err)
			}
			if got := holding(t, sought(c), d.dir); len(got) > 0 || len(d.opts.CVs.Files(c.ID)) > 0 {
				t.Errorf("left: %q", got)
			}
			if left, err := next.FinishErasures(t.Context()); err != nil || len(left) != 0 {
				t.Errorf("finished again: %+v, %v", left, err)
			}
		})
	}
}

func eraseAndDie(t *testing.T, dir string) {
	service, err := sandbox.New(sandbox.Options{})
	modeltest.Must(t, err)
	d := (&desk{t: t, service: service, dir: dir}).open()
	d.erasable()
	s, err := d.Select(t.Context(), Scope{Person: os.Getenv(erasingMail)})
	modeltest.Must(t, err)
	d.step = func(name string) {
		if name == os.Getenv(erasingLast) {
			_ = syscall.Kill(os.Getpid(), syscall.SIGKILL)
			select {} // it does not return
		}
	}
	r, err := d.Erase(t.Context(), s, Scope{})
	fmt.Println("not killed", r, err)
}
