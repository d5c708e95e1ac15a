import { array, object, optional, string, number, type } from 'superstruct'
import { endpoint } from '../access/endpoint.ts'
import { inQuery } from '../access/permissions.ts'
import { PlainText } from '../http/decode.ts'
import { named } from '../http/json-schema.ts'
import { PageQuery, respondWithList } from '../http/list-page.ts'
import { listSales } from '../listings/sales.ts'
import { withProgress } from '../orders/progress.ts'
import { Meeting, Party, Product, Progress } from './answers.ts'

const Sale = named(
  'Sale',
  object({
    ...Product.schema,
    price: number(),
    boughtBy: string(),
    bookers: array(object({ bookerName: string(), bookerEmail: string() })),
    buyer: Party,
    soldAt: string(),
    meeting: Meeting,
    orderId: optional(string()),
    progress: optional(Progress),
  }),
)

export const saleEndpoints = [
  endpoint({
    method: 'GET',
    path: '/sold-products',
    access: { of: { email: inQuery('email') }, seller: 'own' },
    limit: 'read',
    summary: 'Lists the sales of the caller, the latest first.',
    query: type({ email: PlainText, ...PageQuery.schema }),
    answer: array(Sale),
    example: { query: { email: 'seller@loppis.test' } },
    handle: (asked, { database, lists }) =>
      respondWithList(asked, lists, async (page) =>
        withProgress(database, await listSales(database, asked.viewer.id, page)),
      ),
  }),
]
