package config

import (
	"fmt"
	"strings"
)

var inUkrainian = words{
	TextInQuotes:       "текст у лапках",
	TrueOrFalse:        "true або false",
	ListOfTexts:        "список текстів, як [\"назва\", \"аргумент\"]",
	HookWithoutProgram: "hooks.new_application не називає програми",

	NoAccount:        "жодного облікового запису ще не налаштовано",
	SeveralAccounts:  "облікових записів кілька",
	WouldNotReadBack: "файл прочитався б інакше",

	PasswordCommandOff: "в обмеженому режимі password_command вимкнено; користуйтеся password_file",
	SecretCommandOff:   "в обмеженому режимі callback.secret_command вимкнено; користуйтеся callback.secret_file",
	NoSecret:           "немає секрету для перевірки сповіщень: задайте callback.secret_file або callback.secret_command",
	KeyringSilent:      "сховище ключів не відповідає",
	KeyringRefuses:     "сховище ключів не зберігає пароль",
	KeyringKeeps:       "сховище ключів не видаляє пароль",
	KeyringAdvice:      "задайте для облікового запису password_file або password_command",

	DefaultAccountHelp:        "Обліковий запис, який береться без `--account`. Якщо він один, це не потрібно.",
	BaseURLHelp:               "Адреса сервісу. Її записує `shortlist login`.",
	CountryHelp:               "Країна, за правилами якої працює сервіс. Потрібно, лише якщо країни не видно з адреси.",
	EmailAddressHelp:          "Адреса електронної пошти для входу.",
	PasswordCommandHelp:       "Команда оболонки. Перший рядок її виводу — пароль. В обмеженому режимі вимкнено.",
	PasswordFileHelp:          "Файл із паролем. Читати його можете лише ви (`chmod 600`).",
	KeyringHelp:               "Тримати пароль у сховищі ключів робочого столу.",
	JobTypeLabelsHelp:         "Які назви показувати для видів зайнятості 0–5, бо документація сервісу має два переліки: `create` (зі створення вакансії), `overview`, обидва або лише коди.",
	StoreDirHelp:              "Тека з даними всіх облікових записів: відгуки, отримані резюме, чернетки, рішення. Без неї вони лежать у домашній теці. Якщо домашня тека в мережі, виберіть теку на локальному диску. `{uid}` — ваш номер користувача.",
	CVDirHelp:                 "Тека, у яку зберігаються резюме.",
	CVNameHelp:                "Назва збереженого резюме з частин `{date}`, `{name}`, `{apply}`, `{ext}`, `{job}`, `{file}`, `{verdict}` і `{rating}`.",
	CVCacheLimitHelp:          "Скільки місця можуть займати отримані резюме, щонайменше 1MB. Найдавніше вживані видаляються першими.",
	CVOpenerHelp:              "Програма, що відкриває резюме, та її аргументи; файл іде останнім. Без неї вибирає робочий стіл.",
	UIThemeHelp:               "Кольори панелі: `auto`, `light`, `dark`, `contrast`, `distinct`, `plain` або назва власної теми — файлу в `~/.config/shortlist/themes`. `auto` йде за тлом, яке назвав термінал або `COLORFGBG`, а без нього лишає власні кольори термінала, `contrast` найконтрастніша, `distinct` підходить тим, хто не розрізняє червоного й зеленого.",
	UIFirstPaneHelp:           "Панель, що активна під час запуску. Значення `applicants` показує спершу кандидатів першої вакансії.",
	UIFirstJobTabHelp:         "Вкладка вакансій, відкрита під час запуску.",
	UIFirstApplicantTabHelp:   "Вкладка кандидатів, відкрита, коли ви відкриваєте вакансію.",
	UIJobColumnsHelp:          "Стовпці вакансій у порядку після назви. `applicants` і `views` — праворуч. Список, вужчий за 50 знаків, показує `views`, лише якщо немає `region` або `salary`.",
	UIApplicantColumnsHelp:    "Стовпці кандидатів у порядку після імені. `signs` — повідомлення, резюме й вік відгуку. У списку, вужчому за 80 знаків, кандидат має два рядки: ім'я і `signs`, далі `review`, інші стовпці та `salary` праворуч. `experience` видно там, лише якщо немає `position` або `region`.",
	UILanguageHelp:            "Мова текстів: `en`, `uk`, `ro` або `hu`. Порожньо: за локаллю (`LC_ALL`, `LC_MESSAGES`, `LANG`). Змінна `SHORTLIST_LANGUAGE` важливіша за обидві. JSON, журнали й коди завершення не змінюються.",
	KeysHelp:                  "Клавіші дії за її назвою: `export = \"ctrl+e\"`, `down = [\"j\", \"down\"]` або `\"disabled\"`. `preset`: `default`, `arrows` або `emacs`. Назви показує `shortlist guide keys`.",
	UIMouseHelp:               "Клацання вибирає та відкриває, коліщатко прокручує.",
	UILowBandwidthHelp:        "Менше даних для повільної лінії: щонайбільше 256 кольорів і 8 кадрів на секунду, без зображень, а сторінка поруч зі списком лише тоді, коли курсор стоїть пів секунди.",
	UILinearHelp:              "Друкувати рядки й читати слова замість малювання екрана: для програми читання з екрана чи дуже повільного з'єднання; те саме, що --linear.",
	PrivacyKeepHelp:           "Стирати з цього комп'ютера відгуки, старші за стільки днів, як `180d`: коли запускається панель або `shortlist listen`, раз на день під час їхньої роботи та після `shortlist sync`. Відгуки в шортлістах лишаються. Порожньо: ніколи.",
	TeamFolderHelp:            "Тека, у якій ви ділитеся рішеннями, оцінками, мітками, нотатками й шортлістами з іншими менеджерами, див. `shortlist guide team`. Порожньо: вони лишаються на цьому комп'ютері.",
	AccountTeamFolderHelp:     "Тека, у якій ви ділитеся тим, що думаєте про кандидатів цього облікового запису. Без неї діє `team.folder`, якщо це ваш єдиний обліковий запис.",
	TeamNameHelp:              "Ваше ім'я в командній теці, якщо `team.check` дорівнює `signature`. Без нього це ваше ім'я користувача на цьому хості.",
	TeamCheckHelp:             "За чим розпізнається файл колеги: за власником (`owner`), за підписом (`signature`, для копії git) або за обома.",
	TeamKeyHelp:               "Ваш ключ SSH, яким `ssh-keygen` підписує ваші рядки. Якщо ключ в агента, назвіть його файл `.pub`. В обмеженому режимі вимкнено.",
	TeamAllowedSignersHelp:    "Файл із ключами колег, як його читає `ssh-keygen`. Потрібен, якщо перевіряються підписи. Писати в нього можете лише ви або root.",
	TeamHideUntilOwnHelp:      "Показувати, що колеги думають про кандидата, лише після вашого власного рішення.",
	LimitsReadOnlyHelp:        "Нічого не змінювати на сервісі.",
	LimitsRestrictedHelp:      "Не запускати браузера, редактора чи інших програм, а файли читати й зберігати лише в `cv.dir`.",
	CallbackListenHelp:        "`host:port` або `unix:/path`. Якщо задано, панель приймає там нові відгуки. Без цього `shortlist listen` бере 127.0.0.1:8788.",
	CallbackSecretCommandHelp: "Команда оболонки. Перший рядок її виводу — секрет сповіщень. В обмеженому режимі вимкнено.",
	CallbackSecretFileHelp:    "Файл із секретом сповіщень. Читати його можете лише ви.",
	CallbackSignedHelp:        "Текст, який підписує сервіс: час, крапка й тіло або лише тіло.",
	CallbackEncodingHelp:      "Як записано підпис.",
	CallbackToleranceHelp:     "На скільки може розходитися час підпису, від 1s до 24h.",
	HooksNewApplicationHelp:   "Програма та її аргументи, не команда оболонки. Виконується для кожного нового відгуку й читає JSON зі свого вводу. В обмеженому режимі вимкнено.",
	NotifyBellHelp:            "Дзвонити в терміналі про нові відгуки, поки його вікно не у фокусі.",
	NotifyDesktopHelp:         "Просити термінал про сповіщення робочого столу в той час: `osc9` для iTerm2, WezTerm і Ghostty, `osc777` для foot, urxvt і Ghostty. tmux потребує `set -g allow-passthrough on`.",

	NoTeamName:         "ваше ім'я користувача не годиться для файлу командної теки; задайте team.name і team.check = \"signature\"",
	NameNeedsSignature: "team.name потребує team.check = \"signature\": власник файлу має ім'я користувача",

	commandWords: commandInUkrainian,
	sentences:    new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) UnknownSetting(key, nearest string) string {
	return fmt.Sprintf("невідоме налаштування %q; можливо, %q?", key, nearest)
}
func (*ukrainian) AtLine(line int, problem string) string {
	return fmt.Sprintf("рядок %d: %s", line, problem)
}
func (*ukrainian) WrongType(key, wanted, given string) string {
	return key + ": потрібно " + wanted + ", а не " + given
}
func (*ukrainian) Type(toml string) string {
	switch toml {
	case "string":
		return "текст"
	case "integer":
		return "число"
	case "float":
		return "дробове число"
	case "boolean":
		return "true або false"
	case "array", "array table":
		return "список"
	case "table", "inline table":
		return "розділ"
	}
	return "час"
}
func (*ukrainian) Section(header string) string { return "розділ, як " + header }
func (*ukrainian) MistypedColumn(key, name, nearest string) string {
	return fmt.Sprintf("у %s є стовпець %q; можливо, %q?", key, name, nearest)
}
func (*ukrainian) UnknownColumn(key, name string, all []string) string {
	return fmt.Sprintf("у %s є стовпець %q; можливі стовпці: %s", key, name, new(ukrainian).AnyOf(all))
}
func (*ukrainian) ColumnTwice(key, name string) string {
	return fmt.Sprintf("у %s двічі є стовпець %q", key, name)
}
func (*ukrainian) NotAllowed(key, value string, allowed []string) string {
	return fmt.Sprintf("%s має значення %q; можливі: %s", key, value, new(ukrainian).AnyOf(allowed))
}
func (*ukrainian) AnyOf(values []string) string {
	last := len(values) - 1
	return strings.Join(values[:last], ", ") + " або " + values[last]
}
func (*ukrainian) BadKeep(value string) string {
	return fmt.Sprintf("privacy.keep має значення %q; можливий вік у цілих днях, як \"180d\"", value)
}
func (*ukrainian) BadDays(value string) string {
	return fmt.Sprintf("%q не є віком; пишіть цілі дні, як 180d", value)
}
func (*ukrainian) LogLevel(value string) string {
	return fmt.Sprintf("%q не є рівнем журналу; можливі: debug, info, warn або error", value)
}

