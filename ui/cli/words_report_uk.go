package cli

import "fmt"

var reportInUkrainian = reportWords{
	Report: help{Short: "Показати, що чекає на вас, і як справи з вакансіями", Long: "Показати, що чекає на вас, відгуки за днями й тижнями, ваші рішення та вакансії, у яких найбільше\n" +
		"переглядів і відгуків. Рахується те, що збережено на цьому комп'ютері, без звернення до сервісу:\n" +
		"спершу виконайте shortlist sync або залиште програму відкритою."},
	ReportCSV:       "вивести CSV, по рядку на кожне число",
	ReportDays:      "за скільки днів рахувати відгуки й перегляди",
	ReportOneFormat: "--csv і --json не можна вживати разом; залиште одне",
}

func (*ukrainian) ReportNotDays(days, most int) string {
	return fmt.Sprintf("--days %d не підходить; вкажіть від 1 до %d", days, most)
}
