//go:build linux

// Measure prints a table of what the dashboard takes on this machine: time, bytes, memory and
// processor. It builds the program, and runs it in a terminal of 120×40 against the embedded
// service. The table takes some minutes, and is printed at its end; with -start,
// what a start takes is measured alone, in about a minute, with -cvs, how CVs are read, with -keys, cursor keys beside those
// of neomutt, with -lists, what long lists take, and with -many, 1 GB of applicants and many CVs. "measure terminals" tries
// real terminals instead.
package main

import (
	"bytes"
	"cmp"
	"errors"
	"flag"
	"fmt"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"shortlist/api/sandbox"
	"shortlist/api/wire"
	"shortlist/model/lang"
)

const (
	columns = 120
	lines   = 40
	keys    = 200              // cursor keys that are pressed
	starts  = 7                // starts whose median counts
	rest    = 10 * time.Second // how long an idle dashboard is watched
)

// firstJob is the title of a job at the beginning of the list.
const firstJob = "Many with CVs"

func main() {
	if err := measured(); err != nil {
		fmt.Fprintln(os.Stderr, "measure:", err)
		os.Exit(1)
	}
}

func measured() error {
	if len(os.Args) > 1 && os.Args[1] == "terminals" {
		return terminals(os.Args[2:])
	}
	if len(os.Args) == 3 && os.Args[1] == "inside" { // a terminal starts this program in itself
		return serveInside(os.Args[2])
	}
	flag.Usage = func() {
		fmt.Fprintln(flag.CommandLine.Output(), "Usage: go run ./ui/uitest/measure [-start | -cvs | -many [-people N] | -keys | -lists | -team] [-program FILE]\n       go run ./ui/uitest/measure terminals [-short] [-only NAME] [-record] [-out FOLDER]\n\nPrints a table of what the dashboard takes on this machine, after some minutes, or what real terminals answer and show.")
		flag.PrintDefaults()
	}
	startAlone := flag.Bool("start", false, "measure what a start takes alone, in about a minute")
	cvs := flag.Bool("cvs", false, "compare how CVs are read with pdftotext")
	many := flag.Bool("many", false, "compare 1 GB of applicants with curl, and measure how many CVs are read")
	people := flag.Int("people", 10_000, "how many CVs -many reads")
	beside := flag.Bool("keys", false, "compare cursor keys with those of neomutt, in some minutes")
	lists := flag.Bool("lists", false, "measure a list of a million jobs, and compare lists of 100,000 rows with curl and jq")
	database := flag.Bool("team", false, "measure dashboards that share a database, beside .ci/postgres")
	program := flag.String("program", "", "measure this program instead of this tree's")
	flag.Parse()
	measure := func(binary, dir string) error { return tabulate(binary, dir, *startAlone) }
	switch {
	case *cvs:
		measure = readCVs
	case *many:
		measure = func(binary, dir string) error { return readMany(binary, dir, *people) }
	case *beside:
		measure = compareKeys
	case *lists:
		measure = readLists
	case *database:
		measure = shareDatabase
	}
	return run(*program, measure)
}

// begin reports a part of the work, while nothing is printed.
func begin(part string) { fmt.Fprintln(os.Stderr, "measure:", part, "…") }

// run calls measure with the program, which it builds unless there is one, and a temporary folder.
func run(binary string, measure func(binary, dir string) error) error {
	dir, err := os.MkdirTemp("", "shortlist-measure-")
	if err != nil {
		return err
	}
	defer func() { _ = os.RemoveAll(dir) }()
	if binary == "" {
		begin("build")
		binary = filepath.Join(dir, "shortlist")
		if out, err := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-o", binary, ".").CombinedOutput(); err != nil {
			return fmt.Errorf("build: %w\n%s", err, out)
		}
	}
	return measure(binary, dir)
}

