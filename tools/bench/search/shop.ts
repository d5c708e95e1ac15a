import { stableRandom } from '../../../server/demo-data/stable-random.ts'

/**
 * The goods of an electronics and household shop, one kind a line: kind | what it is for | its names, one of them an empty
 * one where a title can lack it | brands with their models | sizes | specifications | colours | what the texts mention.
 */
const KINDS = String.raw`
laptop | | Laptop, Notebook, Laptop PC, | Lenovo: ThinkPad T14, ThinkPad X1 Carbon, IdeaPad 3, Yoga 7, Legion 5; HP: ProBook 450 G8, Pavilion 15, EliteBook 840, Omen 16; Dell: XPS 13, Latitude 5420, Inspiron 15; Acer: Aspire 5, Swift 3, Nitro 5; Asus: ZenBook 14, VivoBook 15; Apple: MacBook Air M1, MacBook Pro 14 | 13.3", 14", 15.6", 16" | i5 8GB 256GB SSD, i7 16GB 512GB SSD, Ryzen 5 8GB 512GB, i3 4GB 1TB HDD | Silver, Black, Grey | backlit keyboard; webcam; headphone jack; HDMI port; battery for a day; Wi-Fi 6; Windows 10
desktop | | Desktop PC, Desktop Computer, Mini PC, Tower | Lenovo: ThinkCentre M70, IdeaCentre 3; HP: ProDesk 400, Omen 25L; Dell: OptiPlex 3080, Vostro 3681; Acer: Veriton X | | i5 8GB 256GB SSD, i7 16GB 1TB, i3 4GB 500GB | Black | keyboard and mouse included; DVD drive; Windows 10; connects to any monitor
monitor | | Monitor, LED Monitor, Gaming Monitor, Computer Monitor | Dell: P2419H, U2720Q, S2721; Samsung: C27F390, Odyssey G5; LG: 27UL500, 24MK430; BenQ: GW2480, EX2780Q; Philips: 243V7 | 24", 27", 32" | Full HD, 4K UHD, QHD 144Hz | Black, White | HDMI cable included; built-in speakers; wall mount ready; laptop charging by USB-C
tv | | TV, LED TV, Smart TV, Television | Samsung: UE55TU7100, QE65Q60; LG: 43UN7000, OLED55CX; Sony: KD49X8000, KD55A8; Philips: 50PUS7505; Panasonic: TX40HX800 | 40", 43", 55", 65" | 4K UHD, Full HD, HDR | Black, Silver | remote control; three HDMI ports; speakers 20 W; wall mount ready; games console input
phone | | Smartphone, Mobile Phone, Cell Phone, | Apple: iPhone 11, iPhone 12, iPhone 12 Pro, iPhone SE; Samsung: Galaxy S21, Galaxy S21 Ultra, Galaxy A52, Galaxy A12; Google: Pixel 5, Pixel 4a; Nokia: 3310, 5.4; Xiaomi: Redmi Note 10, Mi 11; Motorola: Moto G9 | | 64GB, 128GB, 256GB 5G, Dual SIM 64GB | Black, White, Blue, Red | triple camera; fast charger; headphones in the box; long battery life; screen protector applied
tablet | | Tablet, Tablet PC, | Apple: iPad 10.2, iPad Air 4, iPad Pro 11; Samsung: Galaxy Tab A7, Galaxy Tab S7; Lenovo: Tab M10; Amazon: Fire HD 8; Huawei: MatePad T10 | 8", 10.2", 11" | 32GB Wi-Fi, 64GB LTE, 128GB | Gold, Grey, Black | works with a keyboard cover; two cameras; stylus supported; laptop-class speed
camera | | Digital Camera, Mirrorless Camera, Compact Camera, DSLR, | Canon: EOS 80D, EOS M50, PowerShot G7; Nikon: D3500, Z50, Coolpix B500; Sony: A6000, A6400, RX100 VII, A7 III; Fujifilm: X-T30, Instax Mini 11; Panasonic: Lumix G7, Lumix FZ80 | | 24MP, 18-55mm kit, body only, 4K video | Black, Silver | lens kit; battery and charger; camera strap; memory card not included
lens | camera | Lens, Zoom Lens, Prime Lens | Canon: EF 50mm f/1.8, RF 24-105mm; Nikon: Nikkor 35mm f/1.8, AF-P 70-300mm; Sony: FE 85mm f/1.8, E 16-50mm; Sigma: 30mm f/1.4; Tamron: 28-75mm f/2.8 | | | Black | for mirrorless cameras; lens cap; sharp portraits
camera bag | camera | Camera Bag, Camera Case, Shoulder Bag for DSLR | Lowepro: Adventura 160, ProTactic 350; Manfrotto: Advanced II; Case Logic: DCB306; Vanguard: Alta 28 | | | Black, Brown | room for a camera and two lenses; tablet pocket; rain cover
tripod | camera | Tripod, Camera Tripod, Mini Tripod | Manfrotto: Compact Action, Befree; Joby: GorillaPod 3K; Hama: Star 62; Velbon: EX-440 | 60 cm, 150 cm | aluminium, carbon | Black | for cameras and phones; quick release plate
camera battery | camera | Battery, Rechargeable Battery Pack, Replacement Battery | Canon: LP-E6N, LP-E12; Nikon: EN-EL14; Sony: NP-FW50, NP-FZ100; Duracell: DR9954; Hahnel: HL-E6 | | 1080mAh, 1865mAh | | for digital cameras; charger sold separately
laptop sleeve | laptop | Laptop Sleeve, Notebook Sleeve, Sleeve for Laptop, Notebook Case | Case Logic: LAPS116, REFMT; Thule: Gauntlet; Tucano: Second Skin; HP: Reversible; Belkin: Slim; Incase: Icon | 13.3", 14", 15.6" | neoprene, felt | Black, Grey, Blue | protects your laptop; accessory pocket for a charger and a mouse
laptop bag | laptop | Laptop Bag, Notebook Briefcase, Laptop Backpack, Notebook Bag | Targus: CN600, Classic; Samsonite: Guardit 2, XBR; Dicota: Eco Top; HP: Prelude; Lenovo: T210; Trust: Lisboa | 14", 15.6", 17.3" | | Black, Blue, Grey | padded laptop compartment; tablet pocket; fits a notebook and a water bottle
laptop charger | laptop | AC Adapter, Laptop Charger, Power Adapter for Notebook, Charger | Lenovo: 65W USB-C, GX20; HP: H6Y90AA, 45W; Dell: 450-AGOB; Targus: APA90; 2-Power: CAA0728 | | 65W, 90W, 45W | Black | for laptops of all brands; compatible with ThinkPad, IdeaPad and Yoga
laptop battery | laptop | Laptop Battery, Notebook Battery, Battery | Lenovo: 61++, L16M3; HP: RO04, HS04; Dell: 7FJ92, WDX0R; 2-Power: CBI3370; V7: V7ED | | 6 cell 4400mAh, 3 cell 42Wh | Black | spare part; replaces the battery of your laptop
laptop stand | laptop | Laptop Stand, Notebook Stand, Laptop Cooling Pad | Trust: GXT 278, Amada; Logilink: UA0121; Twelve South: Curve; Kensington: SmartFit | up to 17" | aluminium | Silver, Black | lifts your notebook to eye height; room for a keyboard below
docking station | laptop | Docking Station, USB-C Dock, Port Replicator | Lenovo: ThinkPad Dock Gen 2, 40AY; HP: G5 Dock, Ultraslim; Dell: WD19, D6000; Kensington: SD4700 | | | Black | connects two monitors, a keyboard and a mouse to your laptop; charges the notebook
memory | laptop | Memory Module, RAM, Notebook Memory | Kingston: ValueRAM, Fury; Crucial: CT8G4, Ballistix; Corsair: Vengeance; Samsung: M471 | | 8GB DDR4, 16GB DDR4, 4GB DDR3 | | for laptop and desktop computers; spare part
ssd | | SSD, Solid State Drive, Internal SSD | Samsung: 860 EVO, 970 EVO Plus; Kingston: A400, NV1; Crucial: MX500, P2; WD: Blue SN550 | 2.5", M.2 | 240GB, 500GB, 1TB, 2TB | | makes your laptop or desktop faster
hard drive | | External Hard Drive, Portable Hard Disk, Hard Drive, HDD | WD: Elements, My Passport; Seagate: Expansion, BarraCuda; Toshiba: Canvio; LaCie: Rugged | 2.5", 3.5" | 1TB, 2TB, 4TB | Black, Silver | USB cable included; backup of your computer
usb stick | | USB Flash Drive, USB Stick, Memory Stick, Thumb Drive | SanDisk: Ultra, Cruzer Blade; Kingston: DataTraveler; Verbatim: PinStripe; Intenso: Rainbow | | 16GB, 32GB, 64GB, 128GB | Black, Blue | for computers and TVs
mouse | | Mouse, Wireless Mouse, Gaming Mouse, Optical Mouse | Logitech: M185, MX Master 3, G502; Microsoft: Arc, Basic; Razer: DeathAdder, Basilisk; HP: X3000, Z3700; Trust: Ziva, Yvi | | wireless, USB wired, Bluetooth | Black, White, Red | for laptops and desktops; battery included; mouse pad recommended
mouse pad | mouse | Mouse Pad, Mousepad, Gaming Mouse Mat | SteelSeries: QcK; Logitech: G240; Trust: BigFoot; Razer: Goliathus; Fellowes: Crystal | XL, 30 cm | | Black, Blue | for every mouse; wrist rest
keyboard | | Keyboard, Wireless Keyboard, Mechanical Keyboard, Gaming Keyboard | Logitech: K120, K400 Plus, MX Keys; Cherry: KC 1000, MX Board; Razer: BlackWidow; Corsair: K70; Microsoft: Ergonomic; Trust: GXT 860 | | QWERTY, Bluetooth, USB | Black, White | for PC and TV; touchpad in place of a mouse
keyboard and mouse | keyboard, mouse | Keyboard and Mouse Set, Wireless Desktop Combo, Keyboard Mouse Bundle | Logitech: MK270, MK540; Microsoft: 850; HP: 200; Trust: Primo; Cherry: DW 5100 | | QWERTY | Black | one receiver; batteries included
tablet keyboard | tablet | Keyboard Case, Keyboard Cover, Tablet Keyboard | Logitech: Slim Folio, Combo Touch; Apple: Magic, Smart; Samsung: Book Cover; Zagg: Rugged Messenger | 10.2", 11" | for iPad, for Galaxy Tab | Black, Grey | protects your tablet
tablet case | tablet | Tablet Case, Tablet Cover, Folio Case | Targus: VersaVu, Click-In; Samsung: Book Cover Tab; Hama: Fold; Case Logic: SnapView; Apple: Smart Folio | 8", 10.2", 11" | for iPad, for Galaxy Tab A7 | Black, Red, Blue | stand for films; pen holder
phone case | phone | Phone Case, Back Cover, Mobile Phone Case, Case | Spigen: Liquid Air, Tough Armor; OtterBox: Defender, Symmetry; Samsung: Clear; Apple: Silicone; Xqisit: Flex | | for iPhone 12, for iPhone 11, for Galaxy S21, for Pixel 5, for iPhone 12 Pro | Black, Clear, Blue | slim protection for your smartphone; does not block the camera
screen protector | phone | Screen Protector, Tempered Glass, Glass Film | Belkin: InvisiGlass; PanzerGlass: E2E; Zagg: InvisibleShield; Hama: Premium | | for iPhone 12, for Galaxy S21, for Galaxy A52, for iPad 10.2 | Clear | against scratches; easy to apply to your phone
phone charger | phone | USB Charger, Wall Charger, Mobile Phone Charger, Wireless Charger | Anker: PowerPort, PowerWave; Samsung: EP-TA20; Apple: 20W, MagSafe; Belkin: BoostUp; Xiaomi: Mi 65W | | 18W, 20W, USB-C | White, Black | charges phones and tablets; cable included
power bank | phone | Power Bank, Powerbank, Portable Charger | Anker: PowerCore; Xiaomi: Mi 3; Belkin: Pocket; RavPower: RP-PB; Trust: Primo | | 5000mAh, 10000mAh, 20000mAh | Black, White, Blue | charges a smartphone three times
car holder | phone | Car Holder, Phone Holder, Car Mount for Smartphones | Belkin: Vent; Spigen: OneTap; Hama: Flipper; TomTom: Hands-Free | | | Black | for phones of 5 to 7 inches
headphones | | Headphones, Wireless Headphones, Over-Ear Headphones, Noise Cancelling Headphones | Sony: WH-1000XM4, WH-CH510; Bose: QuietComfort 35, 700; Sennheiser: HD 206, Momentum; JBL: Tune 500, Live 650; Philips: SHP1900; AKG: K72 | | Bluetooth, wired 3.5mm | Black, White, Silver | microphone for calls; carrying case; works with phones and TV
earbuds | | Earbuds, In-Ear Headphones, Earphones, True Wireless Earbuds | Apple: AirPods Pro, AirPods 2; Samsung: Galaxy Buds, Galaxy Buds Pro; Jabra: Elite 75t; JBL: Tune 110, C50; Sony: WF-1000XM3; Panasonic: RP-HJE125 | | Bluetooth, 3.5mm | Black, White, Blue | charging case; for phones
headset | | Headset, Gaming Headset, USB Headset, Stereo Headset | Jabra: Evolve 20, Evolve2 65, Biz 1500; Plantronics: Blackwire 3220, Voyager 5200; Logitech: H390, G432; SteelSeries: Arctis 5; HyperX: Cloud II; Trust: GXT 322 | | USB, Bluetooth, 3.5mm | Black, Red | microphone; for PC and console; softphone calls
ear pads | headphones | Ear Pads, Ear Cushions, Replacement Earpads | Jabra: 14101; Bose: QC35 cushion; Sennheiser: HZP 12; Plantronics: 71782 | | | Black | spare part for headphones and headsets; pair
headphone stand | headphones | Headphone Stand, Headset Stand, Headset Holder | Trust: GXT 260; Razer: Base Station; Corsair: ST100; Logilink: HS04 | | | Black | holds your headset on the desk
speaker | | Bluetooth Speaker, Speaker, Portable Speaker, Wireless Speaker | JBL: Flip 5, Charge 4, Go 3; Bose: SoundLink Mini, Home 300; Sony: SRS-XB12; Sonos: One, Move; Ultimate Ears: Boom 3; Logitech: Z120, Z333 | | 20W, waterproof, 2.1 | Black, Blue, Red | plays from phone, tablet or TV; microphone for calls
soundbar | tv | Soundbar, Sound Bar, Home Theatre Soundbar | Samsung: HW-T450, HW-Q800; LG: SN4, SL5; Sony: HT-S350; Bose: Solo 5; Sonos: Beam | | 2.1 300W, 5.1 | Black | better sound for your TV; subwoofer speaker; HDMI cable
tv mount | tv | TV Wall Mount, Wall Bracket, TV Mount, TV Stand | Vogel's: W53, Thin 445; Hama: Fullmotion; Barkan: E302; Ewent: EW1503; NewStar: FPMA | 32"-55", up to 65" | tilt, full motion | Black | for televisions and monitors; screws included
remote | tv | Remote Control, Universal Remote, TV Remote | One For All: Essence 2, URC7125; Logitech: Harmony 650; Samsung: BN59; Philips: SRP2018; Hama: 4in1 | | | Black | for TV, soundbar and set-top box; batteries not included
hdmi cable | tv | HDMI Cable, High Speed HDMI, Video Cable | Hama: 122105; Goobay: 61158; Belkin: F3Y021; Vivanco: 42940; StarTech: HDMM | 1 m, 2 m, 5 m | 4K, gold plated | Black | connects a TV to a console, a laptop or a projector
usb cable | phone | USB Cable, Charging Cable, Lightning Cable, USB-C Cable | Anker: PowerLine; Apple: MD818; Belkin: MixIt; Samsung: EP-DG930; Hama: 178399 | 1 m, 2 m | USB-C, Lightning, micro USB | White, Black | for phones, tablets and power banks
network cable | | Network Cable, Patch Cable, Ethernet Cable | Goobay: Cat6; StarTech: N6PATCH; Lindy: 48005; Belkin: A3L980; Intellinet: 342056 | 1 m, 3 m, 10 m | Cat5e, Cat6, RJ45 | Blue, Grey, Yellow | for router, switch and computer
router | | Router, Wireless Router, Wi-Fi Router, Mesh WiFi System | TP-Link: Archer C6, Archer AX50, Deco M4; Netgear: Nighthawk R7000, Orbi; Asus: RT-AC68U, RT-AX58U; AVM: FRITZ!Box 7530; Linksys: Velop | | AC1200, AX3000 | Black, White | four ethernet ports; network cable included; sets up from your phone
switch | | Network Switch, Ethernet Switch, Gigabit Switch | TP-Link: TL-SG105, LS1008G; Netgear: GS308, GS105; Cisco: SG250; D-Link: DGS-108; HP: 1820 | | 5-port, 8-port, 24-port | | for routers and computers; unmanaged
printer | | Printer, Laser Printer, Inkjet Printer, All-in-One Printer, Multifunction Printer | HP: LaserJet M15w, OfficeJet 8022, DeskJet 2720, LaserJet 1020; Canon: Pixma TS5150, i-SENSYS MF445; Epson: EcoTank ET-2750, XP-3100; Brother: HL-L2350DW, MFC-J497; Samsung: SL-M2026 | A4 | Wi-Fi, colour, mono duplex | White, Black | scanner and copier; starter cartridge; USB cable not included
cartridge | printer | Ink Cartridge, Toner Cartridge, Toner, Ink | HP: 304XL, 953, 12A Q2612A, CF244A; Canon: PG-545, CLI-551, 057; Epson: 102, 603; Brother: TN-2410, LC3213; Samsung: MLT-D111S | | black, cyan, multipack | | for LaserJet 1020; compatible with printers of the series; page yield 1500
photo paper | printer | Photo Paper, Printer Paper, Glossy Photo Paper | Canon: PP-201, SG-201; HP: Advanced; Epson: Premium; Navigator: Universal; Brother: BP71 | A4, 10x15 cm | 50 sheets, 500 sheets | White | for inkjet printers
scanner | | Scanner, Document Scanner, Flatbed Scanner | Epson: Perfection V39, WorkForce DS-530; Canon: LiDE 300; Fujitsu: ScanSnap iX1500; Brother: ADS-2200; HP: ScanJet 2500 | A4 | USB, duplex | Black, White | scans to computer and phone; no printer needed
projector | | Projector, Home Cinema Projector, Mini Projector, Beamer | Epson: EH-TW650, EB-S05; BenQ: TH585, W1700; Acer: X118, H6815; LG: PH30; Optoma: HD146X | | Full HD, 3600 lumens, 4K | White, Black | lamp life 6000 h; HDMI; speaker; remote control
projector lamp | projector | Projector Lamp, Replacement Lamp, Lamp for Projector | Epson: ELPLP96, ELPLP88; BenQ: 5J.J7L05; Acer: MC.JFZ11; Optoma: SP.70701; V7: VPL | | 200W, 240W | | spare part for projectors
projector screen | projector | Projector Screen, Projection Screen | Elite Screens: Manual, Tripod; Celexon: Economy; Optoma: DS-9092; Epson: ELPSC | 80", 100" | 16:9 | White | for any projector; tripod
webcam | | Webcam, HD Webcam, Web Camera | Logitech: C920, C270, Brio; Microsoft: LifeCam; Trust: Tyro, Spotlight; Razer: Kiyo; Hama: C400 | | 1080p, 720p, 4K | Black | microphone; clips on your monitor or laptop
microphone | | Microphone, USB Microphone, Condenser Microphone | Blue: Yeti, Snowball; Rode: NT-USB; Shure: SM58, MV7; Trust: GXT 232; HyperX: QuadCast | | USB, XLR | Black, Silver | tripod stand; headphone output; for streaming on a PC
console | | Game Console, Console, | Sony: PlayStation 5, PlayStation 4 Slim; Microsoft: Xbox Series X, Xbox One S; Nintendo: Switch, Switch Lite | | 500GB, 1TB | White, Black, Grey | one controller; HDMI cable; headset supported
controller | console | Controller, Gamepad, Wireless Controller | Sony: DualShock 4, DualSense; Microsoft: Xbox Wireless; Nintendo: Joy-Con, Pro; Logitech: F310; Trust: GXT 540 | | for PS4, for PC, for Switch | Black, White, Red | charges by USB; headphone jack
game | console | Game, Video Game | Nintendo: Mario Kart 8 Switch, Zelda Breath of the Wild Switch; Sony: God of War PS4, Spider-Man PS5; EA: FIFA 21 PS4, FIFA 21 Xbox One; Ubisoft: Far Cry 5 PC | | | | for one console; headset recommended
smartwatch | | Smartwatch, Smart Watch, Fitness Watch, | Apple: Watch Series 6, Watch SE; Samsung: Galaxy Watch 3, Galaxy Watch Active 2; Garmin: Fenix 6, Forerunner 245; Fitbit: Versa 3; Huawei: Watch GT 2 | 40 mm, 44 mm, 42 mm | GPS, LTE | Black, Silver, Gold | pairs with your phone; strap included; charger cable
watch strap | smartwatch | Watch Strap, Watch Band, Replacement Strap | Apple: Sport Loop, Milanese; Garmin: QuickFit 22; Spigen: Rugged; Fitbit: Woven | 40 mm, 44 mm, 22 mm | for Apple Watch, for Fenix 6 | Black, Red, Blue | for smartwatches
vacuum | | Vacuum Cleaner, Cordless Vacuum, Robot Vacuum, Hoover | Dyson: V8 Absolute, V11, Ball; Miele: Complete C3, Blizzard CX1; Philips: PowerPro FC9332; iRobot: Roomba 692, Roomba i7; Bosch: BGL35; Rowenta: X-Force | | bagless, 750W, 900W | Red, Grey, Black | for carpets and hard floors; brush included; dust bag included
vacuum bag | vacuum | Vacuum Bags, Dust Bags, Vacuum Cleaner Bag | Miele: GN HyClean, FJM; Philips: s-bag; Bosch: Type G; Swirl: M40; Rowenta: ZR2005 | | 4 pcs, 10 pcs | White | for vacuum cleaners; filter
coffee machine | | Coffee Machine, Coffee Maker, Espresso Machine, Filter Coffee Maker | DeLonghi: Magnifica S, Dedica EC685, Nespresso Inissia; Philips: EP2220, Senseo Original; Krups: Essential, Dolce Gusto; Melitta: Look, Caffeo Solo; Moccamaster: KBG; Bosch: Tassimo Happy | | 1.2 l, 15 bar | Black, Silver, Red | milk frother; water filter; works with beans or pads
coffee filter | coffee machine | Coffee Filter, Filter Papers, Water Filter Cartridge | Melitta: 1x4, Pro Aqua; DeLonghi: DLSC002; Philips: CA6903; Krups: F088; Brita: Intenza | | 80 pcs, 2 pcs | White | for coffee machines; descaling
milk frother | | Milk Frother, Milk Foamer | Nespresso: Aeroccino 3; Melitta: Cremio; Severin: SM3582; Philips: CA6500 | | 500W | Black, Silver | for cappuccino; beside your coffee machine
kettle | | Kettle, Electric Kettle, Water Kettle | Bosch: TWK7901; Philips: HD9350; Russell Hobbs: Buckingham; DeLonghi: Icona; Tefal: KO299 | 1 l, 1.7 l | 2200W, 3000W | Silver, White, Black | for tea and coffee; limescale filter
toaster | | Toaster, 2 Slice Toaster, Long Slot Toaster | Bosch: TAT6A; Philips: HD2581; Russell Hobbs: Colours Plus; DeLonghi: Icona CTO; Smeg: TSF01 | | 900W | Red, White, Black | bun rack; goes with the kettle
fridge | | Fridge, Refrigerator, Fridge Freezer | Bosch: KGN36, KTL15; Samsung: RB34, RS68; LG: GBB61; Liebherr: CNel 4313; Beko: RCNA366 | 178 cm, 203 cm | A++, No Frost | White, Silver | water filter; ice cubes; LED lamp
washing machine | | Washing Machine, Front Loader, Washer Dryer | Bosch: WAN28, Serie 6; Samsung: WW80, AddWash; LG: F4WV; Miele: WDB; AEG: L6FB | 8 kg, 9 kg | 1400 rpm | White | quiet motor; drawer for powder
iron | | Steam Iron, Iron, Steam Generator | Philips: Azur GC4567, PerfectCare; Tefal: Ultimate; Rowenta: DW4110; Braun: TexStyle | | 2400W, 3000W | Blue, White | for all clothes; anti drip
shaver | | Shaver, Electric Shaver, Beard Trimmer | Philips: S5110, OneBlade; Braun: Series 5, Series 9; Remington: F3; Panasonic: ES-LT2N; Wahl: 5598 | | wet and dry, cordless | Black, Blue | trimmer attachment; charger stand; battery 45 min
shaver head | shaver | Shaver Head, Replacement Blade, Shaving Head | Philips: SH50, QP220; Braun: 52B, 92S; Remington: SPF; Panasonic: WES9173 | | 2 pcs | | for electric shavers; spare part
toothbrush | | Electric Toothbrush, Toothbrush, Sonic Toothbrush | Oral-B: Pro 2, Genius 8000; Philips: Sonicare 3100, DiamondClean; Colgate: ProClinical | | rechargeable | White, Black, Pink | charger; travel case; brush head
brush head | toothbrush | Toothbrush Heads, Brush Head, Replacement Brush | Oral-B: EB20, CrossAction; Philips: HX6062, C2 | | 2 pcs, 4 pcs, 8 pcs | White | for electric toothbrushes
bookshelf | | Bookshelf, Bookcase, Shelving Unit | IKEA: Billy, Kallax; Vasagle: LLS; Songmics: RTR; Hama: Rack | 80 cm, 200 cm | oak, pine | White, Brown, Black | for books and speakers; no tools
desk | | Desk, Computer Desk, Standing Desk, Gaming Desk | IKEA: Micke, Bekant; Trust: GXT 711; Flexispot: E7; Vasagle: LWD; Songmics: LSD | 120 cm, 140 cm | height adjustable | White, Black | room for two monitors; cable tray; keyboard shelf
office chair | | Office Chair, Gaming Chair, Desk Chair | IKEA: Markus; Trust: GXT 705; Songmics: OBG; noblechairs: Epic; HP: Omen Citadel | | leather, mesh | Black, Red, Grey | for long days at the desk; arm rests
lamp | | Desk Lamp, LED Lamp, Floor Lamp, Table Lamp | Philips: Hue Go, Bar; IKEA: Forsa, Tertial; TaoTronics: DL13; Paulmann: 3D; Trio: Ponts | | dimmable, USB charging | White, Black, Silver | bulb included; for desk and bedside
bulb | lamp | LED Bulb, Light Bulb, Smart Bulb | Philips: Hue White, Master; Osram: Star; IKEA: Tradfri; TP-Link: Tapo L510 | E27, E14, GU10 | 9W, 806 lm | White | for lamps with a standard socket; works with your phone
clock radio | | Clock Radio, Alarm Clock, Radio Alarm | Sony: ICF-C1, XDR; Philips: AJ3400; Panasonic: RC-DC1; Hama: DR7; Grundig: Sonoclock | | FM, DAB+ | Black, White | wakes you with radio or buzzer; phone charging; speaker
backpack | | Backpack, Rucksack, Daypack | Thule: Subterra, Crossover 2; Eastpak: Padded Pak'r; Samsonite: Urban Groove; Deuter: Speed Lite; Case Logic: Jaunt | 20 l, 25 l, 30 l | | Black, Blue, Red | laptop sleeve of 15.6"; bottle pocket; camera insert sold separately
running shoes | | Running Shoes, Trainers, Shoes | Asics: Gel-Cumulus 22, GT-2000; Nike: Pegasus 37, Revolution 5; Adidas: Ultraboost, Solar Glide; Brooks: Ghost 13; New Balance: 880 | size 39, size 42, size 44 | men, women | Black, Blue, White, Red | light sole; goes with any running jacket
jacket | | Jacket, Rain Jacket, Winter Jacket, Down Jacket | The North Face: Nuptse, Resolve; Fjallraven: Greenland, Keb; Columbia: Watertight; Helly Hansen: Crew; Jack Wolfskin: Stormy Point | S, M, L, XL | men, women | Black, Green, Blue, Red | hood; pockets for phone and gloves; worn over a sweater
tent | | Tent, Camping Tent, Dome Tent | Coleman: Darwin 3, Kobuk; Vango: Beta 450; MSR: Hubba; Outwell: Cloud 4; Quechua: 2 Seconds | 2 person, 3 person, 4 person | 3000 mm | Green, Orange | pegs and bag included; hook for a lamp
sleeping bag | | Sleeping Bag, Mummy Sleeping Bag | Coleman: Atlantic, Pacific; Vango: Nitestar; Deuter: Orbit; Outwell: Campion | 190 cm, 220 cm | -5 C, 0 C | Blue, Green, Red | for your tent; compression bag
bicycle | | Bike, Mountain Bike, City Bicycle, Electric Bike | Trek: Marlin 5, FX 2; Giant: Escape 3, Talon; Cube: Aim, Touring; Specialized: Rockhopper; Scott: Sub | 26", 28", 29" | 7 gears, 21 gears, 500Wh | Black, Red, Blue | helmet not included; lights; basket
helmet | bicycle | Bike Helmet, Cycling Helmet, Bicycle Helmet | Giro: Register, Syntax; Uvex: i-vo; Abus: Pedelec; Bell: Tracker; Specialized: Align | S/M, M/L, 54-61 cm | | White, Black, Red | for bike and skates
bike lock | bicycle | Bike Lock, Bicycle Lock, U-Lock | Abus: Bordo 6000, Granit; Kryptonite: Evolution, KryptoLok; Trelock: ZR310; OnGuard: Pitbull | 85 cm, 110 cm | | Black | for every bicycle; two keys
bike light | bicycle | Bike Light Set, Bicycle Lamp, Headlight | Sigma: Aura 30, Buster; Busch+Muller: Ixon; Cateye: AMPP; Lezyne: Micro; Trelock: LS 260 | | 30 lux, 80 lux | Black | for bicycles; USB charging; battery
drill | | Cordless Drill, Drill Driver, Hammer Drill | Bosch: GSR 12V-15, PSB 500, GSB 18V-55; Makita: DF457, HP457; DeWalt: DCD776; Black+Decker: BDCDD12; Ryobi: R18PD3 | | 12V, 18V 2Ah | Green, Blue, Yellow | two batteries; charger; case
drill bits | drill | Drill Bit Set, Drill Bits, Screwdriver Bits | Bosch: X-Line, V-Line; Makita: D-31778; DeWalt: DT7943; Wera: Bit-Check | | 30 pcs, 70 pcs | | for every drill; case
tool battery | drill | Battery Pack, Tool Battery, Power Tool Battery | Bosch: GBA 18V, GBA 12V; Makita: BL1850B, BL1830; DeWalt: DCB184; Ryobi: RB18 | 18V, 12V | 2Ah, 4Ah, 5Ah | | for cordless drill and saw; charger sold separately
`

