//go:build unix

package account

import (
	"errors"
	"os"
	"os/exec"
	"syscall"
	"testing"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
)

// TestKilledBeforeTheAnswer kills a window while its call is on the way. The next window
// finds the call in the log, without an answer.
func TestKilledBeforeTheAnswer(t *testing.T) {
	const victim, folder = "SHORTLIST_TEST_CALL", "SHORTLIST_TEST_FOLDER"
	service, err := sandbox.New(sandbox.Options{})
	modeltest.Must(t, err)
	t.Cleanup(func() { _ = service.Close() })
	if call := os.Getenv(victim); call != "" {
		d := (&desk{t: t, service: service, dir: os.Getenv(folder)}).open()
		job := d.job("ua-backend")
		reached, _ := d.gate("AtsJob/" + call)
		go func() {
			<-reached
			_ = syscall.Kill(os.Getpid(), syscall.SIGKILL)
		}()
		if call == "create" {
			_, err = d.Create(t.Context(), newJob())
		} else {
			_, _, err = d.ChangeStatus(t.Context(), job, model.Stop)
		}
		t.Fatal("it lives", err)
	}
	killed := func(t *testing.T, call string) *desk {
		t.Helper()
		dir := t.TempDir()
		cmd := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^TestKilledBeforeTheAnswer$")
		cmd.Env = append(os.Environ(), victim+"="+call, folder+"="+dir)
		out, err := cmd.CombinedOutput()
		var exit *exec.ExitError
		if !errors.As(err, &exit) || exit.Sys().(syscall.WaitStatus).Signal() != syscall.SIGKILL {
			t.Fatalf("it was not killed: %v\n%s", err, out)
		}
		return (&desk{t: t, service: service, dir: dir}).open()
	}
	t.Run("a create", func(t *testing.T) {
		d := killed(t, "create")
		sent := model.Activity{Kind: model.ActivityCreate, Title: newJob().Title, Detail: "USD"}
		d.logs(sent)
		pending := d.intents()
		if len(pending) != 1 {
			t.Fatalf("%+v", pending)
		}
		modeltest.Must(t, d.Settle(t.Context(), pending[0], 0))
		sent.Outcome = model.ActivityUndone
		d.logs(sent)
	})
	t.Run("a change of status", func(t *testing.T) {
		d := killed(t, "changeStatus")
		job := d.job("ua-backend")
		sent := model.Activity{Kind: model.ActivityStatus, JobID: job.ID, Change: model.Stop, Title: job.Title}
		d.logs(sent)
		if output := d.Deliver(t.Context()); len(output.Items) != 1 || output.Items[0].State != Sent {
			t.Fatalf("%+v", output)
		}
		again := sent
		again.Outcome, again.Answer = model.ActivityDone, "Stopped"
		d.logs(again, sent)
	})
}
