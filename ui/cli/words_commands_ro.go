package cli

var commandInRomanian = commandWords{
	DoctorCommand:  "Comandă",
	CorrectCommand: "Corectați program în configurație sau faceți fișierul executabil (chmod +x).",
}

func (*romanian) CommandRuns(name, program string) string {
	return "„" + name + "” rulează " + program + "."
}
func (*romanian) CommandMissing(name, program string) string {
	return "Programul comenzii „" + name + "” nu este pe acest calculator sau nu se poate rula: " + program + "."
}
