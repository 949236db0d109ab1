package cli

import (
	"encoding/json"
	"fmt"
	"testing"

	"shortlist/ui/cli/command"
)

// TestAJobFileHasTheNeedsOfTheJob, for create and update; what is no need stops the command before anything is sent.
func TestAJobFileHasTheNeedsOfTheJob(t *testing.T) {
	d, _ := writes(t, "")
	file := func(needs string) string {
		return fmt.Sprintf(`{"title": "Пекар", "region": "Львів", "currencyId": 0, "description": %q, "needs": %s}`, longText, needs)
	}
	d.in = file(`["salary:5"]`)
	d.fails(command.ExitRefused, "is not a need", "jobs", "create", "--file", "-")
	d.in = file(`"Go"`)
	d.fails(command.ExitUsage, "needs: this is not a list of texts", "jobs", "create", "--file", "-")
	d.in = file(`["SAP or 1C", "night shifts"]`)
	id := string(decode[object](t, d.must("jobs", "create", "--file", "-", "--json").out)["id"].(json.Number))
	const want = "SAP or 1C\nnight shifts\n"
	if got := d.must("needs", id).out; got != want {
		t.Errorf("%q", got)
	}
	d.must("jobs", "update", id, "--title", "Пекар 2")
	if got := d.must("needs", id).out; got != want {
		t.Errorf("after a change of the title: %q", got)
	}
	d.in = `{"needs": ["english"]}`
	d.must("jobs", "update", id, "--file", "-")
	if got := d.must("needs", id).out; got != "english\n" {
		t.Errorf("%q", got)
	}
	d.in = `{"needs": null}`
	d.must("jobs", "update", id, "--file", "-")
	has(t, d.must("needs", id).err, "no needs")
}
