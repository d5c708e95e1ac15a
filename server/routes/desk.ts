import {
  array,
  boolean,
  enums,
  integer,
  nullable,
  number,
  object,
  optional,
  string,
  type,
} from 'superstruct'
import { endpoint } from '../access/endpoint.ts'
import { listAudit } from '../desk/audit.ts'
import { readUserFile } from '../desk/userFile.ts'
import { find, listSuspended, productAnswer } from '../desk/find.ts'
import { lineOfText, PlainText } from '../http/decode.ts'
import { named } from '../http/json-schema.ts'
import { PageQuery, respondWithList } from '../http/list-page.ts'
import { orderAnswer } from '../orders/answer.ts'
import { caseAnswer, decisionsAbout, groundAnswers } from '../reports/case-answer.ts'
import { Can, Person, picture } from './answers.ts'
import { Case, Ground } from './cases.ts'
import { OrderInList } from './orders.ts'

const LONGEST_WORDS = 200

const user = {
  _id: string(),
  name: string(),
  email: string(),
  role: enums(['buyer', 'seller', 'admin']),
  isVerified: boolean(),
  isRemoved: boolean(),
  isSuspended: boolean(),
}
const FoundUser = named('FoundUser', object(user))
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

const ReportInFile = named(
  'ReportInFile',
  object({
    _id: string(),
    reason: nullable(string()),
    words: nullable(string()),
    at: string(),
    item: string(),
    other: Person,
  }),
)
const ReviewInFile = named(
  'ReviewInFile',
  object({
    orderId: string(),
    side: enums(['buyer', 'seller']),
    stars: integer(),
    words: string(),
    isHidden: boolean(),
    at: string(),
    item: string(),
    other: Person,
  }),
)
const AuditedAct = named(
  'AuditedAct',
  object({
    _id: string(),
    at: string(),
    by: Person,
    call: string(),
    event: nullable(string()),
    about: enums(['user', 'listing', 'message', 'review', 'order', 'case', 'conversation']),
    thingId: string(),
    item: string(),
    concerned: array(Person),
    words: string(),
  }),
)
const UserFile = named(
  'UserFile',
  object({
    ...user,
    since: string(),
    emailConfirmedAt: nullable(string()),
    removedAt: nullable(string()),
    removalReason: nullable(string()),
    payouts: nullable(enums(['pending', 'active', 'restricted', 'rejected'])),
    can: Can,
    grounds: array(Ground),
    products: array(FoundProduct),
    orders: array(OrderInList),
    reportsBy: array(ReportInFile),
    reportsAgainst: array(ReportInFile),
    reviewsBy: array(ReviewInFile),
    reviewsOf: array(ReviewInFile),
    cases: array(Case),
    log: array(AuditedAct),
  }),
)

const dated = <Row extends { at: Date }>({ at, ...row }: Row) => ({ ...row, at: at.toISOString() })

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
  endpoint({
    method: 'GET',
    path: '/admin/users/:id',
    access: { admin: 'any' },
    limit: 'read',
    summary:
      'Reads what an admin sees of a user: the newest twenty listings, orders, reports, reviews, cases and acts of admins.',
    extension: 'desk',
    answer: UserFile,
    example: { params: { id: 'seller-1' } },
    async handle({ viewer, params: { id } }, { database, flowClock }) {
      const { user: found, ...file } = await readUserFile(database, id)
      const seen = { viewer, now: flowClock() }
      const { since, emailConfirmedAt, removedAt } = found
      const isForDecision = found.role !== 'admin' && !found.isRemoved
      return {
        ...found,
        since: since.toISOString(),
        emailConfirmedAt: emailConfirmedAt?.toISOString() ?? null,
        removedAt: removedAt?.toISOString() ?? null,
        can: isForDecision ? decisionsAbout('user') : [],
        grounds: groundAnswers(),
        products: file.products.map(productAnswer),
        orders: file.orders.map((order) => orderAnswer(order, seen)),
        reportsBy: file.reportsBy.map(dated),
        reportsAgainst: file.reportsAgainst.map(dated),
        reviewsBy: file.reviewsBy.map(dated),
        reviewsOf: file.reviewsOf.map(dated),
        cases: file.cases.map((each) => caseAnswer(each, seen)),
        log: file.log,
      }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/admin/audit-log',
    access: { admin: 'any' },
    limit: 'read',
    summary: 'Lists the acts of admins, the newest first; with `user`, those that concern a user.',
    extension: 'desk',
    query: type({ ...PageQuery.schema, user: optional(PlainText) }),
    answer: array(AuditedAct),
    handle: (asked, { database, lists }) =>
      respondWithList(asked, lists, (page) =>
        listAudit(database, { userId: asked.query.user ?? null }, page),
      ),
  }),
]
