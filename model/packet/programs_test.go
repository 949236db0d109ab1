package packet

import (
	"slices"
	"strings"
	"testing"
)

// TestRepliesInTheFormsOfMailProgramsAreRead, with answers above, below and within what they quote.
func TestRepliesInTheFormsOfMailProgramsAreRead(t *testing.T) {
	const head = "From: Max Example <max@example.org>\nTo: hr@example.com\nSubject: Re: Packet\nDate: Mon, 30 Nov 2026 10:00:00 +0200\nMIME-Version: 1.0\n"
	plain := func(s string) string { return head + "Content-Type: text/plain; charset=utf-8\n\n" + s }
	page := func(s string) string { return head + "Content-Type: text/html; charset=utf-8\n\n" + s }
	yn := []string{"K7Q-4M2\tyes\t", "P9X-H3K\tno\t"}
	only := []string{"K7Q-4M2\tyes\t"}
	q := []string{"K7Q-4M2\tyes\t", "P9X-H3K\t!quoted"}
	for _, c := range []struct {
		name, mail string
		want       []string
	}{
		{"1 outlook new web uk", page(`<div class="elementToProof" style="font-family: Aptos">K7Q-4M2 так</div><div class="elementToProof">P9X-H3K ні</div><div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg"><b>Від:</b> Олена &lt;hr@example.com&gt;<br><b>Надіслано:</b> 30 листопада 2026 р. 10:00<br><b>Кому:</b> Max<br><b>Тема:</b> Packet</div><div>T4C-AM4 yes</div>`), append(slices.Clone(yn), "T4C-AM4\t!quoted")},
		{"2 outlook classic ro border", page(`<p class=MsoNormal>K7Q-4M2 da<o:p></o:p></p><p class=MsoNormal>P9X-H3K nu<o:p></o:p></p><div style='border:none;border-top:solid #E1E1E1 1.0pt'><p class=MsoNormal><b>From:</b> HR &lt;hr@example.com&gt;<br><b>Sent:</b> luni, 30 noiembrie 2026 10:00<br><b>To:</b> Max<br><b>Subject:</b> Packet</p></div><p class=MsoNormal>T4C-AM4 yes</p>`), append(slices.Clone(yn), "T4C-AM4\t!quoted")},
		{"3 outlook mobile android signature hu", plain("K7Q-4M2 igen\nP9X-H3K nem\n\nA következőből küldve: Outlook Android<https://aka.ms/AAb9ysg>\n________________________________\nFrom: HR <hr@example.com>\nSent: Monday, November 30, 2026 10:00:00 AM\nSubject: Packet\n\nT4C-AM4 igen\n"), append(slices.Clone(yn), "T4C-AM4\t!quoted")},
		{"4 outlook ios get outlook for", plain("K7Q-4M2 yes\nP9X-H3K no\n\nGet Outlook for iOS<https://aka.ms/o0ukef>\n"), yn},
		{"5 gmail uk attribution", plain("K7Q-4M2 так\nP9X-H3K ні\n\nпн, 30 лист. 2026 р. о 10:00 Олена <hr@example.com> пише:\n\n> T4C-AM4 так\n"), append(slices.Clone(yn), "T4C-AM4\t!quoted")},
		{"6 gmail ro wrapped", plain("K7Q-4M2 da\nP9X-H3K nu\n\nÎn lun., 30 nov. 2026 la 10:00, Departamentul de resurse umane\n<hr@example.com> a scris:\n\n> Salut\n"), yn},
		{"7 gmail hu", plain("K7Q-4M2 igen\nP9X-H3K nem\n\nOlena <hr@example.com> ezt írta (időpont: 2026. nov. 30., H, 10:00):\n\n> T4C-AM4 igen\n"), append(slices.Clone(yn), "T4C-AM4\t!quoted")},
		{"8 gmail html quote_container", page(`<div dir="ltr">K7Q-4M2 yes<br>P9X-H3K no</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">On Mon, Nov 30, 2026 at 10:00 Olena &lt;<a href="mailto:hr@example.com">hr@example.com</a>&gt; wrote:<br></div><blockquote class="gmail_quote">T4C-AM4 yes</blockquote></div>`), append(slices.Clone(yn), "T4C-AM4\t!quoted")},
		{"9 apple mail uk", plain("K7Q-4M2 так\nP9X-H3K ні\n\n> 30 лист. 2026 р. о 10:00 Олена <hr@example.com> пише:\n> \n> T4C-AM4 так\n"), append(slices.Clone(yn), "T4C-AM4\t!quoted")},
		{"10 iphone ro", plain("K7Q-4M2 da\nP9X-H3K nu\n\nTrimis de pe iPhone-ul meu\n\n> Pe 30 nov. 2026, la 10:00, Olena <hr@example.com> a scris:\n> \n> T4C-AM4 da\n"), append(slices.Clone(yn), "T4C-AM4\t!quoted")},
		{"11 iphone hu", plain("K7Q-4M2 igen\nP9X-H3K nem\n\nElküldve az iPhone-omról\n\n> 2026. nov. 30. dátummal, 10:00 időpontban Olena <hr@example.com> írta:\n> \n> T4C-AM4 igen\n"), append(slices.Clone(yn), "T4C-AM4\t!quoted")},
		{"12 iphone uk sig", plain("K7Q-4M2 так\nP9X-H3K ні\nНадіслано з iPhone\n"), []string{"K7Q-4M2\tyes\t", "P9X-H3K\tno\tНадіслано з iPhone"}},
		{"13 thunderbird uk", plain("K7Q-4M2 так\nP9X-H3K ні\n\n30.11.2026 10:00, Олена пише:\n> T4C-AM4 так\n"), append(slices.Clone(yn), "T4C-AM4\t!quoted")},
		{"14 thunderbird ro", plain("Pe 30.11.2026 10:00, Olena a scris:\n> K7Q-4M2\nda\n> P9X-H3K:\nnu\n"), []string{"K7Q-4M2\t!place", "P9X-H3K\t!place"}},
		{"15 thunderbird hu", plain("2026. 11. 30. 10:00 keltezéssel, Olena írta:\n> Hello\nK7Q-4M2 igen\nP9X-H3K nem\n"), yn},
		{"16 yahoo uk html", page(`<div class="ydp1yahoo-style-wrap"><div>K7Q-4M2 yes</div><div>P9X-H3K no</div></div><div id="ydp2yahoo_quoted_1" class="ydp2yahoo_quoted"><div>On Monday, November 30, 2026, 10:00:00 AM GMT+2, Olena &lt;hr@example.com&gt; wrote:</div><div>T4C-AM4 yes</div></div>`), append(slices.Clone(yn), "T4C-AM4\t!quoted")},
		{"17 yahoo plain", plain("K7Q-4M2 yes\nP9X-H3K no\n\n    On Monday, November 30, 2026, 10:00:00 AM GMT+2, Olena <hr@example.com> wrote:  \n\n Hello\nT4C-AM4 yes\n"), append(slices.Clone(yn), "T4C-AM4\t!quoted")},
		{"18 mutt", plain("On Mon, Nov 30, 2026 at 10:00:00AM +0200, Olena wrote:\n> P9X-H3K: ____\n\nK7Q-4M2 yes\n\n-- \nP9X-H3K yes\n"), q},
		{"19 k9 uk", plain("K7Q-4M2 так\nP9X-H3K ні\n\n-------- Початкове повідомлення --------\nВід: Олена <hr@example.com>\nНадіслано: 30 листопада 2026 р. 10:00:00 EET\nКому: max@example.org\nТема: Packet\n\nT4C-AM4 так\n"), append(slices.Clone(yn), "T4C-AM4\t!quoted")},
		{"20 k9 hu", plain("K7Q-4M2 igen\nP9X-H3K nem\n\n-------- Eredeti üzenet --------\nFeladó: Olena <hr@example.com>\nElküldve: 2026. november 30. 10:00:00 CET\nTárgy: Packet\n\nT4C-AM4 igen\n"), append(slices.Clone(yn), "T4C-AM4\t!quoted")},
		{"21 k9 header then marked older quote", plain("K7Q-4M2 yes\n\n-------- Original Message --------\nFrom: Olena <hr@example.com>\nSent: November 30, 2026 10:00:00 AM GMT+02:00\nTo: max@example.org\nSubject: Packet\n\n> older\n\nP9X-H3K no\n"), q},
		{"22 samsung", plain("K7Q-4M2 yes\nP9X-H3K no\n\nSent from my Galaxy\n\n-------- Original message --------\nFrom: Olena <hr@example.com>\nDate: 30/11/2026 10:00 (GMT+02:00)\nTo: max@example.org\nSubject: Packet\n\nT4C-AM4 yes\n"), append(slices.Clone(yn), "T4C-AM4\t!quoted")},
		{"23 samsung ro", plain("K7Q-4M2 da\nP9X-H3K nu\n\nTrimis de pe Galaxy-ul meu\n\n-------- Mesaj original --------\nDe la: Olena <hr@example.com>\nData: 30.11.2026 10:00 (GMT+02:00)\nCătre: max@example.org\nSubiect: Packet\n\nT4C-AM4 da\n"), append(slices.Clone(yn), "T4C-AM4\t!quoted")},
		{"24 ukr.net", plain("K7Q-4M2 так\nP9X-H3K ні\n\n--- Оригінальне повідомлення ---\nВід кого: \"Олена\" <hr@example.com>\nДата: 30 листопада 2026, 10:00:00\n\nT4C-AM4 так\n"), append(slices.Clone(yn), "T4C-AM4\t!quoted")},
		{"25 ukr.net html", page(`<div>K7Q-4M2 так<br>P9X-H3K ні</div><div><i>30 листопада 2026, 10:00:00, від &quot;Олена&quot; &lt;<a>hr@example.com</a>&gt;: </i></div><blockquote>T4C-AM4 так</blockquote>`), append(slices.Clone(yn), "T4C-AM4\t!quoted")},
		{"26 i.ua", plain("K7Q-4M2 так\nP9X-H3K ні\n\n--- Исходное сообщение ---\nОт кого: \"Олена\" <hr@example.com>\nДата: 30 ноября 2026, 10:00:00\n\n> T4C-AM4 так\n"), append(slices.Clone(yn), "T4C-AM4\t!quoted")},
		{"27 freemail hu", plain("K7Q-4M2 igen\nP9X-H3K nem\n\nOlena <hr@example.com> írta (2026. nov. 30., 10:00):\n\nT4C-AM4 igen\n"), append(slices.Clone(yn), "T4C-AM4\t!quoted")},
		{"28 proton new", plain("K7Q-4M2 yes\nP9X-H3K no\n\nSent with [Proton Mail](https://proton.me/mail/home) secure email.\n\nOn Monday, November 30th, 2026 at 10:00, Olena <hr@example.com> wrote:\n\n> T4C-AM4 yes\n"), append(slices.Clone(yn), "T4C-AM4\t!quoted")},
		{"29 proton uk html", page(`<div style="font-family: Arial">K7Q-4M2 так</div><div>P9X-H3K ні</div><div class="protonmail_signature_block"><div class="protonmail_signature_block-proton">Sent</div></div><div class="protonmail_quote">On Monday, Olena &lt;hr@example.com&gt; wrote:<br><blockquote type="cite">T4C-AM4 так</blockquote></div>`), append(slices.Clone(yn), "T4C-AM4\t!quoted")},
		{"30 spark", page(`<div name="messageBodySection"><div dir="auto">K7Q-4M2 yes<br>P9X-H3K no</div></div><div name="messageSignatureSection"><br>Sent with Spark</div><div name="messageReplySection">On 30 Nov 2026, 10:00 +0200, Olena &lt;hr@example.com&gt;, wrote:<br><blockquote type="cite">T4C-AM4 yes</blockquote></div>`), append(slices.Clone(yn), "T4C-AM4\t!quoted")},
		{"31 spark plain unmarked", plain("K7Q-4M2 yes\nP9X-H3K no\nOn 30 Nov 2026, 10:00 +0200, Olena <hr@example.com>, wrote:\n> T4C-AM4 yes\n"), append(slices.Clone(yn), "T4C-AM4\t!quoted")},
		{"32 seznam od", plain("K7Q-4M2 yes\nP9X-H3K no\n\n---------- Původní e-mail ----------\nOd: Olena <hr@example.com>\nKomu: max@example.org\nDatum: 30. 11. 2026 10:00:00\nPředmět: Packet\n\n\"T4C-AM4 yes\n\"\n"), append(slices.Clone(yn), "T4C-AM4\t!quoted")},
		{"33 seznam html twice nested", page(`K7Q-4M2 yes<br><br><aside>---------- Původní e-mail ----------<br>Od: Olena &lt;hr@example.com&gt;<br>Komu: max@example.org<br>Datum: 30. 11. 2026 10:00:00<br>Předmět: Packet</aside><br><blockquote data-email="hr@example.com">T4C-AM4 yes<br>---------- Původní e-mail ----------<br>Od: M<br><blockquote>x</blockquote></blockquote><br>P9X-H3K no`), append(slices.Clone(yn), "T4C-AM4\t!quoted")},
		{"34 mail.ru", plain("K7Q-4M2 так\nP9X-H3K ні\n \n>Понедельник, 30 ноября 2026, 10:00 +02:00 от Олена <hr@example.com>:\n> \n>T4C-AM4 так\n"), append(slices.Clone(yn), "T4C-AM4\t!quoted")},
		{"35 yandex", page(`<div>K7Q-4M2 так</div><div>P9X-H3K ні</div><div> </div><div>30.11.2026, 10:00, "Олена" &lt;hr@example.com&gt;:</div><blockquote><p>T4C-AM4 так</p></blockquote>`), append(slices.Clone(yn), "T4C-AM4\t!quoted")},
		{"36 gmx", plain("K7Q-4M2 yes\nP9X-H3K no\n\nGesendet: Montag, 30. November 2026 um 10:00 Uhr\nVon: \"Olena\" <hr@example.com>\nAn: max@example.org\nBetreff: Packet\n\nT4C-AM4 yes\n"), append(slices.Clone(yn), "T4C-AM4\t!quoted")},
		{"37 fairemail", page(`<p>K7Q-4M2 yes</p><p>P9X-H3K no</p><div fairemail="reply"><p>30 November 2026 10:00, Olena &lt;hr@example.com&gt; wrote:</p><blockquote>T4C-AM4 yes</blockquote></div>`), append(slices.Clone(yn), "T4C-AM4\t!quoted")},
		{"38 zoho", page(`<div>K7Q-4M2 yes</div><div>P9X-H3K no</div><div class="zmail_extra"><br>---- On Mon, 30 Nov 2026 10:00:00 +0200 <b>Olena &lt;hr@example.com&gt;</b> wrote ----<br><blockquote>T4C-AM4 yes</blockquote></div>`), append(slices.Clone(yn), "T4C-AM4\t!quoted")},
		{"39 emclient html", page(`<div>K7Q-4M2 yes</div><div>P9X-H3K no</div><div>------ Original Message ------</div><div>From "Olena" &lt;hr@example.com&gt;</div><div>To max@example.org</div><div>Date 30/11/2026 10:00:00</div><div>Subject Packet</div><div><br></div><div id="x"><blockquote cite="x">T4C-AM4 yes</blockquote></div>`), append(slices.Clone(yn), "T4C-AM4\t!quoted")},
		{"40 outlook ru unmarked with spaces", plain("K7Q-4M2 yes\n\n----- Original Message ----- \nFrom: Olena <hr@example.com>\nSent: Monday\n\n> older\n\nP9X-H3K no\n"), q},
		{"41 emoji reaction", plain("👍\n\nMax reacted via Gmail\n\nOn Mon, Nov 30, 2026 at 10:00 Olena <hr@example.com> wrote:\n\n> T4C-AM4 yes\n"), []string{"T4C-AM4\t!quoted"}},
		{"42 lotus notes", plain("K7Q-4M2 yes\n\n-----Olena <hr@example.com> wrote: -----\nTo: max@example.org\nFrom: Olena <hr@example.com>\nDate: 11/30/2026 10:00\nSubject: Packet\n\nP9X-H3K yes\n"), q},
		{"43 one answer", plain("K7Q-4M2 yes\n"), only},
	} {
		r, err := Read(strings.NewReader(strings.ReplaceAll(c.mail, "\n", "\r\n")))
		want := slices.Clone(c.want)
		slices.Sort(want)
		if got := written(r); err != nil || !slices.Equal(got, want) {
			t.Errorf("%s: %v\n got %q\nwant %q", c.name, err, got, want)
		}
	}
}
