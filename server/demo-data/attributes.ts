import type { Attribute } from '../listings/attributes.ts'

type Choice = NonNullable<Attribute['choices']>[number]

const choice = (en: string, sv: string): Choice => ({
  value: en.toLowerCase().replaceAll(' ', '-'),
  label: { en, sv },
})

const colours = [
  choice('Black', 'Svart'),
  choice('White', 'Vit'),
  choice('Grey', 'Grå'),
  choice('Silver', 'Silver'),
  choice('Brown', 'Brun'),
  choice('Beige', 'Beige'),
  choice('Red', 'Röd'),
  choice('Orange', 'Orange'),
  choice('Yellow', 'Gul'),
  choice('Gold', 'Guld'),
  choice('Green', 'Grön'),
  choice('Blue', 'Blå'),
  choice('Purple', 'Lila'),
  choice('Pink', 'Rosa'),
  choice('Several colours', 'Flera färger'),
]

const colour: Attribute = {
  key: 'colour',
  label: { en: 'Colour', sv: 'Färg' },
  kind: 'choice',
  choices: colours,
}

const material = (...choices: Choice[]): Attribute => ({
  key: 'material',
  label: { en: 'Material', sv: 'Material' },
  kind: 'choice',
  choices,
})

const brand = (...suggestions: string[]): Attribute => ({
  key: 'brand',
  label: { en: 'Brand', sv: 'Märke' },
  kind: 'text',
  suggestions,
})

const number = (key: string, en: string, sv: string, unit?: Attribute['unit']): Attribute => ({
  key,
  label: { en, sv },
  kind: 'number',
  ...(unit && { unit }),
})

const size = { key: 'size', label: { en: 'Size', sv: 'Storlek' } } as const
const letters = ['XS', 'S', 'M', 'L', 'XL', 'XXL']
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index))

const wood = choice('Wood', 'Trä')
const metal = choice('Metal', 'Metall')
const glass = choice('Glass', 'Glas')
const stoneware = choice('Stoneware', 'Stengods')
const leather = choice('Leather', 'Läder')
const wool = choice('Wool', 'Ull')
const wicker = choice('Wicker', 'Flätverk')

/** The attributes of the products of each category, in the order of the form. A child has those of its parent too. */
export const attributes: Readonly<Record<string, readonly Attribute[]>> = {
  'cameras-and-sound': [
    brand('Bose', 'Canon', 'JBL', 'Nikon', 'Olympus', 'Panasonic', 'Philips', 'Sennheiser', 'Sony'),
    colour,
  ],
  'sport-and-outdoors': [
    brand('Abu Garcia', 'Adidas', 'Bauer', 'Crescent', 'Fjällräven', 'Monark', 'Salomon', 'Yonex'),
    { ...size, kind: 'text', suggestions: [...letters, ...range(34, 46)] },
    colour,
  ],
  'furniture-and-home': [
    brand('Hay', 'IKEA', 'String', 'Svenskt Tenn'),
    colour,
    material(
      wood,
      metal,
      glass,
      stoneware,
      wicker,
      wool,
      leather,
      choice('Fabric', 'Tyg'),
      choice('Paper', 'Papper'),
    ),
    number('width', 'Width', 'Bredd', { en: 'cm', sv: 'cm' }),
  ],
  instruments: [
    brand('Casio', 'Fender', 'Gibson', 'Hohner', 'Ludwig', 'Roland', 'Shure', 'Yamaha'),
    colour,
    number('strings', 'Strings', 'Strängar'),
    number('keys', 'Keys', 'Tangenter'),
  ],
  'clothes-and-bags': [
    {
      ...size,
      kind: 'choice',
      choices: [
        ...letters,
        ...range(5, 12),
        ...range(34, 46),
        '30/32',
        '31/32',
        '32/32',
        '33/32',
        '34/32',
      ].map((value) => ({ value })),
    },
    brand('Adidas', 'COS', 'Ecco', 'Filippa K', 'Fjällräven', 'H&M', 'Levi’s', 'Nike', 'Ray-Ban'),
    colour,
    material(
      leather,
      wool,
      choice('Cotton', 'Bomull'),
      choice('Linen', 'Linne'),
      choice('Denim', 'Denim'),
      choice('Silk', 'Siden'),
      choice('Straw', 'Halm'),
      choice('Synthetic', 'Syntet'),
    ),
  ],
  // In place of the sizes of all clothes.
  shoes: [
    {
      ...size,
      kind: 'choice',
      choices: [...range(5, 12), ...range(34, 46)].map((value) => ({ value })),
    },
  ],
  'kitchen-and-table': [
    brand(
      'Fiskars',
      'Gustavsberg',
      'Iittala',
      'Kosta Boda',
      'Le Creuset',
      'Rörstrand',
      'Skeppshult',
    ),
    material(
      stoneware,
      choice('Porcelain', 'Porslin'),
      glass,
      choice('Cast iron', 'Gjutjärn'),
      choice('Steel', 'Stål'),
      choice('Silver plate', 'Försilvrat'),
      wood,
      wicker,
    ),
    colour,
    number('pieces', 'Pieces', 'Delar'),
  ],
  'books-and-toys': [
    {
      key: 'language',
      label: { en: 'Language', sv: 'Språk' },
      kind: 'choice',
      choices: [
        choice('English', 'Engelska'),
        choice('Swedish', 'Svenska'),
        choice('Other', 'Annat'),
      ],
    },
    number('year', 'Year of publication', 'Utgivningsår'),
    material(
      wood,
      metal,
      glass,
      choice('Plush', 'Plysch'),
      choice('Cardboard', 'Kartong'),
      choice('Fabric', 'Tyg'),
      choice('Plastic', 'Plast'),
    ),
    number('pieces', 'Pieces', 'Delar'),
    colour,
  ],
  'computers-and-phones': [
    brand('Apple', 'Dell', 'Garmin', 'HP', 'Lenovo', 'Logitech', 'Nintendo', 'Samsung', 'Sony'),
    colour,
    number('storage', 'Storage', 'Lagring', { en: 'GB', sv: 'GB' }),
    number('memory', 'Memory', 'Minne', { en: 'GB', sv: 'GB' }),
    number('screen', 'Screen size', 'Skärmstorlek', { en: 'inches', sv: 'tum' }),
  ],
}
