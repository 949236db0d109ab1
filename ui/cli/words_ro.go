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

var inRomanian = words{
	Version: help{Short: "Afișează versiunea"},
	Help:    help{Short: "Afișează pagina de ajutor a unei comenzi"},
	Root: help{Short: "Biroul de recrutare al unui manager, în terminal", Long: "Biroul de recrutare al unui manager, în terminal: publicați și administrați joburi, vedeți cine a\n" +
		"aplicat, citiți CV-uri. Fără nicio comandă se deschide ecranul principal."},
	FlagConfig:   "fișierul de configurare (și SHORTLIST_CONFIG)",
	FlagAccount:  "numele contului folosit (și SHORTLIST_ACCOUNT)",
	FlagJSON:     "afișează rezultatele ca JSON",
	FlagYes:      "răspunde cu „da” la fiecare întrebare",
	FlagReadOnly: "nu modifică nimic la serviciu",
	FlagTakeOver: "dacă dosarul personal este în rețea: preia baza locală de la fereastra care o folosește",
	FlagNoColor:  "fără culori (și NO_COLOR)",
	FlagLogLevel: "nivelul de jurnalizare: debug, info, warn sau error",
	Accounts:     help{Short: "Listează conturile de pe acest calculator"},
	KeepApart: help{
		Short: "Creează o bază locală separată pentru adresa și e-mailul din configurație",
		Long: "Creează pentru adresa și e-mailul aflate acum în configurație o bază locală, CV-uri și o autentificare separate.\n" +
			"Cele ale adresei anterioare rămân și se folosesc din nou când configurația o indică.",
	},
	Move: help{
		Short: "Predă baza locală adresei și e-mailului din configurație",
		Long: "Predă baza locală a contului adresei și e-mailului din configurație, pentru un serviciu mutat la altă adresă.\n" +
			"Modificările din coadă, ciornele și joburile neterminate merg tot acolo. Vă autentificați din nou. Întreabă înainte (--yes).",
	},
	Login: help{Short: "Autentificare; dacă este nou, contul se și adaugă", Long: "Autentificare într-un cont. Cu --base-url și --email, un cont nou se adaugă în fișierul de configurare\n" +
		"după ce serviciul a acceptat parola. shortlist cere parola. Fără terminal folosește SHORTLIST_PASSWORD\n" +
		"sau prima linie de la intrare."},
	LoginBaseURL: "adresa serviciului, pentru un cont nou",
	LoginEmail:   "adresa de e-mail pentru autentificare, la un cont nou",
	LoginCountry: "țara serviciului, dacă nu reiese din adresă: ua, ro sau hu",
	Logout:       help{Short: "Deconectare pe acest calculator"},
	Man:          help{Short: "Afișează pagina de manual"},
	Guide:        help{Short: "Afișează un ghid sau lista ghidurilor", Long: "Afișează un ghid. Fără subiect se afișează lista ghidurilor. Într-un pipe este Markdown simplu."},
	Config: help{Short: "Afișează configurația implicită și locul fișierelor", Long: "Afișează un fișier de configurare în care fiecare setare este un comentariu cu valoarea ei implicită.\n" +
		"Primele linii arată unde își păstrează shortlist fișierele: configurația, baza locală, CV-urile\n" +
		"primite și jurnalul tehnic.\n" +
		"--schema afișează în schimb o schemă JSON a fișierului, pentru editoarele care verifică TOML."},
	ConfigSchema: "afișează o schemă JSON a fișierului",
	ConfigCheck: help{Short: "Verifică fișierele de configurare", Long: "Verifică fișierele de configurare și afișează fiecare greșeală cu linia ei. Codul de ieșire este 0\n" +
		"dacă nu sunt greșeli, altfel 2."},
	Demo: help{Short: "Deschide ecranul cu un serviciu încorporat și date inventate", Long: "Deschide ecranul principal cu un serviciu încorporat și date inventate. Serviciul rulează în memorie:\n" +
		"nu deschide niciun port, nu folosește fișierele dumneavoastră și dispare la ieșire. Un CV salvat din\n" +
		"demo este un fișier real."},
	DemoCountry:    "țara serviciului: ua, ro sau hu (implicit: cea a persoanelor sau ua)",
	AfterDemo:      "Demo-ul s-a încheiat. Pentru a continua:",
	OwnAccount:     "autentificare pe site-ul de joburi: vedeți cine a aplicat",
	ReviewingGuide: "cum se citesc CV-uri, se decide, se compară și se caută",
	OwnService:     "același serviciu la o adresă, pentru scripturi",
	CVDir:          "dosarul pentru CV-urile salvate (implicit: cv.dir din configurație sau ~/CVs)",

	JobsList:       help{Short: "Listează joburile"},
	JobsListStatus: "doar joburile cu această stare: Activated, PreActivated, Stopped, Deactivated sau Deleted",
	JobsShow:       help{Short: "Arată un job"},
	JobsCreate: help{Short: "Creează un job și îl publică imediat", Long: "Creează un job. Serviciul îl publică imediat. Dacă nu vine niciun răspuns, shortlist caută jobul\n" +
		"printre joburile contului. Nu îl trimite niciodată a doua oară fără să întrebe."},
	JobsUpdate: help{Short: "Modifică câmpurile unui job", Long: "Modifică unele câmpuri ale unui job; celelalte rămân neschimbate. O valoare goală sau null golește\n" +
		"câmpul.\n" +
		"Serviciul nu comunică moneda unui job și o resetează dacă lipsește. De aceea --currency este necesar o\n" +
		"dată pentru fiecare job care nu a mai fost salvat de pe acest calculator."},
	JobsPending: help{Short: "Caută joburi care s-au trimis fără răspuns", Long: "Listează joburile a căror creare nu a fost confirmată de niciun răspuns și îl caută pe fiecare printre\n" +
		"joburile contului. Un job găsit este anunțat și iese din această listă. --forget renunță la celelalte,\n" +
		"după o întrebare: folosiți-l dacă nu s-au creat sau dacă v-ați ocupat deja de ele."},
	JobsPendingForget:  "renunță la joburile care nu sunt printre joburile contului",
	JobDescriptionFile: "fișier cu descrierea în HTML sau text simplu; - este intrarea",
	JobFile:            "fișier JSON cu câmpurile, sub numele de la serviciu; - este intrarea. Opțiunile au prioritate",

	ApplicantsList: help{Short: "Listează candidații unui job", Long: "Listează candidații unui job pe măsură ce se primesc. Nicio candidatură nu se marchează ca văzută.\n" +
		"Persoanele sugerate de serviciu, care nu au aplicat, apar separat, la sfârșit."},
	ApplicantsListAll: "include candidaturile șterse",
	ApplicantsShow: help{Short: "Arată un candidat", Long: "Arată un candidat fără să marcheze candidatura ca văzută. Cu --job, shortlist citește candidații\n" +
		"jobului de la serviciu. Fără această opțiune se arată copia păstrată."},
	ApplicantsShowJob: "jobul candidaturii",
	ApplicantsViewed:  help{Short: "Marchează candidaturi ca văzute, definitiv și pentru tot contul"},
	ApplicantsExport: help{Short: "Exportă candidați: XLSX, CSV, JSON sau o broșură în Markdown ori PDF", Long: "Exportă candidații unui job, candidații unei liste scurte sau candidaturile indicate cu --apply,\n" +
		"împreună cu aprecierea dumneavoastră: decizie, evaluare, etichete, liste scurte și notă. CSV are un\n" +
		"rând pentru fiecare candidat. JSON adaugă textul CV-urilor. O broșură (md, pdf) este un singur\n" +
		"document cu cuprins, profiluri, note și textele CV-urilor.\n" +
		"Candidații unui job se citesc de la serviciu; pentru ceilalți se exportă copia păstrată. Fișierele\n" +
		"existente nu se suprascriu niciodată și nicio candidatură nu se marchează ca văzută. Dacă nu este\n" +
		"nimic de exportat, nu se scrie niciun fișier, iar codul de ieșire este 4."},
	ExportShortlist: "candidații acestei liste scurte",
	OnlyApply:       "doar această candidatură; se poate repeta",
	ExportVerdict:   "doar candidații cu una dintre aceste decizii: yes, maybe, no, none",
	ExportAll:       "și candidaturile șterse și persoanele sugerate pentru job",
	ExportFormat:    "formatul fișierului: xlsx, csv, json, md sau pdf (implicit: după terminația lui --out, altfel csv)",
	ExportOut:       "fișierul de scris; - este ieșirea",
	ExportNoBOM:     "fără semnul după care Excel recunoaște că fișierul CSV este UTF-8",
	ExportSeparator: "separatorul celulelor din CSV: , sau ; (în mare parte din Europa Excel cere ;)",
	ExportWithout:   "omite: verdicts (deciziile, cu evaluări, etichete și liste scurte), notes (notele), contacts (contactele)",
	ExportWithCVs:   "scrie o arhivă ZIP: fișierul (implicit o broșură PDF) și CV-urile originale",
	CVSave: help{Short: "Salvează CV-urile candidaților unui job", Long: "Salvează CV-urile tuturor candidaților unui job sau ale candidaturilor indicate cu --apply și afișează\n" +
		"calea fiecăruia. Fișierele existente nu se suprascriu niciodată și nicio candidatură nu se marchează\n" +
		"ca văzută."},
	CVText: help{Short: "Afișează un CV ca text", Long: "Afișează textul unui CV: PDF, DOCX, DOC, ODT, RTF, HTML sau text simplu, recunoscut după conținut. Cu\n" +
		"--apply se afișează CV-ul unei candidaturi citite anterior pe acest calculator. Nicio candidatură nu\n" +
		"se marchează ca văzută. Cuvintele care sunt în fișier, dar nu se văd pe paginile lui, se omit;\n" +
		"--hidden le afișează doar pe acestea."},
	CVTextApply:  "CV-ul acestei candidaturi",
	CVTextLayout: "păstrează aspectul paginii, cu coloanele alăturate",
	CVTextHidden: "doar cuvintele care sunt în fișier, dar nu pe pagină",
	CVReader:     help{Short: "Citește un CV pentru alt shortlist"},

	Search: help{Short: "Caută printre candidații tuturor joburilor", Long: "Caută printre toți candidații de pe acest calculator: nume, contacte, angajatori, posturi,\n" +
		"responsabilități, studii, note, etichete și textul CV-urilor. Cei mai noi apar primii. Nicio\n" +
		"candidatură nu se marchează ca văzută și nu se trimite nicio cerere. Căutarea găsește candidații ale\n" +
		"căror joburi s-au citit pe acest calculator și CV-urile pe care ecranul principal le-a citit în\n" +
		"fundal. shortlist sync citește și joburile, și CV-urile.\n\n" +
		"Toți termenii trebuie să se potrivească; OR găsește oricare dintre doi termeni, iar (parantezele)\n" +
		"grupează: java (cluj OR oradea).\n" +
		"Un cuvânt se găsește cu orice terminație: Java nu găsește JavaScript, java* îl găsește. \"Cuvintele\n" +
		"între ghilimele\" se caută exact și unul după altul. -cuvânt exclude un cuvânt. Numele, angajatorii și\n" +
		"locurile se găsesc și cu litere chirilice, și cu litere latine: Rudenko găsește Руденко, iar\n" +
		"Szewczenko găsește Шевченко; nu și între ghilimele.\n" +
		"Câmpuri: name: contact: employer: position: duties: education: region: note: tag: cv:\n" +
		"Altele: job:ID sau job:TITLE, list:NAME pentru o listă scurtă, has:cv (email phone note tag rating\n" +
		"verdict salary messages), verdict:yes (maybe no none), is:unviewed (new suggested premium deleted\n" +
		"due snoozed), status:invited (received processing offer rejected deleted).\n" +
		"Comparații: rating:>3, age:25..35, years:>=5 (ani întregi de experiență), salary:<=40000 (fiecare în\n" +
		"moneda lui), salary:>1000usd (în această monedă), applied:7d (ultimele 7 zile; și 2w 3m 1y),\n" +
		"applied:2026-10-01.. (și o zi, 2026-10, 2026, <2026-10-01). O valoare necunoscută nu se potrivește cu\n" +
		"nicio comparație: age: nu găsește niciodată un candidat fără vârstă."},
	SearchLimit: "listează cel mult atâția candidați",
	Sync: help{Short: "Citește candidații tuturor joburilor, pentru căutare", Long: "Citește candidații de la serviciu și îi adaugă, împreună cu CV-urile lor, în indexul de căutare. Fără\n" +
		"argumente, shortlist citește joburile care nu s-au citit niciodată complet aici și pe cele al căror\n" +
		"număr de candidați s-a schimbat. --all citește fiecare job cu candidați, fiindcă o stare nouă sau un\n" +
		"mesaj nou nu schimbă acest număr. JOB citește joburile indicate. Joburile se citesc unul după altul.\n" +
		"Nicio candidatură nu se marchează ca văzută.\n\n" +
		"Se afișează doar joburile cu schimbări. Fără schimbări nu se afișează nimic, decât cu --json: astfel\n" +
		"comanda se potrivește cu cron. Cât timp alt shortlist citește candidații contului, se citește doar\n" +
		"lista de joburi, iar codul de ieșire este 1. Dacă un job nu se poate citi, celelalte se citesc. Atunci\n" +
		"codul de ieșire este 6 pentru rețea sau 3 pentru autentificare."},
	SyncEachHour: "crontab: la fiecare oră în zilele lucrătoare, ca o căutare să îi găsească pe toți",
	SyncAll:      "citește fiecare job cu candidați, chiar dacă numărul lor nu s-a schimbat",

	Erase: help{Short: "Șterge definitiv candidaturi de pe acest calculator, cu un raport", Long: "Șterge definitiv ce păstrează acest calculator despre o persoană, despre candidații unui job sau din\n" +
		"candidaturile vechi: profiluri, CV-uri, decizii și note, locuri în liste scurte, indexul de căutare,\n" +
		"fișiere din notificări, vizualizări în coadă, nume din jurnalul de activitate și căutări salvate cu\n" +
		"numele persoanei. Înainte întreabă. --dry-run arată ce s-ar șterge.\n\n" +
		"PERSON este ID-ul unei candidaturi, o adresă de e-mail, un număr de telefon sau un nume. Se șterg toate\n" +
		"candidaturile cu adresa sau numărul persoanei, la orice job. Dacă se potrivesc mai multe persoane, ele\n" +
		"sunt listate, iar codul de ieșire este 2.\n\n" +
		"Apoi shortlist caută numele, adresele și numerele în octeții fiecărui fișier al contului. Raportul nu\n" +
		"conține niciunul dintre ele. Numără ce s-a șters și listează ce ar putea rămâne. Dacă un fișier mai\n" +
		"conține ceva, codul de ieșire este 1. O ștergere întreruptă continuă la următoarea deschidere a\n" +
		"contului în shortlist.\n\n" +
		"Serviciul are în continuare candidaturile. Aici rămân doar ID-urile lor, ca shortlist să nu le citească\n" +
		"din nou. --forget-tombstones uită aceste ID-uri, iar următoarea citire readuce candidaturile. O\n" +
		"candidatură cunoscută doar dintr-o notificare (callback) nu are un astfel de ID: revine când serviciul\n" +
		"o listează."},
	EraseJob:         "șterge definitiv candidații acestui job și ciornele modificărilor lui",
	EraseOlderThan:   "șterge definitiv candidaturile mai vechi de atâtea zile, de exemplu 180d",
	EraseShortlisted: "cu --older-than: și candidaturile din listele scurte",
	EraseDeleteSaved: "șterge și fișierele cu ele salvate de shortlist, dacă nu s-au schimbat; altfel sunt doar enumerate",
	EraseDryRun:      "arată ce s-ar șterge și nu șterge nimic",
	EraseForget:      "uită ID-urile candidaturilor șterse, ca să poată fi citite din nou",
	Held: help{Short: "Arată tot ce păstrează acest calculator despre o persoană", Long: "Arată tot ce păstrează acest calculator despre o persoană: fiecare candidatură, cu ce se păstrează, din\n" +
		"ce sursă și de când. PERSON este ID-ul unei candidaturi, o adresă de e-mail, un număr de telefon sau un\n" +
		"nume, ca la shortlist erase. Dacă se potrivesc mai multe persoane, ele sunt listate, iar codul de ieșire\n" +
		"este 2. Exporturile și CV-urile salvate nu sunt incluse."},

	Watch: help{Short: "Afișează câte o linie pentru fiecare candidatură nouă, până la oprire", Long: "Afișează câte o linie pentru fiecare candidatură nouă, până la oprire. shortlist întreabă serviciul la\n" +
		"fiecare două minute și afișează imediat candidaturile din notificări (callback), indiferent ce\n" +
		"fereastră le primește. Oricâte ferestre ar avea un cont, doar una întreabă. Prima întrebare afișează\n" +
		"și candidaturile sosite mai devreme, la joburi cunoscute deja aici. Când pornește din nou, watch afișează\n" +
		"întâi ce a sosit între timp, chiar dacă altă fereastră sau digest l-a anunțat deja: fiecare candidatură\n" +
		"se afișează o dată. Cele cunoscute înainte de primul watch nu se afișează: vedeți\n" +
		"shortlist digest --help. Nicio candidatură nu se marchează ca văzută.\n\n" +
		"Cu --json, fiecare linie este un obiect: time, jobId, jobTitle, source (callback sau poll), justIn și\n" +
		"candidatul, așa cum îl afișează applicants list --json. Cât timp justIn este true, candidatura se\n" +
		"cunoaște doar dintr-o notificare: id-ul ei este sub 0 și nu este al serviciului.\n\n" +
		"hooks.new_application din configurație numește un program. El rulează o dată pentru fiecare\n" +
		"candidatură nouă și citește același obiect de la intrarea standard. Este pornit de watch, de listen\n" +
		"sau de ecranul principal, oricare este primul; dacă shortlist se încheie între timp, este posibil să\n" +
		"nu ruleze. Când pornește unul dintre cele trei, programul rulează și pentru fiecare candidatură din\n" +
		"ultima zi pe care a ratat-o; la început pot fi multe.\n\n" +
		"Dacă serviciul nu este accesibil, shortlist anunță o singură dată și întreabă mai rar. Dacă serviciul\n" +
		"respinge autentificarea, comanda se încheie."},
	Digest: help{Short: "Afișează candidaturile noi de la ultimul rezumat", Long: "Afișează candidaturile noi de la ultimul rezumat, pe joburi: data, cu sau fără CV, numele și postul\n" +
		"sau regiunea. Sunt incluse și candidaturile cunoscute doar dintr-o notificare (callback). shortlist\n" +
		"citește mai întâi datele de la serviciu. Dacă nu reușește, afișează ce știe acest calculator, cu un\n" +
		"avertisment, iar codul de ieșire este 6 (3 dacă autentificarea este respinsă). Fără candidaturi noi nu\n" +
		"se afișează nimic, decât cu --json. Nicio candidatură nu se marchează ca văzută.\n\n" +
		"Candidaturile se consideră noi din momentul în care acest calculator a citit pentru prima dată\n" +
		"joburile contului. Primul rezumat merge înapoi cel mult 24 de ore. Fiecare rezumat următor cuprinde\n" +
		"candidaturile sosite după scrierea celui dinainte: fiecare se afișează o singură dată, iar o ieșire\n" +
		"nereușită nu pierde niciuna. --since privește în schimb înapoi până la un moment și nu schimbă\n" +
		"rezumatul următor; nici --peek nu îl schimbă."},
	DigestExample: "# crontab: în zilele lucrătoare la ora opt, prin e-mail, dacă sunt candidaturi noi",
	DigestSince:   "de când, de exemplu 2026-11-21 sau 2026-11-21T08:00, ori o durată: 24h, 7d",
	DigestPeek:    "nu schimbă rezumatul următor",
	DigestAlways:  "afișează și fără candidaturi noi",
	DigestOffline: "nu contactează serviciul",
	Listen: help{Short: "Primește candidaturile noi prin notificări (callback)", Long: `Primește notificarea serviciului (callback) pentru fiecare candidatură nouă. Comanda îi
verifică semnătura cu secretul din configurație. Păstrează candidatura și fișierele ei
înainte de a răspunde. Fiecare fereastră a contului arată candidatura în mai puțin de o secundă.
Nu este nevoie de autentificare.

Configurația indică secretul, într-un fișier doar pentru dumneavoastră (chmod 600), și
poate indica adresa:

  [callback]
  secret_file = "~/.config/shortlist/callback-secret"
  listen = "127.0.0.1:8788"

Fără --addr și --socket, comanda ascultă acolo sau la 127.0.0.1:8788. Un socket primit
de la systemd are prioritate față de amândouă. Fiecare notificare scrie o linie în
fluxul de erori, fără datele candidatului. SIGTERM încheie comanda după ce a răspuns la
notificările în curs.

hooks.new_application din configurație numește un program care rulează pentru fiecare
candidatură nouă, ca la watch: vedeți shortlist watch --help. În modul restricționat
este dezactivat.

Un proxy invers adaugă TLS. Calea o alegeți dumneavoastră. Proxy-ul trebuie să transmită
conținutul cererilor, și al celor GET, și nu trebuie să păstreze fișierele candidaților
într-un dosar al lui. nginx:

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

Pe un calculator cu alți utilizatori, oricare dintre ei poate ocupa primul portul sau
poate trimite cereri la el. Semnătura apără de candidaturi false, dar nu de un port
blocat. Folosiți acolo un socket unix: --socket sau listen = "unix:/path" creează unul
doar pentru acest utilizator. Un proxy care rulează ca alt utilizator folosește un
socket de la systemd: ListenStream=/path în unitatea socket. În dosarul lui pot intra
doar dumneavoastră și grupul proxy-ului (chmod 710). nginx transmite la el cu
proxy_pass http://unix:/path, iar Caddy cu unix//path.

systemd pornește comanda pentru un cont, aici acme. Un pachet are deja unitățile; în
arborele surselor:

  mkdir -p ~/.config/systemd/user && cp assets/systemd/* ~/.config/systemd/user/
  systemctl --user enable --now shortlist-listen@acme.socket
  loginctl enable-linger            # și după deconectare

Serviciile semnează în feluri diferite. --observe arată cum este semnată fiecare
notificare și liniile potrivite din configurație. Nu acceptă și nu păstrează nimic și
răspunde cu 503, ca serviciul să trimită din nou notificarea.`},
	ListenAddr:    "HOST:PORT unde se ascultă; fără gazdă se poate conecta doar acest calculator, portul 0 ia unul liber",
	ListenSocket:  "calea unui socket unix unde se ascultă în schimb, doar pentru acest utilizator",
	ListenMaxBody: "cea mai mare notificare acceptată, cu fișierele ei",
	ListenObserve: "arată doar cum sunt semnate notificările; nu păstrează nimic",

	SandboxListen:             "adresa la care se ascultă; portul 0 ia unul liber",
	SandboxCountry:            "țara serviciului: ua, ro sau hu (implicit ua sau cea din fișierul de date)",
	SandboxData:               "fișier care păstrează toate modificările (implicit: în memorie)",
	SandboxLimit:              "numărul maxim de joburi active (implicit: cel din scenariu)",
	SandboxTokenTTL:           "valabilitatea unui token de acces, o durată",
	SandboxCallbackURL:        "adresa care primește candidaturile noi",
	SandboxCallbackMethod:     "metoda notificărilor: GET, POST sau PUT",
	SandboxApplyEvery:         "cât de des aplică cineva, o durată (implicit: niciodată)",
	SandboxCallbackSource:     "application.source din notificări (implicit: lipsește)",
	SandboxCallbackSecretFile: "fișier cu secretul care semnează notificările",
	SandboxFault:              "o defecțiune de simulat, vedeți mai sus; se poate repeta",

	NeedsTerminal:        "ecranul principal are nevoie de un terminal; într-un script folosiți comenzile, vedeți: shortlist --help",
	DumbTerminal:         "acest terminal nu poate muta cursorul (TERM este dumb), iar ecranul principal are nevoie de asta; folosiți comenzile, vedeți: shortlist --help",
	DashboardWithoutJSON: "ecranul principal nu afișează JSON; folosiți o comandă, de exemplu: shortlist jobs list --json",
	Restricted:           "modul restricționat nu pornește niciun alt program",
	HookRestricted:       "hooks.new_application este dezactivat: modul restricționat nu pornește niciun alt program.",
	ViewerRemote:         "acest calculator nu este cel din fața dumneavoastră, așa că vizualizatorul lui nu s-ar vedea; citiți textul aici sau salvați CV-ul",
	ViewerWithoutDesktop: "acest calculator nu are un mediu grafic pentru un vizualizator; citiți textul aici sau salvați CV-ul",
	NoEditor:             "nu s-a găsit niciun editor; setați $EDITOR la al dumneavoastră",

	NoTerminalForQuestion: "este nevoie de un răspuns, dar nu există un terminal; --yes răspunde cu „da”",
	NotConfirmed:          "neconfirmat, nu s-a modificat nimic",

	Interrupted:         "întrerupt",
	SubscriptionPending: "jobul este în regulă, dar nu se poate publica până nu este aprobat abonamentul: încercați mai târziu",
	RunLogin:            "rulați: shortlist login",
	NoAccount:           "încă nu este configurat niciun cont; adăugați unul cu: shortlist login --base-url ADDRESS --email ADDRESS",
	NoAccounts:          "Încă nu este configurat niciun cont. Adăugați unul cu: shortlist login --base-url ADDRESS --email ADDRESS",
	OutputFailed:        "ieșirea nu s-a putut scrie",
	StoreHeld:           "Alt program ține ocupată baza de date: se așteaptă.",
	BlindModeOn:         "Modul anonim este pornit: numele și contactele sunt ascunse. Tasta b din ecranul principal îl oprește.",
	NotKept:             "Nu s-a putut păstra totul pe acest calculator",
	JobsNotKept:         "Joburile nu s-au putut păstra pe acest calculator",

	SignedIn:        "Autentificare reușită.",
	NoPassword:      "nu s-a introdus nicio parolă; setați SHORTLIST_PASSWORD sau dați parola la intrarea standard",
	UnknownField:    "câmp necunoscut (vedeți: shortlist guide jobs):",
	SignInNotKept:   "autentificarea a reușit, dar nu s-a putut păstra pe acest calculator",
	NotAnEmail:      "--email are nevoie de adresa de e-mail pentru autentificare",
	NoUsableAddress: "nicio adresă validă",
	Yes:             "da",
	No:              "nu",

	ConfigCorrect: "Configurația este corectă.",

	Doctor: help{Short: "Verifică setări, fișiere, autentificare, terminal, bază, notificări", Long: "Verifică tot ce îi trebuie programului shortlist și afișează câte o linie pentru fiecare rezultat:\n" +
		"bine, atenție sau problemă, și ce este de făcut. Serviciul primește o singură cerere, care nu modifică\n" +
		"nimic. Rezultatul nu conține secrete, adrese de e-mail sau date ale candidaților, așa că poate însoți o\n" +
		"sesizare. Codul de ieșire este 1 dacă o linie este o problemă."},
	DoctorOffline:        "nu trimite nimic serviciului",
	DoctorFile:           "Fișier",
	DoctorHostFile:       "Fișier gazdă",
	CheckConfig:          "Rulați: shortlist config check",
	DoctorAccount:        "Cont",
	DoctorNoAccount:      "Nu este configurat niciun cont.",
	DoctorNotChosen:      "Niciun cont nu este ales, contul nu este configurat sau această gazdă nu îi permite adresa.",
	ChooseByFlag:         "Indicați-l cu --account sau SHORTLIST_ACCOUNT. Lista o afișează shortlist accounts.",
	DoctorPassword:       "Parolă",
	PlaceConfig:          "Configurație",
	PlaceLog:             "Jurnal tehnic",
	PlaceData:            "Date",
	PlaceCache:           "CV-uri",
	PlaceState:           "Token",
	DoctorSignIn:         "Autentificare",
	DoctorLogin:          "Rulați: shortlist login",
	StoreOfOther:         "Baza locală conține datele altei adrese sau ale altui e-mail decât în configurație. Nu s-a trimis nimic.",
	DecideWhose:          "Rulați: shortlist accounts keep-apart sau shortlist accounts move",
	CheckAddress:         "Corectați base_url al contului. Rulați: shortlist config check",
	KeyringSilent:        "Seiful de parole al sistemului (keyring) nu răspunde.",
	KeyringEmpty:         "Sursa: keyring, dar parola nu este acolo.",
	NoPasswordStored:     "Nu există nicio autentificare și nicio parolă păstrată.",
	SignInNotEmployer:    "Contul nu este al unui angajator.",
	CheckPasswordSource:  "Încercați manual, apoi rulați shortlist login: arată motivul.",
	SignInRejected:       "Serviciul respinge adresa de e-mail sau parola.",
	ServiceUnreachable:   "Nu se poate ajunge la serviciu.",
	CheckConnection:      "Verificați conexiunea, proxy-ul și adresa. Datele păstrate se pot folosi în continuare.",
	ServiceFails:         "Se ajunge la serviciu, dar acesta dă erori sau este ocupat.",
	WaitForService:       "Încercați mai târziu. Datele păstrate se pot folosi în continuare.",
	DoctorClock:          "Ceas",
	ClockUnknown:         "Serviciul nu își comunică ora, așa că nu există termen de comparație.",
	ClockAgrees:          "Este la fel ca al serviciului.",
	SetClock:             "Potriviți ceasul sau activați sincronizarea orei (NTP).",
	SetClockForCallbacks: "Notificările sunt respinse. Potriviți ceasul sau activați sincronizarea orei (NTP).",
	SetClockForErasing:   "Până atunci, candidaturile vechi nu se șterg definitiv. Potriviți ceasul sau activați sincronizarea orei (NTP).",
	DoctorReader:         "Citire CV",
	ReaderConfined:       "Procesul de citire nu vă deschide fișierele și nu se conectează la rețea.",
	ConfineReader:        "Linux le are pe amândouă din versiunea 5.13. Pot fi dezactivate sau ascunse de un container.",
	NoReader:             "Aici nu se poate citi niciun CV: ",
	WithoutReader:        "Salvați CV-urile și deschideți-le cu alt program.",
	DoctorDrawing:        "Pagini de CV",
	PagesAreDrawn:        "Le desenează pdftoppm.",
	NoDrawing:            "Aici nu pot fi desenate: ",
	WithoutDrawing:       "Citiți textul CV-urilor sau salvați-le și deschideți-le cu alt program.",
	DoctorReceiver:       "Receptor",
	NoCallbacks:          "Neconfigurat. Candidaturile noi se găsesc prin verificare periodică.",
	DoctorAddress:        "Adresă",
	ChangeAddress:        "Opriți celălalt program sau modificați callback.listen.",
	DoctorSecret:         "Secret",
	SetSecret:            "Setați callback.secret_file, cu chmod 600, sau callback.secret_command.",
	DoctorSelfTest:       "Autotest",
	SelfTestPasses:       "O notificare semnată este acceptată, o semnătură greșită este respinsă. Nu s-a păstrat nimic.",
	SelfTestFails:        "Receptorul nu își acceptă propria semnătură.",
	ObserveCallbacks:     "Verificați callback.signed și callback.encoding. Rulați: shortlist listen --observe",
	DoctorReadOnly:       "Doar citire",
	DoctorRestricted:     "Restricționat",
	DoctorAddresses:      "Adrese",
	NotRestricted:        "Dezactivat: se pot folosi alte programe și toate dosarele.",
	DoctorEditor:         "Editor",
	DoctorNoEditor:       "Nu s-a găsit niciun editor. Descrierile se scriu în formular.",
	SetEditor:            "Setați EDITOR la programul în care scrieți.",
	DoctorDesktop:        "Desktop",
	DesktopOpens:         "Linkurile și CV-urile se deschid în programele lui.",
	DesktopOpensNot:      "Linkurile și CV-urile nu se deschid: nu există un desktop aici sau este al altui calculator.",
	SaveInstead:          "Citiți CV-urile ca text sau salvați-le. Linkurile se pot copia.",
	DoctorHook:           "Hook",
	DoctorCVs:            "CV-uri salvate",
	DoctorLocale:         "Locale",
	SetLocale:            "Setați LANG la un locale cu UTF-8, de exemplu C.UTF-8.",

	NoJobs:           "Nu există joburi.",
	CurrencyUnknown:  "necunoscută: serviciul nu o indică",
	BrokenRule:       "Încalcă regulile serviciului",
	WithoutStatus:    "fără stare",
	SendingElsewhere: "o altă fereastră trimite modificarea; rezultatul nu se cunoaște încă",
	NotMade:          "o altă fereastră trimite modificări; aceasta nu s-a făcut",
	ChangeMade:       "Nu a venit niciun răspuns, dar serviciul a făcut modificarea.",
	NoJobFields:      "descrieți jobul: câte o opțiune pentru fiecare câmp sau --file",
	NoChanges:        "indicați modificările: câte o opțiune pentru fiecare câmp sau --file",
	TheInput:         "intrarea",
	OneInput:         "doar una dintre opțiunile --file și --description-file poate citi de la intrare",
	OneDescription:   "folosiți --description sau --description-file, nu ambele",
	NotOneObject:     "nu este un singur obiect JSON",
	NotText:          "nu este text",
	OutOfRange:       "acest număr este în afara limitelor",
	NotAValue:        "nu este nici text, nici număr, nici null",
	MustBeText:       "trebuie să fie text",
	MustBeNumber:     "trebuie să fie un număr",
	MustBeWhole:      "trebuie să fie un număr întreg",
	NothingForgotten: "nu s-a renunțat la nimic",
	NothingPending:   "Niciun job nu așteaptă un răspuns.",
	CouldNotLook:     "lista de joburi nu s-a putut citi pentru a-l căuta",
	NotFoundNow:      "acum jobul nu este în lista de joburi",
	FoundNow:         "Răspunsul s-a pierdut, dar jobul a fost creat.",

	Suggested:      "Sugerați de serviciu, nu au aplicat:",
	Arrival:        "nou",
	BrokenCV:       "defect",
	CVMissing:      "nu este pe acest calculator",
	Experience:     "Experiență",
	Education:      "Studii",
	ViewsSent:      "marcajele s-au trimis",
	ViewsMaybeSent: "este posibil ca unele marcaje să se fi trimis",

	JSONAndFormat:   "--json și un alt format se exclud reciproc",
	NotForTerminal:  "un terminal nu poate afișa acest format; indicați un fișier cu --out",
	ArchiveAndName:  "cu --with-cvs fișierul este o arhivă: numele din --out trebuie să se termine în .zip; altfel, nu",
	NothingToExport: "nu există niciun candidat de exportat, așa că nu s-a scris nimic",
	Applicants:      "Candidați",
	CVUnreadable:    "CV-ul nu s-a putut citi",
	CVImageOnly:     "se poate vedea cu un vizualizator",
	CVLocked:        "cereți o copie fără parolă",
	CVDamaged:       "un vizualizator poate arăta mai mult, sau cereți o altă copie",

	NoSearchWord: "Nu există niciun cuvânt de căutat.",
	AllOrJobs:    "--all citește toate joburile; renunțați la --all sau la joburile indicate",
	NothingDone:  "nu s-a făcut nimic",

	OnePersonOnly:       "erase primește o singură persoană; puneți numele între ghilimele",
	HeldNeeds:           "held are nevoie de o persoană; puneți numele între ghilimele",
	HeldPDF:             "scrie ca PDF în acest fișier; - este ieșirea standard",
	HeldPDFAndJSON:      "--pdf și --json sunt două formate; alegeți unul",
	EraseNeeds:          "erase are nevoie de una dintre acestea: o persoană, --job, --older-than",
	ShortlistedNeedsAge: "--shortlisted merge doar cu --older-than",
	NothingKeptOf:       "aici nu se păstrează nimic despre această persoană",
	ErasedDone:          "candidaturile s-au șters definitiv",
	NotAllErased:        "nu s-a șters totul; raportul listează ce a rămas",
	ForgetAlone:         "--forget-tombstones nu merge cu alte opțiuni și nici cu o persoană",
	AskUnseen:           "Trimiteți fără aceste cuvinte?",
	AskForgetErased:     "Permiteți ca următoarea citire a candidaților să readucă toate candidaturile șterse?",

	NewsEnded:         "baza locală de pe acest calculator nu mai trimite noutăți",
	NoName:            "(fără nume)",
	ServiceBack:       "Serviciul răspunde din nou.",
	SearchIncomplete:  "candidaturile care nu sunt încă în index nu au fost căutate",
	DigestRepeats:     "rezumatul următor va afișa din nou aceleași candidaturi",
	DigestIncomplete:  "serviciul nu s-a putut citi, așa că pot lipsi candidaturi noi",
	DigestJobsUnread:  "candidaturile lor noi pot lipsi",
	NotCountedAsNew:   "Candidaturile de dinaintea primei citiri a joburilor pe acest calculator nu se numără ca noi.",
	CV:                "CV",
	SocketFromSystemd: "systemd a deschis deja un socket pentru ascultare; renunțați la --addr și --socket",
	TwoAddresses:      "--addr și --socket indică două locuri; alegeți unul",
	NotEncrypted:      "alte calculatoare pot ajunge la această adresă, iar ea nu este criptată: folosiți un reverse proxy cu TLS, vedeți: shortlist listen --help",
	NoSettingFits: "Nicio setare a receptorului nu se potrivește. Este corect secretul, modifică un proxy conținutul sau este semnat altfel?\n" +
		"Candidaturile noi se găsesc în continuare prin verificare periodică.",
	Passes: "Notificările semnate astfel sunt acceptate cu configurația actuală.",

	SandboxNumbers:    "--limit și --apply-every nu pot fi sub 0, iar --token-ttl trebuie să fie peste 0",
	WithoutNeedsEvery: "--apply-without are nevoie de --apply-every",
	SecretNeedsURL:    "--callback-secret-file și --callback-source au nevoie de --callback-url",
	URLNeedsSecret:    "--callback-url are nevoie de --callback-secret-file, fiindcă notificările se semnează",
	SandboxEnded:      "mediul de test s-a oprit",

	GlobalFlags:       "Merg cu orice comandă.",
	ConfigurationFile: "Configurația este un fișier TOML. O setare necunoscută sau o valoare de tip greșit este o eroare. Exemplu:",

	teamWords:    teamInRomanian,
	commandWords: commandInRomanian,
	helpWords:    helpInRomanian,
	linearWords:  linearInRomanian,
	reportWords:  reportInRomanian,
	snoozeWords:  snoozeInRomanian,
	themeWords:   themeInRomanian,
	sentences:    new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

// Commands

func (*romanian) Group(name string) string {
	return map[string]string{
		"jobs": "Listează, arată, publică și administrează joburi", "applicants": "Listează, arată și exportă candidați, marchează candidaturi ca văzute", "cv": "Citește și salvează CV-uri",
	}[name]
}
func (*romanian) DemoScenario(names []string) string {
	return "numele datelor: " + strings.Join(names, ", ") + " (implicit: demo-ul în limba dumneavoastră sau în engleză)"
}

// Jobs

func (*romanian) JobsStatus(c model.StatusChange) help {
	switch c {
	case model.Activate:
		return help{Short: "Publică din nou un job"}
	case model.Stop:
		return help{Short: "Retrage un job de pe site"}
	case model.Delete:
	}
	return help{Short: "Șterge un job"}
}
func (*romanian) JobField(flag string) string {
	return map[string]string{
		"title": "titlu, cel mult 20 de caractere", "region": "oraș sau regiune", "address": "strada și numărul",
		"salary-from": "salariul minim, un număr întreg", "salary-to": "salariul maxim, un număr întreg",
		"rate":     "perioada de plată, un cod sau un cuvânt: 0 oră, 1 zi, 2 săptămână, 3 lună, 5 an",
		"currency": "moneda salariului, un cod sau un nume: în Ucraina 0 UAH, 1 USD, 2 EUR; în România 0 EUR, 1 RON, 2 USD; în Ungaria 0 HUF, 1 EUR, 2 USD",
		"type1":    "tipul jobului, un cod de la 0 la 5", "type2": "al doilea tip al jobului, un cod de la 0 la 5",
		"description": "descrierea în HTML, cel puțin 100 de caractere de text",
	}[flag]
}

// Applicants

// Search and sync

func (*romanian) NeedsQuery(command string) string {
	return command + ": lipsesc cuvintele de căutat"
}

// New applications

// Sandbox

func (*romanian) Sandbox(faults string) help {
	return help{Short: "Oferă serviciul încorporat la o adresă, pentru integratori și teste", Long: "Oferă serviciul încorporat la o adresă, pentru integratori și teste. Afișează la ieșire adresa, un\n" +
		"e-mail și o parolă, iar în fluxul de erori câte o linie pentru fiecare cerere.\n\n" +
		"Cu --callback-url, serviciul trimite o notificare semnată (callback) pentru fiecare candidatură nouă.\n" +
		"Candidaturi sosesc doar cu --apply-every: o persoană inventată, cu un CV, aplică pe rând la joburile\n" +
		"active. --apply-without omite unele părți, cum fac unele servicii. O notificare nereușită este\n" +
		"anunțată în fluxul de erori.\n\n" + faults}
}
func (*romanian) SandboxScenario(names []string) string {
	return "numele datelor: " + strings.Join(names, ", ") + " (implicit demo-ul țării sau cel din fișierul de date)"
}
func (*romanian) SandboxApplyWithout(parts []string) string {
	return "părțile care lipsesc din aceste candidaturi: oricare dintre " + strings.Join(parts, ", ")
}

// The call

func (*romanian) Usage(line string) string { return "Utilizare: " + line }
func (*romanian) NoCommand(name, near string) string {
	if near == "" {
		return "nu există comanda " + strconv.Quote(name) + "; vedeți: shortlist --help"
	}
	return "nu există comanda " + strconv.Quote(name) + "; poate ați vrut " + strconv.Quote(near) + "?"
}
func (*romanian) NoHelp(name string) string { return "nu există comanda " + strconv.Quote(name) }
func (*romanian) NoSubcommand(group string, names []string) string {
	return "alegeți o comandă din " + group + ": " + listed(names, "sau")
}
func (*romanian) NotASubcommand(group, typed string, names []string) string {
	return strconv.Quote(typed) + " nu este o comandă din " + group + "; alegeți " + listed(names, "sau")
}
func (*romanian) NoArguments(command string) string { return command + " nu acceptă argumente" }
func (*romanian) NeedsID(command string, k kind) string {
	return command + " are nevoie de id-ul " + ofKindInRomanian(k)
}
func (*romanian) OneIDOnly(command string, k kind) string {
	return command + " acceptă un singur id, al " + ofKindInRomanian(k)
}
func (*romanian) NotOneOf(flag, typed string, words []string) string {
	return "--" + flag + " nu poate fi " + strconv.Quote(typed) + "; alegeți " + listed(words, "sau")
}
func (*romanian) NoShortFlag(letters string) string { return "nu există opțiunea -" + letters }
func (*romanian) NoFlag(name, near string) string {
	if near == "" {
		return "nu există opțiunea --" + name
	}
	return "nu există opțiunea --" + name + "; poate ați vrut --" + near + "?"
}
func (*romanian) FlagNeedsValue(name string) string { return "--" + name + " are nevoie de o valoare" }
func (*romanian) FlagNeedsNumber(name, typed string) string {
	return "--" + name + " are nevoie de un număr întreg, nu de " + strconv.Quote(typed)
}
func (*romanian) FlagNeedsDuration(name, typed string) string {
	return "--" + name + " are nevoie de o durată precum 90s sau 24h, nu de " + strconv.Quote(typed)
}
func (*romanian) FlagNeedsBool(name, typed string) string {
	return "--" + name + " are nevoie de true sau false, nu de " + strconv.Quote(typed)
}
func (*romanian) FlagNeedsOther(name, typed string) string {
	return "--" + name + " nu acceptă " + strconv.Quote(typed)
}
func (*romanian) NotAnID(typed string, k kind) string {
	return strconv.Quote(typed) + " nu este id-ul " + ofKindInRomanian(k) + ": un id este un număr mai mare decât 0"
}
func (*romanian) ArrivalID(id int64) string {
	return fmt.Sprintf("%d nu este id-ul unei candidaturi: un id este un număr mai mare decât 0. Numerele sub 0 din liste sunt ale candidaturilor cunoscute doar dintr-o notificare (callback); tasta I le arată în ecranul principal", id)
}
func (*romanian) NotATime(typed string) string {
	return "--since: " + strconv.Quote(typed) + " nu este un moment; scrieți 24h, 7d, 2026-11-21 sau 2026-11-21T08:00"
}
func (*romanian) FutureTime(typed string) string {
	return "--since: " + strconv.Quote(typed) + " este în viitor"
}
func (*romanian) NoGuide(topic, near string) string {
	if near == "" {
		return "nu există ghidul " + strconv.Quote(topic) + "; shortlist guide le listează"
	}
	return "nu există ghidul " + strconv.Quote(topic) + "; poate ați vrut " + strconv.Quote(near) + "?"
}

func (*romanian) RestrictedFlag(flag, folder string) string {
	return "--" + flag + ": în modul restricționat, fișierele se citesc și se scriu doar în dosarul " + folder
}
func (*romanian) RestrictedFile(folder string) string {
	return "în modul restricționat, fișierele se citesc doar din dosarul " + folder
}
func (*romanian) RestrictedConfig(path string) string {
	return "--config: în modul restricționat, conturile se adaugă doar în " + path
}

// Questions

func (*romanian) YesToo() []string               { return []string{"d", "da"} }
func (*romanian) YesOrNo(question string) string { return question + " [d/N] " }

// Errors

func (*romanian) BrokenRules(n int) string {
	return "nu s-a trimis nimic, " + amount.InRomanian(n, "regulă încălcată", "reguli încălcate") + ":"
}
func (*romanian) FilesStall(folder string) string {
	return "Sistemul de fișiere al dosarului " + folder + " nu răspunde: se așteaptă."
}
func (*romanian) OfAccount(name string) string { return "contul " + name }
func (*romanian) Unprinted(done string) string { return done + ", dar rezultatul nu s-a putut afișa" }
func (*romanian) JobsUnread(reason string) string {
	return lang.End(reason) + " Joburile cunoscute dinainte rămân în listă."
}

// Accounts

func (*romanian) SigningIn(host, email string) string {
	return "Autentificare la " + host + " cu adresa " + email + "."
}
func (*romanian) AccountAdded(name, file string) string {
	return "Contul " + name + " s-a adăugat în " + file + "."
}
func (*romanian) SignedOut(name string) string {
	return "Cont deconectat pe acest calculator: " + lang.End(name)
}
func (*romanian) PasswordFor(email, host string) string {
	return "Parola pentru " + email + " la " + host + ": "
}

// ofKindInRomanian is the genitive of what an id belongs to.
func ofKindInRomanian(k kind) string {
	if k == aJob {
		return "unui job"
	}
	return "unei candidaturi"
}

func (*romanian) OtherCountry(known, typed model.Country) string {
	return fmt.Sprintf("această adresă ține de țara %s, nu de %s", known, typed)
}
func (*romanian) AccountWithoutCountry(name string, country model.Country, section, file string) string {
	return fmt.Sprintf("contul %s nu are încă o țară; pentru a o seta, scrieți country = %q sub %s în %s", name, country, section, file)
}
func (*romanian) AccountOfCountry(name string, has, wanted model.Country, section, file string) string {
	return fmt.Sprintf("contul %s are țara %s; pentru a o schimba, scrieți country = %q sub %s în %s", name, has, wanted, section, file)
}
func (*romanian) OwnerUnknown(path string) string {
	return "nu se poate citi ale cui sunt datele din " + path + ", de aceea nicio comandă nu le deschide; ștergeți dosarul dacă nu este necesar"
}
func (*romanian) NothingToDecide(account string) string {
	return "Baza locală a contului " + account + " aparține adresei și e-mailului din configurație. Nu este nimic de hotărât."
}
func (*romanian) KeptApart(wants, has string) string {
	return "De acum " + wants + " are o bază locală separată. Cea pentru " + has + " rămâne și se folosește când configurația o indică din nou. Autentificați-vă: shortlist login"
}
func (*romanian) AskMove(has, wants string) string {
	return "Predați baza locală de la " + has + " către " + wants + "? Modificările din coadă se trimit acolo."
}
func (*romanian) MovedTo(wants string) string {
	return "Baza locală aparține acum " + wants + ". Autentificați-vă: shortlist login"
}
func (*romanian) AccountTaken(name, email, address string) string {
	return fmt.Sprintf("există deja alt cont %s (%s la %s); alegeți alt nume cu --account", name, email, address)
}
func (*romanian) AccountColumns() []string {
	return []string{"NUME", "HOST", "E-MAIL", "IMPLIC.", "CONECTAT"}
}

// Configuration

func (*romanian) Places(p places) [][2]string {
	return [][2]string{
		{"Acest fișier", p.Config}, {"Temele dvs.", p.Themes}, {"Fișierul gazdei", p.Host}, {"Bază locală", p.Store}, {"CV-uri primite", p.CVs},
		{"Fișiere primite", p.Inbox}, {"Autentificare", p.Token}, {"Jurnal tehnic", p.Log},
	}
}
func (*romanian) ConfigProblems(n int) string {
	return "configurația are " + amount.InRomanian(n, "problemă", "probleme")
}

// Jobs

func (*romanian) NoJobsOfStatus(status string) string {
	return "Niciun job nu are starea " + lang.End(status)
}
func (*romanian) JobsBreakRules(n int) string {
	return amount.InRomanian(n, "job marcat cu ! încalcă", "joburi marcate cu ! încalcă") + " regulile serviciului; jobs show numește regula."
}
func (*romanian) JobColumns() []string {
	return []string{"ID", "STARE", "!", "TITLU", "REGIUNE", "CANDID.", "VIZ.", "SALARIU"}
}
func (*romanian) CurrencySent(currency, when string) string {
	return currency + ", ultima trimisă de aici: " + when
}
func (*romanian) JobLabels() []string {
	return []string{"Job", "Stare", "Titlu", "Regiune", "Adresă", "Salariu", "Monedă", "Tip", "Tip secundar", "Candidați", "Vizualizări", "E-mail", "Link"}
}
func (*romanian) JobIs(id int64, title, status string) string {
	return fmt.Sprintf("Jobul %d „%s” are acum starea %s", id, title, lang.End(status))
}
func (*romanian) JobNowIs(id int64, status model.JobStatus) string {
	return fmt.Sprintf("jobul %d are starea %s", id, status)
}
func (*romanian) DeleteNeedsYes(id int64) string {
	return fmt.Sprintf("ștergerea jobului %d are nevoie de un răspuns, dar nu există un terminal; --yes răspunde cu „da”", id)
}
func (*romanian) AskDelete(id int64, title, status string, applicants int) string {
	return fmt.Sprintf("Ștergeți jobul %d „%s” (%s, %s)? Dispare de pe site și din listă.", id, title, status, amount.InRomanian(applicants, "candidat", "candidați"))
}
func (*romanian) ChangeQueued(c model.StatusChange, id int64) string {
	return fmt.Sprintf("ecranul principal are în coadă o modificare încă netrimisă („%s”) a jobului %d; apăsați acolo O pentru a o retrimite sau a renunța la ea", c, id)
}
func (*romanian) NotChanged(id int64, is, wanted string) string {
	return fmt.Sprintf("serviciul a acceptat modificarea, dar starea jobului %d este %s, nu %s", id, is, wanted)
}
func (*romanian) CVUnconfined(lacks string) string {
	return "CV-urile se citesc fără izolare completă (" + lacks + ")."
}
func (*romanian) NotUpdated(id int64, fields []string) string {
	return fmt.Sprintf("serviciul a acceptat modificarea, dar jobul %d are tot valorile dinainte: %s", id, strings.Join(fields, ", "))
}
func (*romanian) StatusOutcomeUnknown(reason, unread string, c model.StatusChange, id int64) string {
	may := "modificat"
	switch c {
	case model.Activate:
		may = "publicat"
	case model.Stop:
		may = "retras de pe site"
	case model.Delete:
		may = "șters"
	}
	return fmt.Sprintf("din niciun răspuns nu reiese dacă serviciul a făcut modificarea (%s), iar jobul nu s-a putut citi după aceea (%s). Este posibil ca jobul %d să fie acum %s; verificați cu: shortlist jobs show %d",
		reason, unread, id, may, id)
}
func (*romanian) ReadAfterwards(status string) string {
	return "jobul s-a citit după aceea, iar starea lui este: " + status
}

func (*romanian) SavedDeactivated(id int64) string {
	return fmt.Sprintf("Jobul %d s-a salvat cu starea Deactivated: contul a atins limita de joburi active.", id)
}
func (*romanian) CreatedNotRecorded(id int64) string {
	return fmt.Sprintf("jobul %d a fost creat, dar nu s-a putut înregistra pe acest calculator", id)
}
func (*romanian) SavedUnread(id int64, reason string) string {
	return fmt.Sprintf("Jobul %d s-a salvat, dar nu s-a putut reciti: %s", id, reason)
}
func (*romanian) Saved(id int64, title, status string) string {
	return fmt.Sprintf("Jobul %d „%s” s-a salvat: %s", id, title, lang.End(status))
}
func (*romanian) JobSaved(id int64) string { return fmt.Sprintf("jobul %d s-a salvat", id) }
func (*romanian) JobSavedAs(id int64, status model.JobStatus) string {
	return fmt.Sprintf("jobul %d s-a salvat: %s", id, status)
}
func (*romanian) ServiceChanged(field, sent, has string) string {
	return fmt.Sprintf("Serviciul a schimbat câmpul %s: s-a trimis „%s”, s-a salvat „%s”.", field, sent, has)
}
func (*romanian) ServiceChangedText(field string) string {
	return fmt.Sprintf("Serviciul a schimbat câmpul %s. S-a trimis (−) și s-a salvat (+):", field)
}
func (*romanian) Unseen(words string) string {
	return "Cine citește anunțul nu va vedea aceste cuvinte: " + words
}
func (*romanian) Conflict(field, theirs, mine string) string {
	return fmt.Sprintf("%s: acum „%s”, la dumneavoastră „%s”", field, theirs, mine)
}
func (*romanian) FileTooLarge(name string) string { return name + " este prea mare pentru un job" }
func (*romanian) NotACode(typed, codes string) string {
	return strconv.Quote(typed) + " nu este niciunul dintre: " + codes
}
func (*romanian) FieldTwice(name string) string {
	return fmt.Sprintf("câmpul %q apare de două ori", name)
}
func (*romanian) NotJSON(offset int64) string {
	return fmt.Sprintf("nu este JSON (la octetul %d)", offset)
}
func (*romanian) OtherJob(has string, id int64) string {
	return fmt.Sprintf("jobId: acest fișier descrie jobul %s, nu jobul %d", has, id)
}
func (*romanian) ReadOnlyField(name string) string {
	return name + ": doar serviciul setează acest câmp; omiteți-l"
}
func (*romanian) NoField(name, near string) string {
	return "nu există câmpul " + strconv.Quote(name) + "; poate ați vrut " + strconv.Quote(near) + "?"
}

func (*romanian) AskForget(n int) string {
	return "Renunțați la " + amount.InRomanian(n, "job fără răspuns", "joburi fără răspuns") + "? Nu se află printre joburile contului."
}
func (*romanian) Forgotten(n int) string {
	return "S-a renunțat la " + amount.InRomanian(n, "job", "joburi") + "."
}
func (*romanian) PendingColumns() []string { return []string{"TRIMIS", "TITLU", "REGIUNE"} }
func (*romanian) FoundPending(id int64, title, sent string) string {
	return fmt.Sprintf("Jobul %d „%s”, trimis la %s și rămas fără răspuns, a fost creat.", id, title, sent)
}
func (*romanian) SameUnknown(sent string) string {
	return "același job s-a trimis la " + sent + ", iar rezultatul nu se cunoaște"
}
func (*romanian) StillUnknown(title, sent string) string {
	return fmt.Sprintf("Jobul „%s”, trimis la %s, nu este printre joburile contului. Încă nu se știe dacă a fost creat.", title, sent)
}
func (*romanian) ManyUnknown(n int) string {
	return amount.InRomanian(n, "job trimis mai devreme nu este", "joburi trimise mai devreme nu sunt") + " printre joburile contului. Vedeți: shortlist jobs pending"
}
func (*romanian) SameSent(sent string) string {
	return "același job s-a trimis la " + sent + ", a rămas fără răspuns și nu este printre joburile contului; --yes îl trimite din nou"
}
func (*romanian) AskSameAgain(sent string) string {
	return "Același job s-a trimis la " + sent + ", a rămas fără răspuns și nu este printre joburile contului. Îl trimiteți din nou?"
}

// Applicants

func (*romanian) Listed(applied, unviewed, deleted, suggested, unreadable int) string {
	s := amount.InRomanian(applied, "candidat", "candidați") + fmt.Sprintf(", nevăzuți: %d", unviewed)
	if deleted > 0 {
		s += fmt.Sprintf(", șterși (ascunși): %d", deleted)
	}
	if suggested > 0 {
		s += fmt.Sprintf(", sugerați: %d", suggested)
	}
	if unreadable > 0 {
		s += ", " + unreadInRomanian(unreadable)
	}
	return s
}

func unreadInRomanian(records int) string {
	return amount.InRomanian(records, "înregistrare nu s-a putut citi", "înregistrări nu s-au putut citi")
}

func (*romanian) ApplicantColumns() []string {
	return []string{"ID", "NUME", "DATA", "STARE", "VĂZUT", "CV", "REGIUNE", "SALARIU DORIT"}
}
func (*romanian) Progress(applicants int, bytes int64) string {
	return amount.InRomanian(applicants, "candidat", "candidați") + " · " + amount.Bytes(bytes)
}
func (*romanian) BrokeOff(received, expected int) string {
	if expected > 0 {
		return fmt.Sprintf("candidați sosiți: doar %d din aproximativ %d", received, expected)
	}
	return fmt.Sprintf("candidați sosiți: doar %d", received)
}
func (*romanian) NotReadHere(application int64) string {
	return fmt.Sprintf("candidatura %d nu s-a citit încă aici; indicați jobul ei cu --job", application)
}
func (*romanian) NotOnThisComputer(application int64) string {
	return fmt.Sprintf("candidatura %d nu este pe acest calculator; listați întâi candidații jobului ei", application)
}
func (*romanian) NoApplication(application, job int64) string {
	return fmt.Sprintf("nu există candidatura %d la jobul %d", application, job)
}
func (*romanian) AsOf(when string, job int64) string {
	return fmt.Sprintf("Situația la %s; --job %d citește din nou.", when, job)
}
func (*romanian) CVAt(path string) string { return "fișierul " + path }

func (*romanian) Viewed(application int64) string {
	return fmt.Sprintf("Candidatura %d este marcată ca văzută.", application)
}
func (*romanian) ViewRejected(application int64) string {
	return fmt.Sprintf("candidatura %d: serviciul a respins marcajul trimis de altă fereastră", application)
}
func (*romanian) ViewsQueued(n int) string {
	return amount.InRomanian(n, "marcaj este în coadă și se trimite", "marcaje sunt în coadă și se trimit") + " cu marcajul următor sau din ecranul principal"
}

// Export and CVs

func (*romanian) OneJobOnly(command string) string {
	return command + " acceptă doar id-ul unui singur job"
}
func (*romanian) JobOrShortlist(command string) string {
	return command + " acceptă un job sau --shortlist, nu ambele"
}
func (*romanian) ExportNeeds(command string) string {
	return command + " are nevoie de id-ul unui job, de --shortlist sau de --apply"
}
func (*romanian) ExportedWithoutCV(n int) string {
	return "fără un CV care să poată fi salvat: " + amount.InRomanian(n, "candidat", "candidați")
}
func (*romanian) NotAFormat(typed string) string {
	return strconv.Quote(typed) + " nu este un format; alegeți xlsx, csv, json, md sau pdf"
}
func (*romanian) FormatAndName(ending, format string) string {
	return "--out se termină în ." + ending + ", dar --format este " + format + ": schimbați una dintre opțiuni"
}
func (*romanian) FileExists(path string) string { return path + " există deja și nu se suprascrie" }
func (*romanian) NothingOfVerdict(verdicts []string) string {
	return "nu există niciun candidat cu decizia " + strings.Join(verdicts, " sau ") + ", așa că nu s-a scris nimic"
}
func (*romanian) Exported(n int) string {
	return amount.InRomanian(n, "candidat exportat", "candidați exportați")
}
func (*romanian) ExportedTo(n int, path string) string {
	return amount.InRomanian(n, "candidat exportat", "candidați exportați") + " în " + path
}
func (*romanian) ReadingCV(i, of int) string { return fmt.Sprintf("CV-ul %d din %d", i, of) }
func (*romanian) Job(id int64) string        { return fmt.Sprintf("Jobul %d", id) }
func (*romanian) ShortlistPartlyGone(n int) string {
	return amount.InRomanian(n, "candidat omis din lista scurtă: nu mai este", "candidați omiși din lista scurtă: nu mai sunt") + " pe acest calculator"
}
func (*romanian) NoShortlist(name, near string) string {
	if near == "" {
		return "nu există lista scurtă " + strconv.Quote(name)
	}
	return "nu există lista scurtă " + strconv.Quote(name) + "; poate ați vrut " + strconv.Quote(near) + "?"
}
func (*romanian) CVsSaved(n, without, unreadable int) string {
	s := amount.InRomanian(n, "CV salvat", "CV-uri salvate")
	if without > 0 {
		s += fmt.Sprintf(", fără CV: %d", without)
	}
	if unreadable > 0 {
		s += ", " + unreadInRomanian(unreadable)
	}
	return s
}
func (*romanian) OneFileOnly(command string) string { return command + " acceptă un singur fișier" }
func (*romanian) FileOrApply(command string) string {
	return command + " acceptă un fișier sau --apply, nu ambele"
}
func (*romanian) CVTextNeeds(command string) string {
	return command + " are nevoie de un fișier sau de --apply cu id-ul unei candidaturi"
}
func (*romanian) NotAFile(path string) string { return path + " nu este un fișier" }
func (*romanian) NoFile(path string) string   { return "nu există fișierul " + path }
func (*romanian) CVOf(application int64) string {
	return fmt.Sprintf("CV-ul candidaturii %d", application)
}
func (*romanian) NoHiddenWords(file string) string {
	return file + ": toate cuvintele din fișier apar pe paginile lui"
}
func (*romanian) HiddenWords(file string, n int) string {
	return file + ": " + amount.InRomanian(n, "cuvânt din fișier nu apare pe pagină; --hidden îl afișează", "cuvinte din fișier nu apar pe pagină; --hidden le afișează")
}

// Search and sync

func (*romanian) LimitTooSmall(n int) string {
	return fmt.Sprintf("--limit are nevoie de un număr mai mare decât 0, nu de %d", n)
}
func (*romanian) HitColumns() []string { return []string{"ID", "NUME", "JOB", "GĂSIT"} }
func (*romanian) Found(h account.Hits, cvs bool) string {
	s := amount.InRomanian(len(h.List), "candidat", "candidați")
	switch {
	case h.Many:
		s += fmt.Sprintf(" și încă peste %d", h.More)
	case h.More > 0:
		s += fmt.Sprintf(" și încă %d", h.More)
	}
	if h.Unknown > 0 {
		s += fmt.Sprintf(" în %d din %s; pe celelalte le citește shortlist sync", h.Jobs-h.Unknown, amount.InRomanian(h.Jobs, "job", "joburi"))
	}
	if h.CVs > 0 && cvs {
		s += "; " + amount.InRomanian(h.CVs, "CV nu s-a citit încă: îl citește", "CV-uri nu s-au citit încă: le citește") + " shortlist sync sau ecranul principal cât timp este deschis"
	}
	return s
}
func (*romanian) NotYourJob(id int64) string {
	return fmt.Sprintf("jobul %d nu este printre joburile acestui cont", id)
}
func (*romanian) SyncProgress(n, of int, title string, applicants int, bytes int64) string {
	return fmt.Sprintf("jobul %d din %d · %s · %s · %s", n, of, title, amount.InRomanian(applicants, "candidat", "candidați"), amount.Bytes(bytes))
}
func (*romanian) JobNotRead(title string) string { return "„" + title + "”" }
func (*romanian) JobsNotRead(n, of int, last string) string {
	return fmt.Sprintf("joburi necitite: %d din %d; ultimul, „%s”", n, of, last)
}
func (*romanian) JobsNotTried(n int) string {
	return "încă " + amount.InRomanian(n, "job nu s-a încercat", "joburi nu s-au încercat")
}
func (*romanian) CVsLeft(n int) string { return "de citit: " + amount.InRomanian(n, "CV", "CV-uri") }
func (*romanian) SyncColumns() []string {
	return []string{"JOB", "CANDIDAȚI", "NOI", "MODIF.", "LIPSĂ", "TITLU"}
}
func (*romanian) Synced(jobs, cvs, unread int) string {
	s := amount.InRomanian(jobs, "job citit", "joburi citite") + ", " + amount.InRomanian(cvs, "CV adăugat", "CV-uri adăugate") + " în indexul de căutare"
	if unread > 0 {
		s += "; " + amount.InRomanian(unread, "CV nu s-a citit încă", "CV-uri nu s-au citit încă")
	}
	return s + "."
}

// New applications

func (*romanian) Watching(account string) string {
	return "Se așteaptă candidaturi noi pentru contul " + account + "."
}
func (*romanian) JobNumber(id int64) string { return fmt.Sprintf("jobul %d", id) }
func (*romanian) PollFailed(reason string) string {
	return reason + "; notificările (callback) se afișează în continuare, iar serviciul se verifică mai departe."
}
func (*romanian) DigestNotRead(jobs int) string {
	return "candidații de la " + amount.InRomanian(jobs, "job", "joburi") + " nu s-au putut citi, așa că pot lipsi candidaturi noi"
}
func (*romanian) NoNewApplications(since string) string {
	return "Nicio candidatură nouă după " + since + "."
}
func (*romanian) NewApplications(n int, since string) string {
	return amount.InRomanian(n, "candidatură nouă", "candidaturi noi") + " după " + since
}
func (*romanian) JobCounts(added, unviewed int) string {
	return fmt.Sprintf("noi %d, nevăzute %d", added, unviewed)
}
func (*romanian) Arrivals(n int) string {
	return fmt.Sprintf("Cunoscute doar dintr-o notificare (callback), încă absente din lista serviciului: %d.", n)
}
func (*romanian) NotViewed(n int) string {
	return fmt.Sprintf("Nevăzute în joburile citite aici: %d.", n)
}

func (*romanian) AddressTaken(at string) string {
	return at + " este deja în uz: alt receptor, ecran shortlist sau program"
}
func (*romanian) AddressInUse(at string) string {
	return at + " este în uz de către alt program (sau systemd). Se reîncearcă"
}
func (*romanian) NotASize(typed string) string {
	return "--max-body este " + strconv.Quote(typed) + "; poate fi o mărime de cel puțin 1KB, de exemplu \"64MiB\""
}
func (*romanian) NotAnAddress(typed, example string) string {
	return strconv.Quote(typed) + " nu este o adresă la care se poate asculta; scrieți, de exemplu, " + example
}

func (*romanian) CallbackOf(method string, bytes int64) string {
	return method + ", " + amount.InRomanian(int(bytes), "octet", "octeți")
}
func (*romanian) ObservedLabels() (header, sentAt, signed string) {
	return "antet", "trimis la", "semnat"
}
func (*romanian) SentAt(when string, skew time.Duration) string {
	switch {
	case skew < 0:
		return when + " după ceasul propriu, cu " + (-skew).String() + " înainte de sosire"
	case skew > 0:
		return when + " după ceasul propriu, la " + skew.String() + " după sosire"
	}
	return when + " după ceasul propriu, chiar la sosire"
}
func (*romanian) SignedWith(signed, encoding string) string {
	return signed + " cu SHA-256, scris ca " + encoding
}
func (*romanian) ValueOf(length int, alphabet string) string {
	return fmt.Sprintf("%d × %s", length, alphabet)
}
func (*romanian) BodyCut(reason string) string {
	return "Conținutul nu a fost citit în întregime, așa că nu s-a putut încerca nicio setare: " + lang.End(reason)
}
func (*romanian) CannotPass(reason string) string {
	return "Această notificare nu poate fi acceptată: " + lang.End(reason) + " Candidaturile noi se găsesc în continuare prin verificare periodică."
}
func (*romanian) PassesWith(file, signed, encoding string) string {
	return fmt.Sprintf("Notificările semnate astfel sunt acceptate dacă în %s se află:\n\n[callback]\nsigned = %q\nencoding = %q", file, signed, encoding)
}
func (*romanian) ClockOff(skew, tolerance time.Duration) string {
	return fmt.Sprintf("Dar ora ei diferă cu %s, iar toleranța este %s: verificați ceasul acestui calculator sau setați callback.tolerance.", skew, tolerance)
}

// The sandbox

func (*romanian) ApplyFailed(reason string) string {
	return "nu s-a putut crea nicio candidatură: " + reason
}
func (*romanian) AddressIsPublic(address string) string {
	return "alte calculatoare pot ajunge la " + address + ", iar parola de acolo este publică; --yes ascultă acolo oricum"
}
func (*romanian) NotACallbackURL(typed string) string {
	return "--callback-url: " + strconv.Quote(typed) + " nu este o adresă web"
}
func (*romanian) CannotListen(address string) string {
	return "nu se poate asculta la " + address
}
func (*romanian) SandboxLabels() (address, same, email, password string) {
	return "base URL", "aceeași", "e-mail", "parolă"
}
func (*romanian) SignInWith(command string) string { return "Pentru autentificare: " + command }

// The manual page

func (*romanian) ExitStatus() []named {
	return []named{
		{"0", "Efectuat."},
		{"1", "Nu a reușit."},
		{"2", "Argumente sau configurație greșite."},
		{"3", "Este nevoie de autentificare sau autentificarea a fost respinsă."},
		{"4", "Nu s-a găsit sau nu ține de acest cont."},
		{"5", "S-a încălcat o regulă sau serviciul a respins cererea."},
		{"6", "Serviciul nu a răspuns, este ocupat, a dat o eroare sau a trimis un răspuns inutilizabil."},
		{"7", "Rezultatul este necunoscut sau modificarea s-a făcut, dar rezultatul nu s-a putut afișa. Verificați înainte de a repeta comanda."},
		{"130", "Întrerupt."},
	}
}
func (*romanian) Environment() []named {
	return []named{
		{"SHORTLIST_CONFIG", "Fișierul de configurare, ca --config."},
		{"SHORTLIST_ACCOUNT", "Contul, ca --account."},
		{"SHORTLIST_PASSWORD", "Parola; are prioritate față de orice parolă configurată."},
		{"NO_COLOR", "Dacă este setată, nu se folosesc culori."},
		{"VISUAL, EDITOR", "Programul pentru scrierea descrierilor; nu și în modul restricționat."},
		{"BROWSER", "Programul care deschide linkuri; nu și în modul restricționat."},
		{"DISPLAY, WAYLAND_DISPLAY, SSH_CONNECTION, SSH_TTY", "Dacă acest calculator are un desktop cu un program care ar putea deschide un CV."},
		{"XDG_CONFIG_HOME, XDG_DATA_HOME, XDG_CACHE_HOME, XDG_STATE_HOME", "Locurile fișierelor de mai jos."},
		{"TMPDIR", "Locul fișierelor demo-ului, până la încheierea lui."},
	}
}
func (*romanian) Files() []named {
	return []named{
		{"$XDG_CONFIG_HOME/shortlist/config.toml", "Configurația (~/.config)."},
		{"$XDG_CONFIG_HOME/shortlist/themes/NAME.toml", "O temă proprie."},
		{"/etc/shortlist/config.toml", "Configurația gazdei. Niciun alt fișier nu îi ridică limitele."},
		{"$XDG_DATA_HOME/shortlist/ACCOUNT/store.db", "Joburi, candidați, decizii și note, ciorne și modificări încă netrimise (~/.local/share)."},
		{"$XDG_DATA_HOME/shortlist/ACCOUNT/inbox", "Fișierele venite cu candidaturi noi."},
		{"$XDG_CACHE_HOME/shortlist/ACCOUNT/cv", "CV-urile primite (~/.cache)."},
		{"$XDG_STATE_HOME/shortlist/ACCOUNT/token.json", "Autentificarea (~/.local/state)."},
		{"$XDG_STATE_HOME/shortlist/shortlist.log", "Jurnalul tehnic; lângă el, câte un fișier pentru fiecare cădere a programului."},
		{"~/CVs", "CV-urile salvate, dacă cv.dir nu indică alt dosar."},
	}
}

func (*romanian) Area(a doctor.Area) string {
	switch a {
	case doctor.Configuration:
		return "Configurație"
	case doctor.Permissions:
		return "Permisiuni"
	case doctor.SignIn:
		return "Autentificare"
	case doctor.Terminal:
		return "Terminal"
	case doctor.Store:
		return "Bază locală"
	case doctor.Callback:
		return "Notificări (callback)"
	case doctor.Restricted:
		return "Limite"
	}
	return "Limbă"
}

// State has at most eight letters, as its column is narrow.
func (*romanian) State(s doctor.State) string {
	switch s {
	case doctor.Good:
		return "bine"
	case doctor.Warning:
		return "atenție"
	case doctor.Bad:
		return "problemă"
	}
	return string(s)
}
func (*romanian) DoctorBad(bad, warnings int) string {
	s := amount.InRomanian(bad, "problemă găsită", "probleme găsite")
	if warnings == 0 {
		return s
	}
	return s + ", " + amount.InRomanian(warnings, "avertisment", "avertismente")
}
func (*romanian) DoctorDone(lines, warnings int) string {
	s := amount.InRomanian(lines, "verificare", "verificări")
	if warnings == 0 {
		return s + ", totul este în regulă."
	}
	return s + ", " + amount.InRomanian(warnings, "avertisment", "avertismente") + ", nicio problemă."
}
func (*romanian) HostUnread(path string) string {
	return path + " nu se poate folosi. Nu se deschide niciun cont și se aplică toate limitele."
}
func (*romanian) ConfigFine(path string) string { return path + " nu are greșeli." }
func (*romanian) ConfigMissing(path string) string {
	return "Încă nu există " + path + ". Se aplică valorile implicite."
}
func (*romanian) ConfigUnread(path string) string {
	return path + " nu poate fi citit. Se aplică limitele gazdei."
}
func (*romanian) ConfigMistake(file string, line int) string {
	if line == 0 {
		return file + " are o greșeală."
	}
	return file + " are o greșeală la linia " + strconv.Itoa(line) + "."
}
func (*romanian) AccountChosen(name string) string {
	return lang.End("Se folosește „" + name + "”")
}
func (*romanian) PasswordFrom(source string) string {
	if source == "" {
		return "shortlist o cere și nu o păstrează."
	}
	return "Sursa: " + source + "."
}
func (*romanian) CommandOff(setting string) string {
	return "Modul restricționat nu rulează " + setting + "."
}
func (*romanian) UseFile(setting string) string { return "Setați în schimb " + setting + "." }
func (*romanian) SignInWorks(until string) string {
	return "Serviciul o acceptă. Este valabilă până la " + until + "."
}
func (*romanian) SignInNotTried(valid bool, until string) string {
	if !valid {
		return "Neverificată. Nu este păstrată nicio autentificare valabilă."
	}
	return "Neverificată. Cea păstrată este valabilă până la " + until + "."
}
func (*romanian) SignInLate(wait time.Duration) string {
	return "Serviciul nu a răspuns în " + wait.String() + "."
}
func (*romanian) PasswordSourceFails(source string) string {
	if source == "" {
		return "Autentificarea nu a fost posibilă."
	}
	return source + " nu dă nicio parolă."
}
func (*romanian) ClockSkew(skew time.Duration) string {
	if skew < 0 {
		return "Acest calculator este în urma serviciului cu " + (-skew).String() + "."
	}
	return "Acest calculator este înaintea serviciului cu " + skew.String() + "."
}
func (*romanian) AddressFree(at string) string { return at + " este liberă." }
func (*romanian) AddressReceives(at string) string {
	return "Un receptor shortlist răspunde la " + at + "."
}
func (*romanian) AddressForeign(at string) string {
	return at + " este în uz de către alt program sau utilizator."
}
func (*romanian) AddressUnusable(at string) string {
	return "Nu se poate asculta la " + at + "."
}
func (*romanian) SecretUnread(source string) string {
	return "Nu există un secret: " + source + " nu este setat sau nu dă nimic."
}
func (*romanian) IsReadOnly(on bool) string {
	if on {
		return "Activat: nu se modifică nimic la serviciu."
	}
	return "Dezactivat"
}
func (*romanian) IsRestricted(folder string) string {
	return "Activat: fără editor, browser, vizualizator, hook, comandă pentru parolă sau trasare, iar CV-urile nu se trimit. Fișiere doar în " + folder + ". Textul copiat ajunge în clipboardul terminalului."
}
func (*romanian) AddressesAre(addresses []string) string {
	return "Adrese permise pentru conturi: " + strings.Join(addresses, ", ") + "."
}
func (*romanian) EditorIs(program string) string { return program }
func (*romanian) HookRuns(program string) string {
	return "La fiecare candidatură nouă rulează " + program + "."
}
func (*romanian) CVsGoTo(folder string) string {
	return "Se salvează în " + folder + "."
}
func (*romanian) LocaleUnicode(locale string) string {
	if locale == "" {
		return "Nu este setat niciun locale. Se presupune UTF-8; textele sunt în română."
	}
	return locale + ": UTF-8. Textele sunt în română."
}
func (*romanian) LocaleConsole(locale string) string {
	if locale == "" {
		return "Semnele consolei. Textele sunt în română."
	}
	return locale + ": semnele consolei. Textele sunt în română."
}
func (*romanian) LocaleASCII(locale string) string {
	return locale + " nu este UTF-8, așa că ecranele folosesc semne ASCII."
}

// Erasing

func (*romanian) AskErase(applications, files int) string {
	what := "Ștergeți definitiv " + amount.InRomanian(applications, "candidatură", "candidaturi")
	if files > 0 {
		what += " și " + amount.InRomanian(files, "fișier salvat", "fișiere salvate")
	}
	return what + " de pe acest calculator? Ștergerea nu poate fi anulată."
}
func (*romanian) MatchColumns() []string {
	return []string{"ID", "NUME", "DATA", "ID JOB", "JOB"}
}
func (*romanian) ErasedForgotten(n int) string {
	return "S-au uitat ID-urile: " + amount.InRomanian(n, "candidatură ștearsă", "candidaturi șterse") + ". Revin la următoarea citire a joburilor lor."
}
func (*romanian) ErasureFinished(applications int, begun string) string {
	return "S-a încheiat ștergerea întreruptă (" + amount.InRomanian(applications, "candidatură", "candidaturi") + "), începută la " + begun + "."
}

func (*romanian) HeldOf(application int64, job string) string {
	return fmt.Sprintf("Candidatura %d, jobul „%s”", application, job)
}
func (*romanian) HeldTo(path string) string { return "S-a scris în " + path + "." }
func (*romanian) HeldColumns() []string {
	return []string{"SE PĂSTREAZĂ", "SURSA", "DIN", ""}
}
func (*romanian) SweptOld(applications int, keep string) string {
	return "Șterse definitiv conform privacy.keep: " + amount.InRomanian(applications, "candidatură", "candidaturi") + ", mai vechi de " + keep + "."
}
