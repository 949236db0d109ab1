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

// help is the help page of a command.
type help struct{ Short, Long string }

// words are the texts of the commands. Each language has its own variable.
// Names of flags, fields and settings stay in every language.
type words struct {
	// Commands
	Version        help
	Help           help
	Root           help
	FlagConfig     string
	FlagAccount    string
	FlagJSON       string
	FlagYes        string
	FlagReadOnly   string
	FlagTakeOver   string
	FlagNoColor    string
	FlagLogLevel   string
	Accounts       help
	KeepApart      help
	Move           help
	Login          help
	LoginBaseURL   string
	LoginEmail     string
	LoginCountry   string
	Logout         help
	Man            help
	Guide          help
	Config         help
	ConfigSchema   string
	ConfigCheck    help
	Demo           help
	DemoCountry    string
	AfterDemo      string
	OwnAccount     string // what a command does
	ReviewingGuide string // likewise
	OwnService     string // likewise
	CVDir          string

	// Jobs
	JobsList           help
	JobsListStatus     string
	JobsShow           help
	JobsCreate         help
	JobsUpdate         help
	JobsPending        help
	JobsPendingForget  string
	JobDescriptionFile string
	JobFile            string

	// Applicants
	ApplicantsList    help
	ApplicantsListAll string
	ApplicantsShow    help
	ApplicantsShowJob string
	ApplicantsViewed  help
	ApplicantsExport  help
	ExportShortlist   string
	OnlyApply         string
	ExportVerdict     string
	ExportAll         string
	ExportFormat      string
	ExportOut         string
	ExportNoBOM       string
	ExportSeparator   string
	ExportWithout     string
	ExportWithCVs     string
	CVSave            help
	CVText            help
	CVTextApply       string
	CVTextLayout      string
	CVTextHidden      string
	CVReader          help

	// Search and sync
	Search       help
	SearchLimit  string
	Sync         help
	SyncEachHour string
	SyncAll      string

	// Erasing
	Erase            help
	EraseJob         string
	EraseOlderThan   string
	EraseShortlisted string
	EraseDeleteSaved string
	EraseDryRun      string
	EraseForget      string
	Held             help

	// New applications
	Watch         help
	Digest        help
	DigestExample string
	DigestSince   string
	DigestPeek    string
	DigestAlways  string
	DigestOffline string
	Listen        help
	ListenAddr    string
	ListenSocket  string
	ListenMaxBody string
	ListenObserve string

	// Sandbox
	SandboxListen             string
	SandboxCountry            string
	SandboxData               string
	SandboxLimit              string
	SandboxTokenTTL           string
	SandboxCallbackURL        string
	SandboxCallbackMethod     string
	SandboxApplyEvery         string
	SandboxCallbackSource     string
	SandboxCallbackSecretFile string
	SandboxFault              string

	// The call
	NeedsTerminal        string
	DumbTerminal         string
	DashboardWithoutJSON string
	Restricted           string
	HookRestricted       string
	ViewerRemote         string
	ViewerWithoutDesktop string
	NoEditor             string

	// Questions
	NoTerminalForQuestion string
	NotConfirmed          string

	// Errors
	Interrupted         string
	SubscriptionPending string
	RunLogin            string
	NoAccount           string
	NoAccounts          string
	OutputFailed        string
	BlindModeOn         string
	StoreHeld           string
	NotKept             string
	JobsNotKept         string

	// Accounts
	SignedIn        string
	NoPassword      string
	UnknownField    string // its name follows
	SignInNotKept   string
	NotAnEmail      string
	NoUsableAddress string
	Yes             string
	No              string

	// Configuration
	ConfigCorrect string

	// The doctor
	Doctor               help
	DoctorOffline        string
	DoctorFile           string
	DoctorHostFile       string
	CheckConfig          string
	DoctorAccount        string
	DoctorNoAccount      string
	DoctorNotChosen      string
	ChooseByFlag         string
	DoctorPassword       string
	PlaceConfig          string
	PlaceLog             string
	PlaceData            string
	PlaceCache           string
	PlaceState           string
	DoctorSignIn         string
	DoctorLogin          string
	StoreOfOther         string
	DecideWhose          string
	CheckAddress         string
	KeyringSilent        string
	KeyringEmpty         string
	NoPasswordStored     string
	SignInNotEmployer    string
	CheckPasswordSource  string
	SignInRejected       string
	ServiceUnreachable   string
	CheckConnection      string
	ServiceFails         string
	WaitForService       string
	DoctorClock          string
	ClockUnknown         string
	ClockAgrees          string
	SetClock             string
	SetClockForCallbacks string
	SetClockForErasing   string
	DoctorReader         string
	ReaderConfined       string
	ConfineReader        string
	NoReader             string // before the reason
	WithoutReader        string
	DoctorDrawing        string
	PagesAreDrawn        string
	NoDrawing            string // before the reason
	WithoutDrawing       string
	DoctorReceiver       string
	NoCallbacks          string
	DoctorAddress        string
	ChangeAddress        string
	DoctorSecret         string
	SetSecret            string
	DoctorSelfTest       string
	SelfTestPasses       string
	SelfTestFails        string
	ObserveCallbacks     string
	DoctorReadOnly       string
	DoctorRestricted     string
	DoctorAddresses      string
	NotRestricted        string
	DoctorEditor         string
	DoctorNoEditor       string
	SetEditor            string
	DoctorDesktop        string
	DesktopOpens         string
	DesktopOpensNot      string
	SaveInstead          string
	DoctorHook           string
	DoctorCVs            string
	DoctorLocale         string
	SetLocale            string

	// Jobs
	NoJobs           string
	CurrencyUnknown  string
	BrokenRule       string
	WithoutStatus    string
	SendingElsewhere string
	NotMade          string
	ChangeMade       string
	NoJobFields      string
	NoChanges        string
	TheInput         string
	OneInput         string
	OneDescription   string
	NotOneObject     string
	NotText          string
	OutOfRange       string
	NotAValue        string
	MustBeText       string
	MustBeNumber     string
	MustBeWhole      string
	NothingForgotten string
	NothingPending   string
	CouldNotLook     string
	NotFoundNow      string
	FoundNow         string

	// Applicants
	Suggested      string
	Arrival        string
	BrokenCV       string
	CVMissing      string
	Experience     string
	Education      string
	ViewsSent      string
	ViewsMaybeSent string

	// Export and CVs
	JSONAndFormat   string
	NotForTerminal  string
	ArchiveAndName  string
	NothingToExport string
	Applicants      string
	CVUnreadable    string
	CVImageOnly     string
	CVLocked        string
	CVDamaged       string

	// Search and sync
	NoSearchWord string
	AllOrJobs    string
	NothingDone  string

	// Erasing
	OnePersonOnly       string
	HeldNeeds           string
	HeldPDF             string
	HeldPDFAndJSON      string
	EraseNeeds          string
	ShortlistedNeedsAge string
	NothingKeptOf       string
	ErasedDone          string
	NotAllErased        string
	ForgetAlone         string
	AskUnseen           string
	AskForgetErased     string

	// New applications
	NewsEnded         string
	NoName            string
	ServiceBack       string
	SearchIncomplete  string
	DigestRepeats     string
	DigestIncomplete  string
	DigestJobsUnread  string
	NotCountedAsNew   string
	CV                string
	SocketFromSystemd string
	TwoAddresses      string
	NotEncrypted      string
	NoSettingFits     string
	Passes            string

	// The sandbox
	SandboxNumbers    string
	WithoutNeedsEvery string
	SecretNeedsURL    string
	URLNeedsSecret    string
	SandboxEnded      string

	// The manual page
	GlobalFlags       string
	ConfigurationFile string

	teamWords
	commandWords
	helpWords
	linearWords
	reportWords
	snoozeWords
	themeWords
	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	teamSentences
	commandSentences
	helpSentences
	reportSentences
	snoozeSentences
	themeSentences

	// Commands
	Group(name string) string
	DemoScenario(names []string) string

	// Jobs
	JobsStatus(c model.StatusChange) help
	JobField(flag string) string

	// Search and sync
	NeedsQuery(command string) string

	// Sandbox
	Sandbox(faults string) help
	SandboxScenario(names []string) string
	SandboxApplyWithout(parts []string) string

	// The call
	Usage(line string) string
	NoCommand(name, near string) string
	NoHelp(name string) string
	NoSubcommand(group string, names []string) string
	NotASubcommand(group, typed string, names []string) string
	NoArguments(command string) string
	NeedsID(command string, k kind) string
	OneIDOnly(command string, k kind) string
	NotOneOf(flag, typed string, words []string) string
	NoShortFlag(letters string) string
	NoFlag(name, near string) string
	FlagNeedsValue(name string) string
	FlagNeedsNumber(name, typed string) string
	FlagNeedsDuration(name, typed string) string
	FlagNeedsBool(name, typed string) string
	FlagNeedsOther(name, typed string) string
	NotAnID(typed string, k kind) string
	ArrivalID(id int64) string
	NotATime(typed string) string
	FutureTime(typed string) string
	NoGuide(topic, near string) string
	RestrictedFlag(flag, folder string) string
	RestrictedFile(folder string) string
	RestrictedConfig(path string) string

	// Questions
	YesToo() []string // what means yes beside "y" and "yes"
	YesOrNo(question string) string

	// Errors
	BrokenRules(n int) string
	FilesStall(folder string) string
	OfAccount(name string) string
	Unprinted(done string) string
	JobsUnread(reason string) string

	// Accounts
	SigningIn(host, email string) string
	AccountAdded(name, file string) string
	SignedOut(name string) string
	PasswordFor(email, host string) string
	OtherCountry(known, typed model.Country) string
	AccountWithoutCountry(name string, country model.Country, section, file string) string
	AccountOfCountry(name string, has, wanted model.Country, section, file string) string
	OwnerUnknown(path string) string
	NothingToDecide(account string) string
	KeptApart(wants, has string) string
	AskMove(has, wants string) string
	MovedTo(wants string) string
	AccountTaken(name, email, address string) string
	AccountColumns() []string

	// Configuration
	Places(p places) [][2]string
	ConfigProblems(n int) string

	// The doctor
	Area(a doctor.Area) string
	State(s doctor.State) string
	DoctorBad(bad, warnings int) string
	DoctorDone(lines, warnings int) string
	HostUnread(path string) string
	ConfigFine(path string) string
	ConfigMissing(path string) string
	ConfigUnread(path string) string
	ConfigMistake(file string, line int) string
	AccountChosen(name string) string
	PasswordFrom(source string) string
	CommandOff(setting string) string
	UseFile(setting string) string
	SignInWorks(until string) string
	SignInNotTried(valid bool, until string) string
	SignInLate(wait time.Duration) string
	PasswordSourceFails(source string) string
	ClockSkew(skew time.Duration) string
	AddressFree(at string) string
	AddressReceives(at string) string
	AddressForeign(at string) string
	AddressUnusable(at string) string
	SecretUnread(source string) string
	IsReadOnly(on bool) string
	IsRestricted(folder string) string
	AddressesAre(addresses []string) string
	EditorIs(program string) string
	HookRuns(program string) string
	CVsGoTo(folder string) string
	LocaleUnicode(locale string) string
	LocaleConsole(locale string) string
	LocaleASCII(locale string) string

	// Jobs
	NoJobsOfStatus(status string) string
	JobsBreakRules(n int) string
	JobColumns() []string
	CurrencySent(currency, when string) string
	JobLabels() []string
	JobIs(id int64, title, status string) string
	JobNowIs(id int64, status model.JobStatus) string
	DeleteNeedsYes(id int64) string
	AskDelete(id int64, title, status string, applicants int) string
	ChangeQueued(c model.StatusChange, id int64) string
	CVUnconfined(lacks string) string
	NotChanged(id int64, is, wanted string) string
	NotUpdated(id int64, fields []string) string
	StatusOutcomeUnknown(reason, unread string, c model.StatusChange, id int64) string
	ReadAfterwards(status string) string
	SavedDeactivated(id int64) string
	CreatedNotRecorded(id int64) string
	SavedUnread(id int64, reason string) string
	Saved(id int64, title, status string) string
	JobSaved(id int64) string
	JobSavedAs(id int64, status model.JobStatus) string
	ServiceChanged(field, sent, has string) string
	ServiceChangedText(field string) string
	Unseen(words string) string
	Conflict(field, theirs, mine string) string
	FileTooLarge(name string) string
	NotACode(typed, codes string) string
	FieldTwice(name string) string
	NotJSON(offset int64) string
	OtherJob(has string, id int64) string
	ReadOnlyField(name string) string
	NoField(name, near string) string
	AskForget(n int) string
	Forgotten(n int) string
	PendingColumns() []string
	FoundPending(id int64, title, sent string) string
	SameUnknown(sent string) string
	StillUnknown(title, sent string) string
	ManyUnknown(n int) string
	SameSent(sent string) string
	AskSameAgain(sent string) string

	// Applicants
	Listed(applied, unviewed, deleted, suggested, unreadable int) string
	ApplicantColumns() []string
	Progress(applicants int, bytes int64) string
	BrokeOff(received, expected int) string
	NotReadHere(application int64) string
	NotOnThisComputer(application int64) string
	NoApplication(application, job int64) string
	AsOf(when string, job int64) string
	CVAt(path string) string
	Viewed(application int64) string
	ViewRejected(application int64) string
	ViewsQueued(n int) string

	// Export and CVs
	OneJobOnly(command string) string
	JobOrShortlist(command string) string
	ExportNeeds(command string) string
	NotAFormat(typed string) string
	ExportedWithoutCV(n int) string
	FormatAndName(ending, format string) string
	FileExists(path string) string
	NothingOfVerdict(verdicts []string) string
	Exported(n int) string
	ExportedTo(n int, path string) string
	ReadingCV(i, of int) string
	Job(id int64) string
	ShortlistPartlyGone(n int) string
	NoShortlist(name, near string) string
	CVsSaved(n, without, unreadable int) string
	OneFileOnly(command string) string
	FileOrApply(command string) string
	CVTextNeeds(command string) string
	NotAFile(path string) string
	NoFile(path string) string
	CVOf(application int64) string
	NoHiddenWords(file string) string
	HiddenWords(file string, n int) string

	// Search and sync
	LimitTooSmall(n int) string
	HitColumns() []string
	Found(h account.Hits, cvs bool) string
	NotYourJob(id int64) string
	SyncProgress(n, of int, title string, applicants int, bytes int64) string
	JobNotRead(title string) string
	JobsNotRead(n, of int, last string) string
	JobsNotTried(n int) string
	CVsLeft(n int) string
	SyncColumns() []string
	Synced(jobs, cvs, unread int) string

	// Erasing
	HeldOf(application int64, job string) string
	HeldColumns() []string
	HeldTo(path string) string
	AskErase(applications, files int) string
	MatchColumns() []string
	SweptOld(applications int, keep string) string
	ErasedForgotten(n int) string
	ErasureFinished(applications int, begun string) string

	// New applications
	Watching(account string) string
	JobNumber(id int64) string
	PollFailed(reason string) string
	DigestNotRead(jobs int) string
	NoNewApplications(since string) string
	NewApplications(n int, since string) string
	JobCounts(added, unviewed int) string
	Arrivals(n int) string
	NotViewed(n int) string
	AddressTaken(at string) string
	AddressInUse(at string) string
	NotASize(typed string) string
	NotAnAddress(typed, example string) string
	CallbackOf(method string, bytes int64) string
	ObservedLabels() (header, sentAt, signed string)
	SentAt(when string, skew time.Duration) string
	SignedWith(signed, encoding string) string
	ValueOf(length int, alphabet string) string
	BodyCut(reason string) string
	CannotPass(reason string) string
	PassesWith(file, signed, encoding string) string
	ClockOff(skew, tolerance time.Duration) string

	// The sandbox
	ApplyFailed(reason string) string
	AddressIsPublic(address string) string
	NotACallbackURL(typed string) string
	CannotListen(address string) string
	SandboxLabels() (address, same, email, password string)
	SignInWith(command string) string

	// The manual page
	ExitStatus() []named
	Environment() []named
	Files() []named
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	Version: help{Short: "Print the version"},
	Help:    help{Short: "Show the help page of a command"},
	Root: help{Short: "A hiring manager's desk in a terminal", Long: "A hiring manager's desk in a terminal: publish and manage job listings, see who applied,\n" +
		"read their CVs. Without a command the dashboard opens."},
	FlagConfig:   "configuration file (also SHORTLIST_CONFIG)",
	FlagAccount:  "name of the account to use (also SHORTLIST_ACCOUNT)",
	FlagJSON:     "print results as JSON",
	FlagYes:      "answer yes to every question",
	FlagReadOnly: "change nothing at the service",
	FlagTakeOver: "on a network home: take the store over from the window that has it",
	FlagNoColor:  "no colours (also NO_COLOR)",
	FlagLogLevel: "level of the log: debug, info, warn or error",
	Accounts:     help{Short: "List the accounts on this computer"},
	KeepApart: help{
		Short: "Give the configured address and e-mail a store of their own",
		Long: "Gives the account's address and e-mail in the configuration a store, CVs and a sign-in of their own.\n" +
			"Those of the earlier address stay, and are used again as soon as the configuration names it.",
	},
	Move: help{
		Short: "Hand the store over to the configured address and e-mail",
		Long: "Hands the account's store over to the address and e-mail in the configuration, for a service that has moved to another\n" +
			"address. Queued changes, drafts and unfinished jobs go there too. You sign in again. Asks before it does so (--yes).",
	},
	Login: help{Short: "Sign in, and add the account if it is new", Long: "Sign in to an account. With --base-url and --email a new account is added to the configuration\n" +
		"file once the service has accepted the password. shortlist asks for the password. Without a terminal\n" +
		"it uses SHORTLIST_PASSWORD, or the first line of the input."},
	LoginBaseURL: "address of the service, for a new account",
	LoginEmail:   "address to sign in with, for a new account",
	LoginCountry: "country of the service if its address does not show it: ua, ro or hu",
	Logout:       help{Short: "Sign out on this computer"},
	Man:          help{Short: "Print the manual page"},
	Guide:        help{Short: "Print a guide, or list the guides", Long: "Print a guide. Without a topic the guides are listed. In a pipe a guide is plain Markdown."},
	Config: help{Short: "Print the default configuration, and where files are kept", Long: "Print a configuration file in which every setting is a comment with its default. Its first lines\n" +
		"show where shortlist keeps its files: configuration, store, received CVs and log.\n" +
		"--schema prints a JSON schema of the file instead, for editors that check TOML."},
	ConfigSchema: "print a JSON schema of the file",
	ConfigCheck:  help{Short: "Check the configuration files", Long: "Check the configuration files and print each mistake with its line. The exit code is 0 without\nmistakes, else 2."},
	Demo: help{Short: "Open the dashboard on an embedded service with fictional data", Long: "Open the dashboard on an embedded service with fictional data. The service runs in memory: it opens\n" +
		"no port, uses no file of yours, and ends when you quit. A CV that you save in the demo is a real file."},
	DemoCountry:    "country of the service: ua, ro or hu (default: that of the people, or ua)",
	AfterDemo:      "The demo has ended. To continue:",
	OwnAccount:     "sign in to your job board and see who applied",
	ReviewingGuide: "how to read CVs, decide, compare and search",
	OwnService:     "the same service on an address, for scripts",
	CVDir:          "folder for saved CVs (default: cv.dir of the configuration, or ~/CVs)",

	JobsList:       help{Short: "List the jobs"},
	JobsListStatus: "only jobs with this status: Activated, PreActivated, Stopped, Deactivated or Deleted",
	JobsShow:       help{Short: "Show a job"},
	JobsCreate: help{Short: "Create a job and publish it at once", Long: "Create a job. The service publishes it at once. If no answer arrives, shortlist looks for the job among\n" +
		"the account's jobs. It never sends the job a second time without asking."},
	JobsUpdate: help{Short: "Change fields of a job", Long: "Change fields of a job; other fields stay unchanged. An empty value or null clears a field.\n" +
		"The service does not report a job's currency and resets it when it is missing. So --currency is\n" +
		"needed once for every job that was not saved from this computer before."},
	JobsPending: help{Short: "Look for jobs that were sent without an answer", Long: "List the jobs whose creation no answer confirmed, and look for each among the account's jobs. A job that\n" +
		"is found is reported and no longer pending. --forget gives up the others, after asking: do that if they\n" +
		"were not created, or if you have dealt with them."},
	JobsPendingForget:  "give up jobs that are not among the account's jobs",
	JobDescriptionFile: "file with the description as HTML or plain text; - is the input",
	JobFile:            "file with the fields as JSON, under the service's names; - is the input. Flags override it",

	ApplicantsList: help{Short: "List the applicants of a job", Long: "List the applicants of a job as they arrive. No application is marked viewed. Suggestions of\n" +
		"the service, who did not apply, are listed separately at the end."},
	ApplicantsListAll: "include deleted applications",
	ApplicantsShow: help{Short: "Show an applicant", Long: "Show an applicant without marking the application viewed. With --job, shortlist reads the job's\n" +
		"applicants from the service. Without it, the kept copy is shown."},
	ApplicantsShowJob: "the job of the application",
	ApplicantsViewed:  help{Short: "Mark applications viewed, permanently and for the whole account"},
	ApplicantsExport: help{Short: "Export applicants as XLSX, CSV, JSON, or a booklet in Markdown or PDF", Long: "Export the applicants of a job, the applicants of a shortlist, or the applications named with --apply,\n" +
		"with your review: verdict, rating, tags, shortlists and note. A workbook (xlsx) and CSV have a row for each\n" +
		"applicant. JSON adds the text of CVs. A booklet (md, pdf) is one document with an index, profiles, notes and CV texts.\n" +
		"A job's applicants are read from the service; of other applicants, the kept copy is exported. Existing files\n" +
		"are never overwritten, and no application is marked viewed. If there is nothing to export, no file is written\n" +
		"and the exit code is 4."},
	ExportShortlist: "the applicants of this shortlist",
	OnlyApply:       "only this application; may be given several times",
	ExportVerdict:   "only applicants with one of these verdicts: yes, maybe, no, none",
	ExportAll:       "also deleted applications and suggested people of the job",
	ExportFormat:    "format of the file: xlsx, csv, json, md or pdf (default: the ending of --out, else csv)",
	ExportOut:       "file to write; - is the output",
	ExportNoBOM:     "leave out the mark by which Excel recognises CSV as UTF-8",
	ExportSeparator: "separator between the cells of CSV: , or ; (Excel needs ; in most of Europe)",
	ExportWithout:   "leave out: verdicts (with ratings, tags and shortlists), notes, contacts",
	ExportWithCVs:   "write a ZIP archive: the file (by default a booklet in PDF) and the original CVs",
	CVSave: help{Short: "Save the CVs of a job's applicants", Long: "Save the CVs of all applicants of a job, or of the applications named with --apply, and print the path\n" +
		"of each. Existing files are never overwritten, and no application is marked viewed."},
	CVText: help{Short: "Print a CV as text", Long: "Print the text of a CV: PDF, DOCX, DOC, ODT, RTF, HTML or plain text, recognised by its content. With\n" +
		"--apply, print the CV of an application that was read on this computer before. No application is marked\n" +
		"viewed. Words that are in the file but not visible on its pages are left out; --hidden prints only those."},
	CVTextApply:  "the CV of this application",
	CVTextLayout: "keep the layout of the page, with columns side by side",
	CVTextHidden: "only the words that are in the file, not on the page",
	CVReader:     help{Short: "Read a CV for another shortlist"},

	Search: help{Short: "Search the applicants of all jobs", Long: "Search all applicants on this computer: names, contacts, employers, positions, duties, education, notes,\n" +
		"tags and the text of CVs. The newest come first. No application is marked viewed, and no request is sent.\n" +
		"A search finds applicants whose job was read on this computer, and CVs that the dashboard has read in the\n" +
		"background. shortlist sync reads both.\n\n" +
		"All terms must match; OR finds either of two terms, and (brackets) group: java (kyiv OR lviv).\n" +
		"A word is found with any ending: Java does not find JavaScript, java* does. \"Words in quotes\" are found\n" +
		"in a row, exactly. -word excludes a word. Names, employers and places are found\n" +
		"in Cyrillic and in Latin letters: Rudenko finds Руденко, and Szewczenko Шевченко; not in quotes.\n" +
		"Fields: name: contact: employer: position: duties: education: region: note: tag: cv:\n" +
		"Others: job:ID or job:TITLE, list:NAME of a shortlist, has:cv (email phone note tag rating verdict salary\n" +
		"messages), verdict:yes (maybe no none), is:unviewed (new suggested premium deleted\n" +
		"due snoozed), status:invited (received processing offer rejected deleted).\n" +
		"Comparisons: rating:>3, age:25..35, years:>=5 (whole years of experience), salary:<=40000 (each in its\n" +
		"own currency), salary:>1000usd (in that currency), applied:7d (the last 7 days; also 2w 3m 1y),\n" +
		"applied:2026-10-01.. (also a day, 2026-10, 2026, <2026-10-01). An unknown value matches no comparison:\n" +
		"age: never finds an applicant without an age."},
	SearchLimit: "list at most this many applicants",
	Sync: help{Short: "Read the applicants of all jobs, for search", Long: "Read applicants from the service and add them and their CVs to the search index. Without arguments,\n" +
		"shortlist reads the jobs that were never read completely here, and those whose count has changed. --all\n" +
		"reads every job that has applicants, because a new status or message changes no count. JOB reads the jobs\n" +
		"named. Jobs are read one after the other. No application is marked viewed.\n\n" +
		"Only jobs with changes are printed. Without changes nothing is printed, except with --json: this suits\n" +
		"cron. While another shortlist reads applicants of the account, only the list of jobs is read, and the\n" +
		"exit code is 1. If one job cannot be read, the others are. Then the exit code is 6 for the network, or 3\n" +
		"for the sign-in."},
	SyncEachHour: "crontab: each hour of a working day, so that a search finds everyone",
	SyncAll:      "read every job that has applicants, even if its count has not changed",

	Erase: help{Short: "Erase applications from this computer, and print a receipt", Long: "Erase what this computer keeps of a person, of a job's applicants, or of old applications: profiles, CVs,\n" +
		"reviews, places on shortlists, the search index, files of callbacks, queued views, names in the activity\n" +
		"log, and saved searches with the person's name. It asks first. --dry-run shows what would go.\n\n" +
		"PERSON is the id of an application, an e-mail address, a phone number or a name. All applications with\n" +
		"the person's address or number go, whatever the job. If several people match, they are listed and the\n" +
		"exit code is 2.\n\n" +
		"Afterwards shortlist searches the bytes of every file of the account for the names, addresses and numbers.\n" +
		"The receipt holds none of them. It counts what went and lists what may be left. If a file still holds\n" +
		"one, the exit code is 1. An erasure that is killed goes on when shortlist next opens the account.\n\n" +
		"The service still has the applications. Only their ids stay here, so that shortlist does not read them\n" +
		"again. --forget-tombstones forgets these ids, and the next read brings the applications back. An\n" +
		"application known only from a callback has no such id: it returns once the service lists it."},
	EraseJob:         "erase the applicants of this job, and drafts of its changes",
	EraseOlderThan:   "erase applications older than this many days, like 180d",
	EraseShortlisted: "with --older-than: also applications on shortlists",
	EraseDeleteSaved: "also delete the files that shortlist saved with them, unless they have changed; without it they are only listed",
	EraseDryRun:      "show what would be erased, and erase nothing",
	EraseForget:      "forget the ids of erased applications, so that they can be read again",
	Held: help{Short: "Show everything that this computer keeps of a person", Long: "Show everything that this computer keeps of a person: each application with what is kept, from where and\n" +
		"since when. PERSON is the id of an application, an e-mail address, a phone number or a name, as for\n" +
		"shortlist erase. If several people match, they are listed and the exit code is 2. Exports and CVs that\n" +
		"you saved are not included."},

	Watch: help{Short: "Print a line for each new application until interrupted", Long: "Print a line for each new application until interrupted. shortlist polls the service every two minutes,\n" +
		"and prints applications from callbacks at once, whichever window receives them. However many windows an\n" +
		"account has, only one polls. The first poll also prints applications that arrived earlier, to jobs that were\n" +
		"known here. When watch starts again, it first prints what arrived meanwhile, also what another window or\n" +
		"digest reported: each application is printed once. Applications that were known before the first watch\n" +
		"are not printed: see shortlist digest --help. No application is marked viewed.\n\n" +
		"With --json each line is an object: time, jobId, jobTitle, source (callback or poll), justIn, and the\n" +
		"applicant as applicants list --json prints them. While justIn is true the application is known only from\n" +
		"a callback: its id is below 0 and not the service's.\n\n" +
		"hooks.new_application in the configuration names a program. It runs once for each new application and\n" +
		"reads the same object from its standard input. It is started by watch, listen or the dashboard, whichever\n" +
		"is first; if shortlist ends meanwhile, it may not run. When one of the three starts, the program also\n" +
		"runs for each application of the last day that it missed; at first that may be many.\n\n" +
		"If the service is not reachable, shortlist reports it once and polls less often. If the service rejects\n" +
		"the sign-in, the command ends."},
	Digest: help{Short: "Print new applications since the last digest", Long: "Print new applications since the last digest, by job: date, CV or not, name, and position or region.\n" +
		"Applications known only from a callback are included. shortlist reads the service first. If that fails, it\n" +
		"prints what this computer knows, with a warning, and the exit code is 6 (3 for a rejected sign-in).\n" +
		"Without new applications, and without applicants who are due, nothing is printed, except with --json. No\n" +
		"application is marked viewed.\n\n" +
		"Applications count as new from the time when this computer first read the account's jobs. The first\n" +
		"digest goes back 24 hours at most. Each later one holds the applications that arrived since the last\n" +
		"digest was written: each is printed once, and a failed output loses none. --since looks back to a time\n" +
		"instead and does not change the next digest; neither does --peek."},
	DigestExample: "# crontab: on working days at eight, by mail, if there are new applications",
	DigestSince:   "look back to a time like 2026-11-21 or 2026-11-21T08:00, or a duration: 24h, 7d",
	DigestPeek:    "do not change the next digest",
	DigestAlways:  "print even without new applications",
	DigestOffline: "do not contact the service",
	Listen: help{Short: "Receive new applications by callback", Long: `Receive the service's callback for every new application. listen checks its signature
with the secret of the configuration. It keeps the application and its files before it
answers. Every window of the account shows the application within a second. No sign-in is needed.

The configuration names the secret, in a file for you alone (chmod 600), and may name
the address:

  [callback]
  secret_file = "~/.config/shortlist/callback-secret"
  listen = "127.0.0.1:8788"

Without --addr and --socket it listens there, or at 127.0.0.1:8788. A socket from systemd
comes before both. Each callback writes a line to the error stream, without data of
the applicant. SIGTERM ends the command once it has answered the callbacks in progress.

hooks.new_application in the configuration names a program that runs for each new
application, as with watch: see shortlist watch --help. It is off in restricted mode.

A reverse proxy adds TLS. You choose the path. The proxy has to pass on bodies, also of
GET requests, and must not store applicants' files in a folder of its own. nginx:

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

On a computer with other users, any of them can take the port first, or send requests to
it. The signature protects you from false applications, but not from a blocked port. Use
a unix socket there: --socket, or listen = "unix:/path", makes one for this user alone. A
proxy that runs as another user uses a socket from systemd: ListenStream=/path in the
socket unit. Only you and the proxy's group may enter its folder (chmod 710). nginx forwards to it with proxy_pass http://unix:/path, Caddy with unix//path.

systemd starts it for an account, here acme. A package has the units; in the source tree:

  mkdir -p ~/.config/systemd/user && cp assets/systemd/* ~/.config/systemd/user/
  systemctl --user enable --now shortlist-listen@acme.socket
  loginctl enable-linger            # also while you are not logged in

Services sign in different ways. --observe prints how each callback is signed, and the
lines of the configuration that match. It trusts and keeps nothing, and answers 503, so
that the service sends the callback again.`},
	ListenAddr:    "HOST:PORT to listen on; without a host only this computer can connect, port 0 takes a free one",
	ListenSocket:  "path of a unix socket to listen on instead, for this user alone",
	ListenMaxBody: "largest callback to accept, with its files",
	ListenObserve: "only report how callbacks are signed; keep none",

	SandboxListen:             "address to listen on; port 0 takes a free one",
	SandboxCountry:            "country of the service: ua, ro or hu (default ua, or the data file's)",
	SandboxData:               "file that keeps all changes (default: in memory)",
	SandboxLimit:              "largest number of active jobs (default: the scenario's)",
	SandboxTokenTTL:           "life of an access token, a duration",
	SandboxCallbackURL:        "address that receives new applications",
	SandboxCallbackMethod:     "method of the callbacks: GET, POST or PUT",
	SandboxApplyEvery:         "how often a person applies, a duration (default: never)",
	SandboxCallbackSource:     "application.source of the callbacks (default: left out)",
	SandboxCallbackSecretFile: "file with the secret that signs the callbacks",
	SandboxFault:              "a fault to inject, see above; may be given several times",

	NeedsTerminal:        "the dashboard needs a terminal; in a script use the commands, see: shortlist --help",
	DumbTerminal:         "this terminal cannot move the cursor (TERM is dumb), and the dashboard has to; shortlist --linear prints lines instead",
	DashboardWithoutJSON: "the dashboard prints no JSON; use a command like: shortlist jobs list --json",
	Restricted:           "restricted mode starts no other program",
	HookRestricted:       "hooks.new_application is off: restricted mode starts no other program.",
	ViewerRemote:         "this computer is not the one in front of you, so you would not see its viewer; read its text here, or save the CV",
	ViewerWithoutDesktop: "this computer has no desktop for a viewer; read its text here, or save the CV",
	NoEditor:             "no editor was found; set $EDITOR to yours",

	NoTerminalForQuestion: "this needs an answer, and there is no terminal; --yes answers yes",
	NotConfirmed:          "not confirmed, nothing was changed",

	Interrupted:         "interrupted",
	SubscriptionPending: "the job is fine, but you cannot publish until the subscription is approved: try again later",
	RunLogin:            "run: shortlist login",
	NoAccount:           "no account is configured yet; add one with: shortlist login --base-url ADDRESS --email ADDRESS",
	NoAccounts:          "No account is configured yet. Add one with: shortlist login --base-url ADDRESS --email ADDRESS",
	OutputFailed:        "could not write the output",
	StoreHeld:           "Another program holds the store: waiting for it.",
	BlindModeOn:         "Blind mode is on: names and contacts are hidden. b in the dashboard switches it off.",
	NotKept:             "Not everything could be stored on this computer",
	JobsNotKept:         "The jobs could not be stored on this computer",

	SignedIn:        "Signed in.",
	NoPassword:      "no password was given; set SHORTLIST_PASSWORD, or write the password to standard input",
	UnknownField:    "unknown field (see: shortlist guide jobs):",
	SignInNotKept:   "the sign-in worked, but could not be stored on this computer",
	NotAnEmail:      "--email needs the e-mail address to sign in with",
	NoUsableAddress: "no usable address",
	Yes:             "yes",
	No:              "no",

	ConfigCorrect: "The configuration is correct.",

	Doctor:               help{Short: "Check configuration, files, sign-in, terminal, store and callbacks", Long: "Check what shortlist depends on, and print a line for each result: good, warning or bad, and what\nto do. The service gets one request that changes nothing. The output holds no secret, no e-mail\naddress and no data of applicants, so that it can go into a report. The exit code is 1 if a line is bad."},
	DoctorOffline:        "send nothing to the service",
	DoctorFile:           "File",
	DoctorHostFile:       "File of host",
	CheckConfig:          "Run: shortlist config check",
	DoctorAccount:        "Account",
	DoctorNoAccount:      "No account is set up.",
	DoctorNotChosen:      "No account is chosen, it is not configured, or this host does not allow its address.",
	ChooseByFlag:         "Name it with --account or SHORTLIST_ACCOUNT. shortlist accounts lists them.",
	DoctorPassword:       "Password",
	PlaceConfig:          "Configuration",
	PlaceLog:             "Log",
	PlaceData:            "Data",
	PlaceCache:           "CVs",
	PlaceState:           "Token",
	DoctorSignIn:         "Sign-in",
	DoctorLogin:          "Run: shortlist login",
	StoreOfOther:         "The store holds the data of another address or e-mail than the configuration. Nothing was sent.",
	DecideWhose:          "Run: shortlist accounts keep-apart, or: shortlist accounts move",
	CheckAddress:         "Correct base_url of the account. Run: shortlist config check",
	KeyringSilent:        "The keyring does not answer.",
	KeyringEmpty:         "It would come from keyring, which does not hold it.",
	NoPasswordStored:     "You are not signed in, and no password is stored.",
	SignInNotEmployer:    "The account is not an employer’s.",
	CheckPasswordSource:  "Try it by hand, then run shortlist login: it shows the reason.",
	SignInRejected:       "The service rejects e-mail or password.",
	ServiceUnreachable:   "The service cannot be reached.",
	CheckConnection:      "Check the connection, the proxy and the address. Stored data stays usable.",
	ServiceFails:         "The service is reached, but it fails or is busy.",
	WaitForService:       "Try again later. Stored data stays usable.",
	DoctorClock:          "Clock",
	ClockUnknown:         "The service sends no time to compare with.",
	ClockAgrees:          "It agrees with the service’s.",
	SetClock:             "Set the clock, or turn on time synchronization (NTP).",
	SetClockForCallbacks: "Callbacks are rejected. Set the clock, or turn on time synchronization (NTP).",
	SetClockForErasing:   "Old applications are not erased until then. Set the clock, or turn on time synchronization (NTP).",
	DoctorReader:         "CV reader",
	ReaderConfined:       "It opens no file of yours and makes no connection.",
	ConfineReader:        "Linux has both since 5.13. They may be switched off, or hidden by a container.",
	NoReader:             "CVs cannot be read here: ",
	WithoutReader:        "Save CVs, and open them in another program.",
	DoctorDrawing:        "Pages of CVs",
	PagesAreDrawn:        "pdftoppm draws them as pictures.",
	NoDrawing:            "They cannot be drawn here: ",
	WithoutDrawing:       "Read the text of CVs, or save them and open them in another program.",
	DoctorReceiver:       "Receiver",
	NoCallbacks:          "Not configured. New applications are found by polling.",
	DoctorAddress:        "Address",
	ChangeAddress:        "End the other program, or change callback.listen.",
	DoctorSecret:         "Secret",
	SetSecret:            "Set callback.secret_file, with chmod 600, or callback.secret_command.",
	DoctorSelfTest:       "Self-test",
	SelfTestPasses:       "A signed callback is accepted, a wrong signature is rejected. Nothing was stored.",
	SelfTestFails:        "The receiver does not accept its own signature.",
	ObserveCallbacks:     "Check callback.signed and callback.encoding. Run: shortlist listen --observe",
	DoctorReadOnly:       "Read-only",
	DoctorRestricted:     "Restricted",
	DoctorAddresses:      "Addresses",
	NotRestricted:        "Off: other programs and all folders are available.",
	DoctorEditor:         "Editor",
	DoctorNoEditor:       "No editor was found. Descriptions are written in the form.",
	SetEditor:            "Set EDITOR to the program that you write with.",
	DoctorDesktop:        "Desktop",
	DesktopOpens:         "Links and CVs open in its programs.",
	DesktopOpensNot:      "Links and CVs do not open: there is no desktop here, or it is another computer’s.",
	SaveInstead:          "Read CVs as text, or save them. Links can be copied.",
	DoctorHook:           "Hook",
	DoctorCVs:            "Saved CVs",
	DoctorLocale:         "Locale",
	SetLocale:            "Set LANG to a locale with UTF-8, like C.UTF-8.",

	NoJobs:           "There are no jobs.",
	CurrencyUnknown:  "unknown: the service does not report it",
	BrokenRule:       "Against the board's rules",
	WithoutStatus:    "without a status",
	SendingElsewhere: "another window is sending the change; its outcome is not known yet",
	NotMade:          "another window is sending changes; this one was not made",
	ChangeMade:       "No answer arrived, but the service made the change.",
	NoJobFields:      "describe the job: a flag for each field, or --file",
	NoChanges:        "name the changes: a flag for each field, or --file",
	TheInput:         "the input",
	OneInput:         "--file and --description-file cannot both be the input",
	OneDescription:   "give --description or --description-file, not both",
	NotOneObject:     "this is not one JSON object",
	NotText:          "this is not text",
	OutOfRange:       "this number is out of range",
	NotAValue:        "this is neither text nor a number nor null",
	MustBeText:       "this must be text",
	MustBeNumber:     "this must be a number",
	MustBeWhole:      "this must be a whole number",
	NothingForgotten: "nothing was given up",
	NothingPending:   "No job is pending.",
	CouldNotLook:     "the jobs could not be listed to look for it",
	NotFoundNow:      "it is not among the jobs now",
	FoundNow:         "The answer was lost, but the job was created.",

	Suggested:      "Suggested by the service, did not apply:",
	Arrival:        "new",
	BrokenCV:       "broken",
	CVMissing:      "not on this computer",
	Experience:     "Experience",
	Education:      "Education",
	ViewsSent:      "the marks are sent",
	ViewsMaybeSent: "some marks may be sent",

	JSONAndFormat:   "--json and another format contradict each other",
	NotForTerminal:  "a terminal cannot show this format; name a file with --out",
	ArchiveAndName:  "with --with-cvs the file is an archive: give --out a name that ends in .zip; without it, another ending",
	NothingToExport: "there is no applicant to export, so nothing was written",
	Applicants:      "Applicants",
	CVUnreadable:    "the CV could not be read",
	CVImageOnly:     "a viewer shows it",
	CVLocked:        "ask for a copy without a password",
	CVDamaged:       "a viewer may show more, or ask for another copy",

	NoSearchWord: "There is no word to search for.",
	AllOrJobs:    "--all reads every job; leave it out, or the jobs",
	NothingDone:  "nothing was done",

	OnePersonOnly:       "erase takes one person only; put a name in quotes",
	HeldNeeds:           "held needs one person; put a name in quotes",
	HeldPDF:             "write it as PDF to this file; - is the output",
	HeldPDFAndJSON:      "--pdf and --json are two formats; give one",
	EraseNeeds:          "erase needs one of: a person, --job, --older-than",
	ShortlistedNeedsAge: "--shortlisted goes only with --older-than",
	NothingKeptOf:       "nothing is kept here of that person",
	ErasedDone:          "the applications are erased",
	NotAllErased:        "not everything was erased; the receipt lists what is left",
	ForgetAlone:         "--forget-tombstones goes with no other flag, and no person",
	AskUnseen:           "Send it without these words?",
	AskForgetErased:     "Let the next read of applicants bring all erased applications back?",

	NewsEnded:         "the store of this computer sends no more news",
	NoName:            "(no name)",
	ServiceBack:       "The service answers again.",
	SearchIncomplete:  "applications that are not in the index yet were not searched",
	DigestRepeats:     "the next digest prints the same applications again",
	DigestIncomplete:  "the service was not read, so new applications may be missing",
	DigestJobsUnread:  "their new applications may be missing",
	NotCountedAsNew:   "Applications from before this computer first read the jobs do not count as new.",
	CV:                "CV",
	SocketFromSystemd: "systemd has opened a socket to listen on; leave out --addr and --socket",
	TwoAddresses:      "--addr and --socket name two places; choose one",
	NotEncrypted:      "other computers can reach this address, and it is not encrypted: use a reverse proxy with TLS, see: shortlist listen --help",
	NoSettingFits: "No setting of the receiver fits. Is the secret right, does a proxy change the body, or is it signed in another way?\n" +
		"Polling still finds new applications.",
	Passes: "Callbacks signed like this one pass with the present configuration.",

	SandboxNumbers:    "--limit and --apply-every must not be below 0, and --token-ttl must be above 0",
	WithoutNeedsEvery: "--apply-without needs --apply-every",
	SecretNeedsURL:    "--callback-secret-file and --callback-source need --callback-url",
	URLNeedsSecret:    "--callback-url needs --callback-secret-file, because callbacks are signed",
	SandboxEnded:      "the sandbox ended",

	GlobalFlags:       "These go with every command.",
	ConfigurationFile: "The configuration is a TOML file. An unknown setting or a value of the wrong type is an error. An example:",

	teamWords:    teamInEnglish,
	commandWords: commandInEnglish,
	helpWords:    helpInEnglish,
	linearWords:  linearInEnglish,
	reportWords:  reportInEnglish,
	snoozeWords:  snoozeInEnglish,
	themeWords:   themeInEnglish,
	sentences:    new(english),
}

