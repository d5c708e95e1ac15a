import {
  array,
  boolean,
  enums,
  integer,
  nullable,
  object,
  optional,
  string,
  type,
} from 'superstruct'
import type { AppContext } from '../access/app-context.ts'
import { endpoint } from '../access/endpoint.ts'
import { everyMember } from '../access/permissions.ts'
import type { Viewer } from '../access/viewer.ts'
import { EventBody, PlainText } from '../http/decode.ts'
import { named } from '../http/json-schema.ts'
import { PageQuery, respondWithList } from '../http/list-page.ts'
import { Problem } from '../http/problem.ts'
import { joinReports, takeUpCase } from '../reports/case.ts'
import { caseAnswer } from '../reports/case-answer.ts'
import { listCases, readCase } from '../reports/case-read.ts'
import { sendCaseEvent } from '../use-cases/case-events.ts'
import { Can, Inserted, Person, ProductLink, Texts, timelineStruct } from './answers.ts'

const About = enums(['listing', 'user', 'message', 'review'])
const State = enums([
  'open',
  'dismissed',
  'closed',
  'actioned',
  'settled',
  'appealed',
  'upheld',
  'reversed',
])
export const Ground = object({ key: string(), rule: integer(), text: Texts })

/** A case of moderation. Some fields are for admins, and some not for those who have reported. */
export const Case = named(
  'Case',
  object({
    _id: string(),
    now: string(),
    seq: integer(),
    role: enums(['admin', 'concerned', 'reporter']),
    about: About,
    state: State,
    can: Can,
    isInForce: boolean(),
    product: nullable(ProductLink),
    concerned: optional(Person),
    concernedRole: optional(enums(['buyer', 'seller'])),
    message: optional(nullable(string())),
    review: optional(
      nullable(
        object({
          orderId: string(),
          by: enums(['buyer', 'seller']),
          stars: integer(),
          words: string(),
        }),
      ),
    ),
    decision: nullable(
      object({
        measure: enums(['hide', 'warn', 'suspend', 'remove']),
        at: nullable(string()),
        ground: optional(Ground),
        words: optional(string()),
        until: optional(nullable(string())),
      }),
    ),
    appeal: optional(nullable(object({ words: string(), answer: string() }))),
    appealUntil: nullable(string()),
    decideBy: nullable(string()),
    grounds: optional(array(Ground)),
    reports: optional(
      array(
        object({
          reason: optional(string()),
          words: optional(string()),
          at: nullable(string()),
          by: Person,
        }),
      ),
    ),
    timeline: timelineStruct(State, {}),
  }),
)

async function answerOf({ database, flowClock }: AppContext, viewer: Viewer, id: string) {
  const found = await readCase(database, id)
  if (found === null) throw new Problem('case-unknown')
  return caseAnswer(found, { viewer, now: flowClock() })
}

export const caseEndpoints = [
  endpoint({
    method: 'GET',
    path: '/cases',
    access: everyMember,
    limit: 'read',
    summary:
      'Lists the cases that wait for an admin, the most urgent first; with `decided`, the others, the newest first. For others, the decisions that concern them.',
    extension: 'cases',
    query: type({ ...PageQuery.schema, show: optional(enums(['waiting', 'decided'])) }),
    answer: array(Case),
    example: { query: { show: 'decided' } },
    handle: (asked, { database, flowClock, lists }) =>
      respondWithList(asked, lists, async (page) => {
        const { viewer, query } = asked
        const wanted =
          viewer.role === 'admin'
            ? { isWaiting: query.show !== 'decided' }
            : { isWaiting: false, concernedId: viewer.id }
        const cases = await listCases(database, wanted, page)
        return cases.map((row) => caseAnswer(row, { viewer, now: flowClock() }))
      }),
  }),
  endpoint({
    method: 'POST',
    path: '/cases',
    access: { admin: 'any' },
    limit: 'administration',
    isIdempotent: true,
    summary:
      'Opens a case about a listing, a user, a message or a review; there is at most one open case of each.',
    extension: 'cases',
    body: type({ about: About, id: PlainText }),
    answer: Inserted,
    example: { body: { about: 'listing', id: 'product-1' } },
    audit: ({ body: { about, id } }) => ({ about, id }),
    async handle({ viewer, body: { about, id } }, { database, flowClock }) {
      const insertedId = await database.transaction(async (transaction) => {
        const at = flowClock()
        const opening = { by: 'admin.open', userId: viewer.id, at } as const
        const taken = await takeUpCase(transaction, { about, id }, opening)
        if (about === 'listing') await joinReports(transaction, taken, { productId: id, at })
        return taken.id
      })
      return { acknowledged: true, insertedId }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/cases/:id',
    access: { of: { flow: 'case' }, buyer: 'own', seller: 'own', admin: 'any' },
    limit: 'read',
    summary: 'Reads a case, as its admin, the one concerned or somebody who has reported sees it.',
    extension: 'cases',
    answer: Case,
    example: { params: { id: 'case-1' } },
    handle: ({ viewer, params: { id } }, app) => answerOf(app, viewer, id),
  }),
  endpoint({
    method: 'POST',
    path: '/cases/:id/events',
    access: { of: { flow: 'case' }, buyer: 'own', seller: 'own', admin: 'any' },
    limit: 'caseEvent',
    isIdempotent: true,
    summary: 'Sends an event of `can` to a case.',
    extension: 'cases',
    body: EventBody,
    answer: Case,
    example: { params: { id: 'case-1' }, body: { event: 'concerned.appeal', words: 'I own it.' } },
    audit: ({ params }) => ({ about: 'case', id: params.id }),
    async handle({ viewer, params: { id }, body }, app) {
      await sendCaseEvent(app, viewer, { id, body })
      return answerOf(app, viewer, id)
    },
  }),
]
