package people

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

var inUkrainian = words{
	NoneMarkedHasCV: "У позначених кандидатів резюме немає.",
	FailedCVs:       "Незбережені резюме",

	NoContact:       "Немає контактів для копіювання.",
	MaskedLeftOut:   "Прихований e-mail пропущено.",
	MayBeMasked:     "E-mail може бути прихованим: контакт не відкрито в сервісі.",
	SomeMayBeMasked: "Деякі адреси можуть бути прихованими: контакти не відкрито в сервісі.",

	ReadOnly:       "Лише читання: переглянутим не позначено.",
	GoneNotViewed:  "Нового відгуку на цьому комп'ютері вже немає: переглянутим не позначено.",
	OneApplication: "Один відгук",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) Applicants(n int) string {
	return amount.InUkrainian(n, "кандидат", "кандидати", "кандидатів")
}
func (*ukrainian) SavingCV(n, of int) string {
	return fmt.Sprintf("Збереження резюме: %d з %d; %s — зупинити.", n, of, action.Back)
}
func (*ukrainian) SavedFile(path string) string { return "Збережено: " + path }
func (*ukrainian) SavedText(path string) string {
	return "Збережено як текст без імені: " + path
}
func (*ukrainian) SavedWithName(dir string) string {
	return "Збережено без змін, з іменем, у теці " + dir + "."
}
func (*ukrainian) SavedCVs(n int, dir string) string {
	return "Збережено " + amount.InUkrainian(n, "резюме", "резюме", "резюме") + " у теці " + dir + "."
}
func (*ukrainian) SavedTexts(n int, dir string) string {
	return "Збережено " + amount.InUkrainian(n, "резюме", "резюме", "резюме") + " як анонімний текст у теці " + dir + "."
}
func (*ukrainian) SavedWithNames(n int, dir string) string {
	return "Збережено " + amount.InUkrainian(n, "резюме", "резюме", "резюме") + " без змін, з іменами, у теці " + dir + "."
}
func (*ukrainian) SavedBoth(n, texts int, dir string) string {
	return fmt.Sprintf("Збережено %s у теці %s: як анонімний текст — %d, без змін, з іменами — %d.", amount.InUkrainian(n, "резюме", "резюме", "резюме"), dir, texts, n-texts)
}
func (*ukrainian) Stopped(left int) string {
	return fmt.Sprintf("Зупинено: лишилося %d.", left)
}
func (*ukrainian) WithoutCV(n int) string { return fmt.Sprintf("Без резюме: %d.", n) }
func (*ukrainian) OneFailed(why string) string {
	return "1 не вдалося зберегти: " + why
}
func (*ukrainian) Failed(n int) string { return fmt.Sprintf("Не вдалося: %d.", n) }
func (*ukrainian) FailedHidden(name string) string {
	return "Не вдалося зберегти резюме: " + name + "; " + action.SaveCV.String() + " — спробувати ще раз, як текст."
}

func (*ukrainian) WithoutEmail(n int) string {
	return "Без придатної адреси e-mail пропущено: " + amount.InUkrainian(n, "кандидат", "кандидати", "кандидатів") + "."
}
func (*ukrainian) NotMarked(name, why string) string {
	return "Не вдалося позначити переглянутим: " + lang.End(name) + " " + why
}
func (*ukrainian) OneNotViewed(name, why string) string {
	return "Усе ж не переглянуто: " + lang.End(name) + " " + why
}
func (*ukrainian) NotViewed(n int, why string) string {
	return "Усе ж не переглянуто: " + amount.InUkrainian(n, "відгук", "відгуки", "відгуків") + ". " + why
}
