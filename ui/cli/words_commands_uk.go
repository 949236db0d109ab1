package cli

var commandInUkrainian = commandWords{
	DoctorCommand:  "Команда",
	CorrectCommand: "Виправте program у конфігурації або дозвольте запуск файлу (chmod +x).",
}

func (*ukrainian) CommandRuns(name, program string) string {
	return "«" + name + "» запускає " + program + "."
}
func (*ukrainian) CommandMissing(name, program string) string {
	return "Програми команди «" + name + "» немає на цьому комп'ютері, або її не можна запустити: " + program + "."
}
