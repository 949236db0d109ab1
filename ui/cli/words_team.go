package cli

import (
	"fmt"

	"shortlist/model/amount"
)

// teamWords are the texts of the team folder.
type teamWords struct {
	Team           help
	TeamShow       help
	TeamPublish    help
	TeamWrote      help
	TeamWroteUndo  string
	TeamNothing    string
	TeamUnseen     string
	AskTeamPublish string

	PlaceTeam       string
	SeeTeam         string
	TeamFolderOpen  string
	TeamFolderGroup string
	TeamKey         string
	TeamUnchecked   string
	TeamUseOwner    string
	TeamSignersOpen string
	TeamSignersMode string
}

// teamSentences are those that are made at run time.
type teamSentences interface {
	TeamFolder(path, manager string) string
	TeamColumns() []string
	TeamUsed(used bool, problems int) string
	TeamMoreProblems(file string, n int) string
	TeamPending(n int) string
	TeamOpenBy(names string) string
	TeamWritten(name, when string) string
	TeamHidden(n int) string
	TeamOpinion(name, verdict string, rating int, when string) string
	TeamLists(names string) string
	TeamPublished(n int) string
	TeamNoted(id int64, written bool) string
	TeamKept(err error) error // the change is not in the folder
	TombstonesLeft(hosts string) string

	TeamNotUsable(why string) string
	TeamFolderFine(files int) string
	TeamFolderProblems(problems int) string
	TeamFolderMode(path string) string
}

var teamInEnglish = teamWords{
	Team: help{Short: "List the team folder: managers, files, and lines that do not count", Long: "List the files of the team folder, in which managers share their reviews, and each line that does not\n" +
		"count, with the reason. The settings are team.folder, team.check, team.key, team.allowed_signers,\n" +
		"team.name and team.hide_until_own; shortlist guide team explains them."},
	TeamShow: help{Short: "Show what colleagues think of an application"},
	TeamPublish: help{Short: "Share all reviews and shortlists of this computer", Long: "Share all reviews and shortlists of this computer, also those from before the team folder was set.\n" +
		"Without this, colleagues see only what you changed since then."},
	TeamWrote:      help{Short: "Note for colleagues that you have written to an applicant"},
	TeamWroteUndo:  "take it back",
	TeamNothing:    "No colleague has written anything about this application.",
	TeamUnseen:     "A colleague has a note or a rating without a verdict; your verdict first",
	AskTeamPublish: "Share all your verdicts, ratings, tags, notes and shortlists with your colleagues?",

	PlaceTeam:       "Team folder",
	SeeTeam:         "Run: shortlist team",
	TeamFolderOpen:  "others can read it, or remove files of others",
	TeamFolderGroup: "new files do not get its group, so colleagues may not be able to read them",
	TeamKey:         "Set team.key to a key that can sign, and see that team.allowed_signers has it.",
	TeamUnchecked:   "restricted mode starts no ssh-keygen, so no colleague's file counts",
	TeamUseOwner:    "Set team.check to owner.",
	TeamSignersOpen: "others can write to the file of allowed signers, or it is missing, so no signature counts",
	TeamSignersMode: "Keep it in a file that only you or root can write to.",
}

func (*english) TeamFolder(path, manager string) string {
	return "Team folder " + path + ", you are " + manager
}
func (*english) TeamColumns() []string { return []string{"MANAGER", "HOST", "LINES", "LAST", ""} }
func (*english) TeamUsed(used bool, problems int) string {
	switch {
	case !used:
		return "not used"
	case problems > 0:
		return amount.Plural(problems, "problem")
	}
	return ""
}
func (*english) TeamMoreProblems(file string, n int) string {
	return file + ": " + amount.Plural(n, "more problem")
}
func (*english) TeamPending(n int) string {
	return amount.Plural(n, "change") + " of yours not in the folder yet. The dashboard writes them."
}
func (*english) TeamOpenBy(names string) string { return "Open now: " + names }
func (*english) TeamWritten(name, when string) string {
	return name + " has written to this applicant (" + when + ")"
}
func (*english) TeamHidden(n int) string {
	if n == 1 {
		return "1 colleague has a verdict; yours first"
	}
	return amount.Plural(n, "colleague") + " have a verdict; yours first"
}
func (*english) TeamOpinion(name, verdict string, rating int, when string) string {
	line := name
	if verdict != "" {
		line += "  " + verdict
	}
	if rating > 0 {
		line += fmt.Sprintf("  %d/5", rating)
	}
	return line + "  (" + when + ")"
}
func (*english) TeamLists(names string) string { return "on " + names }
func (*english) TeamPublished(n int) string {
	return "Shared: reviews and places on shortlists of " + amount.Plural(n, "application") + "."
}
func (*english) TeamNotUsable(why string) string { return why + "; your changes wait" }
func (*english) TeamFolderFine(files int) string {
	return amount.Plural(files, "file") + ", every line counts"
}
func (*english) TeamFolderProblems(problems int) string {
	return amount.Plural(problems, "problem") + " in its files"
}
func (*english) TombstonesLeft(hosts string) string {
	return "The team folder still has tombstones from your other hosts (" + hosts + "). Run this there, too."
}
func (*english) TeamKept(err error) error {
	return fmt.Errorf("%w; the change is kept on this computer and written later", err)
}
func (*english) TeamNoted(id int64, written bool) string {
	if written {
		return fmt.Sprintf("Colleagues now see that you have written to %d.", id)
	}
	return fmt.Sprintf("Colleagues no longer see that you have written to %d.", id)
}
func (*english) TeamFolderMode(path string) string {
	return "Run: sudo chmod 3770 " + path
}
