// The runtime does not look up each second how many processors there are, which would wake a
// dashboard at rest.

//go:debug updatemaxprocs=0

// Command shortlist is a hiring manager's desk in a terminal: it publishes and
// manages the job listings of one employer account and shows who applied.
package main

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"log"
	"net"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"syscall"
	"time"

	"golang.org/x/term"

	"shortlist/api"
	"shortlist/api/account"
	"shortlist/api/callback"
	"shortlist/api/sandbox"
	"shortlist/config"
	"shortlist/model"
	"shortlist/model/answers"
	"shortlist/model/crash"
	"shortlist/model/files"
	"shortlist/model/filesystem"
	"shortlist/model/mail"
	"shortlist/model/reading/isolated"
	"shortlist/model/store"
	"shortlist/ui"
	"shortlist/ui/cli"
	"shortlist/ui/cli/command"
	"shortlist/ui/text"
)

// version is set when a release is built.
var version string

func main() {
	config.FindHome()
	log.SetOutput(io.Discard) // libraries log there, and stderr belongs to the screen; the log file follows later
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM, syscall.SIGQUIT, syscall.SIGABRT)
	context.AfterFunc(ctx, stop) // a second signal ends the program at once
	reader := isolated.New()
	var tryToDraw func(context.Context) error
	if reader.Draws {
		tryToDraw = reader.TryToDraw
	}
	code := cli.Run(ctx, command.Deps{
		In: os.Stdin, Out: os.Stdout, Err: os.Stderr,
		InTerminal:  term.IsTerminal(int(os.Stdin.Fd())),
		OutTerminal: term.IsTerminal(int(os.Stdout.Fd())),
		ErrTerminal: term.IsTerminal(int(os.Stderr.Fd())),
		Width:       width(), ReadPassword: readPassword, ReadCV: reader.Read, TryToDraw: tryToDraw, Unconfined: isolated.Unconfined,
		Client: client, Open: open, Demo: demo,
		Dashboard: ui.Run, Browse: cli.Browse, OpenFile: cli.OpenFile, Version: version, Crash: writeCrash,
	}, os.Args[1:])
	reader.Close()
	stop()
	os.Exit(code)
}

// writeCrash is a crash.Report that writes a file.
func writeCrash(value any, stack []byte) string { return config.WriteCrash(version, value, stack) }

// client returns a client of a configured account, its token kept in a file.
func client(s command.Setup) (*api.Client, error) {
	return api.New(api.Options{
		BaseURL: s.Account.BaseURL, Email: s.Account.Email, Log: s.Log, Crash: writeCrash,
		Password: func(ctx context.Context) (string, error) { return s.Config.Password(ctx, s.Name, s.Account) },
		Tokens:   config.TokenOf(s.Name, s.Account),
	})
}

// open opens a configured account over its store and its CVs.
func open(s command.Setup) (*command.Opened, error) {
	c, err := client(s)
	if err != nil {
		return nil, err
	}
	lacks := isolated.Unconfined()
	if lacks != "" {
		s.Log.Warn("CVs are read without confinement", "system", lacks)
	}
	paths := s.Paths()
	cvs, err := files.NewCache(paths.CVs)
	if err != nil {
		return nil, err
	}
	if cvs.Limit, err = s.Config.CV.MaxCache(); err != nil {
		return nil, err
	}
	st, err := store.OpenWith(paths.Store, s.StoreOptions())
	if err != nil {
		return nil, err
	}
	keep, err := s.Config.Privacy.KeepFor()
	if err != nil {
		return nil, errors.Join(err, st.Close())
	}
	shared, err := s.Config.TeamOf(s.Name).Space(s.Config.Limits.Restricted)
	if err != nil {
		return nil, errors.Join(err, st.Close())
	}
	letters, err := s.Config.Letters()
	if err != nil {
		return nil, errors.Join(err, st.Close())
	}
	reader := cli.CVReader(s.Config.Limits.Restricted)
	a := account.New(account.Options{
		Answers: letters, Team: shared, ShowAll: !s.Config.Team.HideUntilOwn,
		Name: s.Name, Client: c, Store: st, CVs: cvs, Inbox: files.NewInbox(paths.Inbox), Country: s.Account.Identity().Country, ReadOnly: s.ReadOnly,
		CVDir: filesystem.Expand(s.Config.CV.Dir), CVName: s.Config.CV.Name, FileName: text.FileName, Lines: text.Lines, Log: s.Log, Crash: writeCrash,
		Scratch: paths.Scratch, Keep: keep, Folders: s.Config.Folders(s.Name, s.Account), Apart: s.ApartStores, Logs: config.Logs(), ReadCV: reader.Read, Unconfined: lacks, DrawCV: reader.Picture,
	})
	return &command.Opened{
		Account: a,
		Close: func() error {
			a.Close()
			if shared != nil {
				shared.Close()
			}
			reader.Close()
			c.Close()
			return st.Close()
		},
	}, nil
}

