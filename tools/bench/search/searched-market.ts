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
const AT_ONCE = 250_000

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

/** Searches: frequent and rare words, several words, other forms, wrong letters, beginnings, filters and sorts. */
export const questions: readonly string[] = [
  'q=cykel',
  'q=chair',
  'q=kameran',
  'q=guitars',
  'q=record+player',
  'q=moccamaster',
  'q=B2705',
  'q=canon+camera',
  'q=svart+soffa',
  'q=leather+jacket+m%C3%A4rke',
  'q=hogtalare',
  'q=guitr',
  'q=soffbrod',
  'q=hedphones',
  'q=kont',
  'q=espre',
  'q=stol&category=c2',
  'q=bike&price=25-50',
  'q=lampa&condition=good&verified=yes',
  'q=jacka&location=Lund',
  'q=telefon&sort=price-asc',
  'q=table&sort=newest',
  'category=c3&price=100-250',
  'q=bosch&price=0-25&condition=fair',
]
