package theme

var inUkrainian = words{
	Jobs:       "Вакансії",
	Applicants: "Кандидати",
	YourReview: "Ваші рішення",
	Everywhere: "Усюди",

	Active:        "активна, опублікована",
	Pending:       "на перевірці",
	Stopped:       "зупинена",
	Inactive:      "неактивна, не опублікована",
	Deleted:       "видалена",
	Unknown:       "інший статус",
	UnviewedOfAll: "непереглянуті, з усіх",
	Broken:        "порушує правило сервісу",
	UnsentDraft:   "чернетка, не надіслано",

	Unviewed:   "не переглянуто",
	JustIn:     "ще не в списку",
	CV:         "є резюме",
	BadCV:      "резюме непридатне",
	NoCV:       "без резюме",
	NewMessage: "1 нове повідомлення",
	Messages:   "повідомлення, нових немає",
	Premium:    "преміум",

	Rating:      "оцінка",
	Tag:         "мітка",
	Note:        "нотатка",
	UnsavedNote: "нотатку почато, не збережено",
	Snoozed:     "нагадування на цей день",
	Marked:      "позначено для наступної дії",
	Queued:      "очікує надсилання",
	Selected:    "вибрано; сіре: не у фокусі",
}