// tabulate prints what dashboards over services of several sizes take.
func tabulate(binary, dir string, startAlone bool) error {
	info, err := os.Stat(binary)
	if err != nil {
		return err
	}
	version, versionCPU, err := runToEnd(binary, "version")
	if err != nil {
		return err
	}
	file := filepath.Join(dir, "cv.txt")
	if err := os.WriteFile(file, []byte("Olena Koval"), 0o600); err != nil {
		return err
	}
	_, readCPU, err := runToEnd(binary, "cv", "text", file)
	if err != nil {
		return err
	}
	begin("100 jobs")
	few, err := measure(binary, filepath.Join(dir, "few"), sandbox.Sizes{Jobs: 100, WithCVs: 100, CVSize: 50_000, Without: 100}, 0, startAlone)
	if err != nil {
		return err
	}
	begin("10,000 jobs")
	many, err := measure(binary, filepath.Join(dir, "many"), sandbox.Sizes{Jobs: 10_000, WithCVs: 100, CVSize: 50_000, Without: 100}, 0, startAlone)
	if err != nil {
		return err
	}
	begin("10,000 applicants")
	people, err := measure(binary, filepath.Join(dir, "people"), sandbox.Sizes{Jobs: 100, WithCVs: 100, CVSize: 50_000, Without: 10_000, Duties: 4000}, 10_000, startAlone)
	if err != nil {
		return err
	}
	w := tabwriter.NewWriter(os.Stdout, 0, 0, 1, ' ', 0)
	row := func(what string, value func(figures) string) {
		fmt.Fprintf(w, "| %s\t| %s\t| %s\t| %s\t|\n", what, value(few), value(many), value(people))
	}
	fmt.Fprintf(w, "| at %d×%d\t| 100 jobs\t| 10,000 jobs\t| 10,000 applicants\t|\n|---\t|---\t|---\t|---\t|\n", columns, lines)
	row("start until a key has moved the cursor, ms", func(f figures) string { return milliseconds(f.start) })
	row("its processor time, ms; two seconds later", func(f figures) string {
		return milliseconds(f.startCPU) + "; " + milliseconds(f.settledCPU)
	})
	row("most resident memory until then, MB", func(f figures) string { return fmt.Sprintf("%.0f", f.peak) })
	commands := func() {
		fmt.Printf("`shortlist version` takes %s ms, %s of a processor; `shortlist cv text` of a line, with the process that reads it, %s of a processor.\n",
			milliseconds(version), milliseconds(versionCPU), milliseconds(readCPU))
	}
	if startAlone {
		defer commands()
		return w.Flush()
	}
	row("cursor key to its last byte, ms (99th percentile)", func(f figures) string {
		return milliseconds(f.key) + " (" + milliseconds(f.slowKey) + ")"
	})
	row("its bytes; those of the page that follows it", func(f figures) string { return fmt.Sprintf("%d; %d", f.keyBytes, f.pageBytes) })
	row("processor time of a key, ms; with the page", func(f figures) string { return milliseconds(f.heldCPU) + "; " + milliseconds(f.keyCPU) })
	row("resident memory, MB (its own, without the program's file)", func(f figures) string { return fmt.Sprintf("%.0f (%.0f)", f.resident, f.anonymous) })
	row("processor at rest, %", func(f figures) string { return fmt.Sprintf("%.2f", f.restCPU) })
	row("wake-ups a second at rest", func(f figures) string { return fmt.Sprintf("%.0f", f.wakeups) })
	if err := w.Flush(); err != nil {
		return err
	}
	begin("several users")
	together, err := share(binary, filepath.Join(dir, "shared"), rest, func(int, string) error { return nil }, func() error { return nil })
	if err != nil {
		return err
	}
	fmt.Printf("\nAt rest, the dashboards of %d users take %.2f %% of a processor, wake %.0f times a second, and have %.0f MB of their own.\n",
		users, together.restCPU, together.wakeups, together.anonymous)
	begin("applicants arrive")
	before, most, err := receive(binary, filepath.Join(dir, "receive"))
	if err != nil {
		return err
	}
	fmt.Printf("\nWhile %d applicants with a CV of %d kB each arrive, %.0f MB are resident at most, %.0f MB more than before; %.0f of its own, %.0f MB more.\n",
		received, receivedCV/1000, most.resident, most.resident-before.resident, most.anonymous, most.anonymous-before.anonymous)
	commands()
	fmt.Printf("The stripped program has %.1f MB.\n", float64(info.Size())/1e6)
	return nil
}

