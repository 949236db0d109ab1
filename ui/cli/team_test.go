package cli

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/user"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/config"
	"shortlist/model/lang"
	"shortlist/model/modeltest"
	"shortlist/model/store"
	"shortlist/model/team"
	"shortlist/ui/cli/command"
	"shortlist/ui/doctor"
	"shortlist/ui/export"
)

// teamDesk is a desk with a team folder, and the path of that.
func teamDesk(t *testing.T, more string) (d *desk, shared string) {
	t.Helper()
	d = newDesk(t, sandbox.Options{})
	shared = filepath.Join(d.home, "hiring")
	if err := os.Mkdir(shared, 0o770); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(shared, 0o770|os.ModeSticky|os.ModeSetgid); err != nil { // whatever the umask
		t.Fatal(err)
	}
	d.configure(fmt.Sprintf(configText, filepath.Join(d.home, "CVs")) + fmt.Sprintf("\n[team]\nfolder = %q\n", shared) + more)
	return d, shared
}

// theirs writes a file of a manager, a line for each change.
func theirs(t *testing.T, path string, changes ...team.Change) {
	t.Helper()
	manager, _, _, _ := team.ParseName(filepath.Base(path))
	var data []byte
	for _, change := range changes {
		line := team.Line{V: team.Version, By: manager, Service: "ua.test.localhost", Change: change}
		data = append(append(data, line.Bytes()...), '\n')
	}
	if err := os.WriteFile(path, data, 0o640); err != nil {
		t.Fatal(err)
	}
}

func me(t *testing.T) string {
	t.Helper()
	u, err := user.Current()
	if err != nil {
		t.Fatal(err)
	}
	return strings.ToLower(u.Username)
}

func TestTeamShowsLinesThatDoNotCountWithTheReason(t *testing.T) {
	d, shared := teamDesk(t, "")
	yes := team.Change{ApplyID: 7, At: time.Now(), Kind: team.KindVerdict, Value: "yes"}
	theirs(t, filepath.Join(shared, team.FileOf("another", "desk")), yes) // made by this user, so forged
	mine := filepath.Join(shared, team.FileOf(me(t), "elsewhere"))
	theirs(t, mine, yes)
	damaged, err := os.ReadFile(mine)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(mine, append(damaged, "rubbish \x1b[31m\nunfinished"...), 0o640); err != nil {
		t.Fatal(err)
	}
	r := d.must("team")
	has(t, r.out, "another@desk.jsonl: the file does not belong to the user in its name; not used", "@elsewhere.jsonl, line 2: damaged; not used", "not used")
	if strings.Contains(r.out, "\x1b") || strings.Contains(r.out, "line 3") {
		t.Errorf("%q", r.out)
	}
	var doc export.Team
	if err := json.Unmarshal([]byte(d.must("team", "--json").out), &doc); err != nil || len(doc.Files) != 2 || doc.Files[0].Used || !doc.Files[1].Used || doc.Files[1].Lines != 1 || doc.Files[0].Problems[0].Why != "owner" {
		t.Errorf("%+v %v", doc, err)
	}
	_, lines := d.examine("--offline")
	if l := lineOf(t, lines, doctor.Store, lang.Text("Team folder")); l.State != doctor.Warning || l.Do != "Run: shortlist team" {
		t.Errorf("%+v", l)
	}
}

// TestTeamNamesWhoHasErasedHowMany: all lines about those applications are gone, whoever wrote them.
func TestTeamNamesWhoHasErasedHowMany(t *testing.T) {
	modeltest.SkipInShort(t, "runs many commands")
	d, shared := teamDesk(t, "")
	id := d.anApplicant("ua-backend").ID
	theirs(t, filepath.Join(shared, team.FileOf(me(t), "elsewhere")),
		team.Change{Value: team.Tombstone("ua.test.localhost", id), At: time.Now(), Kind: team.KindErased},
		team.Change{Value: team.Tombstone("ua.test.localhost", 8), At: time.Now(), Kind: team.KindErased})
	has(t, d.must("team").out, "\n"+me(t)+" has erased 2 applications from the team folder.\n")
	var doc export.Team
	if err := json.Unmarshal([]byte(d.must("team", "--json").out), &doc); err != nil || len(doc.Erased) != 1 || doc.Erased[0] != (team.Ending{Manager: me(t), Applications: 2}) {
		t.Errorf("%+v %v", doc.Erased, err)
	}
	r := d.must("team", "show", command.Number(id))
	has(t, r.out, me(t)+" has erased this application from the team folder")
	if strings.Contains(r.out, "No colleague") {
		t.Error(r.out)
	}
	has(t, d.must("team", "show", command.Number(id), "--json").out, `"erasedBy": "`+me(t)+`"`)
}