func (*ukrainian) BadAccountName(name string) string {
	return fmt.Sprintf("%q не годиться як назва облікового запису: беріть літери, цифри, - _ . та @", name)
}
func (*ukrainian) ChooseAccount(names []string) string {
	return "(" + strings.Join(names, ", ") + "); виберіть один через --account"
}
func (*ukrainian) UnknownAccount(name string, known []string) string {
	if len(known) == 0 {
		return fmt.Sprintf("облікового запису %q немає; жодного ще не налаштовано", name)
	}
	return fmt.Sprintf("облікового запису %q немає; є такі: %s", name, strings.Join(known, ", "))
}
func (*ukrainian) AccountWithoutSection(name, section string) string {
	return fmt.Sprintf("account має значення %q, але розділу %s немає", name, section)
}
func (*ukrainian) AccountNotAdded(name, path string) string {
	return "не вдалося додати обліковий запис " + name + " у файл " + path
}

func (*ukrainian) EmptyFile(path string) string { return "файл " + path + " порожній" }
func (*ukrainian) CommandFailed(name string) string {
	return "команда " + name + " завершилася з помилкою"
}
func (*ukrainian) PrintedNothing(name string) string {
	return "команда " + name + " нічого не вивела"
}
func (*ukrainian) ReadableByOthers(path string) string {
	return "файл " + path + " можуть читати інші: виконайте для нього chmod 600"
}
func (*ukrainian) TooLargeForSecret(path string) string {
	return "файл " + path + " завеликий для секрету"
}

