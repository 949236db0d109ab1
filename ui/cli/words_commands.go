package cli

// commandWords are the texts about commands of one's own.
type commandWords interface {
	DoctorCommand() string
	CommandRuns(name, program string) string
	CommandMissing(name, program string) string
	CorrectCommand() string
}

func (*english) DoctorCommand() string { return "Command" }
func (*english) CommandRuns(name, program string) string {
	return "“" + name + "” runs " + program + "."
}
func (*english) CommandMissing(name, program string) string {
	return "“" + name + "” has a program that is not on this computer or may not be run: " + program + "."
}
func (*english) CorrectCommand() string {
	return "Correct its program in the configuration, or make the file executable (chmod +x)."
}