func TestTeamPublishSharesEarlierReviewsAfterAQuestion(t *testing.T) {
	d, shared := teamDesk(t, "")
	d.must("team")
	st, err := store.Open(config.PathsOf("acme").Store)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := st.Enlist(t.Context(), "Earlier", []int64{7}, time.Now()); err != nil {
		t.Fatal(err)
	}
	if err := st.JoinTeam(t.Context(), ""); err != nil { // as if it was made before the folder was set
		t.Fatal(err)
	}
	if err := st.Close(); err != nil {
		t.Fatal(err)
	}
	if found, err := filepath.Glob(filepath.Join(shared, "*")); err != nil || len(found) != 0 {
		t.Fatalf("%q %v", found, err)
	}
	d.fails(command.ExitUsage, "--yes", "team", "publish")
	has(t, d.must("team", "publish", "--yes").out, "1 application")
	found, err := filepath.Glob(filepath.Join(shared, me(t)+"@*.jsonl"))
	if err != nil || len(found) != 1 {
		t.Fatalf("%q %v", found, err)
	}
	data, err := os.ReadFile(found[0])
	if err != nil || !strings.Contains(string(data), `"kind":"listed","value":"Earlier"`) {
		t.Errorf("%q %v", data, err)
	}
}

func TestTeamWroteIsOfAnApplicantThatIsKnown(t *testing.T) {
	modeltest.SkipInShort(t, "runs many commands")
	d, _ := teamDesk(t, "")
	id := command.Number(d.anApplicant("ua-backend").ID)
	has(t, d.must("team", "wrote", id).out, "Colleagues now see that you have written to "+id)
	if out := d.must("team", "show", id, "--json").out; !strings.Contains(out, `"writtenByMe": true`) {
		t.Error(out)
	}
	has(t, d.must("team", "show", id).out, "No colleague has written anything")
	has(t, d.must("team", "wrote", id, "--undo").out, "Colleagues no longer see")
	if out := d.must("team", "show", id, "--json").out; !strings.Contains(out, `"writtenByMe": false`) {
		t.Error(out)
	}
	doc := decode[object](t, d.must("team", "wrote", id, "--json").out)
	if doc["id"] != json.Number(id) || doc["jobId"] != json.Number(d.jobArg("ua-backend")) || doc["writtenByMe"] != true {
		t.Errorf("got %v", doc)
	}
	d.fails(command.ExitNotYours, "7 is not on this computer; list the applicants of its job first", "team", "wrote", "7")
	for _, call := range []string{"team wrote " + id, "team publish --yes"} {
		var problems strings.Builder
		if code := Run(t.Context(), d.deps(fullDisk{}, &problems), strings.Fields(call)); code != command.ExitUnknown || !strings.Contains(problems.String(), ", but the result") {
			t.Errorf("%s: exit %d: %s", call, code, problems.String())
		}
	}
}

// TestTeamWroteIsKeptWhileTheFolderCannotBeUsed, and is written once it can.
func TestTeamWroteIsKeptWhileTheFolderCannotBeUsed(t *testing.T) {
	d, shared := teamDesk(t, "")
	id := command.Number(d.anApplicant("ua-backend").ID)
	if err := os.Rename(shared, shared+".away"); err != nil {
		t.Fatal(err)
	}
	d.fails(command.ExitFailed, "the team folder is not there; the change is kept on this computer and written later", "team", "wrote", id)
	if err := os.Rename(shared+".away", shared); err != nil {
		t.Fatal(err)
	}
	has(t, d.must("team").out, "1 change of yours not shared yet")
	has(t, d.must("team", "wrote", id).out, "Colleagues now see")
	files, err := filepath.Glob(filepath.Join(shared, me(t)+"@*.jsonl"))
	if err != nil || len(files) != 1 {
		t.Fatalf("%q %v", files, err)
	}
	if err := errors.Join(os.Remove(files[0]), os.Mkdir(files[0], 0o700)); err != nil {
		t.Fatal(err)
	}
	r := d.fails(command.ExitFailed, "; the change is kept on this computer and written later", "team", "wrote", id, "--undo")
	has(t, r.err, filepath.Base(files[0]))
}

