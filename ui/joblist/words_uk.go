package joblist

import (
	"fmt"
	"strings"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/ui/action"
	"shortlist/ui/text"
)

var inUkrainian = words{
	Title: "Вакансії",
	Jobs:  "вакансії",
	Tabs:  [...]string{"Усі", "Активні", "Зупинені", "Неактивні", "Видалені"},

	Applicants:  action.Label{Name: "кандидати", Title: "Показати кандидатів", Synonyms: "відкрити, відгуки, applicants, show the applicants, open, candidates, applications", Help: "показати кандидатів"},
	Preview:     action.Label{Name: "опис", Title: "Прочитати вакансію", Synonyms: "текст вакансії, перегляд, опис, job text, read the job, preview, description, view", Help: "прочитати опис вакансії"},
	New:         action.Label{Name: "нова", Title: "Нова вакансія", Synonyms: "створити, написати, додати, опублікувати, чернетки, шаблони, new job, create, write, add, post, publish, drafts, templates, vacancy", Help: "написати нову вакансію, також із чернетки чи шаблону"},
	Edit:        action.Label{Name: "редагувати", Title: "Редагувати вакансію", Synonyms: "змінити, правити, edit the job, change, update, edit job", Help: "редагувати вакансію"},
	Copy:        action.Label{Name: "копіювати", Title: "Копіювати вакансію", Synonyms: "дублювати, повторити, copy the job, clone, duplicate, repost, copy job", Help: "написати нову вакансію з копії цієї"},
	Undo:        action.Label{Name: "скасувати", Title: "Скасувати останню зміну вакансії", Synonyms: "повернути, відмінити, undo the last change of a job, back, revert, undo", Help: "скасувати останню зміну статусу"},
	Link:        action.Label{Name: "сторінка", Title: "Відкрити сторінку вакансії", Synonyms: "посилання, браузер, сайт, link, open the job's page, browser, url, website", Help: "відкрити публічну сторінку вакансії"},
	Filter:      action.Label{Name: "фільтр", Title: "Фільтрувати вакансії", Synonyms: "пошук, шукати, знайти, filter the jobs, search, find, narrow, filter", Help: "лише вакансії, що збігаються: слова, region:…, is:unviewed, -не"},
	Sort:        action.Label{Name: "порядок", Title: "Сортувати вакансії", Synonyms: "сортування, sort the jobs, order, sort", Help: "наступний порядок: статус, кандидати, назва, перегляди, нові"},
	Reverse:     action.Label{Name: "навпаки", Title: "Обернути порядок вакансій", Synonyms: "сортування, за спаданням, за зростанням, reverse the order of jobs, order, sort, descending, ascending, reverse", Help: "обернути порядок"},
	Refresh:     action.Label{Name: "оновити", Title: "Оновити вакансії", Synonyms: "перезавантажити, синхронізувати, refresh the jobs, reload, fetch, update, sync, refresh", Help: "завантажити вакансії ще раз"},
	StopRun:     action.Label{Name: "зупинитися", Synonyms: "скасувати, stop here, cancel", Help: "зупинитися після поточної вакансії"},
	ClearFilter: action.Label{Name: "очистити", Title: "Очистити фільтр", Synonyms: "показати всі, clear the filter, show all, clear", Help: "очистити фільтр"},
	Unmark:      action.Label{Name: "без позначок", Title: "Зняти позначки з усіх вакансій", Synonyms: "зняти виділення, unmark all jobs, deselect, select none, unmark", Help: "зняти позначки з усіх вакансій"},

	NoJob:            "вакансію не вибрано",
	NoLink:           "вакансія ще не має публічного посилання",
	ChangeInProgress: "триває інша зміна",
	NothingToUndo:    "немає чого скасовувати",
	AlreadyQueued:    "ця зміна вже в черзі",

	Loading: "завантаження…",
	NoTitle: "(без назви)",
	Draft:   "чернетка",

	LoadingJobs: "Завантаження вакансій…",
	NoDeleted:   "Видалених вакансій немає.",
	NoJobs:      "Вакансій ще немає.",
	StillListed: "Відомі раніше вакансії лишаються в списку.",

	StopAnother: "Спершу зупиніть іншу вакансію.",
	TryLater:    "Спробуйте пізніше.",
	Offline:     "Немає зв'язку.",
	NextTry:     "Наступна спроба о",

	StillMarked: "Незмінені вакансії лишаються позначеними.",

	AskActivate: "Активувати цю вакансію?",
	AskDelete:   "Видалити цю вакансію?",
	UndoVerb:    "скасувати зміну",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) Change(c model.StatusChange) action.Label {
	l := action.Label{Name: c.String(), Title: c.String() + " вакансію"}
	l.Synonyms, l.Help = changeHelpInUkrainian(c)
	return l
}
func (*ukrainian) ChangeMarked(c model.StatusChange, marked int) action.Label {
	title := c.String() + ": " + amount.InUkrainian(marked, "позначена вакансія", "позначені вакансії", "позначених вакансій")
	l := action.Label{Name: fmt.Sprintf("%s %d", c, marked), Title: title, Help: title + " (із запитом)"}
	l.Synonyms, _ = changeHelpInUkrainian(c)
	return l
}

