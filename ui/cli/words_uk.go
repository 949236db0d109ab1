package cli

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/doctor"
)

var inUkrainian = words{
	Version: help{Short: "Показати версію"},
	Help:    help{Short: "Показати довідку про команду"},
	Root: help{Short: "Робоче місце менеджера з найму в терміналі", Long: "Робоче місце менеджера з найму в терміналі: публікуйте вакансії й керуйте ними, дивіться, хто\n" +
		"відгукнувся, читайте резюме. Без команди відкривається панель."},
	FlagConfig:   "файл конфігурації (також SHORTLIST_CONFIG)",
	FlagAccount:  "назва облікового запису (також SHORTLIST_ACCOUNT)",
	FlagJSON:     "вивести результат як JSON",
	FlagYes:      "відповідати «так» на кожне запитання",
	FlagReadOnly: "нічого не змінювати на сервісі",
	FlagTakeOver: "якщо домашня тека мережева: забрати сховище у вікна, яке його тримає",
	FlagNoColor:  "без кольорів (також NO_COLOR)",
	FlagLogLevel: "рівень журналу: debug, info, warn або error",
	Accounts:     help{Short: "Показати облікові записи на цьому комп'ютері"},
	KeepApart: help{
		Short: "Завести окреме сховище для адреси й пошти з налаштувань",
		Long: "Заводить для адреси й пошти, що тепер у налаштуваннях, окремі сховище, CV та вхід.\n" +
			"Дані попередньої адреси лишаються і знову використовуються, щойно її вказано в налаштуваннях.",
	},
	Move: help{
		Short: "Передати сховище адресі й пошті з налаштувань",
		Long: "Передає сховище облікового запису адресі й пошті з налаштувань, якщо сервіс переїхав на іншу адресу.\n" +
			"Туди ж підуть зміни з черги, чернетки й незавершені вакансії. Доведеться ввійти знову. Спершу запитує (--yes).",
	},
	Login: help{Short: "Увійти та додати обліковий запис, якщо він новий", Long: "Увійти в обліковий запис. З --base-url і --email до файлу конфігурації додається новий обліковий\n" +
		"запис, щойно сервіс прийме пароль. shortlist запитує пароль. Без термінала він бере\n" +
		"SHORTLIST_PASSWORD або перший рядок вводу."},
	LoginBaseURL: "адреса сервісу для нового облікового запису",
	LoginEmail:   "електронна адреса для входу в новий обліковий запис",
	LoginCountry: "країна сервісу, якщо її не видно з адреси: ua, ro або hu",
	Logout:       help{Short: "Вийти на цьому комп'ютері"},
	Man:          help{Short: "Вивести сторінку довідника (man)"},
	Guide:        help{Short: "Показати посібник або список посібників", Long: "Показати посібник. Без теми виводиться список посібників. У конвеєрі посібник — це простий Markdown."},
	Config: help{Short: "Вивести типову конфігурацію та місця файлів", Long: "Вивести файл конфігурації, у якому кожне налаштування — це коментар із типовим значенням. Перші\n" +
		"рядки показують, де shortlist тримає файли: конфігурацію, сховище, отримані резюме та журнал.\n" +
		"--schema виводить натомість схему JSON цього файлу, для редакторів, які перевіряють TOML."},
	ConfigSchema: "вивести схему JSON цього файлу",
	ConfigCheck: help{Short: "Перевірити файли конфігурації", Long: "Перевірити файли конфігурації та вивести кожну помилку з номером рядка. Код виходу 0, якщо помилок\n" +
		"немає, інакше 2."},
	Demo: help{Short: "Відкрити панель із вбудованим сервісом і вигаданими даними", Long: "Відкрити панель із вбудованим сервісом і вигаданими даними. Сервіс працює в пам'яті: не відкриває\n" +
		"портів, не використовує ваших файлів і зникає, коли ви виходите. Резюме, збережене в демо, —\n" +
		"справжній файл."},
	DemoCountry:    "країна сервісу: ua, ro або hu (типово: країна кандидатів або ua)",
	AfterDemo:      "Демо завершено. Що далі:",
	OwnAccount:     "увійти на свій сайт вакансій і побачити відгуки",
	ReviewingGuide: "як читати резюме, вирішувати, порівнювати, шукати",
	OwnService:     "той самий сервіс за адресою, для скриптів",
	CVDir:          "тека для збережених резюме (типово: cv.dir із конфігурації або ~/CVs)",

	JobsList:       help{Short: "Показати список вакансій"},
	JobsListStatus: "лише вакансії з таким статусом: Activated, PreActivated, Stopped, Deactivated або Deleted",
	JobsShow:       help{Short: "Показати вакансію"},
	JobsCreate: help{Short: "Створити вакансію та одразу опублікувати", Long: "Створити вакансію. Сервіс публікує її одразу. Якщо відповідь не надходить, shortlist шукає вакансію\n" +
		"серед вакансій облікового запису. Без запитання вакансія ніколи не надсилається вдруге."},
	JobsUpdate: help{Short: "Змінити поля вакансії", Long: "Змінити поля вакансії; решта полів лишається без змін. Порожнє значення або null очищає поле.\n" +
		"Сервіс не повідомляє валюту вакансії та скидає її, якщо валюту не вказано. Тому --currency\n" +
		"потрібен один раз для кожної вакансії, яку ще не зберігали з цього комп'ютера."},
	JobsPending: help{Short: "Шукати вакансії, надіслані без відповіді", Long: "Показати вакансії, створення яких не підтвердила жодна відповідь, і пошукати кожну серед вакансій\n" +
		"облікового запису. Про знайдену вакансію shortlist повідомляє й більше не вважає її непідтвердженою.\n" +
		"--forget після запитання забуває решту: зробіть це, якщо їх не створено або якщо ви вже дали їм раду."},
	JobsPendingForget:  "забути вакансії, яких немає серед вакансій облікового запису",
	JobDescriptionFile: "файл з описом у HTML або звичайним текстом; - це ввід",
	JobFile:            "файл JSON із полями під назвами сервісу; - це ввід. Параметри важливіші за нього",

	ApplicantsList: help{Short: "Показати кандидатів вакансії", Long: "Показувати кандидатів вакансії в міру надходження. Жоден відгук не позначається переглянутим.\n" +
		"Запропоновані сервісом люди, які не відгукувалися, наведені окремо в кінці."},
	ApplicantsListAll: "разом із видаленими відгуками",
	ApplicantsShow: help{Short: "Показати кандидата", Long: "Показати кандидата, не позначаючи відгук переглянутим. З --job shortlist читає кандидатів вакансії\n" +
		"із сервісу. Без нього показується збережена копія."},
	ApplicantsShowJob: "вакансія, до якої належить відгук",
	ApplicantsViewed:  help{Short: "Позначити відгуки переглянутими, назавжди й для всього облікового запису"},
	ApplicantsExport: help{Short: "Експортувати кандидатів: XLSX, CSV, JSON або збірка в Markdown чи PDF", Long: "Експортувати кандидатів вакансії, кандидатів шортліста або відгуки, названі через --apply, разом із\n" +
		"вашими рішеннями: рішення, оцінка, мітки, шортлісти й нотатка. У XLSX і CSV рядок на кожного кандидата.\n" +
		"JSON додає текст резюме. Збірка (md, pdf) — один документ зі змістом, профілями, нотатками й текстами\n" +
		"резюме. Кандидатів вакансії shortlist читає із сервісу; про решту експортується збережена копія.\n" +
		"Наявні файли ніколи не перезаписуються, і жоден відгук не позначається переглянутим. Якщо\n" +
		"експортувати нічого, файл не створюється, а код виходу — 4."},
	ExportShortlist: "кандидати цього шортліста",
	OnlyApply:       "лише цей відгук; можна вказати кілька разів",
	ExportVerdict:   "лише кандидати з одним із цих рішень: yes, maybe, no, none",
	ExportAll:       "також видалені відгуки та запропоновані кандидати вакансії",
	ExportFormat:    "формат файлу: xlsx, csv, json, md або pdf (типово: закінчення --out, інакше csv)",
	ExportOut:       "файл для запису; - це вивід",
	ExportNoBOM:     "без позначки, за якою Excel розпізнає CSV як UTF-8",
	ExportSeparator: "роздільник комірок CSV: , або ; (Excel у більшості Європи потребує ;)",
	ExportWithout:   "пропустити: verdicts (рішення з оцінками, мітками й шортлістами), notes (нотатки), contacts (контакти)",
	ExportWithCVs:   "створити ZIP-архів: файл (типово збірка в PDF) і оригінали резюме",
	CVSave: help{Short: "Зберегти резюме кандидатів вакансії", Long: "Зберегти резюме всіх кандидатів вакансії або відгуків, названих через --apply, і вивести шлях до\n" +
		"кожного. Наявні файли ніколи не перезаписуються, і жоден відгук не позначається переглянутим."},
	CVText: help{Short: "Вивести резюме як текст", Long: "Вивести текст резюме: PDF, DOCX, DOC, ODT, RTF, HTML або простий текст; формат розпізнається за\n" +
		"вмістом. З --apply виводиться резюме відгуку, який уже прочитано на цьому комп'ютері. Жоден відгук не\n" +
		"позначається переглянутим. Слова, які є у файлі, але невидимі на сторінках, пропускаються; --hidden\n" +
		"виводить лише їх."},
	CVTextApply:  "резюме цього відгуку",
	CVTextLayout: "зберегти вигляд сторінки, з колонками поряд",
	CVTextHidden: "лише слова, які є у файлі, але не на сторінці",
	CVReader:     help{Short: "Прочитати резюме для іншого shortlist"},

	Search: help{Short: "Шукати серед кандидатів усіх вакансій", Long: "Шукати серед усіх кандидатів на цьому комп'ютері: імена, контакти, роботодавці, посади, обов'язки,\n" +
		"освіта, нотатки, мітки й текст резюме. Найновіші йдуть першими. Жоден відгук не позначається\n" +
		"переглянутим, і жоден запит не надсилається. Пошук знаходить кандидатів, чию вакансію прочитано на\n" +
		"цьому комп'ютері, і резюме, які панель прочитала у фоні. shortlist sync читає і те, й інше.\n\n" +
		"Мають збігатися всі умови; OR знаходить одну з двох, а (дужки) групують: java (київ OR львів).\n" +
		"Слово знаходиться з будь-яким закінченням: Java не знаходить JavaScript, java* знаходить. \"Слова в\n" +
		"лапках\" шукаються поспіль і точно. -слово вилучає слово. Імена, роботодавці й місця знаходяться і\n" +
		"кирилицею, і латиницею: Rudenko знаходить Руденко, а Szewczenko — Шевченко; але не в лапках.\n" +
		"Поля: name: contact: employer: position: duties: education: region: note: tag: cv:\n" +
		"Інші: job:ID або job:TITLE, list:NAME шортліста, has:cv (email phone note tag rating verdict salary\n" +
		"messages), verdict:yes (maybe no none), is:unviewed (new suggested premium deleted\n" +
		"due snoozed), status:invited (received processing offer rejected deleted).\n" +
		"Порівняння: rating:>3, age:25..35, years:>=5 (повні роки досвіду), salary:<=40000 (кожна у своїй\n" +
		"валюті), salary:>1000usd (у цій валюті), applied:7d (останні 7 днів; також 2w 3m 1y),\n" +
		"applied:2026-10-01.. (також день, 2026-10, 2026, <2026-10-01). Невідоме значення не відповідає жодному\n" +
		"порівнянню: age: ніколи не знаходить кандидата без віку."},
	SearchLimit: "показати щонайбільше стільки кандидатів",
	Sync: help{Short: "Прочитати кандидатів усіх вакансій для пошуку", Long: "Прочитати кандидатів із сервісу й додати їх та їхні резюме до пошукового індексу. Без аргументів\n" +
		"shortlist читає вакансії, які тут ще не прочитано повністю, і ті, де змінилася кількість кандидатів.\n" +
		"--all читає кожну вакансію з кандидатами, бо новий статус чи повідомлення не змінює кількості. JOB —\n" +
		"читати лише названі вакансії. Вакансії читаються одна за одною. Жоден відгук не позначається\n" +
		"переглянутим.\n\n" +
		"Виводяться лише вакансії зі змінами. Без змін не виводиться нічого, хіба що з --json: це зручно для\n" +
		"cron. Поки інший shortlist читає кандидатів цього облікового запису, читається лише список вакансій,\n" +
		"а код виходу — 1. Якщо одну вакансію прочитати не вдається, решту буде прочитано. Тоді код виходу —\n" +
		"6 через мережу або 3 через вхід."},
	SyncEachHour: "crontab: щогодини в робочі дні, щоб пошук знаходив усіх",
	SyncAll:      "читати кожну вакансію з кандидатами, навіть якщо їх кількість не змінилася",

	Erase: help{Short: "Стерти відгуки з цього комп'ютера та вивести звіт", Long: "Стерти те, що цей комп'ютер зберігає про людину, про кандидатів вакансії або про старі відгуки:\n" +
		"профілі, резюме, рішення, місця в шортлістах, пошуковий індекс, файли сповіщень, позначки перегляду в\n" +
		"черзі, імена в журналі дій і збережені пошуки з іменем людини. Спершу команда запитує. --dry-run\n" +
		"показує, що було б стерто.\n\n" +
		"PERSON — це id відгуку, електронна адреса, номер телефону або ім'я. Стираються всі відгуки з адресою\n" +
		"або номером цієї людини, хоч на яку вакансію. Якщо підходить кілька людей, виводиться їхній список, а\n" +
		"код виходу — 2.\n\n" +
		"Потім shortlist шукає імена, адреси й номери в байтах кожного файлу облікового запису. Звіт не містить\n" +
		"жодного з них. Він рахує стерте й називає те, що могло лишитися. Якщо якийсь файл досі містить щось із\n" +
		"цього, код виходу — 1. Перерване стирання продовжується, коли shortlist наступного разу відкриває\n" +
		"обліковий запис.\n\n" +
		"На сервісі відгуки лишаються. Тут лишаються тільки їхні id, щоб shortlist не прочитав їх знову.\n" +
		"--forget-tombstones забуває ці id, і наступне читання повертає відгуки. Відгук, відомий лише зі\n" +
		"сповіщення (callback), такого id не має: він повернеться, щойно з'явиться у списку сервісу."},
	EraseJob:         "стерти кандидатів цієї вакансії та чернетки її змін",
	EraseOlderThan:   "стерти відгуки, старші за стільки днів, наприклад 180d",
	EraseShortlisted: "з --older-than: також відгуки в шортлістах",
	EraseDeleteSaved: "видалити також файли з ними, які зберіг shortlist, якщо їх не змінено; без цього їх лише перелічено",
	EraseDryRun:      "показати, що було б стерто, і нічого не стирати",
	EraseForget:      "забути id стертих відгуків, щоб їх можна було прочитати знову",
	Held: help{Short: "Показати все, що цей комп'ютер зберігає про людину", Long: "Показати все, що цей комп'ютер зберігає про людину: кожен відгук і що саме зберігається, звідки й\n" +
		"відколи. PERSON — це id відгуку, електронна адреса, номер телефону або ім'я, як і для\n" +
		"shortlist erase. Якщо підходить кілька людей, виводиться їхній список, а код виходу — 2. Експортовані\n" +
		"файли та збережені вами резюме не враховано."},

	Watch: help{Short: "Виводити рядок про кожен новий відгук, доки не перервете", Long: "Виводити рядок про кожен новий відгук, доки не перервете. shortlist опитує сервіс кожні дві хвилини,\n" +
		"а відгуки зі сповіщень (callback) виводить одразу, хоч яке вікно їх отримало. Скільки б вікон не мав\n" +
		"обліковий запис, опитує лише одне. Перше опитування виводить також відгуки, що надійшли раніше, на\n" +
		"вакансії, вже відомі тут. Коли watch запускається знову, спершу виводиться все, що надійшло за цей час,\n" +
		"навіть якщо про це вже повідомило інше вікно або digest: кожен відгук виводиться один раз. Відоме до\n" +
		"першого watch не виводиться: див. shortlist digest --help. Жоден відгук не позначається переглянутим.\n\n" +
		"З --json кожен рядок — об'єкт: time, jobId, jobTitle, source (callback або poll), justIn і кандидат у\n" +
		"тому вигляді, який виводить applicants list --json. Поки justIn дорівнює true, відгук відомий лише зі\n" +
		"сповіщення: його id менший за 0 і не належить сервісу.\n\n" +
		"hooks.new_application у конфігурації називає програму. Вона запускається один раз для кожного нового\n" +
		"відгуку й читає той самий об'єкт зі стандартного вводу. Її запускає watch, listen або панель — хто\n" +
		"перший; якщо shortlist тим часом завершиться, вона може не запуститися. Коли одне з трьох стартує,\n" +
		"програма запускається також для кожного пропущеного відгуку останньої доби; спершу їх може бути\n" +
		"багато.\n\n" +
		"Якщо сервіс недоступний, shortlist повідомляє про це один раз і опитує його рідше. Якщо сервіс\n" +
		"відхиляє вхід, команда завершується."},
	Digest: help{Short: "Показати нові відгуки після попереднього дайджесту", Long: "Показати нові відгуки після попереднього дайджесту, за вакансіями: дата, чи є резюме, ім'я, посада або\n" +
		"регіон. Відгуки, відомі лише зі сповіщення (callback), теж враховано. Спершу shortlist читає сервіс.\n" +
		"Якщо це не вдається, він виводить те, що знає цей комп'ютер, із попередженням, а код виходу — 6 (3,\n" +
		"якщо вхід відхилено). Без нових відгуків і нагадувань не виводиться нічого, хіба що з --json.\n" +
		"Жоден відгук не позначається переглянутим.\n\n" +
		"Новими вважаються відгуки з часу, коли цей комп'ютер уперше прочитав вакансії облікового запису.\n" +
		"Перший дайджест охоплює щонайбільше 24 години. Кожен наступний містить відгуки, що надійшли після\n" +
		"запису попереднього: кожен виводиться один раз, а невдалий вивід не губить жодного. --since натомість\n" +
		"дивиться назад до певного часу й не змінює наступного дайджесту; --peek теж його не змінює."},
	DigestExample: "# crontab: у робочі дні о восьмій, поштою, якщо є нові відгуки",
	DigestSince:   "з якого часу, наприклад 2026-11-21 або 2026-11-21T08:00, чи за який період: 24h, 7d",
	DigestPeek:    "не змінювати наступного дайджесту",
	DigestAlways:  "виводити, навіть якщо нових відгуків немає",
	DigestOffline: "не звертатися до сервісу",
	Listen: help{Short: "Приймати нові відгуки через сповіщення (callback)", Long: `Приймати сповіщення сервісу (callback) про кожен новий відгук. listen перевіряє підпис
секретом із конфігурації та зберігає відгук і його файли, перш ніж відповісти.
Кожне вікно облікового запису показує відгук за секунду. Вхід не потрібен.

Конфігурація називає секрет у файлі, доступному лише вам (chmod 600), і може називати
адресу:

  [callback]
  secret_file = "~/.config/shortlist/callback-secret"
  listen = "127.0.0.1:8788"

Без --addr і --socket команда слухає там або на 127.0.0.1:8788. Сокет від systemd
важливіший за обидва. Кожне сповіщення пише рядок у потік помилок, без даних
кандидата. SIGTERM завершує команду, щойно вона відповість на поточні сповіщення.

hooks.new_application у конфігурації називає програму, яка запускається для кожного
нового відгуку, як і з watch: див. shortlist watch --help. В обмеженому режимі її вимкнено.

Зворотний проксі додає TLS. Шлях обираєте ви. Проксі має передавати тіла, також тіла
запитів GET, і не має складати файли кандидатів у власну теку. nginx:

  location = /hooks/applications {
      proxy_pass http://127.0.0.1:8788;
      proxy_http_version 1.1;
      proxy_request_buffering off;
      client_max_body_size 64m;
  }

Caddy:

  handle /hooks/applications {
      reverse_proxy 127.0.0.1:8788
  }

На комп'ютері з іншими користувачами будь-хто з них може зайняти порт раніше або
надсилати на нього запити. Підпис захищає від фальшивих відгуків, але не від зайнятого
порту. Використовуйте там unix-сокет: --socket або listen = "unix:/path" створює сокет
лише для цього користувача. Проксі, що працює від імені іншого користувача,
використовує сокет від systemd: ListenStream=/path в юніті socket. У його теку можуть
заходити лише ви та група проксі (chmod 710). nginx передає на нього через
proxy_pass http://unix:/path, Caddy — через unix//path.

systemd запускає команду для облікового запису, тут acme. Пакет уже має ці юніти; у теці
вихідного коду:

  mkdir -p ~/.config/systemd/user && cp assets/systemd/* ~/.config/systemd/user/
  systemctl --user enable --now shortlist-listen@acme.socket
  loginctl enable-linger            # також коли ви не в системі

Сервіси підписують по-різному. --observe показує, як підписано кожне сповіщення, і
відповідні рядки конфігурації. Він нічому не довіряє, нічого не зберігає та відповідає
503, щоб сервіс надіслав сповіщення ще раз.`},
	ListenAddr:    "HOST:PORT, де слухати; без хоста підключиться лише цей комп'ютер, порт 0 — будь-який вільний",
	ListenSocket:  "шлях unix-сокета, де слухати натомість, лише для цього користувача",
	ListenMaxBody: "найбільше сповіщення, яке приймати, разом із файлами",
	ListenObserve: "лише показувати, як підписано сповіщення; нічого не зберігати",

	SandboxListen:             "адреса, де слухати; порт 0 — будь-який вільний",
	SandboxCountry:            "країна сервісу: ua, ro або hu (типово ua або країна файлу даних)",
	SandboxData:               "файл, що зберігає всі зміни (типово: у пам'яті)",
	SandboxLimit:              "найбільша кількість активних вакансій (типово: зі сценарію)",
	SandboxTokenTTL:           "строк дії токена доступу, тривалість",
	SandboxCallbackURL:        "адреса, що отримує нові відгуки",
	SandboxCallbackMethod:     "метод сповіщень: GET, POST або PUT",
	SandboxApplyEvery:         "як часто хтось відгукується, тривалість (типово: ніколи)",
	SandboxCallbackSource:     "application.source у сповіщеннях (типово: відсутнє)",
	SandboxCallbackSecretFile: "файл із секретом, яким підписуються сповіщення",
	SandboxFault:              "збій, який імітувати, див. вище; можна вказати кілька разів",

	NeedsTerminal:        "панель потребує термінала; у скрипті використовуйте команди, див.: shortlist --help",
	DumbTerminal:         "цей термінал не вміє рухати курсор (TERM має значення dumb), а панелі це потрібно; shortlist --linear друкує натомість рядки",
	DashboardWithoutJSON: "панель не виводить JSON; використайте команду, наприклад: shortlist jobs list --json",
	Restricted:           "обмежений режим не запускає інших програм",
	HookRestricted:       "hooks.new_application вимкнено: обмежений режим не запускає інших програм.",
	ViewerRemote:         "цей комп'ютер не той, за яким ви сидите, тож вікна переглядача ви не побачите; прочитайте текст тут або збережіть резюме",
	ViewerWithoutDesktop: "на цьому комп'ютері немає робочого столу для переглядача; прочитайте текст тут або збережіть резюме",
	NoEditor:             "редактор не знайдено; задайте свій у $EDITOR",

	NoTerminalForQuestion: "потрібна відповідь, а термінала немає; --yes відповідає «так»",
	NotConfirmed:          "не підтверджено, нічого не змінено",

	Interrupted:         "перервано",
	SubscriptionPending: "з вакансією все гаразд, але публікувати не можна, доки не схвалено підписку: спробуйте пізніше",
	RunLogin:            "виконайте: shortlist login",
	NoAccount:           "облікового запису ще немає; додайте його: shortlist login --base-url ADDRESS --email ADDRESS",
	NoAccounts:          "Облікового запису ще немає. Додайте його: shortlist login --base-url ADDRESS --email ADDRESS",
	OutputFailed:        "не вдалося записати вивід",
	StoreHeld:           "Сховище зайняла інша програма: очікування.",
	BlindModeOn:         "Увімкнено анонімний режим: імена та контакти приховано. Клавіша b на панелі вимикає його.",
	NotKept:             "Не все вдалося зберегти на цьому комп'ютері",
	JobsNotKept:         "Вакансії не вдалося зберегти на цьому комп'ютері",

	SignedIn:        "Вхід виконано.",
	NoPassword:      "пароль не введено; задайте SHORTLIST_PASSWORD або передайте пароль на стандартний ввід",
	UnknownField:    "невідоме поле (див.: shortlist guide jobs):",
	SignInNotKept:   "вхід виконано, але зберегти його на цьому комп'ютері не вдалося",
	NotAnEmail:      "--email: потрібна електронна адреса для входу",
	NoUsableAddress: "немає придатної адреси",
	Yes:             "так",
	No:              "ні",

	ConfigCorrect: "Конфігурація правильна.",

	Doctor:               help{Short: "Перевірити конфігурацію, файли, вхід, термінал, сховище, сповіщення", Long: "Перевірити все, від чого залежить shortlist, і вивести рядок про кожен результат: добре, увага або\nпогано, і що робити. Сервіс отримує один запит, який нічого не змінює. Вивід не містить секретів,\nелектронних адрес і даних кандидатів, тож його можна додати до звернення. Код виходу 1, якщо є\nрядок «погано»."},
	DoctorOffline:        "нічого не надсилати сервісу",
	DoctorFile:           "Файл",
	DoctorHostFile:       "Файл хоста",
	CheckConfig:          "Виконайте: shortlist config check",
	DoctorAccount:        "Обл. запис",
	DoctorNoAccount:      "Жодного облікового запису не налаштовано.",
	DoctorNotChosen:      "Обліковий запис не обрано, не налаштовано, або цей хост не дозволяє його адреси.",
	ChooseByFlag:         "Назвіть його через --account або SHORTLIST_ACCOUNT. Список показує shortlist accounts.",
	DoctorPassword:       "Пароль",
	PlaceConfig:          "Конфігурація",
	PlaceLog:             "Журнал",
	PlaceData:            "Дані",
	PlaceCache:           "Резюме",
	PlaceState:           "Токен",
	DoctorSignIn:         "Вхід",
	DoctorLogin:          "Виконайте: shortlist login",
	StoreOfOther:         "Сховище містить дані іншої адреси чи пошти, ніж у налаштуваннях. Нічого не надіслано.",
	DecideWhose:          "Виконайте: shortlist accounts keep-apart або shortlist accounts move",
	CheckAddress:         "Виправте base_url облікового запису. Виконайте: shortlist config check",
	KeyringSilent:        "Сховище ключів не відповідає.",
	KeyringEmpty:         "Джерело: keyring, але пароля там немає.",
	NoPasswordStored:     "Вхід не виконано, і пароль не збережено.",
	SignInNotEmployer:    "Це не обліковий запис роботодавця.",
	CheckPasswordSource:  "Спробуйте вручну, потім виконайте shortlist login: він покаже причину.",
	SignInRejected:       "Сервіс відхиляє адресу або пароль.",
	ServiceUnreachable:   "Сервіс недоступний.",
	CheckConnection:      "Перевірте з'єднання, проксі та адресу. Збереженими даними можна користуватися.",
	ServiceFails:         "Сервіс доступний, але дає збій або зайнятий.",
	WaitForService:       "Спробуйте пізніше. Збереженими даними можна користуватися.",
	DoctorClock:          "Годинник",
	ClockUnknown:         "Сервіс не надсилає часу, з яким можна порівняти.",
	ClockAgrees:          "Збігається з годинником сервісу.",
	SetClock:             "Налаштуйте годинник або увімкніть синхронізацію часу (NTP).",
	SetClockForCallbacks: "Сповіщення відхиляються. Налаштуйте годинник або увімкніть синхронізацію часу (NTP).",
	SetClockForErasing:   "Доти старі відгуки не стираються. Налаштуйте годинник або увімкніть синхронізацію часу (NTP).",
	DoctorReader:         "Читання резюме",
	ReaderConfined:       "Процес читання не відкриває ваших файлів і не встановлює з'єднань.",
	ConfineReader:        "Linux має обидва з версії 5.13. Можливо, їх вимкнено або приховує контейнер.",
	NoReader:             "Тут резюме не читаються: ",
	WithoutReader:        "Зберігайте резюме й відкривайте їх іншою програмою.",
	DoctorReceiver:       "Приймач",
	NoCallbacks:          "Не налаштовано. Нові відгуки знаходить опитування.",
	DoctorAddress:        "Адреса",
	ChangeAddress:        "Завершіть іншу програму або змініть callback.listen.",
	DoctorSecret:         "Секрет",
	SetSecret:            "Задайте callback.secret_file, з chmod 600, або callback.secret_command.",
	DoctorSelfTest:       "Самоперевірка",
	SelfTestPasses:       "Підписане сповіщення прийнято, хибний підпис відхилено. Нічого не збережено.",
	SelfTestFails:        "Приймач не приймає власного підпису.",
	ObserveCallbacks:     "Перевірте callback.signed і callback.encoding. Виконайте: shortlist listen --observe",
	DoctorReadOnly:       "Лише читання",
	DoctorRestricted:     "Обмеж. режим",
	DoctorAddresses:      "Адреси",
	NotRestricted:        "Вимкнено: доступні інші програми та всі теки.",
	DoctorEditor:         "Редактор",
	DoctorNoEditor:       "Редактор не знайдено. Описи пишуться у формі.",
	SetEditor:            "Задайте в EDITOR програму, у якій ви пишете.",
	DoctorDesktop:        "Робочий стіл",
	DesktopOpens:         "Посилання та резюме відкриваються в його програмах.",
	DesktopOpensNot:      "Посилання та резюме не відкриваються: робочого столу тут немає, або він на іншому комп'ютері.",
	SaveInstead:          "Читайте резюме як текст або зберігайте їх. Посилання можна копіювати.",
	DoctorHook:           "Хук",
	DoctorCVs:            "Збережені CV",
	DoctorLocale:         "Локаль",
	SetLocale:            "Задайте в LANG локаль із UTF-8, наприклад C.UTF-8.",

	NoJobs:           "Вакансій немає.",
	CurrencyUnknown:  "невідома: сервіс її не повідомляє",
	BrokenRule:       "Порушує правила сервісу",
	WithoutStatus:    "без статусу",
	SendingElsewhere: "зміну надсилає інше вікно; результат ще невідомий",
	NotMade:          "зміни надсилає інше вікно; цю зміну не внесено",
	ChangeMade:       "Відповідь не надійшла, але сервіс вніс зміну.",
	NoJobFields:      "опишіть вакансію: параметр для кожного поля або --file",
	NoChanges:        "назвіть зміни: параметр для кожного поля або --file",
	TheInput:         "ввід",
	OneInput:         "--file і --description-file не можуть обидва бути вводом",
	OneDescription:   "вкажіть --description або --description-file, а не обидва",
	NotOneObject:     "це не один об'єкт JSON",
	NotText:          "це не текст",
	OutOfRange:       "це число поза межами",
	NotAValue:        "це не текст, не число і не null",
	MustBeText:       "тут має бути текст",
	MustBeNumber:     "тут має бути число",
	MustBeWhole:      "тут має бути ціле число",
	NothingForgotten: "нічого не забуто",
	NothingPending:   "Непідтверджених вакансій немає.",
	CouldNotLook:     "не вдалося отримати список вакансій, щоб пошукати її",
	NotFoundNow:      "серед вакансій її зараз немає",
	FoundNow:         "Відповідь загубилася, але вакансію створено.",

	Suggested:      "Запропоновані сервісом, без відгуку:",
	Arrival:        "новий",
	BrokenCV:       "пошк.",
	CVMissing:      "немає на цьому комп'ютері",
	Experience:     "Досвід",
	Education:      "Освіта",
	ViewsSent:      "позначки надіслано",
	ViewsMaybeSent: "деякі позначки, можливо, надіслано",

	JSONAndFormat:   "--json та інший формат суперечать одне одному",
	NotForTerminal:  "термінал не може показати цей формат; вкажіть файл через --out",
	ArchiveAndName:  "з --with-cvs файл — архів: назва в --out має закінчуватися на .zip; без нього — інакше",
	NothingToExport: "немає кандидатів для експорту, тож нічого не записано",
	Applicants:      "Кандидати",
	CVUnreadable:    "не вдалося прочитати резюме",
	CVImageOnly:     "його покаже програма перегляду",
	CVLocked:        "попросіть копію без пароля",
	CVDamaged:       "програма перегляду, можливо, покаже більше, або попросіть іншу копію",

	NoSearchWord: "Немає слів для пошуку.",
	AllOrJobs:    "--all читає всі вакансії; вкажіть або його, або вакансії",
	NothingDone:  "нічого не зроблено",

	OnePersonOnly:       "erase: вкажіть лише одну людину; ім'я візьміть у лапки",
	HeldNeeds:           "held: потрібна одна людина; ім'я візьміть у лапки",
	HeldPDF:             "записати як PDF у цей файл; - це вивід",
	HeldPDFAndJSON:      "--pdf і --json — два формати; вкажіть один",
	EraseNeeds:          "erase: потрібне одне з цього: людина, --job, --older-than",
	ShortlistedNeedsAge: "--shortlisted діє лише з --older-than",
	NothingKeptOf:       "про цю людину тут нічого не зберігається",
	ErasedDone:          "відгуки стерто",
	NotAllErased:        "стерто не все; звіт називає те, що лишилося",
	ForgetAlone:         "--forget-tombstones вказують без інших параметрів і без людини",
	AskUnseen:           "Надіслати без цих слів?",
	AskForgetErased:     "Дозволити наступному читанню кандидатів повернути всі стерті відгуки?",

	NewsEnded:         "сховище цього комп'ютера більше не надсилає новин",
	NoName:            "(без імені)",
	ServiceBack:       "Сервіс знову відповідає.",
	SearchIncomplete:  "відгуки, яких ще немає в індексі, не переглянуто",
	DigestRepeats:     "наступний дайджест знову покаже ті самі відгуки",
	DigestIncomplete:  "сервіс не прочитано, тож нових відгуків може бракувати",
	DigestJobsUnread:  "їхніх нових відгуків може бракувати",
	NotCountedAsNew:   "Відгуки, старші за перше читання вакансій на цьому комп'ютері, не вважаються новими.",
	CV:                "CV",
	SocketFromSystemd: "systemd уже відкрив сокет для прослуховування; приберіть --addr і --socket",
	TwoAddresses:      "--addr і --socket називають два місця; оберіть одне",
	NotEncrypted:      "ця адреса доступна іншим комп'ютерам і не шифрується: використайте зворотний проксі з TLS, див.: shortlist listen --help",
	NoSettingFits: "Жодне налаштування приймача не підходить. Чи правильний секрет, чи не змінює тіло проксі, чи не підписано інакше?\n" +
		"Нові відгуки й далі знаходить опитування.",
	Passes: "Сповіщення з таким підписом проходять із нинішньою конфігурацією.",

	SandboxNumbers:    "--limit і --apply-every не можуть бути меншими за 0, а --token-ttl має бути більшим за 0",
	WithoutNeedsEvery: "--apply-without потребує --apply-every",
	SecretNeedsURL:    "--callback-secret-file і --callback-source потребують --callback-url",
	URLNeedsSecret:    "--callback-url потребує --callback-secret-file, бо сповіщення підписуються",
	SandboxEnded:      "пісочницю зупинено",

	GlobalFlags:       "Діють із кожною командою.",
	ConfigurationFile: "Конфігурація — це файл TOML. Невідоме налаштування або значення хибного типу — помилка. Приклад:",

	teamWords:    teamInUkrainian,
	commandWords: commandInUkrainian,
	helpWords:    helpInUkrainian,
	linearWords:  linearInUkrainian,
	reportWords:  reportInUkrainian,
	snoozeWords:  snoozeInUkrainian,
	themeWords:   themeInUkrainian,
	sentences:    new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

// Commands

func (*ukrainian) Group(name string) string {
	return map[string]string{
		"jobs": "Список вакансій, перегляд, публікація та зміни", "applicants": "Кандидати: список, перегляд, експорт, позначка «переглянуто»", "cv": "Читати та зберігати резюме",
	}[name]
}
func (*ukrainian) DemoScenario(names []string) string {
	return "назва набору даних: " + strings.Join(names, ", ") + " (типово: демо вашою мовою або англійською)"
}

// Jobs

func (*ukrainian) JobsStatus(c model.StatusChange) help {
	switch c {
	case model.Activate:
		return help{Short: "Знову опублікувати вакансію"}
	case model.Stop:
		return help{Short: "Зняти вакансію з публікації"}
	case model.Delete:
	}
	return help{Short: "Видалити вакансію"}
}
func (*ukrainian) JobField(flag string) string {
	return map[string]string{
		"title": "назва, щонайбільше 20 знаків", "region": "місто або регіон", "address": "вулиця, номер будинку",
		"salary-from": "найменша зарплата, ціле число", "salary-to": "найбільша зарплата, ціле число",
		"rate":     "період оплати, код або слово: 0 година, 1 день, 2 тиждень, 3 місяць, 5 рік",
		"currency": "валюта зарплати, код або назва: в Україні 0 UAH, 1 USD, 2 EUR; у Румунії 0 EUR, 1 RON, 2 USD; в Угорщині 0 HUF, 1 EUR, 2 USD",
		"type1":    "тип роботи, код від 0 до 5", "type2": "другий тип роботи, код від 0 до 5",
		"description": "опис у HTML, щонайменше 100 знаків тексту",
	}[flag]
}

// Applicants

// Search and sync

func (*ukrainian) NeedsQuery(command string) string {
	return command + ": вкажіть слова для пошуку"
}

// New applications

// Sandbox

func (*ukrainian) Sandbox(faults string) help {
	return help{Short: "Запустити вбудований сервіс за адресою, для інтеграторів і тестів", Long: "Запустити вбудований сервіс за адресою, для інтеграторів і тестів. Він виводить адресу, електронну\n" +
		"адресу та пароль, а про кожен запит пише рядок у потік помилок.\n\n" +
		"З --callback-url сервіс надсилає підписане сповіщення про кожен новий відгук. Відгуки надходять лише з\n" +
		"--apply-every: вигадана людина з резюме відгукується на активні вакансії по черзі. --apply-without\n" +
		"пропускає частини, як деякі сервіси. Про невдале сповіщення повідомляє потік помилок.\n\n" + faults}
}
func (*ukrainian) SandboxScenario(names []string) string {
	return "назва набору даних: " + strings.Join(names, ", ") + " (типово демо країни або те, що у файлі даних)"
}
func (*ukrainian) SandboxApplyWithout(parts []string) string {
	return "частини, яких бракує цим відгукам: будь-які з " + strings.Join(parts, ", ")
}

// The call

func (*ukrainian) Usage(line string) string { return "Використання: " + line }
func (*ukrainian) NoCommand(name, near string) string {
	if near == "" {
		return "немає команди " + strconv.Quote(name) + "; див.: shortlist --help"
	}
	return "немає команди " + strconv.Quote(name) + "; можливо, ви мали на увазі " + strconv.Quote(near) + "?"
}
func (*ukrainian) NoHelp(name string) string {
	return "немає команди " + strconv.Quote(name)
}
func (*ukrainian) NoSubcommand(group string, names []string) string {
	return "оберіть команду групи " + group + ": " + listed(names, "або")
}
func (*ukrainian) NotASubcommand(group, typed string, names []string) string {
	return "у групі " + group + " немає команди " + strconv.Quote(typed) + "; оберіть " + listed(names, "або")
}
func (*ukrainian) NoArguments(command string) string {
	return command + ": аргументів не потрібно"
}
func (*ukrainian) NeedsID(command string, k kind) string {
	return command + ": потрібен id " + ofKindInUkrainian(k)
}
func (*ukrainian) OneIDOnly(command string, k kind) string {
	return command + ": потрібен лише один id " + ofKindInUkrainian(k)
}
func (*ukrainian) NotOneOf(flag, typed string, words []string) string {
	return "--" + flag + " не може бути " + strconv.Quote(typed) + "; оберіть " + listed(words, "або")
}
func (*ukrainian) NoShortFlag(letters string) string {
	return "немає параметра -" + letters
}
func (*ukrainian) NoFlag(name, near string) string {
	if near == "" {
		return "немає параметра --" + name
	}
	return "немає параметра --" + name + "; можливо, ви мали на увазі --" + near + "?"
}
func (*ukrainian) FlagNeedsValue(name string) string {
	return "--" + name + ": потрібне значення"
}
func (*ukrainian) FlagNeedsNumber(name, typed string) string {
	return "--" + name + ": потрібне ціле число, а не " + strconv.Quote(typed)
}
func (*ukrainian) FlagNeedsDuration(name, typed string) string {
	return "--" + name + ": потрібна тривалість, як-от 90s або 24h, а не " + strconv.Quote(typed)
}
func (*ukrainian) FlagNeedsBool(name, typed string) string {
	return "--" + name + ": потрібне true або false, а не " + strconv.Quote(typed)
}
func (*ukrainian) FlagNeedsOther(name, typed string) string {
	return "--" + name + ": не приймає " + strconv.Quote(typed)
}
func (*ukrainian) NotAnID(typed string, k kind) string {
	return strconv.Quote(typed) + " — не id " + ofKindInUkrainian(k) + ": id — це число, більше за 0"
}
func (*ukrainian) ArrivalID(id int64) string {
	return fmt.Sprintf("%d — не id відгуку: id — це число, більше за 0. Числа, менші за 0, у списках мають відгуки, відомі лише зі сповіщення (callback); на панелі їх показує I", id)
}
func (*ukrainian) NotATime(typed string) string {
	return "--since: " + strconv.Quote(typed) + " — не час; напишіть 24h, 7d, 2026-11-21 або 2026-11-21T08:00"
}
func (*ukrainian) FutureTime(typed string) string {
	return "--since: " + strconv.Quote(typed) + " — це майбутнє"
}
func (*ukrainian) NoGuide(topic, near string) string {
	if near == "" {
		return "немає посібника " + strconv.Quote(topic) + "; список показує shortlist guide"
	}
	return "немає посібника " + strconv.Quote(topic) + "; можливо, ви мали на увазі " + strconv.Quote(near) + "?"
}

func (*ukrainian) RestrictedFlag(flag, folder string) string {
	return "--" + flag + ": в обмеженому режимі файли читаються й пишуться лише в теці " + folder
}
func (*ukrainian) RestrictedFile(folder string) string {
	return "в обмеженому режимі файли читаються лише в теці " + folder
}
func (*ukrainian) RestrictedConfig(path string) string {
	return "--config: в обмеженому режимі облікові записи додаються лише до файлу " + path
}

// Questions

func (*ukrainian) YesToo() []string               { return []string{"т", "так"} }
func (*ukrainian) YesOrNo(question string) string { return question + " [т/Н] " }

// Errors

func (*ukrainian) BrokenRules(n int) string {
	return "нічого не надіслано, порушено " + amount.InUkrainian(n, "правило", "правила", "правил") + ":"
}
func (*ukrainian) FilesStall(folder string) string {
	return "Файлова система теки " + folder + " не відповідає: очікування."
}
func (*ukrainian) OfAccount(name string) string { return "обліковий запис " + name }
func (*ukrainian) Unprinted(done string) string {
	return done + ", але вивести результат не вдалося"
}
func (*ukrainian) JobsUnread(reason string) string {
	return lang.End(reason) + " Раніше відомі вакансії все одно показано."
}

// Accounts

func (*ukrainian) SigningIn(host, email string) string {
	return "Вхід на " + host + ", адреса " + email + "."
}
func (*ukrainian) AccountAdded(name, file string) string {
	return "Обліковий запис " + name + " додано до файлу " + file + "."
}
func (*ukrainian) SignedOut(name string) string {
	return "Вихід на цьому комп'ютері виконано: " + lang.End(name)
}
func (*ukrainian) PasswordFor(email, host string) string {
	return "Пароль для " + email + " на " + host + ": "
}
func (*ukrainian) OtherCountry(known, typed model.Country) string {
	return fmt.Sprintf("ця адреса належить країні %s, а не %s", known, typed)
}
func (*ukrainian) AccountWithoutCountry(name string, country model.Country, section, file string) string {
	return fmt.Sprintf("обліковий запис %s ще не має країни; щоб її задати, допишіть country = %q під %s у файлі %s", name, country, section, file)
}
func (*ukrainian) AccountOfCountry(name string, has, wanted model.Country, section, file string) string {
	return fmt.Sprintf("обліковий запис %s має країну %s; щоб її змінити, напишіть country = %q під %s у файлі %s", name, has, wanted, section, file)
}
func (*ukrainian) OwnerUnknown(path string) string {
	return "не вдалося прочитати, чиї дані містить " + path + ", тому жодна команда його не відкриває; видаліть теку, якщо вона не потрібна"
}
func (*ukrainian) NothingToDecide(account string) string {
	return "Сховище облікового запису " + account + " належить адресі й пошті з налаштувань. Вирішувати нічого."
}
func (*ukrainian) KeptApart(wants, has string) string {
	return "Тепер окреме сховище має " + wants + ". Сховище " + has + " лишається й знову використовуватиметься, коли його вкажуть налаштування. Увійдіть: shortlist login"
}
func (*ukrainian) AskMove(has, wants string) string {
	return "Передати сховище від " + has + " до " + wants + "? Зміни з черги буде надіслано туди."
}
func (*ukrainian) MovedTo(wants string) string {
	return "Тепер сховище належить " + wants + ". Увійдіть: shortlist login"
}
func (*ukrainian) AccountTaken(name, email, address string) string {
	return fmt.Sprintf("уже є інший обліковий запис %s (%s на %s); оберіть іншу назву через --account", name, email, address)
}
func (*ukrainian) AccountColumns() []string {
	return []string{"НАЗВА", "ХОСТ", "ЕЛ. ПОШТА", "ТИПОВИЙ", "ВХІД"}
}

// Configuration

func (*ukrainian) Places(p places) [][2]string {
	return [][2]string{
		{"Цей файл", p.Config}, {"Власні теми", p.Themes}, {"Файл хоста", p.Host}, {"Сховище", p.Store}, {"Отримані резюме", p.CVs},
		{"Вхідні файли", p.Inbox}, {"Вхід", p.Token}, {"Журнал", p.Log},
	}
}
func (*ukrainian) ConfigProblems(n int) string {
	return "у конфігурації " + amount.InUkrainian(n, "помилка", "помилки", "помилок")
}

// Jobs

func (*ukrainian) NoJobsOfStatus(status string) string {
	return "Немає вакансій зі статусом " + lang.End(status)
}
func (*ukrainian) JobsBreakRules(n int) string {
	return amount.InUkrainian(n, "вакансія порушує", "вакансії порушують", "вакансій порушують") + " правила сервісу (знак !); jobs show називає правило."
}
func (*ukrainian) JobColumns() []string {
	return []string{"ID", "СТАТУС", "!", "НАЗВА", "РЕГІОН", "ВІДГУКИ", "ПЕРЕГЛ", "ЗАРПЛАТА"}
}
func (*ukrainian) CurrencySent(currency, when string) string {
	return currency + ", востаннє надіслано звідси " + when
}
func (*ukrainian) JobLabels() []string {
	return []string{"Вакансія", "Статус", "Назва", "Регіон", "Адреса", "Зарплата", "Валюта", "Тип роботи", "Другий тип", "Відгуки", "Перегляди", "Ел. пошта", "Посилання"}
}
func (*ukrainian) JobIs(id int64, title, status string) string {
	return fmt.Sprintf("Вакансія %d «%s», статус: %s", id, title, lang.End(status))
}
func (*ukrainian) JobNowIs(id int64, status model.JobStatus) string {
	return fmt.Sprintf("вакансія %d має статус %s", id, status)
}
func (*ukrainian) DeleteNeedsYes(id int64) string {
	return fmt.Sprintf("видалення вакансії %d потребує відповіді, а термінала немає; --yes відповідає «так»", id)
}
func (*ukrainian) AskDelete(id int64, title, status string, applicants int) string {
	return fmt.Sprintf("Видалити вакансію %d «%s» (%s, %s)? Вона зникне із сайту та зі списку.", id, title, status, amount.InUkrainian(applicants, "кандидат", "кандидати", "кандидатів"))
}
func (*ukrainian) ChangeQueued(c model.StatusChange, id int64) string {
	return fmt.Sprintf("у черзі панелі є ще не надіслана зміна (%s) вакансії %d; натисніть там O, щоб повторити або відкинути її", c, id)
}
func (*ukrainian) NotChanged(id int64, is, wanted string) string {
	return fmt.Sprintf("сервіс прийняв зміну, але статус вакансії %d — %s, а не %s", id, is, wanted)
}
func (*ukrainian) CVUnconfined(lacks string) string {
	return "Резюме читаються без повної ізоляції (" + lacks + ")."
}
func (*ukrainian) NotUpdated(id int64, fields []string) string {
	return fmt.Sprintf("сервіс прийняв зміну, але у вакансії %d досі попередні значення: %s", id, strings.Join(fields, ", "))
}
func (*ukrainian) StatusOutcomeUnknown(reason, unread string, c model.StatusChange, id int64) string {
	may := "змінена"
	switch c {
	case model.Activate:
		may = "опублікована"
	case model.Stop:
		may = "знята з публікації"
	case model.Delete:
		may = "видалена"
	}
	return fmt.Sprintf("з жодної відповіді не видно, чи сервіс вніс зміну (%s), а прочитати вакансію після цього не вдалося (%s). Вакансія %d тепер, можливо, %s; перевірте: shortlist jobs show %d",
		reason, unread, id, may, id)
}
func (*ukrainian) ReadAfterwards(status string) string {
	return "вакансію після цього прочитано, її статус: " + status
}

func (*ukrainian) SavedDeactivated(id int64) string {
	return fmt.Sprintf("Вакансію %d збережено зі статусом Deactivated: вичерпано ліміт активних вакансій облікового запису.", id)
}
func (*ukrainian) CreatedNotRecorded(id int64) string {
	return fmt.Sprintf("вакансію %d створено, але записати це на цьому комп'ютері не вдалося", id)
}
func (*ukrainian) SavedUnread(id int64, reason string) string {
	return fmt.Sprintf("Вакансію %d збережено, але перечитати її не вдалося: %s", id, reason)
}
func (*ukrainian) Saved(id int64, title, status string) string {
	return fmt.Sprintf("Вакансію %d «%s» збережено: %s", id, title, lang.End(status))
}
func (*ukrainian) JobSaved(id int64) string {
	return fmt.Sprintf("вакансію %d збережено", id)
}
func (*ukrainian) JobSavedAs(id int64, status model.JobStatus) string {
	return fmt.Sprintf("вакансію %d збережено: %s", id, status)
}
func (*ukrainian) ServiceChanged(field, sent, has string) string {
	return fmt.Sprintf("Сервіс змінив поле %s: надіслано «%s», збережено «%s».", field, sent, has)
}
func (*ukrainian) ServiceChangedText(field string) string {
	return fmt.Sprintf("Сервіс змінив поле %s. Надіслано (−) і збережено (+):", field)
}
func (*ukrainian) Unseen(words string) string {
	return "У вакансії не буде видно цих слів: " + words
}
func (*ukrainian) Conflict(field, theirs, mine string) string {
	return fmt.Sprintf("%s: зараз «%s», у вас «%s»", field, theirs, mine)
}
func (*ukrainian) FileTooLarge(name string) string {
	return name + ": завеликий обсяг для вакансії"
}
func (*ukrainian) NotACode(typed, codes string) string {
	return strconv.Quote(typed) + " — не з цього переліку: " + codes
}
func (*ukrainian) FieldTwice(name string) string {
	return fmt.Sprintf("поле %q вказано двічі", name)
}
func (*ukrainian) NotJSON(offset int64) string {
	return fmt.Sprintf("це не JSON (байт %d)", offset)
}
func (*ukrainian) OtherJob(has string, id int64) string {
	return fmt.Sprintf("jobId: цей файл описує вакансію %s, а не %d", has, id)
}
func (*ukrainian) ReadOnlyField(name string) string {
	return name + ": це поле задає лише сервіс; вилучіть його"
}
func (*ukrainian) NoField(name, near string) string {
	return "немає поля " + strconv.Quote(name) + "; можливо, ви мали на увазі " + strconv.Quote(near) + "?"
}

func (*ukrainian) AskForget(n int) string {
	them := "їх"
	if n == 1 {
		them = "її"
	}
	return "Забути " + amount.InUkrainian(n, "непідтверджену вакансію", "непідтверджені вакансії", "непідтверджених вакансій") + "? Серед вакансій облікового запису " + them + " немає."
}
func (*ukrainian) Forgotten(n int) string {
	return "Забуто " + amount.InUkrainian(n, "вакансію", "вакансії", "вакансій") + "."
}
func (*ukrainian) PendingColumns() []string {
	return []string{"НАДІСЛАНО", "НАЗВА", "РЕГІОН"}
}
func (*ukrainian) FoundPending(id int64, title, sent string) string {
	return fmt.Sprintf("Вакансію %d «%s», надіслану без відповіді %s, створено.", id, title, sent)
}
func (*ukrainian) SameUnknown(sent string) string {
	return "таку саму вакансію вже надіслано " + sent + ", і результат невідомий"
}
func (*ukrainian) StillUnknown(title, sent string) string {
	return fmt.Sprintf("Вакансії «%s», надісланої %s, немає серед вакансій облікового запису. Чи її створено, досі невідомо.", title, sent)
}
func (*ukrainian) ManyUnknown(n int) string {
	return "Серед вакансій облікового запису немає надісланих раніше: " + amount.InUkrainian(n, "вакансія", "вакансії", "вакансій") + ". Див.: shortlist jobs pending"
}
func (*ukrainian) SameSent(sent string) string {
	return "таку саму вакансію вже надіслано без відповіді " + sent + ", і серед вакансій облікового запису її немає; --yes надсилає її ще раз"
}
func (*ukrainian) AskSameAgain(sent string) string {
	return "Таку саму вакансію вже надіслано без відповіді " + sent + ", і серед вакансій облікового запису її немає. Надіслати ще раз?"
}

// Applicants

func (*ukrainian) Listed(applied, unviewed, deleted, suggested, unreadable int) string {
	s := amount.InUkrainian(applied, "кандидат", "кандидати", "кандидатів") + fmt.Sprintf(", непереглянутих: %d", unviewed)
	if deleted > 0 {
		s += fmt.Sprintf(", прихованих видалених: %d", deleted)
	}
	if suggested > 0 {
		s += fmt.Sprintf(", запропонованих: %d", suggested)
	}
	if unreadable > 0 {
		s += ", не вдалося прочитати " + amount.InUkrainian(unreadable, "запис", "записи", "записів")
	}
	return s
}
func (*ukrainian) ApplicantColumns() []string {
	return []string{"ID", "ІМ'Я", "ДАТА", "СТАТУС", "ПЕРЕГЛ", "CV", "РЕГІОН", "БАЖАНА ЗАРПЛАТА"}
}
func (*ukrainian) Progress(applicants int, bytes int64) string {
	return amount.InUkrainian(applicants, "кандидат", "кандидати", "кандидатів") + " · " + amount.Bytes(bytes)
}
func (*ukrainian) BrokeOff(received, expected int) string {
	if expected > 0 {
		return fmt.Sprintf("отримано кандидатів: лише %d із приблизно %d", received, expected)
	}
	return fmt.Sprintf("отримано кандидатів: лише %d", received)
}
func (*ukrainian) NotReadHere(application int64) string {
	return fmt.Sprintf("відгук %d тут ще не прочитано; назвіть його вакансію через --job", application)
}
func (*ukrainian) NotOnThisComputer(application int64) string {
	return fmt.Sprintf("відгуку %d немає на цьому комп'ютері; спершу покажіть кандидатів його вакансії", application)
}
func (*ukrainian) NoApplication(application, job int64) string {
	return fmt.Sprintf("немає відгуку %d на вакансію %d", application, job)
}
func (*ukrainian) AsOf(when string, job int64) string {
	return fmt.Sprintf("Станом на %s; --job %d читає ще раз.", when, job)
}
func (*ukrainian) CVAt(path string) string { return "файл: " + path }

func (*ukrainian) Viewed(application int64) string {
	return fmt.Sprintf("Відгук %d позначено переглянутим.", application)
}
func (*ukrainian) ViewRejected(application int64) string {
	return fmt.Sprintf("відгук %d: сервіс відхилив позначку, яку надіслало інше вікно", application)
}
func (*ukrainian) ViewsQueued(n int) string {
	return "у черзі " + amount.InUkrainian(n, "позначка", "позначки", "позначок") + "; надсилання — з наступною позначкою або через панель"
}

// Export and CVs

func (*ukrainian) OneJobOnly(command string) string {
	return command + ": потрібен id лише однієї вакансії"
}
func (*ukrainian) JobOrShortlist(command string) string {
	return command + ": вкажіть вакансію або --shortlist, а не обидва"
}
func (*ukrainian) ExportNeeds(command string) string {
	return command + ": потрібен id вакансії, --shortlist або --apply"
}
func (*ukrainian) ExportedWithoutCV(n int) string {
	return "без резюме, яке можна зберегти: " + amount.InUkrainian(n, "кандидат", "кандидати", "кандидатів")
}
func (*ukrainian) NotAFormat(typed string) string {
	return strconv.Quote(typed) + " — не формат; оберіть xlsx, csv, json, md або pdf"
}
func (*ukrainian) FormatAndName(ending, format string) string {
	return "--out закінчується на ." + ending + ", а --format — " + format + ": змініть одне з них"
}
func (*ukrainian) FileExists(path string) string {
	return path + " уже існує; перезапису не буде"
}
func (*ukrainian) NothingOfVerdict(verdicts []string) string {
	return "немає кандидатів із рішенням " + strings.Join(verdicts, " або ") + ", тож нічого не записано"
}
func (*ukrainian) Exported(n int) string {
	return "експортовано: " + amount.InUkrainian(n, "кандидат", "кандидати", "кандидатів")
}
func (*ukrainian) ExportedTo(n int, path string) string {
	return "експортовано: " + amount.InUkrainian(n, "кандидат", "кандидати", "кандидатів") + ", файл: " + path
}
func (*ukrainian) ReadingCV(i, of int) string { return fmt.Sprintf("резюме %d з %d", i, of) }
func (*ukrainian) Job(id int64) string        { return fmt.Sprintf("Вакансія %d", id) }
func (*ukrainian) ShortlistPartlyGone(n int) string {
	return "пропущено із шортліста: " + amount.InUkrainian(n, "кандидат", "кандидати", "кандидатів") + "; на цьому комп'ютері більше немає"
}
func (*ukrainian) NoShortlist(name, near string) string {
	if near == "" {
		return "немає шортліста " + strconv.Quote(name)
	}
	return "немає шортліста " + strconv.Quote(name) + "; можливо, ви мали на увазі " + strconv.Quote(near) + "?"
}
func (*ukrainian) CVsSaved(n, without, unreadable int) string {
	s := "збережено " + amount.InUkrainian(n, "резюме", "резюме", "резюме")
	if without > 0 {
		s += fmt.Sprintf(", без резюме: %d", without)
	}
	if unreadable > 0 {
		s += ", не вдалося прочитати " + amount.InUkrainian(unreadable, "запис", "записи", "записів")
	}
	return s
}
func (*ukrainian) OneFileOnly(command string) string {
	return command + ": потрібен лише один файл"
}
func (*ukrainian) FileOrApply(command string) string {
	return command + ": вкажіть файл або --apply, а не обидва"
}
func (*ukrainian) CVTextNeeds(command string) string {
	return command + ": потрібен файл або --apply з id відгуку"
}
func (*ukrainian) NotAFile(path string) string { return path + " — не файл" }
func (*ukrainian) NoFile(path string) string   { return "немає файлу " + path }
func (*ukrainian) CVOf(application int64) string {
	return fmt.Sprintf("резюме відгуку %d", application)
}
func (*ukrainian) NoHiddenWords(file string) string {
	return file + ": усі слова файлу є на його сторінках"
}
func (*ukrainian) HiddenWords(file string, n int) string {
	return file + ": " + amount.InUkrainian(n, "слово", "слова", "слів") + " у файлі, але не на сторінці; --hidden виводить їх"
}

// Search and sync

func (*ukrainian) LimitTooSmall(n int) string {
	return fmt.Sprintf("--limit: потрібне число, більше за 0, а не %d", n)
}
func (*ukrainian) HitColumns() []string {
	return []string{"ID", "ІМ'Я", "ВАКАНСІЯ", "ЗНАЙДЕНО"}
}
func (*ukrainian) Found(h account.Hits, cvs bool) string {
	s := amount.InUkrainian(len(h.List), "кандидат", "кандидати", "кандидатів")
	switch {
	case h.Many:
		s += fmt.Sprintf(" і ще понад %d", h.More)
	case h.More > 0:
		s += fmt.Sprintf(" і ще %d", h.More)
	}
	if h.Unknown > 0 {
		s += fmt.Sprintf("; прочитано вакансій: %d із %d, решту прочитає shortlist sync", h.Jobs-h.Unknown, h.Jobs)
	}
	if h.CVs > 0 && cvs {
		s += "; ще не прочитано " + amount.InUkrainian(h.CVs, "резюме", "резюме", "резюме") + ": це зробить shortlist sync або відкрита панель"
	}
	return s
}
func (*ukrainian) NotYourJob(id int64) string {
	return fmt.Sprintf("вакансії %d немає серед вакансій цього облікового запису", id)
}
func (*ukrainian) SyncProgress(n, of int, title string, applicants int, bytes int64) string {
	return fmt.Sprintf("вакансія %d з %d · %s · %s · %s", n, of, title, amount.InUkrainian(applicants, "кандидат", "кандидати", "кандидатів"), amount.Bytes(bytes))
}
func (*ukrainian) JobNotRead(title string) string { return "«" + title + "»" }
func (*ukrainian) JobsNotRead(n, of int, last string) string {
	return fmt.Sprintf("не прочитано вакансій: %d із %d; остання, «%s»", n, of, last)
}
func (*ukrainian) JobsNotTried(n int) string {
	return "до решти черга не дійшла: " + amount.InUkrainian(n, "вакансія", "вакансії", "вакансій")
}
func (*ukrainian) CVsLeft(n int) string {
	return "лишилося прочитати: " + amount.InUkrainian(n, "резюме", "резюме", "резюме")
}
func (*ukrainian) SyncColumns() []string {
	return []string{"ВАКАНСІЯ", "КАНДИДАТИ", "НОВІ", "ЗМІНЕНІ", "ЗНИКЛИ", "НАЗВА"}
}
func (*ukrainian) Synced(jobs, cvs, unread int) string {
	s := "Прочитано " + amount.InUkrainian(jobs, "вакансію", "вакансії", "вакансій") + ", додано до пошукового індексу " + amount.InUkrainian(cvs, "резюме", "резюме", "резюме")
	if unread > 0 {
		s += "; ще не прочитано " + amount.InUkrainian(unread, "резюме", "резюме", "резюме")
	}
	return s + "."
}

// New applications

func (*ukrainian) Watching(account string) string {
	return "Очікування нових відгуків, обліковий запис: " + account + "."
}
func (*ukrainian) JobNumber(id int64) string { return fmt.Sprintf("вакансія %d", id) }
func (*ukrainian) PollFailed(reason string) string {
	return reason + "; сповіщення (callback) виводяться й далі, опитування триває."
}
func (*ukrainian) DigestNotRead(jobs int) string {
	return "не вдалося прочитати кандидатів (" + amount.InUkrainian(jobs, "вакансія", "вакансії", "вакансій") + "), тож нових відгуків може бракувати"
}
func (*ukrainian) NoNewApplications(since string) string {
	return "Нових відгуків немає з " + since + "."
}
func (*ukrainian) NewApplications(n int, since string) string {
	return amount.InUkrainian(n, "новий відгук", "нові відгуки", "нових відгуків") + " з " + since
}
func (*ukrainian) JobCounts(added, unviewed int) string {
	return fmt.Sprintf("нових: %d, непереглянутих: %d", added, unviewed)
}
func (*ukrainian) Arrivals(n int) string {
	return fmt.Sprintf("Відомо лише зі сповіщення (callback), у списку сервісу ще немає: %d.", n)
}
func (*ukrainian) NotViewed(n int) string {
	return fmt.Sprintf("Непереглянутих у вакансіях, прочитаних тут: %d.", n)
}

func (*ukrainian) AddressTaken(at string) string {
	return at + " уже використовує інший приймач, панель або програма"
}
func (*ukrainian) AddressInUse(at string) string {
	return at + " використовує інша програма (або systemd). Повторюю спроби"
}
func (*ukrainian) NotASize(typed string) string {
	return "--max-body має значення " + strconv.Quote(typed) + "; потрібен розмір від 1KB, наприклад \"64MiB\""
}
func (*ukrainian) NotAnAddress(typed, example string) string {
	return strconv.Quote(typed) + " — не адреса, де можна слухати; напишіть, наприклад, " + example
}

func (*ukrainian) CallbackOf(method string, bytes int64) string {
	return method + ", " + amount.InUkrainian(int(bytes), "байт", "байти", "байтів")
}
func (*ukrainian) ObservedLabels() (header, sentAt, signed string) {
	return "заголовок", "надіслано", "підписано"
}
func (*ukrainian) SentAt(when string, skew time.Duration) string {
	switch {
	case skew < 0:
		return when + " за власним годинником, за " + (-skew).String() + " до надходження"
	case skew > 0:
		return when + " за власним годинником, через " + skew.String() + " після надходження"
	}
	return when + " за власним годинником, у мить надходження"
}
func (*ukrainian) SignedWith(signed, encoding string) string {
	return signed + " із SHA-256, кодування " + encoding
}
func (*ukrainian) ValueOf(length int, alphabet string) string {
	return fmt.Sprintf("%d × %s", length, alphabet)
}
func (*ukrainian) BodyCut(reason string) string {
	return "Тіло прочитано не повністю, тож жодне налаштування не вдалося випробувати: " + lang.End(reason)
}
func (*ukrainian) CannotPass(reason string) string {
	return "Таке сповіщення не може пройти: " + lang.End(reason) + " Нові відгуки й далі знаходить опитування."
}
func (*ukrainian) PassesWith(file, signed, encoding string) string {
	return fmt.Sprintf("Сповіщення з таким підписом проходять, якщо у файлі %s є:\n\n[callback]\nsigned = %q\nencoding = %q", file, signed, encoding)
}
func (*ukrainian) ClockOff(skew, tolerance time.Duration) string {
	return fmt.Sprintf("Але його час відхиляється на %s, а допуск — %s: перевірте годинник цього комп'ютера або задайте callback.tolerance.", skew, tolerance)
}

// The sandbox

func (*ukrainian) ApplyFailed(reason string) string {
	return "не вдалося створити відгук: " + reason
}
func (*ukrainian) AddressIsPublic(address string) string {
	return "адреса " + address + " доступна іншим комп'ютерам, а її пароль відомий усім; --yes слухає там попри це"
}
func (*ukrainian) NotACallbackURL(typed string) string {
	return "--callback-url: " + strconv.Quote(typed) + " — не вебадреса"
}
func (*ukrainian) CannotListen(address string) string {
	return "не вдалося слухати на адресі " + address
}
func (*ukrainian) SandboxLabels() (address, same, email, password string) {
	return "base URL", "те саме", "ел. пошта", "пароль"
}
func (*ukrainian) SignInWith(command string) string { return "Увійдіть так: " + command }

// The manual page

func (*ukrainian) ExitStatus() []named {
	return []named{
		{"0", "Виконано."},
		{"1", "Не вдалося."},
		{"2", "Хибні аргументи або конфігурація."},
		{"3", "Потрібен вхід, або його відхилено."},
		{"4", "Не знайдено, або належить іншому обліковому запису."},
		{"5", "Порушено правило, або сервіс відхилив запит."},
		{"6", "Сервіс недоступний, зайнятий, дав збій або не надіслав придатної відповіді."},
		{"7", "Результат невідомий, або зміну внесено, але вивести результат не вдалося. Перевірте, перш ніж повторювати команду."},
		{"130", "Перервано."},
	}
}
func (*ukrainian) Environment() []named {
	return []named{
		{"SHORTLIST_CONFIG", "Файл конфігурації, як --config."},
		{"SHORTLIST_ACCOUNT", "Обліковий запис, як --account."},
		{"SHORTLIST_PASSWORD", "Пароль; він важливіший за будь-який налаштований."},
		{"NO_COLOR", "Якщо задано, кольорів немає."},
		{"VISUAL, EDITOR", "Програма для написання описів; не в обмеженому режимі."},
		{"BROWSER", "Програма, яка відкриває посилання; не в обмеженому режимі."},
		{"DISPLAY, WAYLAND_DISPLAY, SSH_CONNECTION, SSH_TTY", "Чи має цей комп'ютер робочий стіл, програма якого може відкрити резюме."},
		{"XDG_CONFIG_HOME, XDG_DATA_HOME, XDG_CACHE_HOME, XDG_STATE_HOME", "Місця файлів, наведених нижче."},
		{"TMPDIR", "Місце файлів демо, доки воно не завершиться."},
	}
}
func (*ukrainian) Files() []named {
	return []named{
		{"$XDG_CONFIG_HOME/shortlist/config.toml", "Конфігурація (~/.config)."},
		{"$XDG_CONFIG_HOME/shortlist/themes/NAME.toml", "Власна тема."},
		{"/etc/shortlist/config.toml", "Конфігурація хоста. Жоден інший файл не знімає її обмежень."},
		{"$XDG_DATA_HOME/shortlist/ACCOUNT/store.db", "Вакансії, кандидати, рішення, чернетки й ще не надіслані зміни (~/.local/share)."},
		{"$XDG_DATA_HOME/shortlist/ACCOUNT/inbox", "Файли, що надійшли з новими відгуками."},
		{"$XDG_CACHE_HOME/shortlist/ACCOUNT/cv", "Отримані резюме (~/.cache)."},
		{"$XDG_STATE_HOME/shortlist/ACCOUNT/token.json", "Вхід (~/.local/state)."},
		{"$XDG_STATE_HOME/shortlist/shortlist.log", "Журнал; поряд із ним файл для кожного збою."},
		{"~/CVs", "Збережені резюме, якщо cv.dir не називає іншої теки."},
	}
}

// ofKindInUkrainian is the genitive of what an id belongs to.
func ofKindInUkrainian(k kind) string {
	if k == aJob {
		return "вакансії"
	}
	return "відгуку"
}

func (*ukrainian) Area(a doctor.Area) string {
	switch a {
	case doctor.Configuration:
		return "Конфігурація"
	case doctor.Permissions:
		return "Права доступу"
	case doctor.SignIn:
		return "Вхід"
	case doctor.Terminal:
		return "Термінал"
	case doctor.Store:
		return "Сховище"
	case doctor.Callback:
		return "Сповіщення (callback)"
	case doctor.Restricted:
		return "Обмеження"
	}
	return "Мова"
}
func (*ukrainian) State(s doctor.State) string {
	switch s {
	case doctor.Good:
		return "добре"
	case doctor.Warning:
		return "увага"
	case doctor.Bad:
		return "погано"
	}
	return string(s)
}
func (*ukrainian) DoctorBad(bad, warnings int) string {
	s := "не пройдено " + amount.InUkrainian(bad, "перевірку", "перевірки", "перевірок")
	if warnings == 0 {
		return s
	}
	return s + ", " + amount.InUkrainian(warnings, "попередження", "попередження", "попереджень")
}
func (*ukrainian) DoctorDone(lines, warnings int) string {
	s := amount.InUkrainian(lines, "перевірка", "перевірки", "перевірок")
	if warnings == 0 {
		return s + ", усе гаразд."
	}
	return s + ", " + amount.InUkrainian(warnings, "попередження", "попередження", "попереджень") + ", нічого поганого."
}
func (*ukrainian) HostUnread(path string) string {
	return "Неможливо використати " + path + ". Жоден обліковий запис не відкривається, і діють усі обмеження."
}
func (*ukrainian) ConfigFine(path string) string { return path + ": помилок немає." }
func (*ukrainian) ConfigMissing(path string) string {
	return "Файлу " + path + " ще немає. Діють типові налаштування."
}
func (*ukrainian) ConfigUnread(path string) string {
	return "Не вдалося прочитати " + path + ". Діють обмеження хоста."
}
func (*ukrainian) ConfigMistake(file string, line int) string {
	if line == 0 {
		return file + ": помилка."
	}
	return file + ": помилка в рядку " + strconv.Itoa(line) + "."
}
func (*ukrainian) AccountChosen(name string) string {
	return lang.End("Використовується «" + name + "»")
}
func (*ukrainian) PasswordFrom(source string) string {
	if source == "" {
		return "shortlist запитує його й не зберігає."
	}
	return "Джерело: " + source + "."
}
func (*ukrainian) CommandOff(setting string) string {
	return "Обмежений режим не виконує " + setting + "."
}
func (*ukrainian) UseFile(setting string) string {
	return "Натомість задайте " + setting + "."
}
func (*ukrainian) SignInWorks(until string) string {
	return "Сервіс його приймає. Діє до " + until + "."
}
func (*ukrainian) SignInNotTried(valid bool, until string) string {
	if !valid {
		return "Не перевірено. Чинного входу не збережено."
	}
	return "Не перевірено. Збережений діє до " + until + "."
}
func (*ukrainian) SignInLate(wait time.Duration) string {
	return "Сервіс не відповів за " + wait.String() + "."
}
func (*ukrainian) PasswordSourceFails(source string) string {
	if source == "" {
		return "Увійти не вдалося."
	}
	return source + " не дає пароля."
}
func (*ukrainian) ClockSkew(skew time.Duration) string {
	if skew < 0 {
		return "Цей комп'ютер відстає від сервісу на " + (-skew).String() + "."
	}
	return "Цей комп'ютер випереджає сервіс на " + skew.String() + "."
}
func (*ukrainian) AddressFree(at string) string { return at + ": вільно." }
func (*ukrainian) AddressReceives(at string) string {
	return "Відповідає приймач shortlist: " + at + "."
}
func (*ukrainian) AddressForeign(at string) string {
	return at + " використовує інша програма або інший користувач."
}
func (*ukrainian) AddressUnusable(at string) string {
	return "Слухати неможливо: " + at + "."
}
func (*ukrainian) SecretUnread(source string) string {
	return "Секрету немає: " + source + " не задано або не дає нічого."
}
func (*ukrainian) IsReadOnly(on bool) string {
	if on {
		return "Увімкнено: на сервісі нічого не змінюється."
	}
	return "Вимкнено"
}
func (*ukrainian) IsRestricted(folder string) string {
	return "Увімкнено: без редактора, браузера, переглядача, хука, команди для пароля й трасування, резюме не надсилаються. Файли лише в теці " + folder + ". Скопійований текст іде в буфер обміну термінала."
}
func (*ukrainian) AddressesAre(addresses []string) string {
	return "Дозволено лише такі адреси облікових записів: " + strings.Join(addresses, ", ") + "."
}
func (*ukrainian) EditorIs(program string) string { return program }
func (*ukrainian) HookRuns(program string) string {
	return "Для кожного нового відгуку запускається " + program + "."
}
func (*ukrainian) CVsGoTo(folder string) string {
	return "Зберігаються в теці " + folder + "."
}
func (*ukrainian) LocaleUnicode(locale string) string {
	if locale == "" {
		return "Локаль не задано. Вважається, що це UTF-8; тексти українською."
	}
	return locale + ": UTF-8. Тексти українською."
}
func (*ukrainian) LocaleConsole(locale string) string {
	if locale == "" {
		return "Знаки консолі. Тексти українською."
	}
	return locale + ": знаки консолі. Тексти українською."
}
func (*ukrainian) LocaleASCII(locale string) string {
	return locale + " — не UTF-8, тому екрани використовують знаки ASCII."
}

// Erasing

func (*ukrainian) AskErase(applications, files int) string {
	what := "Стерти " + amount.InUkrainian(applications, "відгук", "відгуки", "відгуків") + " із цього комп'ютера"
	if files > 0 {
		what += " і видалити " + amount.InUkrainian(files, "збережений файл", "збережені файли", "збережених файлів")
	}
	return what + "? Скасувати це неможливо."
}
func (*ukrainian) MatchColumns() []string {
	return []string{"ID", "ІМ'Я", "ДАТА", "ID ВАКАНСІЇ", "ВАКАНСІЯ"}
}
func (*ukrainian) ErasedForgotten(n int) string {
	return "Забуто id: " + amount.InUkrainian(n, "стертий відгук", "стерті відгуки", "стертих відгуків") + ". Наступне читання вакансій поверне стерте."
}
func (*ukrainian) ErasureFinished(applications int, begun string) string {
	return "Завершено перерване стирання (" + amount.InUkrainian(applications, "відгук", "відгуки", "відгуків") + "), розпочате " + begun + "."
}

func (*ukrainian) HeldOf(application int64, job string) string {
	return fmt.Sprintf("Відгук %d, вакансія «%s»", application, job)
}
func (*ukrainian) HeldTo(path string) string { return "Записано: " + path + "." }
func (*ukrainian) HeldColumns() []string {
	return []string{"ЗБЕРЕЖЕНО", "ЗВІДКИ", "ВІДКОЛИ", ""}
}
func (*ukrainian) SweptOld(applications int, keep string) string {
	return "Стерто за privacy.keep: " + amount.InUkrainian(applications, "відгук", "відгуки", "відгуків") + ", старші за " + keep + "."
}
