package config

import (
	"fmt"
	"strings"
)

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) UnknownSetting(key, nearest string) string {
	return fmt.Sprintf("ismeretlen beállítás: %q; erre gondolt: %q?", key, nearest)
}
func (*hungarian) AtLine(line int, problem string) string {
	return fmt.Sprintf("%d. sor: %s", line, problem)
}
func (*hungarian) WrongType(key, wanted, given string) string {
	return key + ": ide nem " + given + " kell, hanem " + wanted
}
func (*hungarian) Type(toml string) string {
	switch toml {
	case "string":
		return "szöveg"
	case "integer":
		return "szám"
	case "float":
		return "törtszám"
	case "boolean":
		return "true vagy false"
	case "array", "array table":
		return "lista"
	case "table", "inline table":
		return "szakasz"
	}
	return "időpont"
}
func (*hungarian) TextInQuotes() string { return "szöveg idézőjelben" }
func (*hungarian) TrueOrFalse() string  { return "true vagy false" }
func (*hungarian) ListOfTexts() string {
	return "szövegek listája, például [\"name\", \"argument\"]"
}
func (*hungarian) Section(header string) string { return "szakasz, például " + header }
func (*hungarian) MistypedColumn(key, name, nearest string) string {
	return fmt.Sprintf("%s: ismeretlen oszlop: %q; talán %q?", key, name, nearest)
}
func (*hungarian) UnknownColumn(key, name string, all []string) string {
	return fmt.Sprintf("%s: ismeretlen oszlop: %q; lehetséges oszlopok: %s", key, name, new(hungarian).AnyOf(all))
}
func (*hungarian) ColumnTwice(key, name string) string {
	return fmt.Sprintf("%s: kétszer szereplő oszlop: %q", key, name)
}
func (*hungarian) NotAllowed(key, value string, allowed []string) string {
	return fmt.Sprintf("%s értéke %q; ezek lehetnek: %s", key, value, new(hungarian).AnyOf(allowed))
}
func (*hungarian) AnyOf(values []string) string {
	last := len(values) - 1
	return strings.Join(values[:last], ", ") + " vagy " + values[last]
}
func (*hungarian) BadKeep(value string) string {
	return fmt.Sprintf("privacy.keep értéke %q; egész napokban adja meg, például \"180d\"", value)
}
func (*hungarian) BadDays(value string) string {
	return fmt.Sprintf("%q nem időtartam; írjon egész napokat, például 180d", value)
}
func (*hungarian) HookWithoutProgram() string { return "hooks.new_application nem nevez meg programot" }
func (*hungarian) LogLevel(value string) string {
	return fmt.Sprintf("%q nem naplózási szint; ezek lehetnek: debug, info, warn vagy error", value)
}

func (*hungarian) BadAccountName(name string) string {
	return fmt.Sprintf("%q nem lehet egy fiók neve: használjon betűket, számjegyeket és - _ . @ jeleket", name)
}
func (*hungarian) NoAccount() string       { return "még nincs beállított fiók" }
func (*hungarian) SeveralAccounts() string { return "több fiók is van" }
func (*hungarian) ChooseAccount(names []string) string {
	return "(" + strings.Join(names, ", ") + "); válasszon egyet: --account"
}
func (*hungarian) UnknownAccount(name string, known []string) string {
	if len(known) == 0 {
		return fmt.Sprintf("nincs ilyen fiók: %q; még egy sincs beállítva", name)
	}
	return fmt.Sprintf("nincs ilyen fiók: %q; a fiókok: %s", name, strings.Join(known, ", "))
}
func (*hungarian) AccountWithoutSection(name, section string) string {
	return fmt.Sprintf("account értéke %q, de nincs ilyen szakasz: %s", name, section)
}
func (*hungarian) AccountNotAdded(name, path string) string {
	return "a fiók nem vehető fel (fiók: " + name + ", fájl: " + path + ")"
}
func (*hungarian) Renamed(was, is string) string {
	return "Ez a beállítás: " + was + ", új neve: " + is + ". A régi név még érvényes; írja át, amikor a fájlt szerkeszti."
}
func (*hungarian) NamedTwice(was, is string) string {
	return was + ": ez a régi neve ennek: " + is + ", és a fájlban mindkettő szerepel; az egyiket törölje"
}
func (*hungarian) WouldNotReadBack() string { return "visszaolvasva nem ugyanaz lenne" }