func changeHelpInUkrainian(c model.StatusChange) (synonyms, help string) {
	switch c {
	case model.Activate:
		return "опублікувати, запустити, відновити, activate the job, publish, start, resume, post, reopen", "опублікувати вакансію (із запитом)"
	case model.Stop:
		return "призупинити, зняти з публікації, закрити, stop the job, pause, unpublish, close, deactivate, take down", "зняти вакансію з сайту; нічого не втрачається"
	case model.Delete:
		return "прибрати, стерти, delete the job, remove, erase", "видалити вакансію (із запитом)"
	}
	return "", ""
}

func (*ukrainian) Mark() action.Label {
	return action.Label{Name: "позначити", Title: "Позначити вакансію", Synonyms: "вибрати, виділити, mark the job, select, check, mark", Help: fmt.Sprintf("позначити вакансію або зняти позначку, для %s, %s чи %s", action.ActivateJob, action.StopJob, action.DeleteJob)}
}
func (*ukrainian) Tab(name string) action.Label {
	return action.Label{Name: name, Title: "Вакансії: " + name, Synonyms: "вкладка, jobs, tab", Help: action.Tab + name}
}

func (*ukrainian) AlreadyIn(s model.JobStatus) string { return "вакансія вже " + word(s) }

func (*ukrainian) By(order model.JobOrder) string { return "порядок: " + order.String() }
func (*ukrainian) Sorted(order model.JobOrder) string {
	return "Порядок вакансій: " + order.String() + "."
}
func (*ukrainian) AsOf(clock string) string { return "станом на " + clock }
func (*ukrainian) Progress(c model.StatusChange, undo bool, current, total int) string {
	doing := changingInUkrainian(c)
	if undo {
		doing = "скасування"
	}
	return fmt.Sprintf("%s: %d з %d…", doing, current, total)
}
func (*ukrainian) LastOne(current, total int) string {
	return fmt.Sprintf("%d з %d, остання", current, total)
}
func (*ukrainian) Unviewed(applicants int) string { return amount.Number(applicants) + " непер." }
func (*ukrainian) Views(n int) string {
	return amount.InUkrainian(n, "перегляд", "перегляди", "переглядів")
}
func (*ukrainian) Sending(c model.StatusChange) string  { return changingInUkrainian(c) + "…" }
func (*ukrainian) Queued(c model.StatusChange) string   { return "у черзі: " + c.String() }
func (*ukrainian) Rejected(c model.StatusChange) string { return "відхилено: " + c.String() }

func changingInUkrainian(c model.StatusChange) string {
	switch c {
	case model.Activate:
		return "активація"
	case model.Stop:
		return "зупинка"
	case model.Delete:
		return "видалення"
	}
	return "зміна"
}

