/**
 * The judged questions for the shop, one a line, each judged three times without sight of the other judgements:
 * the question | what a buyer means, by the generator's attributes: kinds, and texts that a name or description has |
 * what a shop's assistant would also show: kinds | what a reader of the titles takes for it, and not (regular expressions).
 */
export const shopQuestions: readonly string[] = String.raw`
laptop | laptop | desktop, tablet | laptop|notebook|macbook|thinkpad|ideapad|zenbook|vivobook | sleeve|bag|case|backpack|briefcase|charger|adapter|battery|stand|pad|dock|memory|drive
notebook | laptop | tablet | laptop|notebook|macbook|thinkpad | sleeve|bag|case|backpack|briefcase|charger|adapter|battery|stand|memory
laptops | laptop | desktop | laptop|notebook|macbook | sleeve|bag|case|backpack|charger|adapter|battery|stand|cooling
lenovo laptop | laptop: lenovo | laptop | lenovo.*(laptop|notebook|thinkpad|ideapad|yoga|legion)|laptop.*lenovo | bag|backpack|battery|charger|adapter|dock|case
thinkpad t14 | laptop: thinkpad t14 | laptop: thinkpad | thinkpad t14 | dock
hp notebook 16gb | laptop: hp, 16gb | laptop: hp | (hp.*(laptop|notebook|probook|elitebook|omen|pavilion)|(laptop|notebook).*hp) | case|bag|sleeve|battery|adapter|charger|memory
laptop sleeve | laptop sleeve | laptop bag | sleeve|notebook case | 
laptop sleeve 14 inch | laptop sleeve: 14" | laptop sleeve, laptop bag: 14" | (sleeve|notebook case).*14"|14".*(sleeve|notebook case) | 
notebook bag | laptop bag | laptop sleeve, backpack | (notebook|laptop).*(bag|backpack|briefcase) | 
laptop charger | laptop charger | docking station | charger|adapter | phone|wireless|usb c(?!.)|wall
charger for lenovo | laptop charger: lenovo | laptop charger | lenovo.*(charger|adapter)|(charger|adapter).*lenovo | 
dell laptop battery | laptop battery: dell | laptop battery | dell.*battery|battery.*dell | 
macbook | laptop: apple | laptop | macbook | case|sleeve|for
docking station for laptop | docking station | laptop stand | dock|port replicator | 
desktop computer | desktop | laptop | desktop|tower|mini pc | combo|keyboard|mouse
pc | desktop | laptop | \bpc\b|desktop|tower | tablet|ps4|keyboard|game
monitor | monitor | tv | monitor | mount|arm
27 inch monitor | monitor: 27" | monitor | 27".*monitor|monitor.*27" | 
4k monitor samsung | monitor: samsung, 4k | monitor: samsung | samsung.*monitor|monitor.*samsung | 
tv | tv | projector, monitor | \btv\b|television | mount|bracket|remote|stand|sound|cable
television | tv | projector | \btv\b|television | mount|bracket|remote|stand
samsung tv 55" | tv: samsung, 55" | tv: samsung | samsung.*\b(tv|television)|(tv|television).*samsung | remote
tv wall mount | tv mount | | mount|bracket | car|magnetic
tv remote | remote | | remote control|universal remote|tv remote | 
phone | phone | tablet | phone|galaxy s|galaxy a|pixel|redmi|moto | case|cover|charger|cable|holder|protector|headphone|earphone|power|mount|glass
mobile phone | phone | | phone|galaxy s|iphone|pixel|redmi | case|cover|charger|cable|holder|protector|headphone|earphone|mount|glass
smartphone samsung | phone: samsung | phone | samsung.*(galaxy [sa]\d|phone)|phone.*samsung | case|cover|charger|tab|protector|headphone
iphone 12 | phone: iphone 12 | phone: iphone | iphone 12 | case|cover|protector|glass|film
iphone 12 pro | phone: iphone 12 pro | phone: iphone | iphone 12 pro | case|cover|protector|glass
iphone 12 case | phone case: iphone 12 | phone case | (case|cover).*iphone 12|iphone 12.*(case|cover) | 
galaxy s21 | phone: galaxy s21 | phone: samsung | galaxy s21 | case|cover|protector|glass|film
screen protector galaxy s21 | screen protector: galaxy s21 | screen protector | (protector|glass|film).*galaxy s21|galaxy s21.*(protector|glass|film) | 
cell phones | phone | | phone|smartphone|galaxy s|pixel | case|cover|charger|cable|holder|protector|headphone|earphone|mount
wireless charger for phone | phone charger | power bank | charger | laptop|notebook|cable
powerbank | power bank | phone charger | power ?bank|portable charger | 
power bank 10000mah | power bank: 10000mah | power bank | (power ?bank|portable charger).*10000|10000.*(power ?bank|portable charger) | 
tablet | tablet | laptop | tablet|ipad|galaxy tab|matepad|fire hd | case|cover|keyboard|stand|folio|protector
ipad | tablet: ipad | tablet | ipad | case|cover|keyboard|folio|protector|glass
ipad case | tablet case: ipad | tablet case, tablet keyboard | (case|cover|folio).*ipad|ipad.*(case|cover|folio) | keyboard
samsung galaxy tab s7 | tablet: tab s7 | tablet: samsung | galaxy tab s7 | cover|case
keyboard for tablet | tablet keyboard | keyboard | keyboard.*(ipad|tab)|tablet keyboard|keyboard (case|cover) | 
camera | camera | webcam | camera|dslr|eos|coolpix|lumix|powershot | bag|case|tripod|lens|battery|web
digital cameras | camera | webcam | camera|dslr|eos|coolpix|lumix | bag|case|tripod|lens|battery|web
a6000 | camera: a6000 | camera: sony | a6000 | battery|bag
sony a6000 camera | camera: a6000 | camera: sony | sony.*a6000|a6000.*sony | battery|bag
canon eos 80d | camera: eos 80d | camera: canon | 80d | 
nikon lens | lens: nikon | lens | nikon.*lens|lens.*nikon|nikkor | 
lens for canon | lens: canon | lens | canon.*lens|lens.*canon | camera
camera bag | camera bag | tripod | camera (bag|case)|bag for dslr | 
camera tripod | tripod | camera bag | tripod|gorillapod | screen
battery for sony camera | camera battery: sony | camera battery | sony.*battery|battery.*sony | 
headphones | headphones | earbuds, headset | headphone|over ear | stand|pad|cushion|amp
wireless headphones | headphones: bluetooth | headphones, earbuds: bluetooth | (wireless|bluetooth|noise).*headphone|headphone.*(bluetooth|wireless) | stand|wired
bose headphones | headphones: bose | headphones | bose.*headphone|headphone.*bose | cushion|pads
noise canceling headphones | headphones | earbuds | noise|headphone | stand
headset | headset | headphones | headset | stand|holder|pad
head set | headset | headphones | headset | stand|holder|pad
usb headset | headset: usb | headset | headset.*usb|usb.*headset | stand|holder
jabra evolve 20 | headset: evolve 20 | headset: jabra | evolve 20 | pads
ear buds | earbuds | headphones | earbuds|in ear|earphones | pads
earphones | earbuds | headphones | earbuds|in ear|earphone | pads
airpods | earbuds: airpods | earbuds | airpods | case
bluetooth speaker | speaker | soundbar | speaker | stand
jbl flip 5 | speaker: flip 5 | speaker: jbl | flip 5 | 
sound bar | soundbar | speaker | sound ?bar | remote
mouse | mouse | keyboard and mouse | mouse | pad|mat|keyboard|combo
mice | mouse | keyboard and mouse | mouse | pad|mat|keyboard|combo
wireless mouse logitech | mouse: logitech | mouse | logitech.*mouse|mouse.*logitech | pad|mat|keyboard|combo
mousepad | mouse pad | | mouse ?pad|mouse mat | 
mouse pad | mouse pad | | mouse ?pad|mouse mat | 
keyboard | keyboard | keyboard and mouse | keyboard | case|cover|tablet|mouse
wireless keyboard and mouse | keyboard and mouse | keyboard, mouse | keyboard.*mouse|combo | case|cover
mechanical keyboard | keyboard | | keyboard | case|cover|tablet|mouse
usb stick 64gb | usb stick: 64gb | usb stick | (stick|flash drive|thumb).*64|64.*(stick|flash drive|thumb) | 
flash drive | usb stick | ssd, hard drive | flash drive|usb stick|memory stick|thumb | 
external harddrive | hard drive | ssd | hard (drive|disk)|hdd | solid
hard disk 2tb | hard drive: 2tb | hard drive, ssd: 2tb | (hard|hdd).*2tb|2tb.*(hard|hdd) | solid
ssd 1tb | ssd: 1tb | ssd | (ssd|solid).*1tb|1tb.*(ssd|solid) | laptop|notebook
memory for laptop 8gb | memory: 8gb | memory | (memory|ram).*8gb|8gb.*(memory|ram) | stick
printer | printer | scanner | printer|laserjet|officejet|deskjet|pixma | cartridge|toner|ink\b|paper|cable
laser printer hp | printer: hp, laserjet | printer: hp | hp.*(laser|printer)|printer.*hp | cartridge|toner|paper
laserjet 1020 | printer: laserjet 1020 | cartridge: hp | laserjet 1020 | toner|cartridge
toner for laserjet 1020 | cartridge: hp | cartridge | hp.*(toner|cartridge|ink)|(toner|cartridge|ink).*hp | printer
hp ink cartridge 304xl | cartridge: 304xl | cartridge: hp | 304xl | 
printer paper | photo paper | | paper | filter
scanner | scanner | printer | scanner|scansnap|scanjet | printer
router | router | switch | router|mesh|nighthawk|archer|deco | cable
ethernet cable | network cable | | network cable|patch cable|ethernet cable | 
hdmi cable 2m | hdmi cable: 2 m | hdmi cable | (hdmi|video).*2 m | 
projector | projector | tv | projector|beamer | lamp|screen|bulb
projector lamp epson | projector lamp: epson | projector lamp | epson.*lamp|lamp.*epson | 
webcam | webcam | camera | web ?cam|web camera | 
xbox | console: xbox | controller, game | xbox (series|one s) | controller|game|fifa
playstation 4 controller | controller: sony | controller | (dualshock|ps4).*(controller|gamepad)|(controller|gamepad).*(ps4|dualshock) | 
smart watch | smartwatch | | smart ?watch|watch | strap|band|milanese|loop
apple watch strap | watch strap: apple | watch strap | (apple.*(strap|band))|((strap|band).*apple) | 
vacuum cleaner | vacuum | | vacuum|hoover|roomba | bag(?!less)|dust
hoover | vacuum | | vacuum|hoover|roomba | bag(?!less)|dust
dyson v8 | vacuum: dyson v8 | vacuum: dyson | dyson.*v8|v8.*dyson | 
vacuum bags miele | vacuum bag: miele | vacuum bag | miele.*bag(?!less)|bag(?!less).*miele | 
coffee machine | coffee machine | milk frother | coffee|espresso|senseo | filter paper|frother|cartridge
coffee maker | coffee machine | | coffee|espresso | filter paper|frother|cartridge
espresso machine delonghi | coffee machine: delonghi | coffee machine | delonghi.*(coffee|espresso)|(coffee|espresso).*delonghi | filter paper
water kettle | kettle | | kettle | 
refrigerator | fridge | | fridge|refrigerator | filter
electric toothbrush | toothbrush | | toothbrush | head
tooth brush heads | brush head | toothbrush | brush head|toothbrush head|replacement brush | 
book shelf | bookshelf | | bookshelf|bookcase|shelving | 
bookshelf | bookshelf | | bookshelf|bookcase|shelving | speaker
desk | desk | | desk | lamp|chair|desktop
office chair | office chair | | chair | 
desk lamp | lamp | | lamp | projector|bulb|bicycle
rucksack | backpack | laptop bag | backpack|rucksack|daypack | 
running shoes size 42 | running shoes: size 42 | running shoes | (shoes|trainers).*42|42.*(shoes|trainers) | 
sneakers | running shoes | | shoes|trainers | 
winter jacket | jacket | | jacket | 
mens rain jacket | jacket: men | jacket | jacket | women
tent 4 person | tent: 4 person | tent | tent.*4 person|4 person.*tent | 
bike | bicycle | | bike|bicycle | helmet|lock|light|lamp
bicycle | bicycle | | bike|bicycle | helmet|lock|light|lamp
bike helmet | helmet | | helmet | 
bicycle light | bike light | | (bike|bicycle).*(light|lamp)|headlight | 
cordless drill bosch | drill: bosch | drill | bosch.*drill|drill.*bosch | bit
drill | drill | | drill | bit
lenovo thinkpad t99 laptop | laptop: thinkpad | laptop: lenovo | thinkpad|lenovo.*(laptop|notebook) | dock|bag|battery|adapter
purple samsung printer | printer: samsung | printer | samsung.*printer|printer.*samsung | toner|cartridge
waterproof yellow tent with stove | tent | sleeping bag | tent | 
logitec mouse | mouse: logitech | mouse | logitech.*mouse|mouse.*logitech | pad|keyboard|combo
keybord | keyboard | keyboard and mouse | keyboard | case|cover|tablet
hedphones sony | headphones: sony | headphones | sony.*headphone|headphone.*sony | 
`
  .trim()
  .split('\n')