type english struct{}

// Commands

func (*english) Group(name string) string {
	return map[string]string{
		"jobs": "List, show, publish and manage jobs", "applicants": "List, show and export applicants, mark them viewed", "cv": "Read and save CVs",
	}[name]
}
func (*english) DemoScenario(names []string) string {
	return "name of the data: " + strings.Join(names, ", ") + " (default: the demo in your language, or in English)"
}

// Jobs

func (*english) JobsStatus(c model.StatusChange) help {
	switch c {
	case model.Activate:
		return help{Short: "Publish a job again"}
	case model.Stop:
		return help{Short: "Take a job off the board"}
	case model.Delete:
	}
	return help{Short: "Delete a job"}
}
func (*english) JobField(flag string) string {
	return map[string]string{
		"title": "title, at most 20 characters", "region": "city or region", "address": "street address",
		"salary-from": "lowest salary, a whole number", "salary-to": "highest salary, a whole number",
		"rate":     "pay period, a code or a word: 0 hour, 1 day, 2 week, 3 month, 5 year",
		"currency": "currency of the salary, a code or a name: in Ukraine 0 UAH, 1 USD, 2 EUR; in Romania 0 EUR, 1 RON, 2 USD; in Hungary 0 HUF, 1 EUR, 2 USD",
		"type1":    "job type, a code from 0 to 5", "type2": "second job type, a code from 0 to 5",
		"description": "description as HTML, at least 100 characters of text",
	}[flag]
}