// demo opens the embedded service as an account: no port, no file of the person,
// nothing left behind.
func demo(d command.Demo) (_ *command.Opened, err error) {
	pipe := sandbox.NewPipe()
	secret := []byte(rand.Text())
	service, err := sandbox.New(sandbox.Options{
		Country: d.Country, Scenario: d.Scenario,
		Callback: sandbox.Callback{URL: "http://callback.demo.localhost/", Secret: secret, Dial: pipe.DialContext},
	})
	if err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp("", "shortlist-demo-") // 0700
	if err != nil {
		return nil, errors.Join(fmt.Errorf("open the demo: %w", err), service.Close())
	}
	closing := []func() error{func() error { return os.RemoveAll(dir) }, service.Close}
	end := func() error {
		var errs error
		for i := range closing {
			errs = errors.Join(errs, closing[len(closing)-1-i]())
		}
		return errs
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, end())
		}
	}()
	cvs, err := files.NewCache(filepath.Join(dir, "cv"))
	if err != nil {
		return nil, err
	}
	st, err := store.OpenMemory()
	if err != nil {
		return nil, err
	}
	closing = append(closing, st.Close)
	if err := fillLedger(st, service); err != nil {
		return nil, err
	}
	email, password := service.Account()
	company, err := service.Company()
	if err != nil {
		return nil, err
	}
	c, err := api.New(api.Options{
		BaseURL: "http://" + string(service.Country()) + ".demo.localhost", Email: email, Dial: service.DialContext, Crash: writeCrash,
		Password: func(context.Context) (string, error) { return password, nil },
	})
	if err != nil {
		return nil, err
	}
	closing = append(closing, func() error { c.Close(); return nil })
	reader := cli.CVReader(d.Restricted)
	closing = append(closing, func() error { reader.Close(); return nil })
	opened := &command.Opened{
		Account: account.New(account.Options{
			Name: "demo", Client: c, Store: st, CVs: cvs, Inbox: files.NewInbox(filepath.Join(dir, "inbox")), Country: service.Country(),
			Answers: demoLetters(email, company, filepath.Join(dir, "letters")), ReadOnly: d.ReadOnly, CVDir: d.CVDir, CVName: d.CVName, FileName: text.FileName, Lines: text.Lines, Crash: writeCrash,
			Scratch: filepath.Join(dir, "editing"), ReadCV: reader.Read, DrawCV: reader.Picture,
		}),
	}
	if err := readAll(opened.Account); err != nil {
		return nil, fmt.Errorf("open the demo: %w", err)
	}
	arrivals, err := receiveDemo(opened.Account, service, pipe, secret)
	if err != nil {
		return nil, err
	}
	closing = append(closing, arrivals)
	opened.Close = end
	return opened, nil
}

// demoManagers are the invented managers of the demo's accounts.
var demoManagers = map[string]string{
	"olena.hr@example.com": "Олена Бондар", "maeve.hr@example.com": "Maeve Quay", "ioana.hr@example.com": "Ioana Rusu", "reka.hr@example.com": "Bodnár Réka",
}

// demoLetters are the settings of the demo's letters: drafts in a folder that goes with the demo, after a minute.
func demoLetters(email, company, folder string) *answers.Settings {
	name := demoManagers[email]
	return &answers.Settings{
		Way: answers.EML, Folder: folder, From: mail.Address{Name: name, Mail: email}, Sender: name, Company: text.Line(company), Delay: time.Minute,
		Sunday: true, Zone: time.Local, Verdicts: true, Hold: 72 * time.Hour, Remind: true,
	}
}

