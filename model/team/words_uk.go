package team

import (
	"fmt"

	"shortlist/model/amount"
)

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) Why(why Why) string {
	switch why {
	case Damaged:
		return "пошкоджено; не враховано"
	case Newer:
		return "записала новіша версія shortlist; не враховано"
	case Foreign:
		return "іншого менеджера або з іншого файлу; не враховано"
	case Repeated:
		return "давніший рядок повторено або вставлено між іншими; не враховано"
	case Changed:
		return "змінено після запису; не враховано"
	case Missing:
		return "попередніх рядків бракує"
	case Unsigned:
		return "без підпису менеджера; не враховано"
	case Endless:
		return "забагато рядків, які не враховано; решту файлу не враховано"
	case WrongOwner:
		return "файл не належить користувачеві, названому в його імені; не враховано"
	case Writable:
		return "у файл можуть писати інші; не враховано"
	case NotAFile:
		return "посилання, тека або пристрій; не враховано"
	case TooLarge:
		return "завеликий; не враховано"
	case TooMany:
		return "файлів забагато; не враховано"
	case NoKeys:
		return "в обмеженому режимі підписи не перевіряються; не враховано"
	case Unread:
	}
	return "не читається; не враховано"
}
func (*ukrainian) At(file string, row int, why string) string {
	if row == 0 {
		return file + ": " + why
	}
	return fmt.Sprintf("%s, рядок %d: %s", file, row, why)
}

func (*ukrainian) Ended(manager string, n int) string {
	return manager + ": з командної теки стерто " + amount.InUkrainian(n, "відгук", "відгуки", "відгуків")
}

func (*ukrainian) ErasedBy(manager string) string {
	return manager + ": цей відгук стерто з командної теки, тож нічого про нього не враховано."
}