func (*hungarian) PasswordCommandOff() string {
	return "password_command korlátozott módban nem használható; használja ezt: password_file"
}
func (*hungarian) SecretCommandOff() string {
	return "callback.secret_command korlátozott módban nem használható; használja ezt: callback.secret_file"
}
func (*hungarian) NoSecret() string {
	return "nincs titkos kulcs az értesítések (callback) ellenőrzéséhez: állítsa be: callback.secret_file vagy callback.secret_command"
}
func (*hungarian) EmptyFile(path string) string      { return path + " üres" }
func (*hungarian) KeyringSilent() string             { return "a kulcstartó nem válaszol" }
func (*hungarian) KeyringRefuses() string            { return "a kulcstartó nem tárolja a jelszót" }
func (*hungarian) KeyringKeeps() string              { return "a kulcstartó nem törli a jelszót" }
func (*hungarian) CommandFailed(name string) string  { return name + " hibával állt le" }
func (*hungarian) PrintedNothing(name string) string { return name + " nem írt ki semmit" }
func (*hungarian) ReadableByOthers(path string) string {
	return path + " mások számára is olvasható: futtassa rá ezt: chmod 600"
}
func (*hungarian) TooLargeForSecret(path string) string { return path + " túl nagy titkos kulcsnak" }

func (*hungarian) ChangeableByOthers(path string) string {
	return "ezt a fájlt nem csak a root módosíthatja: " + path + ", így mások feloldhatnák a gép korlátait. Kérje meg a rendszergazdát, hogy futtassa: chown root " + path + "; chmod go-w " + path
}
func (*hungarian) AddressNotAllowed(host string, allowed []string) string {
	return host + ": ezt a címet ez a gép nem engedélyezi; engedélyezett: " + strings.Join(allowed, ", ")
}

