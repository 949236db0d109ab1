package folder

import "fmt"

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) Unsigned() string {
	return "ваші зміни вже в командній теці, але підписати їх не вдалося"
}
func (*ukrainian) NotYours(path string) string {
	return "файл " + path + " не ваш, тому shortlist у нього не пише"
}
func (*ukrainian) NoLock() string {
	return "файлова система командної теки не вміє блокувати файли, тому shortlist туди не пише"
}
func (*ukrainian) TooManyNames(most int) string {
	return fmt.Sprintf("файлів у ній понад %d; заберіть те, що не від shortlist", most)
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
func (*ukrainian) NoSignature() string { return "ssh-keygen не записав підпису" }
func (*ukrainian) KeyFailed(why string) string {
	return "ssh-keygen не зміг підписати: " + why
}