// Applicants

// Search and sync

func (*english) NeedsQuery(command string) string {
	return command + " needs words to search for"
}

// New applications

// Sandbox

func (*english) Sandbox(faults string) help {
	return help{Short: "Serve the embedded service on an address, for integrators and tests", Long: "Serve the embedded service on an address, for integrators and tests. It prints the address, an e-mail\n" +
		"and a password to the output, and a line for every request to the error stream.\n\n" +
		"With --callback-url the service sends a signed callback for each new application. Applications arrive only\n" +
		"with --apply-every: a fictional person with a CV applies to the active jobs in turn. --apply-without leaves\n" +
		"parts out, as some services do. A failed callback is reported on the error stream.\n\n" + faults}
}
func (*english) SandboxScenario(names []string) string {
	return "name of the data: " + strings.Join(names, ", ") + " (default the demo of the country, or the data file's)"
}
func (*english) SandboxApplyWithout(parts []string) string {
	return "parts that these applications lack: any of " + strings.Join(parts, ", ")
}

// The call

func (*english) Usage(line string) string { return "Usage: " + line }
func (*english) NoCommand(name, near string) string {
	if near == "" {
		return "there is no command " + strconv.Quote(name) + "; see: shortlist --help"
	}
	return "there is no command " + strconv.Quote(name) + "; did you mean " + strconv.Quote(near) + "?"
}
func (*english) NoHelp(name string) string { return "there is no command " + strconv.Quote(name) }
func (*english) NoSubcommand(group string, names []string) string {
	return "choose a command of " + group + ": " + listed(names, "and")
}
func (*english) NotASubcommand(group, typed string, names []string) string {
	return strconv.Quote(typed) + " is not a command of " + group + "; choose " + listed(names, "or")
}
func (*english) NoArguments(command string) string { return command + " takes no arguments" }
func (*english) NeedsID(command string, k kind) string {
	return command + " needs the id of " + article(k)
}
func (*english) OneIDOnly(command string, k kind) string {
	return command + " takes the id of one " + noun(k) + " only"
}
func (*english) NotOneOf(flag, typed string, words []string) string {
	return "--" + flag + " cannot be " + strconv.Quote(typed) + "; choose " + listed(words, "or")
}
func (*english) NoShortFlag(letters string) string { return "there is no flag -" + letters }
func (*english) NoFlag(name, near string) string {
	if near == "" {
		return "there is no flag --" + name
	}
	return "there is no flag --" + name + "; did you mean --" + near + "?"
}
func (*english) FlagNeedsValue(name string) string { return "--" + name + " needs a value" }
func (*english) FlagNeedsNumber(name, typed string) string {
	return "--" + name + " needs a whole number, not " + strconv.Quote(typed)
}
func (*english) FlagNeedsDuration(name, typed string) string {
	return "--" + name + " needs a duration like 90s or 24h, not " + strconv.Quote(typed)
}
func (*english) FlagNeedsBool(name, typed string) string {
	return "--" + name + " needs true or false, not " + strconv.Quote(typed)
}
func (*english) FlagNeedsOther(name, typed string) string {
	return "--" + name + " does not take " + strconv.Quote(typed)
}
func (*english) NotAnID(typed string, k kind) string {
	return strconv.Quote(typed) + " is not the id of " + article(k) + ": an id is a number above 0"
}
func (*english) ArrivalID(id int64) string {
	return fmt.Sprintf("%d is not the id of an application: an id is a number above 0. Lists show numbers below 0 for applications known only from a callback; I in the dashboard shows them", id)
}
func (*english) NotATime(typed string) string {
	return "--since: " + strconv.Quote(typed) + " is not a time; write 24h, 7d, 2026-11-21 or 2026-11-21T08:00"
}
func (*english) FutureTime(typed string) string {
	return "--since: " + strconv.Quote(typed) + " is in the future"
}
func (*english) NoGuide(topic, near string) string {
	if near == "" {
		return "there is no guide " + strconv.Quote(topic) + "; shortlist guide lists them"
	}
	return "there is no guide " + strconv.Quote(topic) + "; did you mean " + strconv.Quote(near) + "?"
}

