import type { Queryable } from '../../../server/database/database.ts'
import { NO_FILTERS } from '../../../server/search/facets.ts'
import { search } from '../../../server/search/search.ts'
import { judgedProducts } from './judged-products.ts'
import { judgedQuestions } from './judged-questions.ts'

/** The first products of an answer, which a person looks at. */
const SEEN = 10
/** How much a question wants a product that is what it asks for, or is near to it. */
const [WANTED, NEAR] = [3, 1]

const partsOf = (line: string, separator: string) =>
  line.split(separator).map((part) => part.trim())

/** Returns how much each product is wanted by a question for this. */
const gradesFor = (meant: string): number[] =>
  judgedProducts.map((line) => {
    const [, , is = '', near = ''] = partsOf(line, '|')
    if (partsOf(is, ',').includes(meant)) return WANTED
    return partsOf(near, ',').includes(meant) ? NEAR : 0
  })

/** Inserts the judged products, in a database without others. */
export async function insertJudgedProducts(database: Queryable): Promise<void> {
  await database.execute(`
    insert into users (id, name, email, role) values ('seller', 'Seller', 'seller@bench.test', 'seller');
    insert into categories (id, name, position) values ('all', 'All', 0);`)
  for (const [index, line] of judgedProducts.entries()) {
    const [name, description] = partsOf(line, '|')
    await database.query(
      `insert into products (id, seller_id, category_id, name, description, image, asking_price_cents,
                             retail_price_cents, condition, purchase_year, contact, location)
       values ($1, 'seller', 'all', $2, $3, '/a.avif', 2000, 9900, 'good', 2020, '555', 'Lund')`,
      [String(index), name, description],
    )
  }
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
 * that 1 is the best order that there is. Requires the judged products.
 */
export async function judgeSearch(database: Queryable): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const line of judgedQuestions) {
    const [question = '', meant = ''] = partsOf(line, '>')
    const grades = gradesFor(meant)
    const best = gainOf(grades.toSorted((one, other) => other - one))
    if (best === 0) throw new Error(`No product is '${meant}'.`)
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
