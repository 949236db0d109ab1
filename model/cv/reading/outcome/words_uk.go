package outcome

import (
	"fmt"
	"time"
)

var inUkrainian = words{
	ImageOnly: "це зображення без тексту",
	Locked:    "файл захищено паролем",
	Broken:    "файл пошкоджено",
	TooLarge:  "файл завеликий або читається надто довго",
	Empty:     "файл порожній",
	Unknown:   "файли цього виду не читаються як текст",
	NoPicture: "зображення цієї сторінки немає",
	ReadCV:    "прочитати резюме",

	reasons: reasons{
		NoWordDocument:     "це не документ Word",
		Incomplete:         "файл обірвано",
		UnknownSectors:     "розмір секторів невідомий",
		TooOldForWord:      "створено у Word 95 або раніше",
		NoPieces:           "бракує таблиці частин",
		NoTextDocument:     "це не текстовий документ",
		OtherXML:           "це XML-файл іншої програми",
		TooManyParts:       "забагато частин",
		PictureWithoutSize: "зображення без розміру",
		UnreadablePicture:  "зображення не читається",
		UnknownFax:         "цей вид факсу не підтримується",
		UnknownColours:     "ці кольори не підтримуються",
		NoPDFHeader:        "немає заголовка PDF",
		NoObjects:          "немає об'єктів",
		NoPages:            "сторінок не знайдено",
		TextIsNoPicture:    "це текст, а не зображення",
		PagesFromOne:       "сторінки рахуються від 1",
		NotDrawn:           "pdftoppm не зобразив її",
		ReaderFailed:       "на цьому файлі читання зазнало збою",
		EndlessText:        "текст не закінчується",
		TooHungry:          "потребує більше пам'яті або часу, ніж дозволено резюме",
		NotInstalled:       "pdftoppm з poppler, який міг би її зобразити, не встановлено",

		sentences: new(ukrainian),
	},
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) PictureTooLarge(millions int) string {
	return fmt.Sprintf("зображення має понад %d млн пікселів", millions)
}
func (*ukrainian) PicturesTooLarge(millions int) string {
	return fmt.Sprintf("зображення мають понад %d млн пікселів", millions)
}
func (*ukrainian) UnknownCodec(codec string) string {
	return fmt.Sprintf("формат %.20q не підтримується", codec)
}
func (*ukrainian) SoManyPages(pages int) string {
	return fmt.Sprintf("сторінок: %d", pages)
}
func (*ukrainian) TooSlow(limit time.Duration) string {
	return fmt.Sprintf("триває довше за %s", limit)
}