func (*ukrainian) NoMatches() string {
	return "Нічого не знайдено. слово* шукає за початком; " + action.Back.String() + " очищає фільтр."
}
func (*ukrainian) NotRead(jobs int, keys string) string {
	return "Кандидатів ще не прочитано: " + amount.InUkrainian(jobs, "вакансія", "вакансії", "вакансій") + ". Прочитати: " + keys + "."
}
func (*ukrainian) NoneInTab() string {
	return "Тут вакансій немає. " + action.ShowTab(1).String() + " показує всі."
}
func (*ukrainian) WriteFirst() string {
	return "Вакансій ще немає. Натисніть " + action.NewJob.String() + ", щоб написати першу."
}
func (*ukrainian) ListFrom(clock string) string {
	return "Список станом на " + clock + "."
}
func (*ukrainian) NotSaved(why string) string {
	return "Не вдалося зберегти вакансії на цьому комп'ютері. " + why
}

func (*ukrainian) Changed(title string, s model.JobStatus) string {
	return "«" + title + "»: вакансія тепер " + word(s) + "."
}
func (*ukrainian) NotChanged(title, why string) string {
	return "«" + title + "»: не змінено. " + why
}
func (*ukrainian) OverLimit(title string) string {
	return "«" + title + "»: не активовано, бо вичерпано ліміт активних вакансій облікового запису."
}
func (*ukrainian) NotApproved(title string) string {
	return "«" + title + "»: не змінено, бо підписку облікового запису ще не схвалено."
}
func (*ukrainian) ChangesLater(title string, c model.StatusChange) string {
	return "«" + title + "»: вакансія буде " + c.Result().Word() + ", коли сервіс відновить роботу."
}
func (*ukrainian) Dropped(title string, s model.JobStatus) string {
	return "Зміну скасовано. «" + title + "»: вакансія й далі " + word(s) + "."
}
func (*ukrainian) BeingSent(title string) string {
	return "«" + title + "»: зміна саме надсилається."
}
func (*ukrainian) AlreadySent(title string) string {
	return "«" + title + "»: зміну вже надіслано."
}
func (*ukrainian) NotDropped(title, why string) string {
	return "«" + title + "»: зміну не скасовано. " + why
}
func (*ukrainian) NotTried(title string, why ending) string {
	start := "«" + title + "»: спроби не було, "
	switch why {
	case limitReached:
		return start + "бо вичерпано ліміт активних вакансій облікового запису."
	case notApproved:
		return start + "бо підписку облікового запису ще не схвалено."
	case byPerson, goesOn:
	}
	return start + "бо ви зупинили роботу раніше."
}
func (*ukrainian) Undoes(here bool) string {
	if here {
		return action.Undo.String() + " скасовує це."
	}
	return action.Undo.String() + " у вакансіях скасовує це."
}
func (*ukrainian) UndoesOrQueue(here bool) string {
	if here {
		return action.Undo.String() + " скасовує, " + action.Outbox.String() + " показує чергу."
	}
	return action.Undo.String() + " у вакансіях скасовує, " + action.Outbox.String() + " показує чергу."
}
func (*ukrainian) SeeQueue() string { return action.Outbox.String() + " показує чергу." }

func (*ukrainian) Report(jobs int, outcomes []string) string {
	return jobsInUkrainian(jobs) + ": " + strings.Join(outcomes, ", ")
}
func (*ukrainian) Outcome(n int, o outcome) string {
	// A status is an adjective in the singular, so the usual ones are worded as what was done.
	now := word(o.status)
	switch o.status {
	case model.Activated:
		now = "активовано"
	case model.PreActivated:
		now = "на перевірці"
	case model.Stopped:
		now = "зупинено"
	case model.Deactivated:
		now = "без активації"
	case model.Deleted:
		now = "видалено"
	}
	return fmt.Sprintf("%d %s", n, map[result]string{
		changed: now, queued: "у черзі", rejected: "відхилено", failed: "не змінено", notTried: "без спроби",
		dropped: "скасовано", notDropped: "не скасовано", beingSent: "надсилається", alreadySent: "вже надіслано",
	}[o.result])
}
func (*ukrainian) TriesRest() string {
	return action.Undo.String() + " повторює спробу для решти."
}
func (*ukrainian) UndoesSome(n int) string {
	return fmt.Sprintf("%s скасовує %d з них.", action.Undo, n)
}

