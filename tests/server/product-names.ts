/** Names as sellers write them: model numbers, sizes, signs, several languages, and words that every text has. */
const WRITTEN = String.raw`
It | The Who | A | I | X | 7 | 42 | 1984 | 2001 | Her | To | Not | Us | Och | Det | Vi | Us and Them
What Is This | Who We Are | Be Here Now | Så som i himmelen | Den som söker | Allt | The The | No. 1 | #1 | 4
4K | Q | C | C++ | C# | R&B | A/V | A+ | A-ha | U2 | AC/DC | ACDC | 🎸 | ☕️ | ★★★ | ??? | 10-in-1 | 2-in-1
3in1 | Lego 10-in-1 | Lego 10 in 1 set | 1/2 | 9½ | ½ | Canon AE-1 | Canon AE1 Program | Canon A-1
Roland TR-808 | Roland TR808 clone | Boss DS-1 | SM58 | Boss DD-7 | Technics SL-1200MK2 | Technics SL 1210 Mk II
Korg MS-20 | Moog Sub 37 | Shure SM57 | Fender ’62 Strat | Fender "62" Jazz Bass | Gibson Les Paul Std. '59
Gibson ES-335 | Ibanez RG550 | 50mm f/1.8 | 50 mm f/1,8 | 50mm f/1.4 | 18-55mm f/3.5-5.6 | 70-200 f/2.8L IS II
Nikkor 35mm f2 | iPhone 12 | iPhone 12 Pro | iPhone 12 Pro Max | iPhone 12 mini | iphone 12 | IPHONE 12 PRO
iPhone12 | iPhone SE (2020) | iPhone 7+ | iPhone 13 128GB | iPhone 13 256 GB | Galaxy S21 5G | Galaxy S21+ 5G
PS5 | PS-5 controller | PS 5 slim | PS4 | Playstation 4 | Nintendo 3DS XL | Xbox 360 | Xbox One S 1TB
Skor stl 42/43 | Shoes EU 42 / UK 8 | Shoes 42,5 | Shoes 42.5 | Jeans W32/L34 | Jeans W32 L34 | Size 10.5
27.5" wheels | 27,5" wheels | 27.5 inch wheels | 29" wheels | 26" wheels | 10.5" skillet | 24" monitor
TV 55" 4K | LP 12'' | 7" single | 12" single | 33⅓ rpm record | 5'10" surfboard | 6’2” longboard
Kastrull 2,4 l | Kastrull 2.4 l | Gryta 5,5 liter | Vattenkokare 1,7L | Bord 120x80 cm | Bord 120×80cm
Matta 200 x 300 | Rug 2.5m x 3m | Battery 12V/7Ah | Charger 5V 2.4A | Charger 5V,2.4A | LED 60W=9W | ±15V PSU
Thermometer -20°C/+50°C | 100% wool | 50%+ silk scarf | 1:18 BMW | 1:43 Volvo 240 | H0 1/87 | 2×4 studs
condition.Works | New.Boxed.Sealed | item@home | user_manual_v2.1 | v1.2.3 firmware USB | www.kilroy.se
http://example.com mug | me@example.com mug | C:\DOS\RUN | /dev/null t-shirt | file.txt mug | <b>mug</b>
Levi's 501 | Levis 501 | Levi’s 505 | Men's Dr. Martens 1460 | Rock ’n’ Roll poster | Rock'n'Roll | D'Addario
T-shirt | Tshirt | T shirt (M) | X-ray lamp | E-bike | Wi-Fi router | WiFi router | Blu-ray | Bluray player
B&O Beolit 20 | Bang & Olufsen | Marks & Spencer coat | H&M dress | H & M kjol | M&M’s tin | AT&T phone
Salt+pepper | Salt & pepper | Knife/fork | Table/desk lamp | and/or gate | Paper A4/A5 | Lamp (E27)
[SEALED] Halo 3 | {rare} pin | *** RARE *** pin | !!! NEW !!! | >> look << | ~ vintage ~ | --- x --- | $5 mug
€5 mug | £10 lamp | 10kr | ¥ bank | No° 5 Chanel | N°5 | № 5 | Chanel No.5 | Chanel No 5 | 5th Avenue
Grå fåtölj från Åmål | Fåtölj i läder | Högtalare, ett par | Äppelpress | Östersjön karta | Ö | Å | Åre-mössa
Gröna gummistövlar 38 | Smörgåsgrill | Räksmörgås | Kaffekvarn | Våffeljärn | Hyacintglas | Kräftfat | Bår | Bar
Bär | Für Elise | Straßenschild | Große Tasche | Kühlschrank | Müller-Thurgau | Weißbierglas 0,5l | Öl-Kännchen
Café crème | Crème brûlée torch | L'Étranger | À la carte | Théière en fonte | Château d’Eau | Élégance | Œuvre
Garçon mug | Łódź poster | Książka | Żółta łódka | Święty Mikołaj | Gęś | Třešně | Ğ | İstanbul tile
Smørrebrød board | Blåbær | Æbleskive pan | Þór mug | naïve art | Citroën 2CV | Häagen-Dazs | Матрёшка
Электроника МК-52 | Ζορμπάς | हिन्दी किताब | หนังสือ | தமிழ் புத்தகம் | עִבְרִית סֵפֶר | كِتَاب جديد | می‌خواهم
日本の本 | 한국어 | Guitar 🎸 with case | 🪑 chair | Lamp 💡💡 | Mug ☕️ 0.3 l | Flag 🏴󠁧󠁢󠁳󠁣󠁴󠁿
Family 👨‍👩‍👧 game | ✨NEW✨ dress | Vase™ | Lego® | guitar | GUITAR | Guitars | Guitar case | Guitar stand
Guitarra | Chair | Chairs | chair (x4) | Armchair | Book | Books | Chromebook | Chromebooks | Notebook
Bookcase | E-book | Lamp | Lampa | Golvlampa | Lamp 2 | Canon EOS 5D Mark IV body only shutter 12,000 ok
very old and rare and nice and good and new, us | oooooooooooooooooooooooooooooooooooooooooooooooo
a b c d e f g h i j k l m n o p q r s t u v w x | 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 | -5 | +5
.22 | 5. | A1 | A-1 | A 1 | B 52s | B-52’s | 3M | 7-Eleven cup | 7UP glass | 80s poster | 80’s poster
'80s synth | KORG M1 | Mk2 | MkII | Mk.2 | RX-7 Haynes | RX7 | MX-5 hood | F-150 | E30 M3 | E-30 | W124 Haynes
911 | WH-1000XM4 | WH1000XM5 | QC35 II | DT 770 Pro 80 Ω | HD-25 | HD 600 | K702 | ThinkPad X220
Dell XPS 13 9310 | GTX 1080 Ti | RTX 3060Ti | i7-8700K | i5 8400 | DDR4-3200 2x8GB | M.2 NVMe 1TB
2.5" SSD 240GB | 3,5" HDD 4 TB
`

const BRANDS = ['Sony', 'Bosch', 'IKEA', 'Yamaha', 'Philips']
const MODELS = [
  'DX-7',
  'GSR 12V-15',
  'KALLAX 4x4',
  'P-45',
  'HD7546/20',
  'XM4',
  'S1/T2',
  '3.0 Ah',
  '2,5 kg',
  'Mk. III',
]
const MORE = ['', ' (new)', ' + box', ' & manual', ', boxed']

/** Several hundred names, many of which share their words with others. */
export const productNames: readonly string[] = [
  ...new Set([
    ...WRITTEN.trim().split(/\n| \| /u),
    ...BRANDS.flatMap((brand) =>
      MODELS.flatMap((model) => MORE.map((more) => `${brand} ${model}${more}`)),
    ),
    ...Array.from({ length: 60 }, (_, index) => `Vintage table lamp no. ${index + 1}`),
  ]),
]
