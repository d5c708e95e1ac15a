import { array, boolean, enums, number, object, optional, string, type } from 'superstruct'
import { endpoint } from '../access/endpoint.ts'
import { find, listSuspended, productAnswer } from '../desk/find.ts'
import { lineOfText } from '../http/decode.ts'
import { named } from '../http/json-schema.ts'
import { orderAnswer } from '../orders/answer.ts'
import { Person, picture } from './answers.ts'
import { OrderInList } from './orders.ts'

const LONGEST_WORDS = 200

const FoundUser = named(
  'FoundUser',
  object({
    _id: string(),
    name: string(),
    email: string(),
    role: enums(['buyer', 'seller', 'admin']),
    isVerified: boolean(),
    isRemoved: boolean(),
    isSuspended: boolean(),
  }),
)
const FoundProduct = named(
  'FoundProduct',
  object({
    _id: string(),
    name: string(),
    ...picture,
    price: number(),
    state: enums(['forSale', 'notForSale', 'sold', 'removed']),
    seller: Person,
  }),
)

/** The calls of an admin's desk. */
export const deskEndpoints = [
  endpoint({
    method: 'GET',
    path: '/admin/search',
    access: { admin: 'any' },
    limit: 'read',
    summary:
      'Finds up to ten users, products and orders of each by words, e-mail address or id, the newest first; without words, the suspended users.',
    extension: 'desk',
    query: type({ words: optional(lineOfText(LONGEST_WORDS)) }),
    answer: object({
      users: array(FoundUser),
      products: array(FoundProduct),
      orders: array(OrderInList),
    }),
    example: { query: { words: 'buyer@loppis.test' } },
    async handle({ viewer, query: { words = '' } }, { database, flowClock }) {
      if (words === '') return { users: await listSuspended(database), products: [], orders: [] }
      const { users, products, orders } = await find(database, words)
      const seen = { viewer, now: flowClock() }
      return {
        users,
        products: products.map(productAnswer),
        orders: orders.map((order) => orderAnswer(order, seen)),
      }
    },
  }),
]