func (*hungarian) DefaultAccountHelp() string {
	return "A fiók, amelyet a program `--account` nélkül használ. Ha csak egy fiók van, nem kell megadni."
}
func (*hungarian) BaseURLHelp() string {
	return "A szolgáltatás címe. `shortlist login` írja be."
}
func (*hungarian) CountryHelp() string {
	return "Az ország, amelynek szabályait a szolgáltatás követi. Csak akkor kell, ha a címből nem derül ki az ország."
}
func (*hungarian) EmailAddressHelp() string {
	return "Az e-mail-cím, amellyel bejelentkezik."
}
func (*hungarian) PasswordCommandHelp() string {
	return "Shell-parancs. A jelszó az első sor, amelyet kiír. Korlátozott módban nem használható."
}
func (*hungarian) PasswordFileHelp() string {
	return "Fájl, amelyben a jelszó van. Csak Ön olvashassa (`chmod 600`)."
}
func (*hungarian) KeyringHelp() string {
	return "A jelszó tárolása az asztali környezet kulcstartójában."
}
func (*hungarian) JobTypeLabelsHelp() string {
	return "Milyen nevek látszanak a 0–5 munkatípusokhoz, mert a szolgáltatás leírásában két lista van: `create` (az állás létrehozásánál), `overview`, mindkettő, vagy csak a kódok."
}
func (*hungarian) StoreDirHelp() string {
	return "A mappa, amely az összes fiók adatait tárolja: jelentkezéseket, beérkezett önéletrajzokat, piszkozatokat, értékeléseket. Enélkül a saját mappájában vannak. Ha a saját mappa hálózaton van, válasszon egy helyi lemezen lévő mappát. `{uid}` az Ön felhasználói azonosítója."
}
func (*hungarian) CVDirHelp() string {
	return "A mappa, ahová az önéletrajzok mentése kerül."
}
func (*hungarian) CVNameHelp() string {
	return "A mentett önéletrajz neve, ezekből összeállítva: `{date}`, `{name}`, `{apply}`, `{ext}`, `{job}`, `{file}`, `{verdict}` és `{rating}`."
}
func (*hungarian) CVCacheLimitHelp() string {
	return "Mennyi helyet foglalhatnak a beérkezett önéletrajzok, legalább 1MB. Először a legrégebben használtak törlődnek."
}
func (*hungarian) CVOpenerHelp() string {
	return "A program, amely az önéletrajzokat megnyitja, és az argumentumai; a fájl az utolsó. Enélkül az asztali környezet választ."
}
func (*hungarian) UIThemeHelp() string {
	return "A kezelőfelület színei: `auto`, `light`, `dark`, `contrast`, `distinct`, `plain`, vagy egy saját téma neve, amely egy fájl itt: `~/.config/shortlist/themes`. `auto` a terminál hátteréhez igazodik, `contrast` a legerősebb kontrasztú, `distinct` azoknak való, akik a pirosat és a zöldet egyformának látják."
}
func (*hungarian) UIFirstPaneHelp() string {
	return "Az induláskor aktív panel. `applicants` esetén az első állás jelentkezőivel indul."
}
func (*hungarian) UIFirstJobTabHelp() string {
	return "Az állások induláskor megnyitott lapja."
}
func (*hungarian) UIFirstApplicantTabHelp() string {
	return "A jelentkezők lapja, amely egy állás megnyitásakor látszik."
}
func (*hungarian) UIJobColumnsHelp() string {
	return "Az állások oszlopai, a cím utáni sorrendjükben. `applicants` és `views` jobb oldalon áll. Egy 50 karakternél keskenyebb lista csak akkor mutatja a `views` oszlopot, ha `region` vagy `salary` kimarad."
}
func (*hungarian) UIApplicantColumnsHelp() string {
	return "A jelentkezők oszlopai, a név utáni sorrendjükben. `signs`: üzenetek, önéletrajz és a jelentkezés kora. Egy 80 karakternél keskenyebb listában egy jelentkező két sort kap: név és `signs`, majd `review`, a többi oszlop, jobbra `salary`. Ott `experience` csak akkor látszik, ha `position` vagy `region` kimarad."
}
func (*hungarian) UIMouseHelp() string {
	return "Kattintással kijelölés és megnyitás, görgővel görgetés."
}
func (*hungarian) UILinearHelp() string {
	return "Képernyő rajzolása helyett sorokat ír ki és szavakat olvas: képernyőolvasóhoz vagy nagyon lassú vonalhoz; mint a --linear."
}
func (*hungarian) UILowBandwidthHelp() string {
	return "Kevesebb adat küldése lassú vonalon: legfeljebb 256 szín, legfeljebb 8 képkocka másodpercenként, képek nélkül, és a lista melletti oldal csak akkor jelenik meg, ha a kurzor fél másodperce áll."
}
func (*hungarian) PrivacyKeepHelp() string {
	return "Az ennyi napnál régebbi jelentkezések végleges törlése erről a gépről, például `180d`: a kezelőfelület vagy `shortlist listen` indításakor, futás közben naponta egyszer, és `shortlist sync` után. A rövid listákon lévő jelentkezések megmaradnak. Üres: soha."
}
func (*hungarian) TeamFolderHelp() string {
	return "A mappa, amelyben a döntéseket, értékeléseket, címkéket, jegyzeteket és rövid listákat más vezetőkkel megosztja, lásd `shortlist guide team`. Üres: ezen a gépen maradnak."
}
func (*hungarian) TeamNameHelp() string {
	return "Az Ön neve a csapatmappában, ha `team.check` értéke `signature`. Enélkül az ezen a gépen használt felhasználóneve."
}
func (*hungarian) TeamCheckHelp() string {
	return "Mi alapján ismerhető fel egy kolléga fájlja: a tulajdonosa (`owner`), git-munkapéldánynál egy aláírás (`signature`), vagy mindkettő."
}
func (*hungarian) TeamKeyHelp() string {
	return "Az Ön SSH-kulcsa, amellyel `ssh-keygen` aláírja a sorait. Ha a kulcs az agentben van, a `.pub` fájlját adja meg. Korlátozott módban nem használható."
}
func (*hungarian) TeamAllowedSignersHelp() string {
	return "A kollégák kulcsait tartalmazó fájl, az `ssh-keygen` formátumában. Akkor kell, ha az aláírások ellenőrzése be van kapcsolva. Csak Ön vagy a root írhassa."
}
func (*hungarian) TeamHideUntilOwnHelp() string {
	return "A kollégák véleménye egy jelentkezőről csak az Ön saját döntése után jelenik meg."
}
func (*hungarian) LimitsReadOnlyHelp() string {
	return "Semmit nem módosít a szolgáltatásban."
}
func (*hungarian) LimitsRestrictedHelp() string {
	return "Nem indít böngészőt, szerkesztőt vagy más programot, és csak ebben olvas és ment fájlokat: `cv.dir`."
}
func (*hungarian) CallbackListenHelp() string {
	return "`host:port` vagy `unix:/path`. Ha meg van adva, a kezelőfelület itt fogadja az új jelentkezéseket. `shortlist listen` enélkül ezt használja: 127.0.0.1:8788."
}
func (*hungarian) CallbackSecretCommandHelp() string {
	return "Shell-parancs. Az értesítések (callback) titkos kulcsa az első sor, amelyet kiír. Korlátozott módban nem használható."
}
func (*hungarian) CallbackSecretFileHelp() string {
	return "Fájl, amelyben az értesítések (callback) titkos kulcsa van. Csak Ön olvashassa."
}
func (*hungarian) CallbackSignedHelp() string {
	return "A szöveg, amelyet a szolgáltatás aláír: idő, pont és törzs, vagy csak a törzs."
}
func (*hungarian) CallbackEncodingHelp() string {
	return "Az aláírás írásmódja."
}
func (*hungarian) CallbackToleranceHelp() string {
	return "Mennyit térhet el az aláírás ideje, 1s és 24h között."
}
func (*hungarian) HooksNewApplicationHelp() string {
	return "Program és argumentumai, nem shell-parancs. Minden új jelentkezésnél lefut, és JSON-t olvas a bemenetéről. Korlátozott módban nem használható."
}
func (*hungarian) NotifyBellHelp() string {
	return "Hangjelzés a terminálban új jelentkezésekkor, ha az ablak nincs előtérben."
}
func (*hungarian) NotifyDesktopHelp() string {
	return "Ilyenkor asztali értesítés kérése a termináltól: `osc9` az iTerm2, a WezTerm és a Ghostty, `osc777` a foot, az urxvt és a Ghostty esetén. A tmuxhoz `set -g allow-passthrough on` kell."
}