func (*english) RestrictedFlag(flag, folder string) string {
	return "--" + flag + ": in restricted mode, files are read and written only below " + folder
}
func (*english) RestrictedFile(folder string) string {
	return "in restricted mode, files are read only below " + folder
}
func (*english) RestrictedConfig(path string) string {
	return "--config: in restricted mode, accounts are added only to " + path
}

// Questions

func (*english) YesToo() []string               { return nil }
func (*english) YesOrNo(question string) string { return question + " [y/N] " }

// Errors

func (*english) BrokenRules(n int) string {
	if n == 1 {
		return "nothing was sent, 1 rule is broken:"
	}
	return fmt.Sprintf("nothing was sent, %d rules are broken:", n)
}
func (*english) FilesStall(folder string) string {
	return "The file system of " + folder + " does not answer: waiting for it."
}
func (*english) OfAccount(name string) string { return "account " + name }
func (*english) Unprinted(done string) string { return done + ", but the result could not be printed" }
func (*english) JobsUnread(reason string) string {
	return lang.End(reason) + " Jobs known before are still listed."
}

// Accounts

func (*english) SigningIn(host, email string) string {
	return "Signing in to " + host + " as " + email + "."
}
func (*english) AccountAdded(name, file string) string {
	return "Account " + name + " was added to " + file + "."
}
func (*english) SignedOut(name string) string { return "Signed out of " + name + " on this computer." }
func (*english) PasswordFor(email, host string) string {
	return "Password for " + email + " at " + host + ": "
}
func (*english) OtherCountry(known, typed model.Country) string {
	return fmt.Sprintf("this address belongs to country %s, not %s", known, typed)
}
func (*english) AccountWithoutCountry(name string, country model.Country, section, file string) string {
	return fmt.Sprintf("account %s has no country yet; to set it, write country = %q below %s in %s", name, country, section, file)
}
func (*english) AccountOfCountry(name string, has, wanted model.Country, section, file string) string {
	return fmt.Sprintf("account %s has the country %s; to change it, write country = %q below %s in %s", name, has, wanted, section, file)
}
func (*english) OwnerUnknown(path string) string {
	return "it cannot be read whose data " + path + " holds, so that no command opens it; delete its folder if it is not needed"
}
func (*english) NothingToDecide(account string) string {
	return "The store of " + account + " belongs to the configured address and e-mail. There is nothing to decide."
}
func (*english) KeptApart(wants, has string) string {
	return wants + " has a store of its own now. The store of " + has + " stays, and is used when the configuration names it again. Sign in: shortlist login"
}
func (*english) AskMove(has, wants string) string {
	return "Hand the store of " + has + " over to " + wants + "? Queued changes are sent there."
}
func (*english) MovedTo(wants string) string {
	return "The store belongs to " + wants + " now. Sign in: shortlist login"
}
func (*english) AccountTaken(name, email, address string) string {
	return fmt.Sprintf("there is another account %s (%s at %s); choose another name with --account", name, email, address)
}
func (*english) AccountColumns() []string {
	return []string{"NAME", "HOST", "E-MAIL", "DEFAULT", "SIGNED IN"}
}