// runToEnd runs a command of the program until it ends, several times. It returns the medians of the
// time and of the processor time.
func runToEnd(binary string, args ...string) (took, cpu time.Duration, err error) {
	var all, cpus []time.Duration
	for range starts {
		t, c, err := runTimed(exec.Command(binary, args...))
		if err != nil {
			return 0, 0, err
		}
		all, cpus = append(all, t), append(cpus, c)
	}
	return median(all), median(cpus), nil
}

// figures are what one dashboard took.
type figures struct {
	start, key, slowKey time.Duration
	startCPU            time.Duration // until a key has moved the cursor
	settledCPU          time.Duration // two seconds later
	peak                float64       // MB that were resident until then
	keyCPU, heldCPU     time.Duration // of a key with the page that follows it, and of one of a held key
	keyBytes, pageBytes int           // medians
	resident, anonymous float64       // MB
	restCPU, wakeups    float64       // percent, a second
}

// measure runs the dashboard over a new service of some size, whose data were read before. With a
// count of applicants, it opens the first job, which has so many. With startAlone, it returns what a start takes.
func measure(binary, home string, size sandbox.Sizes, applicants int, startAlone bool) (f figures, err error) {
	_, env, end, err := serve(home, size)
	if err != nil {
		return f, err
	}
	defer end()
	sync := exec.Command(binary, "sync")
	sync.Env = env
	if out, err := sync.CombinedOutput(); err != nil {
		return f, fmt.Errorf("sync: %w\n%s", err, out)
	}
	var took, cpu, settled []time.Duration
	for range starts {
		p, err := open(binary, env)
		if err != nil {
			return f, err
		}
		if err := p.moves(); err != nil {
			return f, err
		}
		took, cpu = append(took, time.Since(p.began)), append(cpu, p.process().cpu)
		time.Sleep(2 * time.Second) // what is not on the screen is read
		settled, f.peak = append(settled, p.process().cpu), max(f.peak, p.peak())
		if err := p.quit(); err != nil {
			return f, err
		}
	}
	f.start, f.startCPU, f.settledCPU = median(took), median(cpu), median(settled)
	if startAlone {
		return f, nil
	}

	p, err := open(binary, env)
	if err != nil {
		return f, err
	}
	if err := p.shows(firstJob); err != nil {
		return f, err
	}
	if applicants > 0 {
		if _, _, _, err := p.press("\r"); err != nil {
			return f, err
		}
		if err := p.shows(tabOf(applicants)); err != nil {
			return f, err
		}
	}
	time.Sleep(5 * time.Second) // until what is due is done
	var answered []time.Duration
	var own, page []int
	before := p.process().cpu
	for i := range keys {
		first, all, took, err := p.press(direction(i))
		if err != nil {
			return f, err
		}
		own, page, answered = append(own, first), append(page, all-first), append(answered, took)
	}
	f.keyCPU = (p.process().cpu - before) / keys
	f.key, f.slowKey, f.keyBytes, f.pageBytes = median(answered), answered[keys*99/100], median(own), median(page)
	before = p.process().cpu
	if err := p.hold(keys); err != nil {
		return f, err
	}
	f.heldCPU = (p.process().cpu - before) / keys
	time.Sleep(5 * time.Second)
	first := p.process()
	time.Sleep(rest)
	last := p.process()
	f.resident, f.anonymous = last.resident, last.anonymous
	f.restCPU = 100 * (last.cpu - first.cpu).Seconds() / rest.Seconds()
	f.wakeups = float64(last.switches-first.switches) / rest.Seconds()
	return f, p.quit()
}

// tabOf returns the tab of a job whose applicants are all there.
func tabOf(applicants int) string { return "All " + lang.Number(applicants) }

// users is how many people use a shared host at once.
const users = 20

