import type { Queryable } from '../../../server/database/database.ts'
import { NO_FILTERS } from '../../../server/search/facets.ts'
import { search } from '../../../server/search/search.ts'
import { judgedProducts } from './judged-products.ts'
import { judgedQuestions } from './judged-questions.ts'
import { type ShopProduct, shopProducts } from './shop.ts'
import { shopQuestions } from './shop-questions.ts'

type Product = { name: string; description: string }
/** A question, and how much it wants each product: 0 is not at all, 3 is most. */
type Question = { question: string; grades: readonly number[] }
type JudgedSet = { products: readonly Product[]; questions: readonly Question[] }

/** The first products of an answer, which a person looks at. */
const SEEN = 10
const [WANTED, NEAR] = [3, 1]

const partsOf = (line: string, separator: string) =>
  line.split(separator).map((part) => part.trim())

/** The goods of the demo world's kind in two languages. */
function secondHand(): JudgedSet {
  const products = judgedProducts.map((line) => {
    const [name = '', description = '', is = '', near = ''] = partsOf(line, '|')
    return { name, description, is: partsOf(is, ','), near: partsOf(near, ',') }
  })
  const questions = judgedQuestions.map((line) => {
    const [question = '', meant = ''] = partsOf(line, '>')
    const gradeOf = ({ is, near }: (typeof products)[number]) =>
      is.includes(meant) ? WANTED : near.includes(meant) ? NEAR : 0
    return { question, grades: products.map(gradeOf) }
  })
  return { products, questions }
}

type Wish = { kind: string; texts: readonly string[] }
const wishOf = (text: string): Wish => {
  const [kind = '', texts = ''] = partsOf(text, ':')
  return { kind, texts: texts === '' ? [] : partsOf(texts, ',') }
}

/** Returns the share of a wish's texts that a product of its kind has; null for another kind. */
function shareOf({ kind, texts }: Wish, product: ShopProduct): number | null {
  if (product.kind !== kind) return null
  const written = ` ${`${product.name} ${product.description}`.toLowerCase().replaceAll(/[^a-z0-9+"]+/g, ' ')} `
  const had = texts.filter((text) => written.includes(` ${text}`))
  return texts.length === 0 ? 1 : had.length / texts.length
}

/** A shop with the messy titles of its suppliers. The grade is the mean of three judgements. */
function shop(): JudgedSet {
  const questions = shopQuestions.map((line) => {
    const [question = '', meant = '', near = '', ...patterns] = partsOf(line, ' | ')
    const [taken = '', not = ''] = patterns
    const wanted = wishOf(meant)
    // 'phone: a, b' is one wish with two texts, and 'phone, tablet' two wishes.
    const others = near.includes(':')
      ? partsOf(near, ';').map(wishOf)
      : partsOf(near, ',').map(wishOf)
    const [takes, refuses] = [new RegExp(taken), not === '' ? null : new RegExp(not)]
    // A buyer who wants this and nothing else.
    const ofBuyer = (product: ShopProduct) => {
      const share = shareOf(wanted, product)
      return share === null ? 0 : share === 1 ? 3 : 1
    }
    // An assistant of the shop, who shows what else may do.
    const ofAssistant = (product: ShopProduct) => {
      const share = shareOf(wanted, product)
      if (share === 1) return 3
      if (others.some((other) => shareOf(other, product) === 1)) return 2
      return share !== null || product.of.includes(wanted.kind) ? 1 : 0
    }
    // A reader of the title alone.
    const ofReader = ({ name }: ShopProduct) => {
      const title = name.toLowerCase().replaceAll('-', ' ')
      if (!takes.test(title)) return 0
      return refuses?.test(title) === true ? 1 : 3
    }
    const gradeOf = (product: ShopProduct) =>
      (ofBuyer(product) + ofAssistant(product) + ofReader(product)) / 3
    return { question, grades: shopProducts.map(gradeOf) }
  })
  return { products: shopProducts, questions }
}

export const judgedSets = { secondHand, shop }

/** Inserts the products of a judged set, in a database without others. */
export async function insertJudgedProducts(
  database: Queryable,
  { products }: JudgedSet,
): Promise<void> {
  await database.execute(`
    insert into users (id, name, email, role) values ('seller', 'Seller', 'seller@bench.test', 'seller');
    insert into categories (id, name, position) values ('all', 'All', 0);`)
  await database.query(
    `insert into products (id, seller_id, category_id, name, description, image, asking_price_cents,
                           retail_price_cents, condition, purchase_year, contact, location)
     select product - 1, 'seller', 'all', name, description, '/a.avif', 2000, 9900, 'good', 2020, '555', 'Lund'
       from unnest($1::text[], $2::text[]) with ordinality products (name, description, product)`,
    [products.map(({ name }) => name), products.map(({ description }) => description)],
  )
}

/** Returns the discounted cumulative gain of grades in this order. */
const gainOf = (grades: readonly number[]) =>
  grades
    .slice(0, SEEN)
    .reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)

/** A question with the quality of its answer. */
export type Judged = { question: string; ndcg: number }

/**
 * Asks each judged question, and returns its nDCG@10: the gain of the first ten products over the gain of the best ten, so
 * that 1 is the best order that there is. Requires the products of the set.
 */
export async function judgeSearch(
  database: Queryable,
  { questions }: JudgedSet,
): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const { question, grades } of questions) {
    const best = gainOf(grades.toSorted((one, other) => other - one))
    if (best === 0) throw new Error(`No product is wanted by '${question}'.`)
    const asked = { text: question, filters: NO_FILTERS, sort: 'relevance', limit: SEEN } as const
    const { products } = await search(database, { ...asked, after: null })
    const gain = gainOf(products.map(({ _id }) => grades[Number(_id)] ?? 0))
    judged.push({ question, ndcg: gain / best })
  }
  return judged
}

/** Returns the mean quality. */
export const meanOf = (judged: readonly Judged[]): number =>
  judged.reduce((sum, { ndcg }) => sum + ndcg, 0) / judged.length
