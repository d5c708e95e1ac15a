/** The values of the attributes, by the id of the product. */
const lines = `
rangefinder-film-camera: brand=Canon
compact-camera-with-flash: brand=Olympus
tape-camcorder: brand=Sony
super-8-film-camera: brand=Nikon
film-projector: brand=Eumig
kitchen-radio: brand=Philips
studio-headphones: brand=Sennheiser
travel-headphones: brand=Bose
portable-television: brand=Luxor
desk-microphone: brand=Rode
four-knob-mixer: brand=Behringer
box-of-video-tapes: colour=black
cd-collection: colour=several-colours
red-city-bicycle: brand=Crescent, colour=red
blue-city-bicycle: brand=Monark, colour=blue
kick-scooter: brand=Micro
red-moped: brand=Vespa, colour=red
street-skateboard: size=8 inches, brand=Globe
roller-skates: size=8, brand=Rio Roller
ice-skates: size=7, colour=white
alpine-ski-and-boots: size=10, brand=Salomon
tennis-racquet: brand=Wilson, size=Grip 3
badminton-set: brand=Yonex
match-football: size=5, brand=Adidas
two-person-tent: brand=Fjällräven, colour=green
snorkel-and-mask: brand=Cressi
blue-sofa-and-lamp: brand=IKEA, colour=blue, material=wool
green-sofa-and-lamp: colour=green, material=fabric
kitchen-chair: colour=brown, material=wood
school-chair: material=wood
single-bed: brand=IKEA, material=wood, width=90
scalloped-mirror: colour=gold, material=glass
landscape-in-oil: colour=green, material=wood
potted-plant: colour=green
mantel-clock: colour=brown, material=wood
terracotta-vase: colour=orange, material=stoneware
filing-cabinet: material=metal, width=40
paper-lantern: colour=several-colours, material=paper
orchard-ladder: material=wood
red-electric-guitar: brand=Fender, colour=red, strings=6
blue-electric-guitar: brand=Yamaha, colour=blue, strings=6
stage-keyboard: brand=Casio, keys=61
student-trumpet: brand=Yamaha, colour=gold
full-size-violin: strings=4, colour=brown
alto-saxophone: brand=Selmer, colour=gold
snare-drum: brand=Ludwig, colour=red
five-string-banjo: brand=Deering, strings=5
piano-accordion: brand=Hohner, colour=red
goblet-drum: colour=brown
wooden-recorder: brand=Moeck, colour=brown
painted-maracas: colour=several-colours
handheld-microphone: brand=Shure
grey-running-shoes: size=9, brand=Nike, colour=grey, material=synthetic
honey-hiking-boots: size=10, colour=brown, material=leather
brown-derby-shoes: size=11, brand=Loake, colour=brown, material=leather
red-ankle-boots: size=7, brand=Ecco, colour=red, material=leather
two-tone-handbag: colour=brown, material=leather
clasp-purse: colour=red
leather-briefcase: colour=brown, material=leather
red-backpack: brand=Fjällräven, colour=red, material=synthetic
camel-coat: size=M, brand=Filippa K, colour=beige, material=wool
blue-summer-dress: size=8, colour=blue, material=linen
red-scarf: colour=red, material=wool
straw-hat: colour=beige, material=straw
sunglasses: brand=Ray-Ban, colour=black
red-teapot: colour=red, material=stoneware, pieces=1
blue-teapot: colour=blue, material=stoneware
cup-and-saucer: material=stoneware, pieces=8
tea-mug-on-tray: material=stoneware, pieces=2
dinner-service: brand=Rörstrand, colour=white, material=porcelain
two-handled-pot: material=steel
cast-iron-pan: brand=Skeppshult, colour=black, material=cast-iron
chefs-knife: brand=Fiskars, material=steel
fondue-set: brand=Le Creuset, material=cast-iron
mixing-bowl: colour=blue, material=stoneware, pieces=2
wine-glasses: brand=Kosta Boda, material=glass, pieces=6
salt-shaker: material=glass, pieces=1
picnic-basket: colour=brown, material=wicker
three-novels: language=english, pieces=3
cookbook-red: language=english, colour=red
field-guide-green: language=english, colour=green
atlas-of-the-world: language=english
teddy-bear: colour=brown, material=plush
diamond-kite: material=fabric, colour=several-colours
nesting-dolls: material=wood, pieces=5
wooden-chess-set: material=wood, pieces=32
puzzle-thousand-pieces: material=cardboard, pieces=1000
beginners-telescope: material=metal
school-microscope: material=metal
counting-frame: material=wood, colour=several-colours
toy-locomotive: material=wood
thirteen-inch-laptop: brand=Apple, storage=512, memory=16, screen=13
student-laptop: brand=Lenovo, screen=15
desktop-computer: brand=Dell, screen=27
home-printer: brand=HP
two-button-mouse: brand=Logitech, colour=white
mechanical-keyboard: brand=Keychron
phone-128-gb: brand=Samsung, storage=128
small-phone: brand=Apple, colour=green, storage=64
game-controller: brand=Nintendo, colour=purple
arcade-joystick: brand=Hori
push-button-telephone: colour=red
blue-wristwatch: brand=Seiko, colour=blue
box-of-floppies: brand=Sony
brass-compass: colour=gold
family-board-game: language=english, material=cardboard
table-tennis-bats: brand=Stiga
oak-sled: colour=brown
workshop-flashlight: material=metal
fountain-pen: material=metal
lined-gloves: size=8
reading-glass: material=glass
fly-fishing-rod: brand=Abu Garcia
hand-stopwatch: colour=silver
silk-top-hat: size=L, colour=black, material=silk
leather-basketball: size=7
crystal-ball: material=glass
city-umbrella: colour=black
red-heels: size=7, colour=red, material=leather
dart-board: pieces=7
family-canoe: size=15 feet
claw-hammer: material=wood
basket-of-yarn: colour=beige, material=wool
bow-saw: brand=Bahco
ship-bell: colour=gold, material=metal
tin-bucket: material=steel
boxing-glove: size=12 oz, colour=red
reading-spectacles: colour=brown
thread-spool: colour=several-colours
carousel-horse: material=wood
beeswax-candle: colour=yellow
horseshoe-magnet: material=metal
office-fax: brand=Panasonic
folding-cart: material=steel
wooden-yo-yo: material=wood
recurve-bow: brand=Samick
twin-bell-alarm-clock: colour=red, material=metal
red-toolbox: colour=red, material=metal
compact-camera-10-zoom-silver: brand=Canon, colour=silver
bridge-camera-in-a-leather-case: brand=Panasonic
kompaktkamera-med-10-zoom: brand=Nikon
mirrorless-camera-with-flash: brand=Sony
studio-camera-24-megapixels: brand=Nikon
systemkamera-med-blixt: brand=Canon
super-8-camera-working-motor: brand=Canon
16-mm-camera-three-lens-turret: brand=Bolex
super-8-kamera-i-vaska: brand=Braun
camcorder-mini-dv-two-batteries: brand=Sony
full-hd-camcorder-with-tripod: brand=Panasonic
videokamera-med-stativ: brand=Canon
super-8-projector-new-belt: brand=Eumig
slide-projector-with-four-trays: brand=Kodak
diaprojektor-med-magasin: brand=Braun
kitchen-radio-walnut-veneer: brand=Luxor, colour=brown
travel-radio-with-short-wave: brand=Sony
koksradio-i-valnot: brand=Philips, colour=brown
small-tube-tv-for-old-consoles: brand=Sony
portable-tv-1970s-orange: brand=Philips, colour=orange
tjock-tv-for-gamla-tv-spel: brand=Panasonic
closed-headphones-for-the-studio: brand=Sennheiser
wireless-headphones-folding: brand=JBL
horlurar-med-brusreducering: brand=Bose
cd-player-for-a-shelf: brand=Philips
portable-cd-player-with-case: brand=Sony
cd-spelare-barbar: brand=Panasonic
bookshelf-speakers-a-pair: brand=Dali
active-speaker-with-bluetooth: brand=JBL
hogtalare-i-ek-ett-par: brand=Audio Pro, colour=brown
stereo-amplifier-2-40-w: brand=Nad
small-mixer-six-channels: brand=Behringer
forstarkare-med-skivspelaringang: brand=Sony
podcast-microphone-with-arm: brand=Rode
ribbon-microphone-1960s-style: brand=Sennheiser
mikrofon-med-bordsstativ: brand=Sony
refractor-telescope-70-mm: brand=Celestron
spotting-scope-for-bird-watchers: brand=Nikon
stjarnkikare-med-stativ: brand=Celestron
city-bicycle-three-gears: brand=Crescent
touring-bicycle-21-gears-56-cm: size=56 cm, brand=Monark
damcykel-sju-vaxlar: brand=Crescent
road-bicycle-with-clipless-pedals: brand=Trek
gravel-bike-size-m-tubeless: size=M, brand=Trek
racercykel-54-cm: size=54 cm, brand=Crescent
two-person-tent-2-1-kg: brand=Hilleberg
family-tent-with-a-porch: brand=Fjällräven
tunneltalt-for-tre-personer: brand=Hilleberg
hiking-backpack-55-litres: size=55 l, brand=Fjällräven
day-pack-with-rain-cover: brand=Haglöfs
vandringsryggsack-65-liter: size=65 l, brand=Fjällräven
cross-country-skis-195-cm: size=195 cm, brand=Salomon
alpine-skis-with-bindings-170-cm: size=170 cm, brand=Atomic
turskidor-med-stighudar: brand=Åsnes
figure-skates-size-39: size=39
hockey-skates-size-43: size=43, brand=Bauer
langfardsskridskor-storlek-42: size=42, brand=Salomon
wooden-sledge-with-a-rope: colour=brown
steering-sledge-for-two: brand=Stiga
kalke-av-ask: colour=brown
tennis-racket-grip-3: size=Grip 3, brand=Wilson
pair-of-junior-rackets-with-balls: brand=Wilson
tennisracket-med-fodral: brand=Head
table-tennis-bats-and-net: brand=Stiga
competition-bat-with-two-rubbers: brand=Stiga, colour=several-colours
bordtennisracketar-ett-par: brand=Stiga
badminton-set-for-the-garden: brand=Yonex
badminton-racket-85-g: brand=Yonex
badmintonset-med-nat: brand=Yonex
boxing-gloves-12-oz: size=12 oz, brand=Adidas
gloves-and-pads-for-training: brand=Adidas
boxhandskar-12-oz: size=12 oz
roller-skates-size-40: size=40
inline-skates-adjustable: brand=Rollerblade
inlines-med-skydd: brand=Rollerblade
fly-rod-9-feet-with-reel: size=9 feet, brand=Orvis
spinning-rod-and-a-box-of-lures: brand=Abu Garcia
flugspo-med-rulle: brand=Abu Garcia
three-seat-sofa-grey-wool: brand=Hay, colour=grey, material=wool
corner-sofa-ten-covers: brand=IKEA, material=fabric
tresitssoffa-i-ull: material=wool
pair-of-bentwood-chairs: material=wood
stackable-chair-birch: brand=IKEA, material=wood
pinnstol-i-bjork-tva-stycken: material=wood
single-bed-with-drawers: brand=IKEA, material=wood
iron-bed-120-cm: material=metal, width=120
sang-i-furu-120-cm: material=wood, width=120
filing-cabinet-four-drawers: material=metal
flat-file-for-drawings: material=metal
arkivskap-i-plat: material=metal
wall-mirror-in-a-gilt-frame: colour=gold, material=glass
round-hall-mirror-60-cm: material=glass, width=60
spegel-med-forgylld-ram: colour=gold, material=glass
mantel-clock-that-strikes: material=wood
wall-clock-from-a-railway-station: material=metal
vaggklocka-fran-en-station: material=metal
framed-print-of-a-harbour: material=paper
oil-painting-winter-birches: colour=white, material=fabric
litografi-i-ram: material=paper
rubber-plant-shoulder-high: colour=green
monstera-knee-high: colour=green
stor-monstera-i-kruka: colour=green
stoneware-vase-blue-glaze: colour=blue, material=stoneware
floor-vase-50-cm: material=stoneware
golvvas-i-stengods: material=stoneware
laundry-basket-of-willow: material=wicker
picnic-basket-with-a-lid: material=wicker
korg-av-vide: material=wicker
desk-lamp-with-an-arm: brand=IKEA, material=metal
clamp-lamp-enamelled: material=metal
skrivbordslampa-med-arm: material=metal
old-sash-window-six-panes: material=wood
roman-blinds-for-two-windows: material=fabric
sprojsat-fonster-sex-rutor: material=wood
broom-of-horsehair: material=wood
cleaning-set-with-a-bucket: brand=IKEA
sopborste-i-tagel: material=wood
acoustic-guitar-spruce-top: brand=Yamaha, strings=6
bass-guitar-four-strings: brand=Fender, strings=4
akustisk-gitarr-med-vaska: brand=Levin, strings=6
digital-piano-88-weighted-keys: brand=Roland, keys=88
synthesizer-49-keys: brand=Roland, keys=49
elpiano-88-tangenter: brand=Casio, keys=88
cornet-in-a-hard-case: brand=Besson, colour=gold
trumpet-silver-plated: brand=Yamaha, colour=silver
trumpet-i-fodral: brand=Yamaha, colour=gold
violin-three-quarters: strings=4
viola-with-two-bows: strings=4
fiol-hel-storlek: strings=4
tenor-saxophone-serviced: brand=Yamaha, colour=gold
soprano-saxophone-straight: brand=Yanagisawa, colour=gold
altsaxofon-nyligen-servad: brand=Yamaha, colour=gold
practice-drum-kit-mesh-heads: brand=Roland
floor-tom-14-inches: brand=Ludwig
virveltrumma-med-stativ: brand=Ludwig
banjo-four-strings-tenor: strings=4
banjo-ukulele-in-a-bag: strings=4
banjo-fem-strangar: strings=5
button-accordion-three-rows: brand=Hohner
small-accordion-12-bass: brand=Hohner
dragspel-80-bas: brand=Hagström
djembe-12-inches: brand=Meinl
pair-of-bongos-on-a-stand: brand=Meinl
djembe-med-vaska: brand=Meinl
tin-whistle-and-a-book: colour=silver
transverse-flute-of-wood: colour=brown
blockflojt-i-parontra: brand=Moeck, colour=brown
shakers-for-a-school-class: colour=several-colours
maracas-and-a-tambourine: brand=Meinl
maracas-och-tamburin: brand=Meinl
vocal-microphone-with-stand: brand=Shure
wireless-microphone-two-channels: brand=Shure
sangmikrofon-med-stativ: brand=Shure
hand-bells-one-octave: colour=several-colours
brass-table-bell: colour=gold
handklockor-en-oktav: colour=several-colours
wool-coat-charcoal-size-40: size=40, brand=Filippa K, colour=grey, material=wool
trench-coat-size-m: size=M, brand=COS, material=cotton
ullkappa-storlek-38: size=38, brand=Filippa K, material=wool
summer-dress-linen-size-s: size=S, material=linen
evening-dress-dark-green: colour=green, material=silk
sommarklanning-i-lin: brand=COS, material=linen
striped-t-shirt-size-l: size=L, brand=H&M, colour=several-colours, material=cotton
band-t-shirt-from-a-tour-in-2009: material=cotton
randig-troja-storlek-l: size=L, colour=several-colours, material=cotton
raw-denim-jeans-32-32: size=32/32, brand=Levi’s, colour=blue, material=denim
corduroy-trousers-size-38: size=38, material=cotton
jeans-31-32: size=31/32, brand=Levi’s, material=denim
lambswool-scarf-checked: colour=several-colours, material=wool
long-knitted-scarf: material=wool
halsduk-i-lammull: material=wool
leather-gloves-lined-size-8: size=8, material=leather
mittens-with-a-pattern: colour=several-colours, material=wool
lovikkavantar: material=wool
hiking-socks-three-pairs: brand=Fjällräven, material=wool
hand-knitted-socks-size-42: size=42, material=wool
raggsockor-storlek-40: size=40, material=wool
running-shoes-size-42: size=42, brand=Adidas, material=synthetic
canvas-shoes-white-size-38: size=38, brand=Adidas, colour=white, material=cotton
loparskor-storlek-41: size=41, brand=Nike, material=synthetic
hiking-boots-waterproof-size-41: size=41, brand=Ecco, material=leather
leather-boots-resoled-size-44: size=44, material=leather
vandringskangor-storlek-39: size=39, brand=Lundhags, material=leather
court-shoes-black-size-37: size=37, colour=black, material=leather
dancing-shoes-with-a-strap: material=leather
pumps-storlek-38: size=38, brand=Ecco, material=leather
leather-handbag-cognac: colour=brown, material=leather
shoulder-bag-dark-blue: colour=blue
handvaska-i-lader: material=leather
cabin-suitcase-four-wheels: brand=Samsonite, material=synthetic
old-suitcase-for-photographs: material=leather
resvaska-med-hjul: brand=Samsonite, material=synthetic
sunglasses-tortoiseshell: brand=Ray-Ban, colour=brown
sports-sunglasses-two-lenses: brand=Oakley
solglasogon-i-fodral: brand=Ray-Ban
set-of-six-coffee-cups: brand=Gustavsberg, material=porcelain, pieces=6
espresso-cups-in-porcelain: brand=Rörstrand, material=porcelain
kaffekoppar-sex-stycken: brand=Rörstrand, material=porcelain, pieces=6
teapot-of-cast-iron: colour=black, material=cast-iron
teapot-for-eight-floral: colour=several-colours, material=porcelain
tekanna-i-porslin: brand=Gustavsberg, material=porcelain
japanese-tea-bowls-a-pair: material=stoneware, pieces=2
tea-glasses-from-istanbul: material=glass
teskalar-fyra-stycken: material=stoneware, pieces=4
cast-iron-pan-28-cm: brand=Skeppshult, colour=black, material=cast-iron
carbon-steel-pan-seasoned: material=steel
stekpanna-i-gjutjarn: brand=Skeppshult, colour=black, material=cast-iron
enamelled-casserole-5-litres: brand=Le Creuset, material=cast-iron
pressure-cooker-new-seal: brand=Fissler, material=steel
gryta-i-gjutjarn-4-liter: brand=Le Creuset, material=cast-iron
chef-s-knife-21-cm-sharpened: brand=Zwilling, material=steel
bread-knife-with-olive-handle: material=steel
kockkniv-nyslipad: brand=Fiskars, material=steel
dinner-plates-for-eight: brand=Rörstrand, material=porcelain, pieces=8
stoneware-service-24-pieces: material=stoneware, pieces=24
servis-i-flintgods-18-delar: brand=Rörstrand, material=stoneware, pieces=18
cutlery-for-six-stainless: material=steel
silver-plated-fish-cutlery: material=silver-plate
bestick-for-atta: material=steel
champagne-coupes-pressed-glass: material=glass
crystal-glasses-a-dozen: brand=Kosta Boda, material=glass, pieces=12
champagneglas-sex-stycken: brand=Iittala, material=glass, pieces=6
red-wine-glasses-six: brand=Iittala, material=glass, pieces=6
small-wine-glasses-engraved: material=glass
vinglas-atta-stycken: brand=Kosta Boda, material=glass, pieces=8
preserving-jars-with-clips: material=glass
spice-jars-with-cork-lids: material=glass
konservburkar-tolv-stycken: material=glass, pieces=12
mixing-bowls-in-three-sizes: material=steel, pieces=3
salad-bowl-of-olive-wood: material=wood, pieces=1
skalar-i-stengods: brand=Gustavsberg, material=stoneware
salt-and-pepper-mills: material=wood, pieces=2
salt-cellar-in-blue-glass: colour=blue, material=glass
salt-och-pepparkvarn: material=wood, pieces=2
ten-crime-novels-in-english: language=english, pieces=10
art-books-a-shelf-of-twelve: language=english, pieces=12
deckare-pa-svenska-tio-stycken: language=swedish, pieces=10
cookery-book-from-1974: language=english, year=1974
field-guide-to-mushrooms: language=english
svampboken-fjarde-upplagan: language=swedish
learn-swedish-in-three-months: language=english
gardening-through-the-year: language=english
tradgard-aret-runt: language=swedish
atlas-of-the-northern-sky: language=english
poems-first-edition: language=english
dikter-i-urval: language=swedish
teddy-bear-with-a-waistcoat: material=plush
large-plush-bear: material=plush
nalle-i-mohair: material=plush
puzzle-1-000-pieces-complete: material=cardboard, pieces=1000
wooden-puzzles-for-toddlers: material=wood
pussel-med-1-000-bitar: material=cardboard, pieces=1000
box-of-five-board-games: language=english, pieces=5
strategy-game-one-meeple-missing: language=english
sallskapsspel-fem-stycken: language=swedish, pieces=5
chess-set-of-boxwood: material=wood, pieces=32
travel-chess-with-magnets: material=plastic
schackspel-i-tra: material=wood
wooden-railway-60-parts: material=wood, pieces=60
model-train-h0-with-track: material=metal
tagbana-i-tra: material=wood
yo-yo-of-beech: material=wood
three-spinning-tops: pieces=3
jojo-i-bok: material=wood
box-kite-little-used: material=fabric
delta-kite-with-50-m-of-line: material=fabric
drake-med-svans: material=fabric
magic-set-with-a-book: language=english
glass-ball-for-a-windowsill: material=glass
trollerilada: language=swedish
nesting-dolls-seven: material=wood, pieces=7
hand-painted-dolls-a-family: material=wood, colour=several-colours
matrjosjka-sju-dockor: material=wood, pieces=7
laptop-14-inches-16-gb: brand=Lenovo, memory=16, screen=14
laptop-for-school-new-battery: brand=HP
barbar-dator-13-tum: brand=Apple, screen=13
monitor-27-inches-qhd: brand=Dell, screen=27
all-in-one-computer-24-inches: brand=HP, screen=24
skarm-27-tum: brand=Samsung, screen=27
mechanical-keyboard-brown-switches: brand=Keychron
compact-keyboard-nordic-layout: brand=Logitech
mekaniskt-tangentbord: brand=Keychron
vertical-mouse-wireless: brand=Logitech
trackball-for-the-left-hand: brand=Logitech
tradlos-mus: brand=Logitech
laser-printer-with-spare-toner: brand=Brother
photo-printer-a4: brand=HP
laserskrivare-med-toner: brand=Brother
phone-128-gb-unlocked: brand=Samsung, storage=128
phone-with-a-replaced-screen: brand=Apple
mobiltelefon-128-gb: brand=Apple, storage=128
pager-for-a-collector: brand=Motorola
organiser-from-1998: brand=Psion
personsokare-for-samlare: brand=Motorola
bakelite-telephone-black: brand=Ericsson, colour=black
push-button-phone-red: colour=red
bakelittelefon: brand=Ericsson
power-bank-20-000-mah: brand=Anker
battery-charger-and-eight-cells: brand=Panasonic
powerbank-10-000-mah: brand=Anker
box-of-floppy-disks-formatted: brand=Sony
external-hard-disk-1-tb: brand=Seagate, storage=1000
disketter-en-lada: brand=Sony
arcade-stick-for-usb: brand=Hori
joystick-from-the-eighties: brand=Atari
joystick-med-usb: brand=Logitech
two-controllers-and-a-dock: brand=Sony
handheld-console-with-six-games: brand=Nintendo
handkontroll-tva-stycken: brand=Sony
smart-watch-two-straps: brand=Samsung
running-watch-with-gps: brand=Garmin
smartklocka-med-gps: brand=Garmin
`

/** Returns the values in 'brand=Nike, size=9'. */
const valuesIn = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(text.split(', ').map((pair) => pair.split('=')))

/** The values of each product of the demo world, by its id. */
export const attributeValues: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', values = ''] = line.split(': ')
      return [id, valuesIn(values)]
    }),
)