// share runs a dashboard for each of several users of one host, and returns what all take at rest in a time. prepare changes
// a user's home folder, and look looks at them afterwards.
func share(binary, home string, during time.Duration, prepare func(i int, own string) error, look func() error) (f figures, err error) {
	_, env, end, err := serve(home, sandbox.Sizes{Jobs: 100, WithCVs: 100, CVSize: 50_000, Without: 100})
	if err != nil {
		return f, err
	}
	defer end()
	sync := exec.Command(binary, "sync")
	sync.Env = env
	if out, err := sync.CombinedOutput(); err != nil {
		return f, fmt.Errorf("sync: %w\n%s", err, out)
	}
	var all []*program
	for i := range users {
		own := fmt.Sprintf("%s-%d", home, i)
		if err := os.CopyFS(own, os.DirFS(home)); err != nil {
			return f, err
		}
		if err := prepare(i, own); err != nil {
			return f, err
		}
		p, err := open(binary, strings.Split(strings.ReplaceAll(strings.Join(env, "\n"), home, own), "\n"))
		if err != nil {
			return f, err
		}
		if err := p.shows(firstJob); err != nil {
			return f, err
		}
		all = append(all, p)
	}
	time.Sleep(rest)
	var before []usage
	for _, p := range all {
		before = append(before, p.process())
	}
	time.Sleep(during)
	for i, p := range all {
		after := p.process()
		f.restCPU += 100 * (after.cpu - before[i].cpu).Seconds() / during.Seconds()
		f.wakeups += float64(after.switches-before[i].switches) / during.Seconds()
		f.anonymous += after.anonymous
	}
	err = look()
	for _, p := range all {
		err = errors.Join(err, p.quit())
	}
	return f, err
}

// The applicants of receive: 1 GB.
const (
	received   = 10_000
	receivedCV = 100_000
)

// receive opens a job whose applicants were never fetched. It returns the memory before they
// arrive, and the most until all are there.
func receive(binary, home string) (before, most usage, err error) {
	_, env, end, err := serve(home, sandbox.Sizes{Jobs: 100, WithCVs: received, CVSize: receivedCV})
	if err != nil {
		return before, most, err
	}
	defer end()
	p, err := open(binary, env)
	if err != nil {
		return before, most, err
	}
	if err := p.shows(firstJob); err != nil {
		return before, most, err
	}
	time.Sleep(rest / 2)
	before = p.process()
	if _, err := p.pty.WriteString("\r"); err != nil {
		return before, most, err
	}
	for late := time.Now().Add(5 * deadline); !strings.Contains(p.screen.String(), tabOf(received)); time.Sleep(20 * time.Millisecond) {
		now := p.process()
		most.resident, most.anonymous = max(most.resident, now.resident), max(most.anonymous, now.anonymous)
		if time.Now().After(late) {
			return before, most, fmt.Errorf("the applicants do not arrive:\n%s", p.screen)
		}
	}
	return before, most, p.quit()
}

// serve serves the embedded service, and configures an account of it in a new home folder.
func serve(home string, size sandbox.Sizes) (service *sandbox.Server, env []string, end func(), err error) {
	service, err = sandbox.New(sandbox.Options{Scenario: "large", Large: size})
	if err != nil {
		return nil, nil, nil, err
	}
	server := httptest.NewServer(service)
	email, password := service.Account()
	env, err = configure(home, server.URL, email, password)
	return service, env, func() { server.Close(); _ = service.Close() }, err
}

// configure configures an account in a new home folder. It returns the environment of the program.
func configure(home, address, email, password string) (env []string, err error) {
	dir := filepath.Join(home, "config", "shortlist")
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, err
	}
	var config bytes.Buffer
	fmt.Fprintf(&config, "account = \"acme\"\n[accounts.acme]\nbase_url = %q\ncountry = \"ua\"\nemail = %q\n", address+wire.BasePath, email)
	if err := os.WriteFile(filepath.Join(dir, "config.toml"), config.Bytes(), 0o600); err != nil {
		return nil, err
	}
	return []string{
		"HOME=" + home, "XDG_CONFIG_HOME=" + home + "/config", "XDG_DATA_HOME=" + home + "/data", "XDG_CACHE_HOME=" + home + "/cache",
		"XDG_STATE_HOME=" + home + "/state", "PATH=" + os.Getenv("PATH"), "TERM=xterm-256color", "LANG=C.UTF-8", "SHORTLIST_PASSWORD=" + password,
	}, nil
}

// direction is the key that moves the cursor at a turn: 40 times down, and 40 times up.
func direction(turn int) string { return []string{"j", "k"}[turn/40%2] }

// median sorts values.
func median[T cmp.Ordered](values []T) T {
	slices.Sort(values)
	return values[len(values)/2]
}

func milliseconds(d time.Duration) string {
	s := fmt.Sprintf("%.1f", float64(d)/float64(time.Millisecond))
	return strings.TrimSuffix(s, ".0")
}
