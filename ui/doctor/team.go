package doctor

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"time"

	"shortlist/config"
	"shortlist/model/lang"
	"shortlist/model/team"
	"shortlist/ui/text"
)

// CheckTeam checks the team folder, or the database, of an account. It returns no line for an account without one. With
// offline, no database is asked.
func CheckTeam(ctx context.Context, c *config.Config, account string, offline bool) []Line {
	t := c.TeamOf(account)
	if t.Database != "" || t.DatabaseCommand != "" {
		return checkDatabase(ctx, t, c.Limits.Restricted, offline)
	}
	if t.Folder == "" {
		return nil
	}
	line := func(state State, what, do string) []Line {
		return []Line{Hint(Store, lang.Text("Team folder"), state, what, do)}
	}
	o, err := t.Options()
	if err != nil {
		return line(Bad, text.Line(err.Error()), SayCheckConfig())
	}
	f := team.NewFolder(o)
	view, err := f.Read(ctx)
	if err == nil {
		err = f.Writable()
	}
	if err == nil {
		err = f.Keeps()
	}
	if err != nil {
		why := err
		if path := (*fs.PathError)(nil); errors.As(err, &path) {
			why = path.Err
		}
		return line(Bad, lang.Text("%s; your changes wait", text.Line(why.Error())), SayCheckConfig())
	}
	var lines []Line
	if info, err := os.Stat(o.Path); err == nil {
		mode := info.Mode()
		if mode.Perm()&0o020 != 0 && mode&fs.ModeSetgid == 0 {
			lines = line(Warning, SayTeamFolderGroup(), sayTeamFolderMode(text.Line(o.Path)))
		}
		if mode.Perm()&0o007 != 0 || mode.Perm()&0o020 != 0 && mode&fs.ModeSticky == 0 {
			lines = line(Warning, lang.Text("others can read it, or remove files of others"), sayTeamFolderMode(text.Line(o.Path)))
		}
	}
	problems := 0
	for _, file := range view.Files {
		problems += len(file.Problems) + file.More
	}
	if problems > 0 {
		return append(lines, line(Warning, lang.Plural(problems, "%d problem in its files", "%d problems in its files"), lang.Text("Run: shortlist team"))...)
	}
	return append(lines, line(Good, lang.Plural(len(view.Files), "%d file, every line counts", "%d files, every line counts"), "")...)
}

func SayTeamFolderGroup() string {
	return lang.Text("new files do not get its group, so colleagues may not be able to read them")
}

func sayTeamFolderMode(path string) string { return lang.Text("Run: sudo chmod 3770 %s", path) }

// checkDatabase checks the database of a team.
func checkDatabase(ctx context.Context, t config.Team, restricted, offline bool) []Line {
	name := lang.Text("Team database")
	bad := func(what, do string) Line { return Hint(Store, name, Bad, what, do) }
	o, err := t.DatabaseOptions(restricted)
	switch {
	case err != nil:
		return []Line{bad(text.Line(err.Error()), SayCheckConfig())}
	case offline:
		return []Line{Finding(Store, name, Good, lang.Text("It is set, and was not tried."))}
	}
	d := team.NewDatabase(o)
	defer d.Close()
	found, err := d.Check(ctx)
	if err != nil {
		what, do := lang.Text("%s; your changes wait", text.Line(err.Error())), lang.Text("Ask who keeps the database. shortlist guide team has what it needs.")
		var refused team.RefusedError
		if errors.As(err, &refused); refused.Code == team.WrongPassword {
			do = lang.Text("Correct the password in your password file (PGPASSFILE), or in the address that team.database_command prints.")
		} else if refused.Code == team.NoPrivilege {
			what, do = lang.Text("your role may not share there; your changes wait"), lang.Text("An administrator runs what this prints: shortlist team grant %s", text.Line(refused.Manager))
		}
		return []Line{bad(what, do)}
	}
	var lines []Line
	if !found.Rules {
		lines = append(lines, bad(lang.Text("your role may change rows of others, so the writer of a row is not known"), lang.Text("Sign in with a role that is no superuser, has no BYPASSRLS, and does not own the tables.")))
	}
	if found.Pooler {
		lines = append(lines, bad(lang.Text("a pooler answers, so changes of colleagues may not be reported"), lang.Text("Connect to PostgreSQL itself.")))
	}
	if !found.Encrypted {
		lines = append(lines, Hint(Store, name, Warning, lang.Text("the connection is not encrypted"), lang.Text("Use sslmode=verify-full in the address.")))
	}
	if found.Skew.Abs() >= skewWarning {
		lines = append(lines, Hint(Store, name, Warning, lang.Text("its clock differs from this one by %s", found.Skew.Abs().Round(time.Second).String()), lang.Text("Set the clock, or turn on time synchronization (NTP).")))
	}
	if len(lines) == 0 {
		lines = append(lines, Finding(Store, name, Good, lang.Text("It answers, and reports a change after %s.", found.Lag.Round(time.Millisecond).String())))
	}
	return lines
}
