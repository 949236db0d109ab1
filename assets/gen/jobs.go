package main

// plan is a job of the demo and its applicants.
type plan struct {
	key, status, title, region, address string
	country                             string // "": ua
	money                               string // currency in any country; "": what currency means in country
	type1, type2, from, to, rate        int    // -1: none
	currency, views                     int
	published                           bool
	age                                 float64 // days since it was made
	crowd                               []crowd
	word                                bool // every CV is from a word processor, and smaller than a PDF
	suggested, deleted                  int
	html                                string
}

type crowd struct {
	pool string
	n    int
	odd  []string // names in place of drawn ones: "shown | in the CV | gender"
}

var plans = []plan{
	{key: "ua-backend", status: "Activated", title: "Backend-розробник Go", region: "Київ", address: "вул. Вигадана, 12, офіс 305",
		type1: 1, type2: 5, from: 2500, to: 4000, rate: 3, currency: 1, views: 2318, published: true, age: 24.3, suggested: 4, deleted: 2,
		crowd: []crowd{{"backend", 35, []string{longUK + " | " + longUK + " | FEMALE"}},
			{"backend-en", 9, []string{"प्रिया कुलकर्णी | Priya Kulkarni | FEMALE", "佐々木 健太郎 | Kentaro Sasaki | MALE"}}},
		html: `<h2>Backend-розробник Go</h2>
<p>«Вербова Гавань» — це кав'ярні, склад, медичний центр і школа, а ще невелика команда, яка пише для них усіх програми. Нас одинадцятеро. Ми шукаємо <strong>дванадцяту людину</strong>, яка любить, щоб сервіс працював і о третій ночі, і в чорну п'ятницю.</p>
<h3>Чим доведеться займатися</h3>
<ul>
<li>розвивати сервіси на Go:
<ul><li>замовлення та доставка (близько 1&nbsp;500 запитів за секунду в обід);</li><li>розклад лікарів і запис на приймання;</li><li>лояльність: бали, подарунки, чесні правила;</li></ul></li>
<li>проєктувати таблиці в PostgreSQL і міняти їх <em>без зупинки</em>;</li>
<li>переглядати код колег і приймати зауваження до свого;</li>
<li>чергувати один тиждень на п'ять &mdash; дзвінки бувають рідко, ми над цим працюємо.</li>
</ul>
<h3>Що для нас важливо</h3>
<ol>
<li>від трьох років промислової розробки, з них хоча б рік на Go;</li>
<li>розуміння транзакцій, індексів і того, чому <code>SELECT *</code> болить;</li>
<li>звичка писати тести &amp; вимірювати, перш ніж прискорювати;</li>
<li>англійська, достатня для документації (B1 і вище).</li>
</ol>
<p><b>Буде плюсом:</b> Kafka або NATS, Kubernetes, досвід винесення частин із моноліту, власні невеликі проєкти.</p>
<h3>Що пропонуємо</h3>
<ul>
<li>2500&ndash;4000&nbsp;USD на місяць, перегляд двічі на рік;</li>
<li>офіс на тихій вулиці з генератором і укриттям або робота з дому;</li>
<li>24 робочі дні відпустки, лікарняні з першого дня, бронювання за законом;</li>
<li>кава без обмежень: обсмажуємо самі.</li>
</ul>
<h3>Як проходить відбір</h3>
<p>Розмова на 30 хвилин, невелика задача (до двох годин, оплачуємо), зустріч із командою. Відповідаємо всім, зазвичай за три дні. Приклад задачі лежить <a href="https://verbova.example.com/tasks/go">на нашому сайті</a>, запитання &mdash; <a href="mailto:olena.hr@example.com">olena.hr@example.com</a>.</p>`},

	{key: "ua-accountant", status: "Activated", title: "Головний бухгалтер", region: "Львів", address: "просп. Нечинний, 4",
		type1: 1, type2: -1, from: 38000, to: 48000, rate: 3, currency: 0, views: 964, published: true, age: 17.1, suggested: 2, deleted: 1,
		crowd: []crowd{{"accountant", 22, nil}},
		html: `<p><strong>Група компаній «Вербова Гавань»</strong> запрошує на роботу головного бухгалтера. Облік ведемо за двома юридичними особами на загальній системі та за чотирма ФОП.</p>
<h3>Обов'язки</h3>
<ul>
<li>повне ведення бухгалтерського й податкового обліку;</li>
<li>подання звітності (ПДВ, об'єднана звітність, статистика, фінансова звітність);</li>
<li>організація роботи трьох бухгалтерів: розподіл ділянок, перевірка, навчання;</li>
<li>контроль кав'ярень: каса, інвентаризація, калькуляція;</li>
<li>щомісячний звіт власникам до 10&nbsp;числа;</li>
<li>спілкування з податковою та банками.</li>
</ul>
<h3>Умови за ділянками</h3>
<table>
<thead><tr><th>Ділянка</th><th>Документів на місяць</th><th>Хто веде зараз</th></tr></thead>
<tbody>
<tr><td>Кав'ярні (6)</td><td>&asymp; 900</td><td>бухгалтерка каси</td></tr>
<tr><td>Склад</td><td>&asymp; 1&nbsp;400</td><td>бухгалтерка запасів</td></tr>
<tr><td>Медичний центр</td><td>&asymp; 600</td><td>бухгалтер, неповний день</td></tr>
<tr><td>Зарплата</td><td>137 працівників</td><td><em>вакантно, спершу за вами</em></td></tr>
</tbody>
</table>
<h3>Вимоги</h3>
<ul>
<li>вища освіта за фахом;</li>
<li>досвід на посаді головного бухгалтера або заступника від 3&nbsp;років;</li>
<li>впевнена робота в BAS, M.E.Doc, Excel;</li>
<li>знання ПДВ, обліку в торгівлі та громадському харчуванні;</li>
<li>вміння сказати «ні» власникам, коли закон не дозволяє.</li>
</ul>
<h3>Ми даємо</h3>
<ul>
<li>38&nbsp;000&ndash;48&nbsp;000&nbsp;грн «на руки», офіційно з першого дня;</li>
<li>графік 9:00&ndash;18:00, п'ятниця до 16:30, у період звітності можна з дому;</li>
<li>кабінет із вікном у сад, генератор, безплатні обіди в нашій кав'ярні;</li>
<li>підвищення кваліфікації та передплату на професійні видання.</li>
</ul>
<p>Бухгалтерія сидить разом із юристкою та кадровицею, тож питання вирішуються через стіл, а не листуванням. Попередня головна бухгалтерка йде на заслужений відпочинок і готова два місяці передавати справи.</p>
<p>У супровідному листі напишіть, будь ласка, <u>який найскладніший облік ви ставили</u>. Резюме без листа теж читаємо.</p>`},

	{key: "ua-barista", status: "Activated", title: "Бариста", region: "Одеса", address: "вул. Солоного Вітру, 8",
		type1: 3, type2: 0, from: 110, to: 140, rate: 0, currency: 0, views: 1477, published: true, age: 9.6, suggested: 1, deleted: 1,
		crowd: []crowd{{"barista", 17, nil}},
		html: `<h3>Кав'ярня «Вербова» біля моря шукає бариста ☕</h3>
<p>Ми варимо каву на власному обсмаженні, печемо булочки о шостій ранку і знаємо на ім'я половину району. Якщо вам подобається, коли людина виходить від вас у кращому настрої, ніж зайшла, &mdash; нам по дорозі.</p>
<p><b>Що робити:</b></p>
<ul>
<li>готувати еспресо-напої та альтернативу (V60, аеропрес);</li>
<li>зранку налаштовувати помел, увечері мити машину &mdash; <i>щодня, без винятків</i>;</li>
<li>приймати оплату, вести касу;</li>
<li>розповідати гостям про зерно простими словами;</li>
<li>тримати в чистоті бар і вітрину.</li>
</ul>
<p><b>Кого шукаємо:</b></p>
<ul>
<li>людину від 18 років, можна студента;</li>
<li>досвід від пів року <u>або</u> велике бажання вчитися: навчимо за два тижні, навчання оплачуємо;</li>
<li>охайність, пунктуальність, почуття гумору;</li>
<li>санітарну книжку (допоможемо зробити).</li>
</ul>
<p><b>Що пропонуємо:</b></p>
<ul>
<li>110&ndash;140 грн/год + чайові, виплати двічі на місяць;</li>
<li>зміни 7:30&ndash;15:00 або 14:30&ndash;22:00, два через два або за домовленістю з навчанням;</li>
<li>знижка 50&nbsp;% на все меню, кава на зміні безплатно;</li>
<li>після року &mdash; поїздка на фестиваль кави коштом закладу.</li>
</ul>
<p>У команді восьмеро людей, найдовше працює Рената: шостий рік. Конфлікти ми обговорюємо вголос, а про графік домовляємося за три тижні наперед. Влітку в нас черга до дверей, узимку книжки, плед на терасі й тиша, у якій чути море.</p>
<p>Приходьте познайомитися з понеділка по четвер після 15:00 або надсилайте резюме тут. Питайте Марту, вона старша зміни.</p>`},

	{key: "ua-warehouse", status: "Activated", title: "Оператор складу", region: "Біла Церква", address: "",
		type1: 2, type2: 1, from: 0, to: 1000, rate: 1, currency: 0, views: 689, published: true, age: 31.8, suggested: 1,
		crowd: []crowd{{"warehouse", 15, nil}},
		html: `<p class="MsoNormal" style="margin-bottom:0cm;line-height:normal"><b><span lang="UK" style="font-size:14.0pt;font-family:&quot;Times New Roman&quot;,serif;mso-fareast-font-family:&quot;Times New Roman&quot;;color:#1F3864">Оператор складу (сезонна робота з можливістю залишитися)</span></b></p>
<p class="MsoNormal" style="margin-bottom:0cm;line-height:normal"><span lang="UK" style="font-size:12.0pt;font-family:&quot;Times New Roman&quot;,serif">&nbsp;</span></p>
<p class="MsoNormal" style="text-align:justify"><span lang="UK" style="font-size:12.0pt">Складський комплекс групи «Вербова Гавань» (6&nbsp;000 палетомісць, опалюваний, вологість під контролем) набирає людей на <span style="background:yellow;mso-highlight:yellow">осінньо-зимовий сезон</span>. Робота з сухими продуктами, кавою, пакованням. Без морозильних камер.</span></p>
<p class="MsoNormal"><b style="mso-bidi-font-weight:normal"><span lang="UK" style="font-size:12.0pt">Обов'язки:</span></b></p>
<p class="MsoListParagraphCxSpFirst" style="text-indent:-18.0pt;mso-list:l0 level1 lfo1"><span style="font-family:Symbol">·<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span><span lang="UK">приймання товару, звіряння з накладною, фото пошкоджень;</span></p>
<p class="MsoListParagraphCxSpMiddle" style="text-indent:-18.0pt;mso-list:l0 level1 lfo1"><span style="font-family:Symbol">·<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span><span lang="UK">розміщення за адресами, робота з терміналом збору даних;</span></p>
<p class="MsoListParagraphCxSpMiddle" style="text-indent:-18.0pt;mso-list:l0 level1 lfo1"><span style="font-family:Symbol">·<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span><span lang="UK">збирання замовлень для кав'ярень та інтернет-крамниці (вага місця до 20 кг);</span></p>
<p class="MsoListParagraphCxSpLast" style="text-indent:-18.0pt;mso-list:l0 level1 lfo1"><span style="font-family:Symbol">·<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span><span lang="UK">щомісячна інвентаризація свого ряду.</span></p>
<p class="MsoNormal"><b><span lang="UK" style="font-size:12.0pt">Умови:</span></b><span lang="UK" style="font-size:12.0pt"> зміни по 11 годин, два дні / дві ночі / чотири вихідні; до <b>1000&nbsp;грн за зміну</b> (ставка залежить від виробітку), виплати щоп'ятниці; розвезення автобусом із Фастова, Узина, Сквири; гаряче харчування; форма й взуття за наш рахунок.<o:p></o:p></span></p>
<p class="MsoNormal"><b><span lang="UK" style="font-size:12.0pt">Вимоги:</span></b><span lang="UK" style="font-size:12.0pt"> від 18 років, уважність, готовність до нічних змін. Досвід бажаний, але не обов'язковий: перший тиждень поруч буде наставник. Посвідчення на річтрак чи навантажувач дає доплату 15&nbsp;%.<o:p></o:p></span></p>
<p class="MsoNormal"><span lang="UK" style="font-size:12.0pt">Працюємо з людьми будь-якого віку, також із ветеранами й переселенцями. Для охочих допоможемо з гуртожитком.<o:p></o:p></span></p>`},

	{key: "ua-sales", status: "Activated", title: "Менеджер з продажу", region: "Дніпро", address: "вул. Ярмаркова, 61, поверх 2",
		type1: 0, type2: -1, from: 14000, to: 20000, rate: 5, currency: 2, views: 731, published: true, age: 20.4, suggested: 1,
		crowd: []crowd{{"sales", 11, nil}, {"sales-en", 3, []string{"كريم حداد | Karim Haddad | MALE"}}},
		html: `<h2>Менеджер з продажу кавового обладнання та зерна (B2B)</h2>
<p>Ми постачаємо зерно, еспресо-машини та сервіс <strong>380 закладам</strong> у п'яти областях. Навесні відкриваємо напрям експорту до Румунії та Угорщини, тому команда росте.</p>
<h3>Перші пів року</h3>
<ol>
<li><b>Місяць 1.</b> Навчання в обсмажувальні й сервісі: ви самі розберете й складете кавомолку.</li>
<li><b>Місяці 2&ndash;3.</b> Передаємо 40 наявних клієнтів у Дніпрі та Запоріжжі.</li>
<li><b>Місяці 4&ndash;6.</b> Власні нові клієнти, перша виставка, план на рік.</li>
</ol>
<h3>Ми очікуємо</h3>
<ul>
<li>від двох років у B2B-продажу (обладнання, продукти, послуги);</li>
<li>грамотну мову, усну й письмову;</li>
<li>CRM як звичку: <i>чого немає в CRM, того не було</i>;</li>
<li>права категорії B; авто надаємо;</li>
<li>англійську B1 і вище, для експорту &mdash; B2.</li>
</ul>
<h3>Дохід</h3>
<p>Фіксована частина плюс відсоток від оплачених рахунків, разом 14&nbsp;000&ndash;20&nbsp;000&nbsp;&euro; на рік. Перші три місяці відсоток гарантовано. Стелі немає: торік двоє колег заробили більше за директора, і він не образився.</p>
<p>Працюємо офіційно, по понеділках усі в офісі, решта днів &mdash; у полях. Відрядження 2&ndash;3 рази на місяць, без ночівель на вокзалах.</p>
<p>Надсилайте резюме і <u>одну історію про угоду, яка зірвалася</u>. Нам цікаво, що ви з неї взяли.</p>
<hr>
<p>We are glad to read applications in English as well. Two of our export partners are based abroad, and half of the meetings there are in English.</p>`},

	{key: "ua-office", status: "Activated", title: "Офіс-менеджер", region: "Київ", address: "вул. Вигадана, 12",
		type1: 1, type2: 3, from: 25000, to: -1, rate: 3, currency: 0, views: 37, published: true, age: 0.2,
		html: `<p>До команди в Києві потрібна людина, на якій тримається офіс: 30 робочих місць, дві переговорні, один дуже розумний генератор і вахтерка пані Стефа.</p>
<ul>
<li>зустріч гостей, пошта, кур'єри, дзвінки;</li>
<li>замовлення води, канцелярії, обідів для нарад;</li>
<li>квитки й готелі для відряджень, авансові звіти;</li>
<li>допомога новим працівникам у перший день;</li>
<li>дні народження (список є, фантазія ваша).</li>
</ul>
<p>Чекаємо: порядок у таблицях, спокій у голові, українську без помилок. Пропонуємо від 25&nbsp;000&nbsp;грн, графік 9&ndash;18, можливий неповний день за домовленістю.</p>`},

	{key: "ua-nurse", status: "Stopped", title: "Медична сестра", region: "Вінниця", address: "вул. Лікарська, 3",
		type1: 1, type2: -1, from: 18500, to: 22000, rate: 3, currency: 0, views: 540, published: true, age: 46.2, suggested: 1,
		crowd: []crowd{{"nurse", 12, nil}},
		html: `<h3>Медична сестра / медичний брат маніпуляційного кабінету</h3>
<p>Медичний центр «Подих» (входить до групи «Вербова Гавань») — це вісім лікарів, денний стаціонар на десять ліжок і пацієнти, які повертаються. Шукаємо людину з легкою рукою й спокійним голосом.</p>
<h4>Ваші обов'язки</h4>
<ul>
<li>ін'єкції, крапельниці, забір крові (дорослі й діти);</li>
<li>щеплення, облік вакцин, температура холодильника двічі на день;</li>
<li>ЕКГ, вимірювання тиску, експрес-тести;</li>
<li>перев'язки, зняття швів;</li>
<li>записи в електронній системі: <em>коротко, вчасно, без помилок</em>;</li>
<li>стерилізація та дотримання інфекційного контролю.</li>
</ul>
<h4>Необхідно</h4>
<ul>
<li>диплом молодшого спеціаліста чи бакалавра медсестринства;</li>
<li>досвід від одного року, для випускників &mdash; стажування 2&nbsp;місяці з наставницею;</li>
<li>дійсна медична книжка;</li>
<li>уміння пояснити бабусі, чому таблетку п'ють <strong>до</strong> їжі, тричі й з усмішкою.</li>
</ul>
<h4>Пропонуємо</h4>
<ul>
<li>18&nbsp;500&ndash;22&nbsp;000 грн після вирахування податків, 13-та зарплата;</li>
<li>зміни по 8 або 12 годин, дві вихідні неділі на місяць гарантовано;</li>
<li>оплату курсів і балів безперервного розвитку;</li>
<li>лікування в центрі для вас безплатно, для родини &minus;40&nbsp;%.</li>
</ul>
<p>Медсестри в нас не прибирають кабінетів і не сидять на реєстратурі: для цього є інші люди. Зате беруть участь у ранкових нарадах, і їхнє слово про стан пацієнта важить не менше за лікарське.</p>
<p>Центр розташований за п'ять хвилин від автостанції, є місце для велосипедів. Співбесіда проходить зі старшою сестрою та головною лікаркою, триває близько години, кабінет покажемо одразу.</p>`},

	{key: "ro-care", status: "Stopped", title: "Operator call-center", region: "Чернівці", address: "str. Plopilor 27",
		type1: 5, type2: 1, from: 750, to: 900, rate: 3, currency: 2, views: 418, published: true, age: 38.5,
		crowd: []crowd{{"care-ro", 11, nil}},
		html: `<h2>Operator call-center, limba română</h2>
<p>Grupul «Verbova Havan» își deschide magazinul online în România și caută oameni calmi, care știu să asculte. Echipa are sediul la <strong>Cernăuți</strong>, dar se poate lucra și de acasă, din orice localitate cu internet stabil.</p>
<h3>Ce vei face</h3>
<ul>
<li>vei răspunde la apeluri, chat și e-mail în limba română (circa 70 de discuții pe zi):
<ul><li>starea comenzilor și livrarea;</li><li>retururi și garanții pentru râșnițe și espressoare;</li><li>sfaturi: ce cafea se potrivește cu ce aparat;</li></ul></li>
<li>vei nota fiecare solicitare în CRM și o vei urmări până la capăt;</li>
<li>vei semnala colegilor greșelile de pe site: le reparăm de obicei în aceeași zi.</li>
</ul>
<h3>Ce așteptăm</h3>
<ul>
<li>limba română vorbită și scrisă fără greșeli, <em>cu diacritice</em>;</li>
<li>ucraineana la nivel de conversație; engleza este un avantaj;</li>
<li>experiență de cel puțin șase luni în relația cu clienții (magazinele și recepțiile se pun);</li>
<li>răbdare, voce plăcută, tastare rapidă.</li>
</ul>
<h3>Ce oferim</h3>
<ul>
<li>750&ndash;900&nbsp;&euro; pe lună, plus bonus de calitate;</li>
<li>ture de 8 ore între 8:00 și 22:00, programul se știe cu două săptămâni înainte;</li>
<li>două săptămâni de instruire plătită &amp; un coleg alături la primele apeluri;</li>
<li>laptop, căști bune și un kilogram de cafea pe lună.</li>
</ul>
<p>Trimite-ne CV-ul în română. Prima discuție este la telefon și durează un sfert de oră; a doua, la Cernăuți sau prin video, cu șefa echipei.</p>`},

	{key: "hu-support", status: "Deactivated", title: "Ügyfélszolgálatos", region: "Ужгород", address: "Korzó u. 15.",
		type1: 5, type2: -1, from: -1, to: -1, rate: -1, currency: 0, views: 305, published: true, age: 61.7,
		crowd: []crowd{{"support-hu", 9, nil}},
		html: `<h2>Magyar nyelvű ügyfélszolgálati munkatárs</h2>
<p>A «Verbova Havany» cégcsoport webáruháza kávét és kávégépeket küld Magyarországra. Olyan kollégát keresünk <strong>Ungváron vagy otthoni munkavégzésben</strong>, aki magyarul gondolkodik, és nem jön zavarba egy mérges vevőtől sem.</p>
<h3>Feladatok</h3>
<ul>
<li>bejövő hívások, e-mailek és chat kezelése magyar nyelven;</li>
<li>rendelések módosítása, visszáru és garanciális ügyek intézése;</li>
<li>egyszerű műszaki tanácsok: vízkőtelenítés, őrlésfok, szűrőcsere;</li>
<li>a válaszsablonok gondozása, hogy <em>ne</em> robotnak hangozzunk;</li>
<li>heti egyeztetés a raktárral és a szervizzel (ukrán nyelven).</li>
</ul>
<h3>Elvárások</h3>
<ul>
<li>anyanyelvi szintű magyar nyelvtudás, hibátlan helyesírás;</li>
<li>ukrán nyelv társalgási szinten;</li>
<li>legalább egy év ügyfélszolgálati, bolti vagy szállodai tapasztalat;</li>
<li>türelem, önállóság, megbízható internetkapcsolat.</li>
</ul>
<p><b>Előnyt jelent:</b> angol vagy szlovák nyelv, jegykezelő rendszerek ismerete, és ha meg tudod különböztetni az arabicát a robusztától.</p>
<h3>Amit kínálunk</h3>
<ul>
<li>bejelentett munkaviszony, fizetés megegyezés szerint &ndash; őszintén megmondjuk az első beszélgetésen;</li>
<li>műszakok 8:00&ndash;16:00 vagy 12:00&ndash;20:00, hétvégén csak havonta egyszer;</li>
<li>kéthetes fizetett betanulás Ungváron, szállást adunk;</li>
<li>laptop, fejhallgató, havi egy kiló frissen pörkölt kávé.</li>
</ul>
<p>A csapat most öt fős: hárman Ungváron, ketten Beregszászon dolgoznak. Nem mérünk másodperceket, nem olvasunk fel forgatókönyvet; az számít, hogy a vevő problémája megoldódjon, és legközelebb is tőlünk rendeljen. Aki szeretne, egy év után átléphet a raktári tervezéshez vagy a beszerzéshez.</p>
<p>Az önéletrajzokat magyarul várjuk. Minden jelentkezőnek válaszolunk, legkésőbb egy héten belül. Kérdés esetén: <a href="mailto:olena.hr@example.com">olena.hr@example.com</a>.</p>`},

	{key: "ua-electrician", status: "Deactivated", title: "Електромонтер з обслуговування", region: "Лубенська територіальна громада, Полтавська область (промислова зона «Схід», колишній цукровий завод)", address: "вул. Заводська, 1, прохідна № 2",
		type1: -1, type2: -1, from: 6500, to: 8000, rate: 2, currency: 0, views: 212, published: true, age: 88.9,
		crowd: []crowd{{"electrician", 3, nil}},
		html: `<p>На виробничий майданчик потрібен <b>електромонтер з ремонту та обслуговування електроустаткування</b>, 4&ndash;5 розряд.</p>
<p>Обов'язки:<br>- обслуговування обсмажувальних ліній, компресорної, вентиляції;<br>- пошук і усунення несправностей, планові ремонти;<br>- резервний генератор 250&nbsp;кВА: щотижневий пуск, журнал;<br>- монтаж освітлення в нових приміщеннях.</p>
<p>Вимоги:<br>- профільна освіта, III&ndash;IV група з електробезпеки;<br>- вміння читати схеми &amp; користуватися мегаомметром;<br>- досвід від 2 років;<br>- тверезість (перевіряємо).</p>
<p>Умови:<br>- 6&nbsp;500&ndash;8&nbsp;000&nbsp;грн на тиждень, виплати по п'ятницях;<br>- п'ятиденка 8:00&ndash;17:00, чергування раз на місяць, оплачується подвійно;<br>- спецодяг, інструмент, службовий автобус від центру;<br>- бронювання.</p>
<p>Телефонувати головному енергетику в робочий час або залишити відгук тут.</p>`},

	{key: "ua-teacher", status: "PreActivated", title: "Вчитель англійської", region: "Житомир", address: "вул. Шкільна, 19",
		type1: 3, type2: 5, from: -1, to: -1, rate: -1, currency: 0, views: 0, published: false, age: 1.4, suggested: 2,
		crowd: []crowd{{"teacher", 2, nil}},
		html: `<h3>Вчитель / вчителька англійської мови</h3>
<p>Приватна початкова школа «Калинові сходи» набирає людину, яка говоритиме англійською з дітьми 6&ndash;10 років так, щоб ті не помітили, що вчаться.</p>
<ul>
<li>16 годин на тиждень у класах по 12 учнів;</li>
<li>один гурток на вибір: театр, кулінарія, настільні ігри &mdash; англійською;</li>
<li>зустріч із батьками двічі на семестр;</li>
<li>частину підготовки можна вести віддалено.</li>
</ul>
<p><strong>Потрібно:</strong> педагогічна або філологічна освіта, рівень C1, досвід роботи з дітьми від одного року, любов до гумових чобіт (багато гуляємо).</p>
<p><strong>Даємо:</strong> свободу у виборі підручників, методичні дні, оплачувану відпустку 56 днів, гідну оплату за домовленістю.</p>
<p>Запрошуємо спершу на пробний урок: обговоримо його разом, хоч би яким був результат, а дорогу з області оплатимо.</p>`},

	{key: "ua-cnc", status: "Deleted", title: "Оператор ЧПК", region: "Кам'янець-Подільський", address: "вул. Верстатна, 40",
		type1: 4, type2: 1, from: 30000, to: 45000, rate: 3, currency: 0, views: 266, published: true, age: 120.3,
		crowd: []crowd{{"cnc", 4, nil}},
		html: `<h3>Оператор верстатів з ЧПК (можна учнем)</h3>
<p>Цех, що виготовляє деталі для кавомолок і обсмажувальних машин, шукає оператора на токарні та фрезерні верстати з ЧПК. Партії малі, деталі різні, нудно не буде.</p>
<ul>
<li>встановлення заготовок, прив'язка, запуск програм;</li>
<li>контроль розмірів: штангенциркуль, мікрометр, нутромір;</li>
<li>заміна пластин, корекція зносу;</li>
<li>порядок на робочому місці.</li>
</ul>
<p><b>Досвідченим:</b> 30&nbsp;000&ndash;45&nbsp;000 грн, доплата за налагодження. <b>Учням:</b> стипендія три місяці, наставник, розряд.</p>
<p>Стійки Fanuc і Siemens, матеріал &mdash; нержавійка, латунь, алюміній. Дві зміни, субота вільна, є гуртожиток.</p>`},
}