// Configuration

func (*english) Places(p places) [][2]string {
	return [][2]string{
		{"This file", p.Config}, {"Your themes", p.Themes}, {"The host's file", p.Host}, {"Store", p.Store}, {"Received CVs", p.CVs},
		{"Inbox", p.Inbox}, {"Sign-in", p.Token}, {"Log", p.Log},
	}
}
func (*english) ConfigProblems(n int) string {
	return "the configuration has " + amount.Plural(n, "problem")
}

// Jobs

func (*english) NoJobsOfStatus(status string) string {
	return "No job has the status " + lang.End(status)
}
func (*english) JobsBreakRules(n int) string {
	return amount.Plural(n, "job", "jobs") + " marked ! against the service's rules; jobs show names the rule."
}
func (*english) JobColumns() []string {
	return []string{"ID", "STATUS", "!", "TITLE", "REGION", "APPLIED", "VIEWS", "SALARY"}
}
func (*english) CurrencySent(currency, when string) string {
	return currency + ", as last sent from here on " + when
}
func (*english) JobLabels() []string {
	return []string{"Job", "Status", "Title", "Region", "Address", "Salary", "Currency", "Type", "Second type", "Applied", "Views", "E-mail", "Link"}
}
func (*english) JobIs(id int64, title, status string) string {
	return fmt.Sprintf("Job %d “%s” is %s", id, title, lang.End(status))
}
func (*english) JobNowIs(id int64, status model.JobStatus) string {
	return fmt.Sprintf("job %d is %s", id, status)
}
func (*english) DeleteNeedsYes(id int64) string {
	return fmt.Sprintf("deleting job %d needs an answer, and there is no terminal; --yes answers yes", id)
}
func (*english) AskDelete(id int64, title, status string, applicants int) string {
	return fmt.Sprintf("Delete job %d “%s” (%s, %s)? It leaves the board and the list.", id, title, status, amount.Plural(applicants, "applicant"))
}
func (*english) ChangeQueued(c model.StatusChange, id int64) string {
	return fmt.Sprintf("the dashboard has queued a change (%s) of job %d, which is not sent yet; press O there to retry or discard it", c, id)
}
func (*english) NotChanged(id int64, is, wanted string) string {
	return fmt.Sprintf("the service accepted the change, but job %d is %s, not %s", id, is, wanted)
}
func (*english) CVUnconfined(lacks string) string {
	return "CVs are read without full confinement (" + lacks + ")."
}
func (*english) NotUpdated(id int64, fields []string) string {
	return fmt.Sprintf("the service accepted the change, but job %d still has its former %s", id, strings.Join(fields, ", "))
}
func (*english) StatusOutcomeUnknown(reason, unread string, c model.StatusChange, id int64) string {
	may := "changed"
	switch c {
	case model.Activate:
		may = "published"
	case model.Stop:
		may = "off the board"
	case model.Delete:
		may = "deleted"
	}
	return fmt.Sprintf("no answer shows whether the service made the change (%s), and the job could not be read afterwards (%s). Job %d may be %s now; check it with: shortlist jobs show %d",
		reason, unread, id, may, id)
}
func (*english) ReadAfterwards(status string) string {
	return "the job was read afterwards and is " + status
}