func (*hungarian) NotWritten(err error) error {
	return fmt.Errorf("a beállítások írása: %w", err)
}
func (*hungarian) NotRead(err error) error {
	return fmt.Errorf("a beállítások beolvasása: %w", err)
}
func (*hungarian) LogNotOpened(err error) error {
	return fmt.Errorf("a naplófájl megnyitása: %w; ellenőrizze a saját mappáját, vagy állítson be írható mappát: XDG_STATE_HOME", err)
}
func (*hungarian) TokenNotKept(err error) error { return fmt.Errorf("a token tárolása: %w", err) }
func (*hungarian) TokenNotForgotten(err error) error {
	return fmt.Errorf("a token törlése: %w", err)
}

func (*hungarian) BadTolerance(value string) string {
	return fmt.Sprintf(`callback.tolerance értéke %q; 1s és 24h közötti idő lehet, például "5m"`, value)
}
func (*hungarian) RelativeStoreDir(value string) string {
	return fmt.Sprintf(`store.dir értéke %q; az eleje / vagy ~ legyen, például "/var/tmp/shortlist-{uid}"`, value)
}
func (*hungarian) BadCacheLimit(value string) string {
	return fmt.Sprintf(`cv.cache_limit értéke %q; méret lehet, legalább 1MB, például "4GB"`, value)
}
func (*hungarian) RelativeTeamFolder(value string) string {
	return fmt.Sprintf(`team.folder értéke %q; az eleje / vagy ~ legyen, például "/srv/hiring"`, value)
}
func (*hungarian) BadTeamName(value string) string {
	return fmt.Sprintf("team.name értéke %q; 1–32 kisbetű, számjegy, pont, - és _ lehet", value)
}
func (*hungarian) NoTeamName() string {
	return "a felhasználóneve nem lehet fájlnév a csapatmappában; állítsa be: team.name, emellett team.check = \"signature\""
}
func (*hungarian) NoAllowedSigners(check string) string {
	return fmt.Sprintf("team.check értéke %q; ehhez kell a kollégák kulcsait tartalmazó fájl: team.allowed_signers", check)
}
func (*hungarian) NameNeedsSignature() string {
	return "team.name mellé kell: team.check = \"signature\": a fájl tulajdonosának a neve egy felhasználó neve"
}

func (*hungarian) UILanguageHelp() string {
	return "A szövegek nyelve: `en`, `uk`, `ro` vagy `hu`. Üresen: a területi beállítás szerint (`LC_ALL`, `LC_MESSAGES`, `LANG`). A `SHORTLIST_LANGUAGE` változó mindkettőnél erősebb. A JSON, a naplók és a kilépési kódok nem változnak."
}
func (*hungarian) KeysHelp() string {
	return "Egy művelet billentyűi, a művelet nevével: `export = \"ctrl+e\"`, `down = [\"j\", \"down\"]`, vagy `\"disabled\"`. A `preset` értéke `default`, `arrows` vagy `emacs`. A neveket a `shortlist guide keys` sorolja fel."
}
func (*hungarian) BadKeys(name string) string {
	return fmt.Sprintf("keys.%s: billentyű idézőjelben, billentyűk listája vagy \"disabled\" kell", name)
}
