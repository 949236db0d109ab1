//go:build unix

package team

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strconv"
	"testing"
	"time"
)

// acknowledged is what the database has confirmed to a manager's process.
type acknowledged struct {
	Change   Change
	Reserved *Reservation // nil: it is a change
	Token    string       // of the reservation
}

const (
	soakManagers = 20
	soakPeople   = 200
)

// TestAManagerWorks is a process of TestTwentyManagersLoseNothing.
func TestAManagerWorks(t *testing.T) {
	name, address, file := os.Getenv("SHORTLIST_TEST_MANAGER"), os.Getenv("SHORTLIST_TEST_ADDRESS"), os.Getenv("SHORTLIST_TEST_FILE")
	if name == "" {
		t.Skip("it is started by another test")
	}
	log, err := os.OpenFile(file, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		t.Fatal(err)
	}
	d := NewDatabase(DatabaseOptions{Name: "test", Manager: name, Host: "desk", Address: func(context.Context) (string, error) { return address, nil }})
	defer d.Close()
	note := func(a acknowledged) {
		data, err := json.Marshal(a)
		if err == nil {
			_, err = log.Write(append(data, '\n'))
		}
		if err != nil {
			t.Error(err)
		}
	}
	ctx, stop := context.WithCancel(t.Context())
	go func() { // the parent closes it
		_, _ = bufio.NewReader(os.Stdin).ReadByte()
		stop()
	}()
	for n := 0; ctx.Err() == nil; n++ {
		apply := 1 + rand.Int64N(soakPeople)
		switch rand.IntN(4) {
		case 0:
			token := fmt.Sprintf("%s %d %d", name, os.Getpid(), n)
			letter := fmt.Sprint("letter ", rand.IntN(50))
			letters := []Reservation{{ApplyID: apply, Letter: letter, Token: token}, {ApplyID: apply%soakPeople + 1, Letter: letter, Token: token}}
			taken, err := d.Reserve(ctx, service, letters)
			if err != nil {
				break
			}
			for _, l := range letters {
				free := true
				for _, r := range taken {
					free = free && r.ApplyID != l.ApplyID
				}
				if free {
					note(acknowledged{Reserved: &l, Token: token})
				}
			}
		case 1:
			_, _ = d.Read(ctx)
		case 2:
			c := change(apply, KindVerdict, []string{"yes", "maybe", "no", ""}[rand.IntN(4)])
			if _, err := d.Write(ctx, service, []Change{c}, nil); err == nil {
				note(acknowledged{Change: c})
			}
		default:
			c := change(apply, KindNote, fmt.Sprint(name, " ", n))
			if _, err := d.Write(ctx, service, []Change{c}, nil); err == nil {
				note(acknowledged{Change: c})
			}
		}
	}
	if !t.Failed() {
		os.Exit(0) // the driver waits some seconds for the end of a connection that was cut
	}
}

// TestTwentyManagersLoseNothing, as processes that are killed, with a server that is restarted and lines that are cut: all
// see the same, each acknowledged decision is there once, and no letter is reserved twice. SHORTLIST_SOAK=5m runs it for
// longer.
func TestTwentyManagersLoseNothing(t *testing.T) {
	db := newDatabase(t)
	restart := os.Getenv("SHORTLIST_POSTGRES_RESTART")
	during, err := time.ParseDuration(os.Getenv("SHORTLIST_SOAK"))
	if err != nil {
		during = 20 * time.Second
	}
	dir := t.TempDir()
	type process struct {
		*exec.Cmd
		end     func() error
		printed *bytes.Buffer
	}
	name := func(i int) string { return fmt.Sprintf("soak%d", i) }
	start := func(i int) process {
		cmd := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^TestAManagerWorks$")
		cmd.Env = append(os.Environ(), "SHORTLIST_TEST_MANAGER="+name(i), "SHORTLIST_TEST_ADDRESS="+db.as(name(i)), "SHORTLIST_TEST_FILE="+filepath.Join(dir, name(i)))
		printed := &bytes.Buffer{}
		cmd.Stdout, cmd.Stderr = printed, printed
		in, err := cmd.StdinPipe()
		if err == nil {
			err = cmd.Start()
		}
		if err != nil {
			t.Fatal(err)
		}
		return process{cmd, in.Close, printed}
	}
	var at []process
	for i := range soakManagers {
		db.join(t, name(i)).Close()
		at = append(at, start(i))
	}
	kills, cuts, restarts := 0, 0, 0
	for end, last := time.Now().Add(during), time.Now(); time.Now().Before(end); time.Sleep(200 * time.Millisecond) { // the pace of faults
		i := rand.IntN(soakManagers)
		_ = at[i].Process.Kill()
		_ = at[i].Wait() // it was killed
		at[i] = start(i)
		kills++
		if time.Since(last) > during/5 && restart != "" {
			if out, err := exec.CommandContext(t.Context(), "sh", "-c", restart+" >/dev/null 2>&1").CombinedOutput(); err != nil {
				t.Fatalf("%s %v", out, err)
			}
			restarts, last = restarts+1, time.Now()
		} else if rand.IntN(5) == 0 {
			admin(t, db.address, "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE usename LIKE 'soak%' AND random() < .3 AND datname = current_database()")
			cuts++
		}
	}
	for _, p := range at {
		_ = p.end()
		if err := p.Wait(); err != nil {
			t.Errorf("%v: %s", err, p.printed)
		}
	}
	// what a process sent before it was killed is not written later
	admin(t, db.address, "SELECT count(pg_terminate_backend(pid, 60000)) FROM pg_stat_activity WHERE usename LIKE 'soak%' AND datname = current_database()")

	var first *View
	for i := range soakManagers {
		v := see(t, db.join(t, name(i)))
		if first == nil {
			first = v
		}
		for apply := int64(1); apply <= soakPeople; apply++ {
			if !reflect.DeepEqual(v.Opinions(service, apply), first.Opinions(service, apply)) {
				t.Errorf("%s sees %d otherwise", name(i), apply)
			}
		}
	}
	owner := map[string]string{}
	of := func(r *Reservation) string { return fmt.Sprint(r.ApplyID, " ", r.Letter) }
	for _, r := range first.Reserved {
		if owner[of(&r)] != "" {
			t.Errorf("two reservations of %s", of(&r))
		}
		owner[of(&r)] = r.Token
	}
	decisions, letters := 0, 0
	for i := range soakManagers {
		f, err := os.Open(filepath.Join(dir, name(i)))
		if err != nil {
			t.Fatal(err)
		}
		for in := bufio.NewScanner(f); in.Scan(); {
			var a acknowledged
			if err := json.Unmarshal(in.Bytes(), &a); err != nil {
				continue // the process was killed while it wrote
			}
			if r := a.Reserved; r != nil {
				if letters++; owner[of(r)] != a.Token {
					t.Errorf("%s was promised to %q, and is %q's", of(r), a.Token, owner[of(r)])
				}
				continue
			}
			if decisions++; !first.Newer(name(i), service, a.Change) {
				t.Errorf("%s: %+v is lost", name(i), a.Change)
			}
		}
		_ = f.Close() // only read
	}
	if decisions == 0 || letters == 0 {
		t.Error("nothing was acknowledged")
	}
	t.Log(strconv.Itoa(decisions) + " decisions and " + strconv.Itoa(letters) + " letters acknowledged; " + fmt.Sprintf("%d kills, %d cuts, %d restarts", kills, cuts, restarts))
}