func (*english) SavedDeactivated(id int64) string {
	return fmt.Sprintf("Job %d was saved as Deactivated: the account's limit of active jobs is reached.", id)
}
func (*english) CreatedNotRecorded(id int64) string {
	return fmt.Sprintf("job %d was created, but this computer could not record it", id)
}
func (*english) SavedUnread(id int64, reason string) string {
	return fmt.Sprintf("Job %d was saved, but could not be read back: %s", id, reason)
}
func (*english) Saved(id int64, title, status string) string {
	return fmt.Sprintf("Job %d “%s” was saved: %s", id, title, lang.End(status))
}
func (*english) JobSaved(id int64) string { return fmt.Sprintf("job %d was saved", id) }
func (*english) JobSavedAs(id int64, status model.JobStatus) string {
	return fmt.Sprintf("job %d was saved: %s", id, status)
}
func (*english) ServiceChanged(field, sent, has string) string {
	return fmt.Sprintf("The service changed %s: sent “%s”, saved “%s”.", field, sent, has)
}
func (*english) ServiceChangedText(field string) string {
	return fmt.Sprintf("The service changed %s. Sent (−) and saved (+):", field)
}
func (*english) Unseen(words string) string {
	return "Readers of the job will not see these words: " + words
}
func (*english) Conflict(field, theirs, mine string) string {
	return fmt.Sprintf("%s: now “%s”, yours “%s”", field, theirs, mine)
}
func (*english) FileTooLarge(name string) string { return name + " is too large for a job" }
func (*english) NotACode(typed, codes string) string {
	return strconv.Quote(typed) + " is none of these: " + codes
}
func (*english) FieldTwice(name string) string {
	return fmt.Sprintf("there are two fields %q", name)
}
func (*english) NotJSON(offset int64) string {
	return fmt.Sprintf("this is not JSON (at byte %d)", offset)
}
func (*english) OtherJob(has string, id int64) string {
	return fmt.Sprintf("jobId: this file describes job %s, not %d", has, id)
}
func (*english) ReadOnlyField(name string) string {
	return name + ": only the service sets this field; leave it out"
}
func (*english) NoField(name, near string) string {
	return "there is no field " + strconv.Quote(name) + "; did you mean " + strconv.Quote(near) + "?"
}

func (*english) AskForget(n int) string {
	return "Give up " + amount.Plural(n, "pending job") + "? They are not among the account's jobs."
}
func (*english) Forgotten(n int) string {
	return amount.Plural(n, "job was", "jobs were") + " given up."
}
func (*english) PendingColumns() []string { return []string{"SENT", "TITLE", "REGION"} }
func (*english) FoundPending(id int64, title, sent string) string {
	return fmt.Sprintf("Job %d “%s”, sent %s without an answer, was created.", id, title, sent)
}
func (*english) SameUnknown(sent string) string {
	return "the same job was sent " + sent + ", and its outcome is unknown"
}
func (*english) StillUnknown(title, sent string) string {
	return fmt.Sprintf("The job “%s”, sent %s, is not among the account's jobs. It is still unknown whether it was created.", title, sent)
}
func (*english) ManyUnknown(n int) string {
	return fmt.Sprintf("%d jobs that were sent earlier are not among the account's jobs. See: shortlist jobs pending", n)
}
func (*english) SameSent(sent string) string {
	return "the same job was sent " + sent + " without an answer and is not among the account's jobs; --yes sends it again"
}
func (*english) AskSameAgain(sent string) string {
	return "The same job was sent " + sent + " without an answer and is not among the account's jobs. Send it again?"
}

