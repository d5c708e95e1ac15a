import { stableRandom } from '../../../server/demo-data/stable-random.ts'
import type { Database } from '../../../server/database/database.ts'

const SELLERS = 500
const CATEGORIES = 8

/** The names of products: the first of each list are frequent, the last are rare. */
const THINGS = [
  'bicycle',
  'cykel',
  'chair',
  'stol',
  'sofa',
  'soffa',
  'lamp',
  'lampa',
  'table',
  'bord',
  'camera',
  'kamera',
  'guitar',
  'gitarr',
  'jacket',
  'jacka',
  'phone',
  'telefon',
  'laptop',
  'dator',
  'headphones',
  'hörlurar',
  'speaker',
  'högtalare',
  'kontorsstol',
  'soffbord',
  'systemkamera',
  'vinterjacka',
  'bookcase',
  'bokhylla',
  'tent',
  'tält',
  'skis',
  'skidor',
  'handbag',
  'handväska',
  'sewing machine',
  'symaskin',
  'espresso machine',
  'kaffebryggare',
  'record player',
  'skivspelare',
]
const QUALITIES = [
  'red',
  'blue',
  'black',
  'white',
  'small',
  'large',
  'old',
  'nearly new',
  'röd',
  'blå',
  'svart',
  'vit',
  'liten',
  'stor',
  'gammal',
  'oanvänd',
  'electric',
  'folding',
  'leather',
  'wooden',
]
const BRANDS = [
  'Canon',
  'Nikon',
  'Sony',
  'Fender',
  'Yamaha',
  'IKEA',
  'Crescent',
  'Trek',
  'Lenovo',
  'Samsung',
  'Bosch',
  'Husqvarna',
  'Asics',
  'Singer',
  'Thorens',
  'Moccamaster',
]
const PLACES = ['Lund', 'Malmö', 'Göteborg', 'Stockholm', 'Umeå', 'Seattle', 'Portland', 'Åre']

const list = (words: readonly string[]) => `array['${words.join("','")}']`
/** A pseudo-random number from 0 to 1 for the product i, different for each salt. */
const random = (salt: number) =>
  `(('x' || substr(md5(i || '-${salt}'), 1, 7))::bit(28)::int / 268435456.0)`
/** Picks a word; the square makes the first ones frequent. */
const word = (words: readonly string[], salt: number) =>
  `(${list(words)})[1 + floor(power(${random(salt)}, 2) * ${words.length})::int]`
const evenly = (words: readonly string[], salt: number) =>
  `(${list(words)})[1 + floor(${random(salt)} * ${words.length})::int]`

/** So many products are inserted at once: the words of all of them are collected in memory. */
const AT_ONCE = 20_000

/** Fills a market with products that have names of a real one: two languages, frequent and rare words, model numbers. */
export async function fillMarket(database: Database, products: number): Promise<void> {
  await database.execute(`
  insert into users (id, name, email, role, is_verified)
    select 'dealer' || i, 'Dealer ' || i, 'dealer' || i || '@bench.test', 'seller', i % 2 = 0
      from generate_series(0, ${SELLERS - 1}) i;
  insert into categories (id, name, position)
    select 'c' || i, 'Category ' || i, 1 + i from generate_series(0, ${CATEGORIES - 1}) i;`)
  for (let first = 0; first < products; first += AT_ONCE) {
    await database.execute(insertOf(first, Math.min(first + AT_ONCE, products) - 1))
  }
  // The statements of one call are one transaction, in which a vacuum cannot run.
  await database.execute('vacuum analyze')
}

const insertOf = (first: number, last: number) => `
  insert into products (id, seller_id, category_id, name, description, image, asking_price_cents, retail_price_cents,
                        condition, purchase_year, contact, location, is_sold, created_at)
    select 'item' || i, 'dealer' || i % ${SELLERS}, 'c' || i % ${CATEGORIES},
           ${evenly(QUALITIES, 1)} || ' ' || ${word(THINGS, 2)} || ' ' || ${word(BRANDS, 3)} || ' ' || chr(65 + i % 26) || i % 5000,
           'Bought new. ' || ${evenly(QUALITIES, 4)} || ', works well with a ' || ${word(THINGS, 5)} || '.',
           '/images/' || md5(i::text) || '.jpg', 500 + floor(power(${random(6)}, 3) * 90000)::int, 100000,
           (array['excellent', 'good', 'fair'])[1 + i % 3], 2015, '+1 555 0123', ${evenly(PLACES, 7)}, i % 10 = 9,
           now() - i * interval '1 second'
      from generate_series(${first}, ${last}) i`

/** Words as people type them that are not in the names: other forms, wrong letters, beginnings. */
const TYPED = [
  'kameran',
  'guitars',
  'cyklar',
  'jackets',
  'lampor',
  'stolarna',
  'hogtalare',
  'horlurar',
  'guitr',
  'soffbrod',
  'hedphones',
  'bycicle',
  'kont',
  'espre',
  'skivs',
  'handb',
  'bike',
  'couch',
  'mobil',
  'notebook',
]
const FILTERS = [
  'category=c2',
  'price=25-50',
  'condition=good&verified=yes',
  'location=Lund',
  'sort=price-asc',
  'sort=newest',
  'price=0-25&condition=fair',
  'category=c3&price=100-250',
]

/** The kinds of questions, which take turns. */
const ASKED: readonly ((of: (words: readonly string[]) => string, number: number) => string[])[] = [
  (of) => [of(THINGS)],
  (of) => [of(TYPED)],
  (of) => [of(QUALITIES), of(THINGS)],
  (of) => [of(BRANDS), of(THINGS)],
  (_, number) => [`${String.fromCodePoint(65 + (number % 26))}${(number * 37) % 5000}`],
  (of) => [of(THINGS), of(QUALITIES)],
  (of) => [of(QUALITIES), of(THINGS), of(BRANDS)],
  (of) => [of(TYPED), of(BRANDS)],
]

/** The kinds of questions, by which p95 is told. */
export const KINDS = [
  'a word',
  'two words',
  'three words or more',
  'words and filters',
  'filters alone',
] as const
export type Kind = (typeof KINDS)[number]

export function kindOf(question: string): Kind {
  const { q, ...filters } = Object.fromEntries(new URLSearchParams(question))
  if (q === undefined) return 'filters alone'
  if (Object.keys(filters).length > 0) return 'words and filters'
  return KINDS[Math.min(q.split(' ').length, 3) - 1] ?? 'a word'
}

/** Questions of which none comes twice: a third has filters or another order, and some have filters alone. */
export const questions: readonly string[] = [
  ...new Set(
    Array.from({ length: 20_000 }, (_, number) => {
      const of = (words: readonly string[]) =>
        words[Math.floor(stableRandom(`${words[0]} ${number}`) * words.length)] ?? ''
      const words = number % 23 === 0 ? [] : (ASKED[number % ASKED.length]?.(of, number) ?? [])
      const filter = number % 3 === 0 || words.length === 0 ? of(FILTERS) : ''
      return [...(words.length > 0 ? [`q=${encodeURIComponent(words.join(' '))}`] : []), filter]
        .filter((part) => part !== '')
        .join('&')
    }),
  ),
]
