package cli

func (*ukrainian) DoctorCommand() string { return "Команда" }
func (*ukrainian) CommandRuns(name, program string) string {
	return "«" + name + "» запускає " + program + "."
}
func (*ukrainian) CommandMissing(name, program string) string {
	return "Програми команди «" + name + "» немає на цьому комп'ютері, або її не можна запустити: " + program + "."
}
func (*ukrainian) CorrectCommand() string {
	return "Виправте program у конфігурації або дозвольте запуск файлу (chmod +x)."
}