// TestWithSeveralAccountsOnlyTheOneThatNamesAFolderShares: what is decided for one company reaches no folder of
// another.
func TestWithSeveralAccountsOnlyTheOneThatNamesAFolderShares(t *testing.T) {
	d, shared := teamDesk(t, "[accounts.globex]\nbase_url = \"http://ua.test.localhost\"\nemail = \"olena.hr@example.com\"\npassword_command = \"echo sandbox\"\n")
	for _, account := range []string{"acme", "globex"} {
		d.fails(command.ExitUsage, "team.folder ("+shared+") counts for no account", "team", "--account", account)
	}
	conf, err := os.ReadFile(config.File())
	if err != nil {
		t.Fatal(err)
	}
	d.configure(string(conf) + fmt.Sprintf("team_folder = %q\n", shared)) // globex is the last section
	for _, account := range []string{"acme", "globex"} {
		d.must("jobs", "list", "--account", account)
		st, err := store.Open(config.PathsOf(account).Store)
		if err != nil {
			t.Fatal(err)
		}
		_, err = st.Enlist(t.Context(), "Of "+account, []int64{7}, time.Now())
		if err := errors.Join(err, st.Close()); err != nil {
			t.Fatal(err)
		}
	}
	d.fails(command.ExitUsage, "no team is set", "team", "publish", "--yes", "--account", "acme")
	has(t, d.must("team", "publish", "--yes", "--account", "globex").out, "1 application")
	files, err := filepath.Glob(filepath.Join(shared, me(t)+"@*.jsonl"))
	if err != nil || len(files) != 1 {
		t.Fatalf("%q %v", files, err)
	}
	if data, err := os.ReadFile(files[0]); err != nil || strings.Contains(string(data), "acme") || !strings.Contains(string(data), "Of globex") {
		t.Errorf("%q %v", data, err)
	}
}

func TestForgettingTombstonesNamesTheHostsThatKeepSome(t *testing.T) {
	d, shared := teamDesk(t, "")
	d.must("team")
	theirs(t, filepath.Join(shared, team.FileOf(me(t), "laptop")), team.Change{At: time.Now(), Kind: team.KindErased, Value: team.Tombstone("ua.test.localhost", 7)})
	has(t, d.must("erase", "--forget-tombstones", "--yes").out, "tombstones from your other hosts (laptop). Run this there, too.")
	has(t, d.must("erase", "--forget-tombstones", "--yes", "--json").out, `"laptop"`)
}

func TestTeamNeedsAFolder(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	for _, args := range [][]string{{"team"}, {"team", "show", "7"}, {"team", "publish", "--yes"}, {"team", "wrote", "7"}} {
		d.fails(command.ExitUsage, "no team is set", args...)
	}
}

func TestDoctorReportsATeamFolderThatIsNotUsable(t *testing.T) {
	d, shared := teamDesk(t, "")
	if err := os.Chmod(shared, 0o777); err != nil {
		t.Fatal(err)
	}
	_, lines := d.examine("--offline")
	if l := lineOf(t, lines, doctor.Store, lang.Text("Team folder")); l.State != doctor.Warning || !strings.Contains(l.Do, "chmod 3770") {
		t.Errorf("%+v", l)
	}
	if err := os.Chmod(shared, 0o770|os.ModeSticky); err != nil {
		t.Fatal(err)
	}
	_, lines = d.examine("--offline")
	if l := lineOf(t, lines, doctor.Store, lang.Text("Team folder")); l.State != doctor.Warning || l.What != doctor.SayTeamFolderGroup() {
		t.Errorf("%+v", l)
	}
	if err := os.Remove(shared); err != nil {
		t.Fatal(err)
	}
	_, lines = d.examine("--offline")
	if l := lineOf(t, lines, doctor.Store, lang.Text("Team folder")); l.State != doctor.Bad {
		t.Errorf("%+v", l)
	}
	d, _ = teamDesk(t, "check = \"signature\"\nallowed_signers = \"/etc/hosts\"\n")
	_, lines = d.examine("--offline")
	if l := lineOf(t, lines, doctor.Store, lang.Text("Team folder")); l.State != doctor.Bad || !strings.Contains(l.What, "team.allowed_signers, team.check") {
		t.Errorf("%+v", l)
	}
}