// readAll reads the applicants of every job, so that a search knows them from the start.
func readAll(a *account.Account) error {
	ctx := context.Background()
	if _, err := a.FetchJobs(ctx); err != nil {
		return err
	}
	var err error
	for at := range a.SyncUnknown(ctx) {
		if at.Done {
			err = errors.Join(err, at.Err)
		}
	}
	return err
}

// arrivesAfter is when the demo's new application arrives: after a first look around.
const arrivesAfter = 8 * time.Second

// receiveDemo receives the callbacks of the demo's service and makes one person apply to a
// job. end waits until all of it has stopped.
func receiveDemo(a *account.Account, service *sandbox.Server, pipe net.Listener, secret []byte) (end func() error, err error) {
	receiver, err := callback.New(callback.Options{Secret: secret, Inbox: a, Crash: writeCrash})
	if err != nil {
		return nil, err
	}
	ctx, stop := context.WithCancel(context.Background())
	served := make(chan error, 1)
	go func() { served <- callback.Serve(ctx, pipe, receiver, callback.ServeOptions{Crash: writeCrash}) }()
	applied := make(chan struct{})
	go func() {
		defer close(applied)
		select {
		case <-time.After(arrivesAfter):
			_ = somebodyApplies(service) // the demo works without a new applicant
		case <-ctx.Done():
		}
	}()
	return func() error {
		stop()
		<-applied
		return <-served
	}, nil
}

// somebodyApplies lets an applicant of an active job who has a CV apply to another job.
func somebodyApplies(service *sandbox.Server) error {
	jobs, err := service.Jobs()
	if err != nil {
		return err
	}
	jobs = slices.DeleteFunc(jobs, func(j sandbox.Record) bool { return j.Status != model.Activated || j.Applies == 0 })
	slices.SortStableFunc(jobs, func(a, b sandbox.Record) int { return b.Applies - a.Applies })
	if len(jobs) < 2 {
		return nil
	}
	wanted := (len(jobs) - 1) / 2 // neither the first that a person opens nor one with hardly any applicants
	ids, err := service.ApplyIDs(jobs[wanted+1].ID)
	if err != nil {
		return err
	}
	for _, id := range ids {
		if cv, err := service.CVData(id); err != nil || len(cv) == 0 {
			continue
		}
		_, err := service.ApplyAlso(id, jobs[wanted].ID)
		return err
	}
	return nil
}

func width() int {
	w, _, err := term.GetSize(int(os.Stdout.Fd()))
	if err != nil {
		return 0
	}
	return w
}

// readPassword asks for a line that is not shown. It turns the echo off before it asks, so that what is typed early
// is not shown either. An interrupt restores the terminal.
func readPassword(ctx context.Context, prompt string) (_ string, err error) {
	fd := int(os.Stdin.Fd())
	before, err := term.MakeRaw(fd)
	if err != nil {
		return "", fmt.Errorf("ask for the password: %w", err)
	}
	defer func() { err = errors.Join(err, term.Restore(fd, before)) }()
	type answer struct {
		password string
		err      error
	}
	read := make(chan answer, 1)
	go func() {
		screen := struct {
			io.Reader
			io.Writer
		}{os.Stdin, os.Stderr}
		var p string
		err := crash.Report(writeCrash).Guard(func() (err error) {
			p, err = term.NewTerminal(screen, "").ReadPassword(prompt)
			return err
		})
		if errors.Is(err, io.EOF) { // ctrl+c, in raw mode
			err = command.ErrInterrupted
		}
		read <- answer{p, err}
	}()
	select {
	case a := <-read:
		return a.password, a.err
	case <-ctx.Done():
		return "", ctx.Err()
	}
}

// fillLedger records the currency of each job, as if the demo's account had published them
// from this computer: the service does not report currencies.
func fillLedger(st *store.Store, service *sandbox.Server) error {
	jobs, err := service.Jobs()
	if err != nil {
		return fmt.Errorf("open the demo: %w", err)
	}
	const recent = 50 // more than a person would have published
	for _, j := range jobs[:min(len(jobs), recent)] {
		entry := model.CurrencyEntry{Currency: model.Currency(j.Currency), Sent: time.Now().AddDate(0, 0, -9)}
		if err := st.SetCurrency(context.Background(), j.ID, entry); err != nil {
			return fmt.Errorf("open the demo: %w", err)
		}
	}
	return nil
}
