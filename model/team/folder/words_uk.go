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
