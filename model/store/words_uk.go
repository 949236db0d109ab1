package store

import (
	"fmt"
	"time"

	"shortlist/model/lang"
)

// inUkrainian holds the texts in Ukrainian. An operation is a noun, as a colon and its cause follow.
var inUkrainian = words{
	NotThere:       "немає в сховищі",
	Newer:          "ці дані записала новіша версія shortlist",
	DiskFull:       "диск або вашу квоту на ньому заповнено",
	Busy:           "сховище зайняла інша програма; закрийте її або спробуйте пізніше",
	BeingSent:      "зараз надсилається",
	TakenOver:      "керування перейшло до іншого вікна shortlist",
	Replaced:       "файл сховища підмінено",
	Foreign:        "це не сховище shortlist: файл записала інша програма",
	Unsound:        "файл сховища пошкоджено",
	StoreReadOnly:  "це вікно лише для читання",
	LeaseContested: "інші вікна відкривають його водночас; спробуйте ще раз",
	NotConverted:   "вікно на іншому хості саме готує сховище; спробуйте ще раз за хвилину",
	OlderElsewhere: "сховище відкрила старіша версія shortlist; закрийте її або запустіть із --take-over",

	WriteActivityLog:        "запис у журнал дій",
	NoteSavedFile:           "запис про збережений файл",
	ReadSavedFiles:          "читання записів про збережені файли",
	ReadActivityLog:         "читання журналу дій",
	SaveArrival:             "збереження нового відгуку",
	ReadArrivals:            "читання нових відгуків",
	FindArrivedApplications: "пошук відгуків зі сповіщень",
	RecordView:              "запис про перегляд",
	ForgetArrival:           "вилучення нового відгуку",
	ReadJobs:                "читання вакансій",
	SaveJobs:                "збереження вакансій",
	ReadApplicants:          "читання кандидатів",
	FindApplicants:          "пошук кандидатів",
	CountUnviewed:           "підрахунок непереглянутих кандидатів",
	SaveApplicants:          "збереження кандидатів",
	UndoView:                "скасування перегляду",
	FindNewApplicants:       "пошук нових кандидатів",
	RecordFailedRead:        "запис про невдале читання",
	ReadCVText:              "читання тексту резюме",
	SaveCVText:              "збереження тексту резюме",
	SaveDraft:               "збереження чернетки",
	ReadDrafts:              "читання чернеток",
	ClaimDraft:              "закріплення чернетки за вікном",
	FindDraftOwner:          "перевірка, де відкрито вакансію",
	ReleaseDraft:            "звільнення чернетки",
	DiscardDraft:            "видалення чернетки",
	ShareWork:               "розподіл роботи між вікнами",
	RecordCreate:            "запис про створювану вакансію",
	ReadCreates:             "читання створюваних вакансій",
	ReadCurrencies:          "читання валют",
	SaveCurrency:            "збереження валюти",
	WriteOutbox:             "запис вихідних",
	ReadOutbox:              "читання вихідних",
	ReadStore:               "читання сховища",
	OpenStore:               "відкриття сховища",
	ReadSettings:            "читання налаштувань",
	SaveSettings:            "збереження налаштувань",
	FindOtherApplies:        "пошук інших відгуків кандидата",
	ReadReviews:             "читання рішень і нотаток",
	SaveReview:              "збереження рішення й нотаток",
	ReadShortlists:          "читання шортлістів",
	SaveShortlist:           "збереження шортліста",
	Search:                  "пошук",
	ReadSearchIndex:         "читання пошукового індексу",
	WriteSearchIndex:        "запис пошукового індексу",
	FindCVs:                 "пошук резюме",
	ReadSearches:            "читання збережених пошуків",
	SaveSearch:              "збереження пошуку",
	Erase:                   "стирання відгуків",
	LogInUse:                "інше вікно читає сховище, журнал якого ще містить видалене",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

// clock is a time of the last day, or a date with it.
func (*ukrainian) clock(t time.Time) string {
	if time.Since(t).Abs() < 18*time.Hour {
		return t.Format("15:04")
	}
	return t.Format("02.01 15:04")
}

func (*ukrainian) DamagedAndStuck(err error) error {
	return fmt.Errorf("файл сховища пошкоджено, і його не вдалося відкласти: %w", err)
}
func (*ukrainian) OtherIdentity(has, wants string) string {
	return "Сховище містить дані " + has + ", а в налаштуваннях указано " + wants + ". Нічого не показано й не надіслано. " +
		"Виконайте «shortlist accounts keep-apart», щоб завести окреме сховище, або «shortlist accounts move», якщо той самий обліковий запис має нову адресу."
}
func (*ukrainian) MovedElsewhere(to string) string {
	return "Сховище передано до " + to + ". Це вікно більше нічого не читає й не надсилає: закрийте його й запустіть shortlist знову."
}
func (*ukrainian) OpenElsewhere(host string, since time.Time) string {
	return fmt.Sprintf("Інше вікно на хості %s відкрите з %s, тож це вікно — лише для читання. "+
		"Закрийте те вікно або перейміть керування (--take-over). Кілька вікон можуть писати, якщо store.dir — локальна тека.", orUnknown(host), new(ukrainian).clock(since))
}
func (*ukrainian) OnlyReadable(folder string, why error) string {
	return "У теку " + folder + " нічого не можна записати: " + lang.End(why.Error()) + " Ви бачите те, що в ній збережено, але жодна ваша зміна не збережеться. Запустіть shortlist знову, коли в теку можна буде писати."
}
func (*ukrainian) LeaseLost(host string, since time.Time) string {
	if host == "" {
		return "Керування перейшло до іншого вікна, тож це вікно тепер лише для читання. Щоб писати тут, запустіть shortlist знову."
	}
	return fmt.Sprintf("Керування перейшло до вікна на хості %s (%s), тож це вікно тепер лише для читання. "+
		"Введене тут збережеться для наступного вікна, яке зможе писати. Щоб знову писати тут, перейміть керування (--take-over).", host, new(ukrainian).clock(since))
}
func (*ukrainian) WrongJournal(mode string) string {
	return fmt.Sprintf("на цій файловій системі сховищу потрібен журнал відкоту, а SQLite використовує %q; укажіть у store.dir локальну теку", mode)
}
func (*ukrainian) FolderReadOnly(folder string) string {
	return folder + " — на файловій системі лише для читання; укажіть у store.dir теку, у яку ви можете писати"
}
func (*ukrainian) FolderFull(folder string) string {
	return "диск або вашу квоту на ньому заповнено (" + folder + "); видаліть файли або вкажіть у store.dir іншу теку"
}
func (*ukrainian) FolderForbidden(folder string) string {
	return "у вас немає права писати в " + folder + "; перевірте власника або вкажіть у store.dir власну теку"
}
func (*ukrainian) NotAFile(path string) string {
	return path + " — не файл, а тека або пристрій; перемістіть його або вкажіть у store.dir іншу теку"
}
func (*ukrainian) LinkToNothing(path, target string) string {
	return path + " — посилання на " + target + ", якого немає; під’єднайте той диск або вилучіть посилання, щоб почати нове сховище"
}
func (*ukrainian) FolderOfOther(folder string) string {
	return folder + " належить іншому користувачеві; перевірте HOME або вкажіть у store.dir власну теку"
}

func (*ukrainian) Failed(operation string, err error) error {
	return fmt.Errorf("%s: %w", operation, err)
}

func (*ukrainian) ReadJob(id int64) string {
	return fmt.Sprintf("читання вакансії %d", id)
}
func (*ukrainian) ReadApplication(id int64) string {
	return fmt.Sprintf("читання відгуку %d", id)
}
