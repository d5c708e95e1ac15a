/**
 * The products of the large demo world, by their category. A line is the emoji of the object, the usual asking price in US
 * dollars, two names of a product in English, and one in Swedish.
 */
export const kinds: Readonly<Record<string, string>> = {
  'cameras-and-sound': `
1f4f7 95 | Compact camera, 10× zoom, silver | Bridge camera in a leather case | Kompaktkamera med 10× zoom
1f4f8 240 | Mirrorless camera with flash | Studio camera, 24 megapixels | Systemkamera med blixt
1f3a5 60 | Super 8 camera, working motor | 16 mm camera, three-lens turret | Super 8-kamera i väska
1f4f9 110 | Camcorder, mini DV, two batteries | Full HD camcorder with tripod | Videokamera med stativ
1f4fd-fe0f 75 | Super 8 projector, new belt | Slide projector with four trays | Diaprojektor med magasin
1f4fb 42 | Kitchen radio, walnut veneer | Travel radio with short wave | Köksradio i valnöt
1f4fa 55 | Small tube TV for old consoles | Portable TV, 1970s orange | Tjock-tv för gamla tv-spel
1f3a7 68 | Closed headphones for the studio | Wireless headphones, folding | Hörlurar med brusreducering
1f4bf 18 | CD player for a shelf | Portable CD player with case | Cd-spelare, bärbar
1f50a 130 | Bookshelf speakers, a pair | Active speaker with Bluetooth | Högtalare i ek, ett par
1f39b-fe0f 90 | Stereo amplifier, 2 × 40 W | Small mixer, six channels | Förstärkare med skivspelaringång
1f399-fe0f 72 | Podcast microphone with arm | Ribbon microphone, 1960s style | Mikrofon med bordsstativ
1f52d 150 | Refractor telescope, 70 mm | Spotting scope for bird watchers | Stjärnkikare med stativ`,
  'sport-and-outdoors': `
1f6b2 180 | City bicycle, three gears | Touring bicycle, 21 gears, 56 cm | Damcykel, sju växlar
1f6b2 320 | Road bicycle with clipless pedals | Gravel bike, size M, tubeless | Racercykel, 54 cm
26fa 85 | Two-person tent, 2.1 kg | Family tent with a porch | Tunneltält för tre personer
1f392 48 | Hiking backpack, 55 litres | Day pack with rain cover | Vandringsryggsäck, 65 liter
1f3bf 120 | Cross-country skis, 195 cm | Alpine skis with bindings, 170 cm | Turskidor med stighudar
26f8-fe0f 32 | Figure skates, size 39 | Hockey skates, size 43 | Långfärdsskridskor, storlek 42
1f6f7 25 | Wooden sledge with a rope | Steering sledge for two | Kälke av ask
1f3be 35 | Tennis racket, grip 3 | Pair of junior rackets with balls | Tennisracket med fodral
1f3d3 14 | Table tennis bats and net | Competition bat with two rubbers | Bordtennisracketar, ett par
1f3f8 16 | Badminton set for the garden | Badminton racket, 85 g | Badmintonset med nät
1f94a 30 | Boxing gloves, 12 oz | Gloves and pads for training | Boxhandskar, 12 oz
1f6fc 38 | Roller skates, size 40 | Inline skates, adjustable | Inlines med skydd
1f3a3 58 | Fly rod, 9 feet, with reel | Spinning rod and a box of lures | Flugspö med rulle`,
  'furniture-and-home': `
1f6cb-fe0f 290 | Three-seat sofa, grey wool | Corner sofa, ten covers | Tresitssoffa i ull
1fa91 45 | Pair of bentwood chairs | Stackable chair, birch | Pinnstol i björk, två stycken
1f6cf-fe0f 160 | Single bed with drawers | Iron bed, 120 cm | Säng i furu, 120 cm
1f5c4-fe0f 95 | Filing cabinet, four drawers | Flat file for drawings | Arkivskåp i plåt
1fa9e 60 | Wall mirror in a gilt frame | Round hall mirror, 60 cm | Spegel med förgylld ram
1f570-fe0f 110 | Mantel clock that strikes | Wall clock from a railway station | Väggklocka från en station
1f5bc-fe0f 40 | Framed print of a harbour | Oil painting, winter birches | Litografi i ram
1fab4 12 | Rubber plant, shoulder-high | Monstera, knee-high | Stor monstera i kruka
1f3fa 35 | Stoneware vase, blue glaze | Floor vase, 50 cm | Golvvas i stengods
1f9fa 15 | Laundry basket of willow | Picnic basket with a lid | Korg av vide
1f4a1 22 | Desk lamp with an arm | Clamp lamp, enamelled | Skrivbordslampa med arm
1fa9f 70 | Old sash window, six panes | Roman blinds for two windows | Spröjsat fönster, sex rutor
1f9f9 8 | Broom of horsehair | Cleaning set with a bucket | Sopborste i tagel`,
  instruments: `
1f3b8 210 | Acoustic guitar, spruce top | Bass guitar, four strings | Akustisk gitarr med väska
1f3b9 190 | Digital piano, 88 weighted keys | Synthesizer, 49 keys | Elpiano, 88 tangenter
1f3ba 150 | Cornet in a hard case | Trumpet, silver plated | Trumpet i fodral
1f3bb 240 | Violin, three quarters | Viola with two bows | Fiol, hel storlek
1f3b7 480 | Tenor saxophone, serviced | Soprano saxophone, straight | Altsaxofon, nyligen servad
1f941 95 | Practice drum kit, mesh heads | Floor tom, 14 inches | Virveltrumma med stativ
1fa95 180 | Banjo, four strings, tenor | Banjo ukulele in a bag | Banjo, fem strängar
1fa97 260 | Button accordion, three rows | Small accordion, 12 bass | Dragspel, 80 bas
1fa98 60 | Djembe, 12 inches | Pair of bongos on a stand | Djembe med väska
1fa88 30 | Tin whistle and a book | Transverse flute of wood | Blockflöjt i päronträ
1fa87 10 | Shakers for a school class | Maracas and a tambourine | Maracas och tamburin
1f3a4 45 | Vocal microphone with stand | Wireless microphone, two channels | Sångmikrofon med stativ
1f514 25 | Hand bells, one octave | Brass table bell | Handklockor, en oktav`,
  'clothes-and-bags': `
1f9e5 75 | Wool coat, charcoal, size 40 | Trench coat, size M | Ullkappa, storlek 38
1f457 38 | Summer dress, linen, size S | Evening dress, dark green | Sommarklänning i lin
1f455 12 | Striped T-shirt, size L | Band T-shirt from a tour in 2009 | Randig tröja, storlek L
1f456 28 | Raw denim jeans, 32/32 | Corduroy trousers, size 38 | Jeans, 31/32
1f9e3 14 | Lambswool scarf, checked | Long knitted scarf | Halsduk i lammull
1f9e4 10 | Leather gloves, lined, size 8 | Mittens with a pattern | Lovikkavantar
1f9e6 6 | Hiking socks, three pairs | Hand-knitted socks, size 42 | Raggsockor, storlek 40
1f45f 42 | Running shoes, size 42 | Canvas shoes, white, size 38 | Löparskor, storlek 41
1f97e 65 | Hiking boots, waterproof, size 41 | Leather boots, resoled, size 44 | Vandringskängor, storlek 39
1f460 25 | Court shoes, black, size 37 | Dancing shoes with a strap | Pumps, storlek 38
1f45c 58 | Leather handbag, cognac | Shoulder bag, dark blue | Handväska i läder
1f9f3 50 | Cabin suitcase, four wheels | Old suitcase for photographs | Resväska med hjul
1f576-fe0f 20 | Sunglasses, tortoiseshell | Sports sunglasses, two lenses | Solglasögon i fodral`,
  'kitchen-and-table': `
2615 18 | Set of six coffee cups | Espresso cups in porcelain | Kaffekoppar, sex stycken
1fad6 32 | Teapot of cast iron | Teapot for eight, floral | Tekanna i porslin
1f375 14 | Japanese tea bowls, a pair | Tea glasses from Istanbul | Teskålar, fyra stycken
1f373 26 | Cast-iron pan, 28 cm | Carbon steel pan, seasoned | Stekpanna i gjutjärn
1f372 48 | Enamelled casserole, 5 litres | Pressure cooker, new seal | Gryta i gjutjärn, 4 liter
1f52a 38 | Chef’s knife, 21 cm, sharpened | Bread knife with olive handle | Kockkniv, nyslipad
1f37d-fe0f 55 | Dinner plates for eight | Stoneware service, 24 pieces | Servis i flintgods, 18 delar
1f374 22 | Cutlery for six, stainless | Silver-plated fish cutlery | Bestick för åtta
1f942 28 | Champagne coupes, pressed glass | Crystal glasses, a dozen | Champagneglas, sex stycken
1f377 16 | Red wine glasses, six | Small wine glasses, engraved | Vinglas, åtta stycken
1fad9 9 | Preserving jars with clips | Spice jars with cork lids | Konservburkar, tolv stycken
1f963 15 | Mixing bowls in three sizes | Salad bowl of olive wood | Skålar i stengods
1f9c2 7 | Salt and pepper mills | Salt cellar in blue glass | Salt- och pepparkvarn`,
  'books-and-toys': `
1f4da 24 | Ten crime novels in English | Art books, a shelf of twelve | Deckare på svenska, tio stycken
1f4d5 8 | Cookery book from 1974 | Field guide to mushrooms | Svampboken, fjärde upplagan
1f4d7 6 | Learn Swedish in three months | Gardening through the year | Trädgård året runt
1f4d8 9 | Atlas of the northern sky | Poems, first edition | Dikter i urval
1f9f8 12 | Teddy bear with a waistcoat | Large plush bear | Nalle i mohair
1f9e9 11 | Puzzle, 1,000 pieces, complete | Wooden puzzles for toddlers | Pussel med 1 000 bitar
1f3b2 18 | Box of five board games | Strategy game, one meeple missing | Sällskapsspel, fem stycken
265f-fe0f 34 | Chess set of boxwood | Travel chess with magnets | Schackspel i trä
1f682 75 | Wooden railway, 60 parts | Model train, H0, with track | Tågbana i trä
1fa80 7 | Yo-yo of beech | Three spinning tops | Jojo i bok
1fa81 15 | Box kite, little used | Delta kite with 50 m of line | Drake med svans
1f52e 20 | Magic set with a book | Glass ball for a windowsill | Trollerilåda
1fa86 26 | Nesting dolls, seven | Hand-painted dolls, a family | Matrjosjka, sju dockor`,
  'computers-and-phones': `
1f4bb 310 | Laptop, 14 inches, 16 GB | Laptop for school, new battery | Bärbar dator, 13 tum
1f5a5-fe0f 140 | Monitor, 27 inches, QHD | All-in-one computer, 24 inches | Skärm, 27 tum
2328-fe0f 55 | Mechanical keyboard, brown switches | Compact keyboard, Nordic layout | Mekaniskt tangentbord
1f5b1-fe0f 16 | Vertical mouse, wireless | Trackball for the left hand | Trådlös mus
1f5a8-fe0f 48 | Laser printer with spare toner | Photo printer, A4 | Laserskrivare med toner
1f4f1 190 | Phone, 128 GB, unlocked | Phone with a replaced screen | Mobiltelefon, 128 GB
1f4df 15 | Pager for a collector | Organiser from 1998 | Personsökare för samlare
260e-fe0f 38 | Bakelite telephone, black | Push-button phone, red | Bakelittelefon
1f50b 20 | Power bank, 20,000 mAh | Battery charger and eight cells | Powerbank, 10 000 mAh
1f4be 9 | Box of floppy disks, formatted | External hard disk, 1 TB | Disketter, en låda
1f579-fe0f 30 | Arcade stick for USB | Joystick from the eighties | Joystick med usb
1f3ae 42 | Two controllers and a dock | Handheld console with six games | Handkontroll, två stycken
231a 85 | Smart watch, two straps | Running watch with GPS | Smartklocka med gps`,
}
