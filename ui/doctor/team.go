package doctor

import (
	"context"
	"errors"
	"io/fs"
	"os"

	"shortlist/config"
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/model/team"
	"shortlist/ui/text"
)

// CheckTeam checks the team folder, or the database, of an account. It returns no line for an account without one. With
// offline, no database is asked.
func CheckTeam(ctx context.Context, c *config.Config, account string, offline bool) []Line {
	t := c.TeamOf(account)
	name := lang.Text("Team folder")
	if t.Database != "" || t.DatabaseCommand != "" {
		name = lang.Text("Team database")
	}
	line := func(state State, what, do string) []Line { return []Line{Hint(Store, name, state, what, do)} }
	space, err := t.Space(c.Limits.Restricted)
	if err != nil {
		return line(Bad, text.Line(err.Error()), SayCheckConfig())
	}
	switch s := space.(type) {
	case *team.Folder:
		return checkFolder(ctx, s, line)
	case *team.Database:
		defer s.Close()
		if offline {
			return line(Good, lang.Text("It is set, and was not tried."), "")
		}
		return checkDatabase(ctx, s, line)
	}
	return nil
}

// checkFolder checks the folder of a team.
func checkFolder(ctx context.Context, f *team.Folder, line func(state State, what, do string) []Line) (lines []Line) {
	path := f.Place().Name
	view, err := f.Read(ctx)
	if err == nil {
		err = f.Writable()
	}
	if err == nil {
		err = f.Keeps()
	}
	if err != nil {
		why := err
		if at := (*fs.PathError)(nil); errors.As(err, &at) {
			why = at.Err
		}
		return line(Bad, lang.Text("%s; your changes wait", text.Line(why.Error())), SayCheckConfig())
	}
	if info, err := os.Stat(path); err == nil {
		mode := info.Mode()
		if mode.Perm()&0o020 != 0 && mode&fs.ModeSetgid == 0 {
			lines = line(Warning, SayTeamFolderGroup(), sayTeamFolderMode(text.Line(path)))
		}
		if mode.Perm()&0o007 != 0 || mode.Perm()&0o020 != 0 && mode&fs.ModeSticky == 0 {
			lines = line(Warning, lang.Text("others can read it, or remove files of others"), sayTeamFolderMode(text.Line(path)))
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
func checkDatabase(ctx context.Context, d *team.Database, line func(state State, what, do string) []Line) (lines []Line) {
	found, err := d.Check(ctx)
	if err != nil {
		what, do := lang.Text("%s; your changes wait", text.Line(err.Error())), lang.Text("Ask who keeps the database. shortlist guide team has what it needs.")
		var refused team.RefusedError
		if errors.As(err, &refused); refused.Code == team.WrongPassword {
			do = lang.Text("Correct the password in your password file (PGPASSFILE), or in the address that team.database_command prints.")
		} else if refused.Code == team.NoPrivilege {
			what, do = lang.Text("your role may not share there; your changes wait"), lang.Text("An administrator runs what this prints: shortlist team grant %s", text.Line(refused.Manager))
		}
		return line(Bad, what, do)
	}
	if !found.Rules {
		lines = append(lines, line(Bad, lang.Text("your role may change rows of others, so the writer of a row is not known"), lang.Text("Sign in with a role that is no superuser, has no BYPASSRLS, and does not own the tables."))...)
	}
	if found.Pooler {
		lines = append(lines, line(Bad, lang.Text("a pooler answers, so changes of colleagues may not be reported"), lang.Text("Connect to PostgreSQL itself."))...)
	}
	if !found.Encrypted {
		lines = append(lines, line(Warning, lang.Text("the connection is not encrypted"), lang.Text("Use sslmode=verify-full in the address."))...)
	}
	if found.Skew.Abs() >= skewWarning {
		lines = append(lines, line(Warning, lang.Text("its clock differs from this one by %s", amount.Duration(found.Skew.Abs())), lang.Text("Set the clock, or turn on time synchronization (NTP)."))...)
	}
	if len(lines) == 0 {
		return line(Good, lang.Text("It answers, and reports a change after %s.", amount.Duration(found.Lag)), "")
	}
	return lines
}