// Applicants

func (*english) Listed(applied, unviewed, deleted, suggested, unreadable int) string {
	s := amount.Plural(applied, "applicant") + fmt.Sprintf(", %d not viewed", unviewed)
	if deleted > 0 {
		s += fmt.Sprintf(", %d deleted hidden", deleted)
	}
	if suggested > 0 {
		s += fmt.Sprintf(", %d suggested", suggested)
	}
	if unreadable > 0 {
		s += ", " + amount.Plural(unreadable, "record") + " unreadable"
	}
	return s
}
func (*english) ApplicantColumns() []string {
	return []string{"ID", "NAME", "DATE", "STATUS", "VIEWED", "CV", "REGION", "SALARY WISH"}
}
func (*english) Progress(applicants int, bytes int64) string {
	return amount.Plural(applicants, "applicant") + " · " + amount.Bytes(bytes)
}
func (*english) BrokeOff(received, expected int) string {
	switch {
	case expected > 0:
		return fmt.Sprintf("only %d of about %d applicants arrived", received, expected)
	case received == 1:
		return "only 1 applicant arrived"
	}
	return fmt.Sprintf("only %d applicants arrived", received)
}
func (*english) NotReadHere(application int64) string {
	return fmt.Sprintf("application %d was not read here yet; name its job with --job", application)
}
func (*english) NotOnThisComputer(application int64) string {
	return fmt.Sprintf("application %d is not on this computer; list the applicants of its job first", application)
}
func (*english) NoApplication(application, job int64) string {
	return fmt.Sprintf("there is no application %d for job %d", application, job)
}
func (*english) AsOf(when string, job int64) string {
	return fmt.Sprintf("As of %s; --job %d reads it again.", when, job)
}
func (*english) CVAt(path string) string { return "at " + path }

func (*english) Viewed(application int64) string {
	return fmt.Sprintf("Application %d is marked viewed.", application)
}
func (*english) ViewRejected(application int64) string {
	return fmt.Sprintf("application %d: the service rejected the mark that another window sent", application)
}
func (*english) ViewsQueued(n int) string {
	return amount.Plural(n, "mark is", "marks are") + " queued and sent with the next mark, or by the dashboard"
}

// Export and CVs

func (*english) OneJobOnly(command string) string { return command + " takes the id of one job only" }
func (*english) JobOrShortlist(command string) string {
	return command + " takes a job or --shortlist, not both"
}
func (*english) ExportNeeds(command string) string {
	return command + " needs the id of a job, --shortlist or --apply"
}
func (*english) ExportedWithoutCV(n int) string {
	return amount.Plural(n, "applicant") + " without a CV that could be saved"
}
func (*english) NotAFormat(typed string) string {
	return strconv.Quote(typed) + " is not a format; choose xlsx, csv, json, md or pdf"
}
func (*english) FormatAndName(ending, format string) string {
	return "--out ends in ." + ending + ", but --format is " + format + ": change one of them"
}
func (*english) FileExists(path string) string {
	return path + " exists already and is not overwritten"
}
func (*english) NothingOfVerdict(verdicts []string) string {
	return "there is no applicant with the verdict " + strings.Join(verdicts, " or ") + ", so nothing was written"
}
func (*english) Exported(n int) string { return amount.Plural(n, "applicant") + " exported" }
func (*english) ExportedTo(n int, path string) string {
	return amount.Plural(n, "applicant") + " exported to " + path
}
func (*english) ReadingCV(i, of int) string { return fmt.Sprintf("CV %d of %d", i, of) }
func (*english) Job(id int64) string        { return fmt.Sprintf("Job %d", id) }
func (*english) ShortlistPartlyGone(n int) string {
	return amount.Plural(n, "applicant") + " of the shortlist left out: not on this computer any more"
}
func (*english) NoShortlist(name, near string) string {
	if near == "" {
		return "there is no shortlist " + strconv.Quote(name)
	}
	return "there is no shortlist " + strconv.Quote(name) + "; did you mean " + strconv.Quote(near) + "?"
}
func (*english) CVsSaved(n, without, unreadable int) string {
	s := amount.Plural(n, "CV") + " saved"
	if without > 0 {
		s += fmt.Sprintf(", %d without CV", without)
	}
	if unreadable > 0 {
		s += ", " + amount.Plural(unreadable, "record") + " unreadable"
	}
	return s
}
func (*english) OneFileOnly(command string) string { return command + " takes one file only" }
func (*english) FileOrApply(command string) string {
	return command + " takes a file or --apply, not both"
}
func (*english) CVTextNeeds(command string) string {
	return command + " needs a file, or --apply with the id of an application"
}
func (*english) NotAFile(path string) string { return path + " is not a file" }
func (*english) NoFile(path string) string   { return "there is no file " + path }
func (*english) CVOf(application int64) string {
	return fmt.Sprintf("the CV of application %d", application)
}
func (*english) NoHiddenWords(file string) string {
	return file + ": all words of the file are on its pages"
}
func (*english) HiddenWords(file string, n int) string {
	return file + ": " + amount.Plural(n, "word") + " in the file, not on the page; --hidden prints them"
}

// Search and sync

func (*english) LimitTooSmall(n int) string {
	return fmt.Sprintf("--limit needs a number above 0, not %d", n)
}
func (*english) HitColumns() []string { return []string{"ID", "NAME", "JOB", "FOUND"} }
func (*english) Found(h account.Hits, cvs bool) string {
	s := amount.Plural(len(h.List), "applicant")
	switch {
	case h.Many:
		s += fmt.Sprintf(", and more than %d more", h.More)
	case h.More > 0:
		s += fmt.Sprintf(", and %d more", h.More)
	}
	if h.Unknown > 0 {
		s += fmt.Sprintf(" in %d of %s; shortlist sync reads the others", h.Jobs-h.Unknown, amount.Plural(h.Jobs, "job"))
	}
	if h.CVs > 0 && cvs {
		s += "; " + amount.Plural(h.CVs, "CV is", "CVs are") + " not read yet: shortlist sync reads them, or the dashboard while it is open"
	}
	return s
}
func (*english) NotYourJob(id int64) string {
	return fmt.Sprintf("job %d is not among the jobs of this account", id)
}
func (*english) SyncProgress(n, of int, title string, applicants int, bytes int64) string {
	return fmt.Sprintf("job %d of %d · %s · %s · %s", n, of, title, amount.Plural(applicants, "applicant"), amount.Bytes(bytes))
}
func (*english) JobNotRead(title string) string { return "“" + title + "”" }
func (*english) JobsNotRead(n, of int, last string) string {
	return fmt.Sprintf("%d of %d jobs were not read; the last, “%s”", n, of, last)
}
func (*english) JobsNotTried(n int) string {
	return amount.Plural(n, "more job was", "more jobs were") + " not tried"
}
func (*english) CVsLeft(n int) string { return amount.Plural(n, "CV") + " to read" }
func (*english) SyncColumns() []string {
	return []string{"JOB", "APPLICANTS", "NEW", "CHANGED", "GONE", "TITLE"}
}
func (*english) Synced(jobs, cvs, unread int) string {
	s := amount.Plural(jobs, "job") + " read, " + amount.Plural(cvs, "CV") + " added to the search index"
	if unread > 0 {
		s += "; " + amount.Plural(unread, "CV is", "CVs are") + " not read yet"
	}
	return s + "."
}

// New applications

func (*english) Watching(account string) string {
	return "Watching for new applications to " + account + "."
}
func (*english) JobNumber(id int64) string { return fmt.Sprintf("job %d", id) }
func (*english) PollFailed(reason string) string {
	return reason + "; callbacks are still printed, and polling continues."
}
func (*english) DigestNotRead(jobs int) string {
	return "the applicants of " + amount.Plural(jobs, "job") + " could not be read, so new applications may be missing"
}
func (*english) NoNewApplications(since string) string {
	return "No new applications since " + since + "."
}
func (*english) NewApplications(n int, since string) string {
	return amount.Plural(n, "new application") + " since " + since
}
func (*english) JobCounts(added, unviewed int) string {
	return fmt.Sprintf("%d new, %d not viewed", added, unviewed)
}
func (*english) Arrivals(n int) string {
	return fmt.Sprintf("%d known only from a callback, not listed by the service yet.", n)
}
func (*english) NotViewed(n int) string {
	return fmt.Sprintf("%d not viewed in the jobs that were read here.", n)
}

func (*english) AddressTaken(at string) string {
	return at + " is in use by another receiver, dashboard or program"
}
func (*english) AddressInUse(at string) string {
	return at + " is in use by another program (or systemd). Retrying"
}
func (*english) NotASize(typed string) string {
	return "--max-body is " + strconv.Quote(typed) + "; it needs a size from 1KB, like \"64MiB\""
}
func (*english) NotAnAddress(typed, example string) string {
	return strconv.Quote(typed) + " is not an address to listen on; write it like " + example
}