func (*ukrainian) AskChange(c model.StatusChange, jobs int) string {
	return text.Sentence(new(ukrainian).ChangeJobs(c, jobs) + "?")
}
func (*ukrainian) AskUndo(jobs int) string {
	return "Скасувати зміну " + amount.InUkrainian(jobs, "вакансії", "вакансій", "вакансій") + "?"
}
func (*ukrainian) ChangeJobs(c model.StatusChange, jobs int) string {
	return c.String() + " " + amount.InUkrainian(jobs, "вакансію", "вакансії", "вакансій")
}
func (*ukrainian) JobWithApplicants(title string, applicants int) string {
	return title + " · " + amount.InUkrainian(applicants, "кандидат", "кандидати", "кандидатів")
}
func (*ukrainian) JobsWithApplicants(jobs, applicants int) string {
	return new(ukrainian).JobWithApplicants(jobsInUkrainian(jobs), applicants)
}
func (*ukrainian) Effect(c model.StatusChange, jobs int) string {
	one := jobs == 1
	switch {
	case c == model.Activate && one:
		return "Вона відразу стане публічною і зарахується до ліміту активних вакансій облікового запису."
	case c == model.Activate:
		return "Вони відразу стануть публічними і зарахуються до ліміту активних вакансій облікового запису."
	case c == model.Delete && one:
		return "Вона зникне з сайту та зі списку вакансій. Якщо скасувати дію, вона повернеться зупиненою."
	case c == model.Delete:
		return "Вони зникнуть з сайту та зі списку вакансій. Якщо скасувати дію, вони повернуться зупиненими."
	case one:
		return "Вона зникне з сайту; нічого не втрачається."
	}
	return "Вони зникнуть з сайту; нічого не втрачається."
}
func (*ukrainian) Revived(deleted int) string {
	return amount.InUkrainian(deleted, "видалена вакансія повернеться", "видалені вакансії повернуться", "видалених вакансій повернуться") + " до списку: зі статусом «зупинена», не публічно."
}
func (*ukrainian) Skipped(jobs, marked int, why skipping) string {
	return fmt.Sprintf("Пропущено: %d з %d позначених, %s.", jobs, marked, skippedInUkrainian(why))
}
func (*ukrainian) AllSkipped(why skipping) string {
	return "Не зараз: усі позначені вакансії — " + skippedInUkrainian(why) + ". " + action.Back.String() + " знімає позначки."
}

func skippedInUkrainian(why skipping) string {
	reached := "вже зі статусом «" + why.change.Result().Word() + "»"
	switch {
	case why.queued && why.reached:
		return reached + " або в черзі на нього"
	case why.queued:
		return "вже в черзі на це"
	}
	return reached
}

func (*ukrainian) UndoActivates(jobs int) string {
	if jobs == 1 {
		return "1 вакансію буде активовано: вона відразу стане публічною і зарахується до ліміту активних вакансій."
	}
	return amount.InUkrainian(jobs, "вакансію", "вакансії", "вакансій") + " буде активовано: вони відразу стануть публічними і зарахуються до ліміту активних вакансій."
}
func (*ukrainian) UndoStops(jobs int) string {
	return amount.InUkrainian(jobs, "вакансію", "вакансії", "вакансій") + " буде зупинено і знято з сайту."
}
func (*ukrainian) UndoDrops(jobs int) string {
	return amount.InUkrainian(jobs, "зміну", "зміни", "змін") + " з черги не буде надіслано."
}
func (*ukrainian) Named(title, region string, hidden bool) string {
	line := "• " + title
	if region != "" {
		line += " · " + region
	}
	if hidden {
		line += " (не в цьому списку)"
	}
	return line
}
func (*ukrainian) MoreInList(jobs int) string {
	return fmt.Sprintf("і ще %d у цьому списку", jobs)
}

func jobsInUkrainian(n int) string {
	return amount.InUkrainian(n, "вакансія", "вакансії", "вакансій")
}
