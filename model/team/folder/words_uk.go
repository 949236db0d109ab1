package folder

var inUkrainian = words{
	Unsigned:    "ваші зміни вже в командній теці, але підписати їх не вдалося",
	NoLock:      "файлова система командної теки не вміє блокувати файли, тому shortlist туди не пише",
	NoSignature: "ssh-keygen не записав підпису",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) NotYours(path string) string {
	return "файл " + path + " не ваш, тому shortlist у нього не пише"
}
func (*ukrainian) NoOwners(folder, owner, manager string) string {
	return "новий файл у теці " + folder + " належить користувачеві " + owner + ", а не " + manager + ", тож у колег ваші зміни не діятимуть; " +
		"змонтуйте теку так, щоб ваші файли належали вам, або задайте team.check = \"signature\""
}
func (*ukrainian) NoModes(folder string) string {
	return "файлова система теки " + folder + " не зберігає прав доступу: від вашого імені міг би писати будь-хто, тож у колег ваші зміни не діятимуть; " +
		"змонтуйте її з umask=027 або задайте team.check = \"signature\""
}
func (*ukrainian) Locked(path string) string {
	return "файл " + path + " заблокувала інша ваша програма, тому shortlist не зміг у нього записати"
}
func (*ukrainian) NewerLines(path string) string {
	return "у файл " + path + " писав новіший shortlist; оновіть цей, бо він утратив би ті рядки"
}
func (*ukrainian) NotASigner(manager string) string {
	return "у файлі team.allowed_signers немає ключа, що відповідає вашому підпису, для імені " + manager
}
func (*ukrainian) KeyFailed(why string) string {
	return "ssh-keygen не зміг підписати: " + why
}