func (*ukrainian) ChangeableByOthers(path string) string {
	return "файл " + path + " можуть змінювати не лише root, тож обмеження цього хоста можна було б зняти. Попросіть адміністратора виконати: chown root " + path + "; chmod go-w " + path
}
func (*ukrainian) AddressNotAllowed(host string, allowed []string) string {
	return "цей хост не дозволяє адреси " + host + "; дозволено: " + strings.Join(allowed, ", ")
}

func (*ukrainian) NotWritten(err error) error {
	return fmt.Errorf("записати конфігурацію: %w", err)
}
func (*ukrainian) NotRead(err error) error {
	return fmt.Errorf("прочитати конфігурацію: %w", err)
}
func (*ukrainian) LogNotOpened(err error) error {
	return fmt.Errorf("відкрити журнал: %w; перевірте домашню теку або задайте XDG_STATE_HOME: теку, у яку можете писати", err)
}
func (*ukrainian) TokenNotKept(err error) error {
	return fmt.Errorf("зберегти токен: %w", err)
}
func (*ukrainian) TokenNotForgotten(err error) error {
	return fmt.Errorf("забути токен: %w", err)
}

func (*ukrainian) BadTolerance(value string) string {
	return fmt.Sprintf(`callback.tolerance має значення %q; можливий час від 1s до 24h, як "5m"`, value)
}
func (*ukrainian) RelativeStoreDir(value string) string {
	return fmt.Sprintf(`store.dir має значення %q; має починатися з / або ~, як "/var/tmp/shortlist-{uid}"`, value)
}
func (*ukrainian) BadCacheLimit(value string) string {
	return fmt.Sprintf(`cv.cache_limit має значення %q; можливий розмір від 1MB, як "4GB"`, value)
}
func (*ukrainian) RelativeTeamFolder(key, value string) string {
	return fmt.Sprintf(`%s має значення %q; має починатися з / або ~, як "/srv/hiring"`, key, value)
}
func (*ukrainian) TeamOfNoAccount(folder string, accounts []string) string {
	return fmt.Sprintf("team.folder (%s) не діє для жодного облікового запису, бо їх кілька: %s. Задайте team_folder у розділі кожного, який ділиться; див. shortlist guide team.", folder, strings.Join(accounts, ", "))
}
func (*ukrainian) BadTeamName(value string) string {
	return fmt.Sprintf("team.name має значення %q; дозволено від 1 до 32 малих латинських літер, цифр, крапок, - та _", value)
}
func (*ukrainian) NoAllowedSigners(check string) string {
	return fmt.Sprintf("team.check має значення %q; потрібно team.allowed_signers, файл із ключами колег", check)
}

func (*ukrainian) BadKeys(name string) string {
	return fmt.Sprintf("keys.%s: потрібна клавіша в лапках, список клавіш або \"disabled\"", name)
}
