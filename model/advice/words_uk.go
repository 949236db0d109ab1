package advice

import "fmt"

var inUkrainian = words{
	NoSalary: "Зарплату не вказано; про неї питатимуть.",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) PhoneNumber(number string) string {
	return "«" + number + "» схоже на номер телефону; його побачать усі, хто бачить вакансію."
}
func (*ukrainian) Capitals(words string) string {
	return "«" + words + "» написано великими літерами, і це читається як крик."
}
func (*ukrainian) NoList(characters string) string {
	return "Знаків: " + characters + ", а списку немає; обов'язки й вимоги можна подати пунктами."
}
func (*ukrainian) TooLong(characters string, screens int) string {
	return fmt.Sprintf("Знаків: %s, екранів телефону: близько %d; чи можна коротше?", characters, screens)
}
