package cli

var commandInHungarian = commandWords{
	DoctorCommand:  "Parancs",
	CorrectCommand: "Javítsa a program értékét a beállításokban, vagy tegye futtathatóvá a fájlt (chmod +x).",
}

func (*hungarian) CommandRuns(name, program string) string {
	return "„" + name + "” ezt futtatja: " + program + "."
}
func (*hungarian) CommandMissing(name, program string) string {
	return "„" + name + "”: a program nincs ezen a gépen, vagy nem futtatható: " + program + "."
}
