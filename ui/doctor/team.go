package doctor

import (
	"context"
	"errors"
	"io/fs"
	"os"

	"shortlist/config"
	"shortlist/model/lang"
	"shortlist/model/team"
	"shortlist/ui/text"
)

// CheckTeam checks the team folder of an account. It returns no line for an account without one.
func CheckTeam(ctx context.Context, c *config.Config, account string) []Line {
	t := c.TeamOf(account)
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