// TestLinesOfAFolderMoveToAnotherPlace, once, and what was decided there later stays.
func TestLinesOfAFolderMoveToAnotherPlace(t *testing.T) {
	d, shared := teamDesk(t, "")
	d.must("team")
	id := d.anApplicant("ua-backend").ID
	before := filepath.Join(d.home, "before")
	if err := os.Mkdir(before, 0o700); err != nil {
		t.Fatal(err)
	}
	old := time.Now().Add(-time.Hour)
	theirs(t, filepath.Join(before, team.FileOf(me(t), "desk")), team.Change{ApplyID: id, At: old, Kind: team.KindVerdict, Value: "yes"}, team.Change{ApplyID: id, At: old, Kind: team.KindWritten},
		team.Change{At: old, Kind: team.KindErased, Value: team.Tombstone("ua.test.localhost", 8)})
	d.must("team", "wrote", command.Number(id), "--undo")
	has(t, d.must("team", "publish", "--from", before, "--yes").out, "1 application")
	has(t, d.must("team", "publish", "--from", before, "--yes").out, "0 applications")
	own, err := filepath.Glob(filepath.Join(shared, me(t)+"@*.jsonl"))
	if err != nil || len(own) != 1 {
		t.Fatal(own, err)
	}
	data, err := os.ReadFile(own[0])
	if err != nil || strings.Count(string(data), `"kind":"verdict","value":"yes"`) != 1 || strings.Count(string(data), `"kind":"erased"`) != 1 {
		t.Errorf("%s %v", data, err)
	}
	d.fails(command.ExitFailed, "the team folder is not there", "team", "publish", "--from", filepath.Join(d.home, "none"), "--yes")
}

func TestTeamPrintsTheStatementsOfAnAdministrator(t *testing.T) {
	d := bareDesk(t)
	has(t, d.must("team", "schema").out, "CREATE SCHEMA IF NOT EXISTS shortlist", "FORCE ROW LEVEL SECURITY")
	has(t, d.must("team", "grant", `o'lena "x"`).out, `rolname = 'o''lena "x"'`, `CREATE ROLE "o'lena ""x""" LOGIN`)
	d.fails(command.ExitUsage, "1 to 63 bytes", "team", "grant", "")
	d.fails(command.ExitUsage, "is not the number of a reservation", "team", "release", "x", "--reason", "y")
	d.fails(command.ExitUsage, "needs --reason", "team", "release", "3")
}

// TestNothingIsSharedWhileSettingsOfSignedLinesAreLeft, and nothing is lost: what was decided meanwhile is shared once they
// are gone.
func TestNothingIsSharedWhileSettingsOfSignedLinesAreLeft(t *testing.T) {
	d, shared := teamDesk(t, "")
	d.must("team")
	id := command.Number(d.anApplicant("ua-backend").ID)
	conf, err := os.ReadFile(config.File())
	if err != nil {
		t.Fatal(err)
	}
	d.configure(string(conf) + "check = \"owner\"\n")
	d.fails(command.ExitFailed, "until team.check is removed from the configuration", "team", "wrote", id)
	if files, err := filepath.Glob(filepath.Join(shared, "*.jsonl")); err != nil || len(files) > 0 {
		t.Errorf("%q, %v", files, err)
	}
	d.configure(string(conf))
	d.must("team", "show", id) // it shares what waits
	has(t, d.must("team", "show", id, "--json").out, `"writtenByMe": true`)
}
