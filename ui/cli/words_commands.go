package cli

// commandWords are the texts about commands of one's own.
type commandWords struct {
	DoctorCommand  string
	CorrectCommand string
}

// commandSentences are those that are made at run time.
type commandSentences interface {
	CommandRuns(name, program string) string
	CommandMissing(name, program string) string
}

var commandInEnglish = commandWords{
	DoctorCommand:  "Command",
	CorrectCommand: "Correct its program in the configuration, or make the file executable (chmod +x).",
}

func (*english) CommandRuns(name, program string) string {
	return "“" + name + "” runs " + program + "."
}
func (*english) CommandMissing(name, program string) string {
	return "“" + name + "” has a program that is not on this computer or may not be run: " + program + "."
}
