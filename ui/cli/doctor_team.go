package cli

import (
	"context"
	"errors"
	"io/fs"
	"os"

	"shortlist/config"
	"shortlist/model/team/folder"
	"shortlist/ui/doctor"
	"shortlist/ui/text"
)

// checkTeam checks the team folder of an account; no line without one.
func checkTeam(ctx context.Context, c *config.Config, account string) []doctor.Line {
	t := c.TeamOf(account)
	if t.Folder == "" {
		return nil
	}
	line := func(state doctor.State, what, do string) []doctor.Line {
		return []doctor.Line{hint(doctor.Store, say.PlaceTeam, state, what, do)}
	}
	o, err := t.Options(c.Limits.Restricted)
	if err != nil {
		return line(doctor.Bad, text.Line(err.Error()), say.CheckConfig)
	}
	if o.Check != folder.ByOwner && o.Keys == nil {
		return line(doctor.Bad, say.TeamUnchecked, say.TeamUseOwner)
	}
	if o.Check != folder.ByOwner && !folder.SafeSigners(config.Expand(t.AllowedSigners)) {
		return line(doctor.Bad, say.TeamSignersOpen, say.TeamSignersMode)
	}
	f := folder.New(o)
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
		return line(doctor.Bad, say.TeamNotUsable(text.Line(why.Error())), say.CheckConfig)
	}
	var lines []doctor.Line
	if info, err := os.Stat(o.Path); err == nil && o.Check != folder.BySignature {
		mode := info.Mode()
		if mode.Perm()&0o020 != 0 && mode&fs.ModeSetgid == 0 {
			lines = line(doctor.Warning, say.TeamFolderGroup, say.TeamFolderMode(text.Line(o.Path)))
		}
		if mode.Perm()&0o007 != 0 || mode.Perm()&0o020 != 0 && mode&fs.ModeSticky == 0 {
			lines = line(doctor.Warning, say.TeamFolderOpen, say.TeamFolderMode(text.Line(o.Path)))
		}
	}
	if err := f.TrySignature(ctx); err != nil {
		return append(lines, line(doctor.Bad, text.Line(err.Error()), say.TeamKey)...)
	}
	problems := 0
	for _, file := range view.Files {
		problems += len(file.Problems) + file.More
	}
	if problems > 0 {
		return append(lines, line(doctor.Warning, say.TeamFolderProblems(problems), say.SeeTeam)...)
	}
	return append(lines, line(doctor.Good, say.TeamFolderFine(len(view.Files)), "")...)
}
