package day

import (
	"fmt"

	"shortlist/model/amount"
)

var daysInUkrainian = vocabulary{
	days:     [3]string{"сьогодні", "завтра", "післязавтра"},
	weekdays: [7]string{"неділя нд", "понеділок пн", "вівторок вт", "середа середу ср", "четвер чт", "п'ятниця п'ятницю пт", "субота суботу сб"},
	months:   [12]string{"січня січень", "лютого лютий", "березня березень", "квітня квітень", "травня травень", "червня червень", "липня липень", "серпня серпень", "вересня вересень", "жовтня жовтень", "листопада листопад", "грудня грудень"},
	units:    [4]string{"дні днів день дн", "тижні тижнів тиждень тж", "місяці місяців місяць міс", "роки років рік рр"},
	lead:     "через за", choices: "завтра, 3д, пн, 2т, 1м",
}

var inUkrainian = words{
	Hint:    "3д, 2т, пн або 01.12.2026",
	NotADay: "Введіть день: 3д, 2т, 1м, завтра, пн, 2026-12-01 або 01.12.2026.",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) Passed(day string) string { return "Цей день уже минув: " + day + "." }
func (*ukrainian) TooFar(day string, years int) string {
	return fmt.Sprintf("Задалеко: %s. Найбільше — %s.", day, amount.InUkrainian(years, "рік", "роки", "років"))
}
func (*ukrainian) In(day string, days int) string {
	switch days {
	case 0:
		return day + " (сьогодні)"
	case 1:
		return day + " (завтра)"
	}
	return day + " (через " + amount.InUkrainian(days, "день", "дні", "днів") + ")"
}