func (*english) CallbackOf(method string, bytes int64) string {
	return method + " of " + amount.Plural(int(bytes), "byte")
}
func (*english) ObservedLabels() (header, sentAt, signed string) {
	return "header", "sent at", "signed"
}
func (*english) SentAt(when string, skew time.Duration) string {
	switch {
	case skew < 0:
		return when + " by its own clock, " + (-skew).String() + " before it arrived"
	case skew > 0:
		return when + " by its own clock, " + skew.String() + " after it arrived"
	}
	return when + " by its own clock, as it arrived"
}
func (*english) SignedWith(signed, encoding string) string {
	return signed + " with SHA-256 as " + encoding
}
func (*english) ValueOf(length int, alphabet string) string {
	return fmt.Sprintf("%d of %s", length, alphabet)
}
func (*english) BodyCut(reason string) string {
	return "The body was not read completely, so no setting could be tried: " + lang.End(reason)
}
func (*english) CannotPass(reason string) string {
	return "This callback cannot pass: " + lang.End(reason) + " Polling still finds new applications."
}
func (*english) PassesWith(file, signed, encoding string) string {
	return fmt.Sprintf("Callbacks signed like this one pass with this in %s:\n\n[callback]\nsigned = %q\nencoding = %q", file, signed, encoding)
}
func (*english) ClockOff(skew, tolerance time.Duration) string {
	return fmt.Sprintf("But its time is %s off, and the tolerance is %s: check this computer's clock, or set callback.tolerance.", skew, tolerance)
}

// The sandbox

func (*english) ApplyFailed(reason string) string { return "no person could apply: " + reason }
func (*english) AddressIsPublic(address string) string {
	return "other computers can reach " + address + ", and its password is public; --yes listens there anyway"
}
func (*english) NotACallbackURL(typed string) string {
	return "--callback-url: " + strconv.Quote(typed) + " is not a web address"
}
func (*english) CannotListen(address string) string { return "could not listen on " + address }
func (*english) SandboxLabels() (address, same, email, password string) {
	return "base URL", "the same", "e-mail", "password"
}
func (*english) SignInWith(command string) string { return "Sign in with: " + command }

// The manual page

func (*english) ExitStatus() []named {
	return []named{
		{"0", "Done."},
		{"1", "Failed."},
		{"2", "Wrong arguments or configuration."},
		{"3", "A sign-in is needed, or was rejected."},
		{"4", "Not found, or not of this account."},
		{"5", "A rule is broken, or the service rejected the request."},
		{"6", "The service was not reached, is busy, failed, or sent no usable answer."},
		{"7", "The outcome is unknown, or the change was made and its result could not be printed. Check before you repeat the command."},
		{"130", "Interrupted."},
	}
}
func (*english) Environment() []named {
	return []named{
		{"SHORTLIST_CONFIG", "The configuration file, like --config."},
		{"SHORTLIST_ACCOUNT", "The account, like --account."},
		{"SHORTLIST_PASSWORD", "The password; it comes before any that is configured."},
		{"NO_COLOR", "If set, there are no colours."},
		{"VISUAL, EDITOR", "The program for writing descriptions; not in restricted mode."},
		{"BROWSER", "The program that opens links; not in restricted mode."},
		{"DISPLAY, WAYLAND_DISPLAY, SSH_CONNECTION, SSH_TTY", "Whether this computer has a desktop whose viewer could open a CV."},
		{"XDG_CONFIG_HOME, XDG_DATA_HOME, XDG_CACHE_HOME, XDG_STATE_HOME", "The places of the files below."},
		{"TMPDIR", "The place of the demo's files until it ends."},
	}
}
func (*english) Files() []named {
	return []named{
		{"$XDG_CONFIG_HOME/shortlist/config.toml", "The configuration (~/.config)."},
		{"$XDG_CONFIG_HOME/shortlist/themes/NAME.toml", "A theme of your own."},
		{"/etc/shortlist/config.toml", "The configuration of the host. No other file lifts its limits."},
		{"$XDG_DATA_HOME/shortlist/ACCOUNT/store.db", "Jobs, applicants, reviews, drafts and changes not sent yet (~/.local/share)."},
		{"$XDG_DATA_HOME/shortlist/ACCOUNT/inbox", "Files that came with new applications."},
		{"$XDG_CACHE_HOME/shortlist/ACCOUNT/cv", "Received CVs (~/.cache)."},
		{"$XDG_STATE_HOME/shortlist/ACCOUNT/token.json", "The sign-in (~/.local/state)."},
		{"$XDG_STATE_HOME/shortlist/shortlist.log", "The log; beside it a file for each crash."},
		{"~/CVs", "Saved CVs, unless cv.dir names another folder."},
	}
}

// listed joins names: "a, b and c".
func listed(names []string, last string) string {
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	n := len(names) - 1
	return strings.Join(names[:n], ", ") + " " + last + " " + names[n]
}

func noun(k kind) string {
	if k == aJob {
		return "job"
	}
	return "application"
}

func article(k kind) string {
	if k == aJob {
		return "a job"
	}
	return "an application"
}

func (*english) Area(a doctor.Area) string {
	switch a {
	case doctor.Configuration:
		return "Configuration"
	case doctor.Permissions:
		return "Permissions"
	case doctor.SignIn:
		return "Sign-in"
	case doctor.Terminal:
		return "Terminal"
	case doctor.Store:
		return "Store"
	case doctor.Callback:
		return "Callbacks"
	case doctor.Restricted:
		return "Limits"
	}
	return "Language"
}
func (*english) State(s doctor.State) string { return string(s) }
func (*english) DoctorBad(bad, warnings int) string {
	if warnings == 0 {
		return amount.Plural(bad, "check is bad", "checks are bad")
	}
	return amount.Plural(bad, "check is bad", "checks are bad") + ", " + amount.Plural(warnings, "warning")
}
func (*english) DoctorDone(lines, warnings int) string {
	if warnings == 0 {
		return "All " + amount.Plural(lines, "check") + " are good."
	}
	return amount.Plural(lines, "check") + ", " + amount.Plural(warnings, "warning") + ", nothing bad."
}
func (*english) HostUnread(path string) string {
	return path + " cannot be used. No account opens, and everything is limited."
}
func (*english) ConfigFine(path string) string { return path + " has no mistake." }
func (*english) ConfigMissing(path string) string {
	return "There is no " + path + " yet. Defaults apply."
}
func (*english) ConfigUnread(path string) string {
	return path + " cannot be read. The limits of the host apply."
}
func (*english) ConfigMistake(file string, line int) string {
	if line == 0 {
		return file + " has a mistake."
	}
	return file + " has a mistake in line " + strconv.Itoa(line) + "."
}
func (*english) AccountChosen(name string) string { return "“" + name + "” is used." }
func (*english) PasswordFrom(source string) string {
	if source == "" {
		return "shortlist asks for it and does not store it."
	}
	return "It comes from " + source + "."
}
func (*english) CommandOff(setting string) string {
	return "Restricted mode does not run " + setting + "."
}
func (*english) UseFile(setting string) string { return "Set " + setting + " instead." }
func (*english) SignInWorks(until string) string {
	return "The service accepts it. It is valid until " + until + "."
}
func (*english) SignInNotTried(valid bool, until string) string {
	if !valid {
		return "Not tried. No valid sign-in is stored."
	}
	return "Not tried. The stored one is valid until " + until + "."
}
func (*english) SignInLate(wait time.Duration) string {
	return "The service has not answered in " + wait.String() + "."
}
func (*english) PasswordSourceFails(source string) string {
	if source == "" {
		return "Signing in was not possible."
	}
	return source + " gives no password."
}
func (*english) ClockSkew(skew time.Duration) string {
	if skew < 0 {
		return "This computer is " + (-skew).String() + " behind the service."
	}
	return "This computer is " + skew.String() + " ahead of the service."
}
func (*english) AddressFree(at string) string { return at + " is free." }
func (*english) AddressReceives(at string) string {
	return "A receiver of shortlist answers at " + at + "."
}
func (*english) AddressForeign(at string) string {
	return at + " is in use by another program or user."
}
func (*english) AddressUnusable(at string) string {
	return "It is not possible to listen at " + at + "."
}
func (*english) SecretUnread(source string) string {
	return "There is no secret: " + source + " is not set or gives nothing."
}
func (*english) IsReadOnly(on bool) string {
	if on {
		return "On: nothing is changed at the service."
	}
	return "Off"
}
func (*english) IsRestricted(folder string) string {
	return "On: no editor, browser, viewer, hook, password command or trace, and CVs are not sent. Files only in " + folder + ". Copied text goes to the terminal’s clipboard."
}
func (*english) AddressesAre(addresses []string) string {
	return "Accounts can only have " + strings.Join(addresses, ", ") + "."
}
func (*english) EditorIs(program string) string { return program }
func (*english) HookRuns(program string) string { return program + " runs for each new application." }
func (*english) CVsGoTo(folder string) string   { return "They go to " + folder + "." }
func (*english) LocaleUnicode(locale string) string {
	if locale == "" {
		return "No locale is set. UTF-8 is assumed; texts are in English."
	}
	return locale + ": UTF-8. Texts are in English."
}
func (*english) LocaleConsole(locale string) string {
	if locale == "" {
		return "The console’s signs. Texts are in English."
	}
	return locale + ": the console’s signs. Texts are in English."
}
func (*english) LocaleASCII(locale string) string {
	return locale + " is not UTF-8, so screens use ASCII signs."
}

// Erasing

func (*english) AskErase(applications, files int) string {
	what := "Erase " + amount.Plural(applications, "application") + " from this computer"
	if files > 0 {
		what += " and delete " + amount.Plural(files, "saved file")
	}
	return what + "? This cannot be undone."
}
func (*english) MatchColumns() []string {
	return []string{"ID", "NAME", "DATE", "JOB ID", "JOB"}
}
func (*english) ErasedForgotten(n int) string {
	return "Forgotten: the ids of " + amount.Plural(n, "erased application") + ". The next read of their jobs brings them back."
}
func (*english) ErasureFinished(applications int, begun string) string {
	return "Finished the erasure of " + amount.Plural(applications, "application") + " that began at " + begun + " and was interrupted."
}

func (*english) HeldOf(application int64, job string) string {
	return fmt.Sprintf("Application %d, job “%s”", application, job)
}
func (*english) HeldTo(path string) string { return "Written to " + path + "." }
func (*english) HeldColumns() []string     { return []string{"KEPT", "FROM", "SINCE", ""} }
func (*english) SweptOld(applications int, keep string) string {
	return "Erased by privacy.keep: " + amount.Plural(applications, "application") + " older than " + keep + "."
}