/** A product of the shop, with what its generator knows of it. */
export type ShopProduct = {
  name: string
  description: string
  kind: string
  /** The kinds that it is an accessory or a part of. */
  of: readonly string[]
}

/** So many products a model has at most: in other sizes, colours and words. */
const OF_A_MODEL = 8
const LONGEST_NAME = 48

const partsOf = (text: string, separator: string) =>
  text.split(separator).map((part) => part.trim())
const choicesOf = (text: string) => (text === '' ? [''] : partsOf(text, ','))
const oneOf = <Item>(items: readonly Item[], of: string) =>
  items[Math.floor(stableRandom(of) * items.length)] as Item
const codeOf = (of: string) =>
  Math.floor(stableRandom(of) * 36 ** 5)
    .toString(36)
    .toUpperCase()
    .padStart(5, '0')

/** Ways to write a title, as shops have them from their suppliers. */
const TITLES: readonly ((part: Record<string, string>) => string)[] = [
  (of) => `${of['brand']} ${of['model']} ${of['size']} ${of['noun']} ${of['spec']} ${of['colour']}`,
  (of) =>
    `${of['brand']} ${of['noun']} ${of['model']} ${of['size']} ${of['spec']} - ${of['colour']}`,
  (of) => `${of['brand']} ${of['model']} ${of['noun']} ${of['spec']}`,
  (of) => `${of['noun']} ${of['brand']} ${of['model']} ${of['size']} ${of['colour']}`,
  (of) =>
    `${of['brand']} ${of['model']} ${of['size']} ${of['spec']} ${of['colour']} ${of['noun']} (${of['code']})`,
]

function productsIn(line: string): ShopProduct[] {
  const [
    kind = '',
    of = '',
    nouns = '',
    brands = '',
    sizes = '',
    specs = '',
    colours = '',
    mentions = '',
  ] = partsOf(line, '|')
  return partsOf(brands, ';').flatMap((written) => {
    const [brand = '', models = ''] = partsOf(written, ': ')
    return choicesOf(models).flatMap((model) =>
      Array.from({ length: OF_A_MODEL }, (_, number): ShopProduct => {
        const key = `${kind} ${brand} ${model} ${number}`
        const noun = oneOf(choicesOf(nouns), `noun ${key}`)
        const thing = oneOf(
          choicesOf(nouns).filter((name) => name !== ''),
          `thing ${key}`,
        ).toLowerCase()
        const part = {
          brand,
          model,
          noun,
          size: oneOf(choicesOf(sizes), `size ${key}`),
          spec: oneOf(choicesOf(specs), `spec ${key}`),
          colour: oneOf(choicesOf(colours), `colour ${key}`),
          code: codeOf(`code ${key}`),
        }
        const told = partsOf(mentions, ';')
          .filter((mention) => stableRandom(`${mention} ${key}`) < 0.6)
          .join(', ')
        const title = oneOf(
          TITLES,
          `title ${key}`,
        )(part)
          .replaceAll(/ (?:- )?(?= |$)/g, '')
          .trim()
        const name =
          title.length > LONGEST_NAME ? title.slice(0, LONGEST_NAME).replace(/ \S*$/, '') : title
        const rest = title.slice(name.length).trim()
        return {
          name,
          description: `${rest === '' ? brand : rest} ${model}: ${thing}${part.spec === '' ? '' : `, ${part.spec}`}. ${told}`,
          kind,
          of: of === '' ? [] : choicesOf(of),
        }
      }),
    )
  })
}

/** The products of the shop, the same at every call. */
export const shopProducts: readonly ShopProduct[] = KINDS.trim().split('\n').flatMap(productsIn)
