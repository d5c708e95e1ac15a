import { array, boolean, enums, integer, object, string, type } from 'superstruct'
import type { AppContext } from '../access/app-context.ts'
import { endpoint } from '../access/endpoint.ts'
import { everyMember, everyone } from '../access/permissions.ts'
import type { Viewer } from '../access/viewer.ts'
import { EventBody, filledLines } from '../http/decode.ts'
import { described, named } from '../http/json-schema.ts'
import { PageQuery, pageOf, respondWithPage } from '../http/list-page.ts'
import { Problem } from '../http/problem.ts'
import { respondPublicly } from '../http/public-list.ts'
import { reportThing, reviewThing } from '../reports/case.ts'
import { LONGEST_WORDS } from '../reports/case-answer.ts'
import { publicReviewAnswer, reviewsAnswer } from '../reviews/answer.ts'
import { listReviewsOf, readReviews } from '../reviews/read.ts'
import { sendReviewEvent } from '../reviews/send.ts'
import { Can, Deadline, Inserted, Person, PublicReview, reviewed } from './answers.ts'

/** How many reviews a page has by default. */
const AT_ONCE = 24

const Side = enums(['buyer', 'seller'])
const Reviews = named(
  'Reviews',
  object({
    _id: string(),
    now: string(),
    seq: integer(),
    role: enums(['buyer', 'seller', 'admin']),
    state: enums(['open', 'buyerWrote', 'sellerWrote', 'published', 'closed']),
    can: Can,
    deadline: described('When the reviews are published, whoever has written.', Deadline),
    buyer: Person,
    seller: Person,
    reviews: described(
      'Those that the caller may read: nobody reads the other side before the reviews are published.',
      array(object({ by: Side, ...reviewed, writtenAt: string(), isHidden: boolean() })),
    ),
  }),
)

async function answerOf({ database, flowClock }: AppContext, viewer: Viewer, id: string) {
  const found = await readReviews(database, id, viewer)
  if (found === null) throw new Problem('review-unknown')
  return reviewsAnswer(found, { viewer, now: flowClock() })
}

/** The reviews of an order have its id. They are there from the end of the deal. */
export const reviewEndpoints = [
  endpoint({
    method: 'GET',
    path: '/reviews/:id',
    access: { of: { flow: 'review' }, buyer: 'own', seller: 'own', admin: 'any' },
    limit: 'read',
    summary: 'Reads the reviews of an order that the caller may read.',
    extension: 'reviews',
    answer: Reviews,
    example: { params: { id: 'order-1' } },
    handle: ({ viewer, params }, app) => answerOf(app, viewer, params.id),
  }),
  endpoint({
    method: 'POST',
    path: '/reviews/:id/events',
    access: { of: { flow: 'review' }, buyer: 'own', seller: 'own' },
    limit: 'reviewEvent',
    isIdempotent: true,
    summary:
      'Sends an event of `can` to the reviews of an order, with the fields that `can` names.',
    extension: 'reviews',
    body: EventBody,
    answer: Reviews,
    example: {
      params: { id: 'order-1' },
      body: { event: 'buyer.write', stars: 5, choices: ['friendly'], words: 'As new.' },
    },
    async handle({ viewer, params: { id }, body }, app) {
      await sendReviewEvent(app, viewer, { id, body })
      return answerOf(app, viewer, id)
    },
  }),
  endpoint({
    method: 'POST',
    path: '/reviews/:id/reports',
    access: everyMember,
    limit: 'report',
    isIdempotent: true,
    summary: 'Reports a published review: the report joins its case.',
    extension: 'cases',
    body: type({ by: Side, words: filledLines(LONGEST_WORDS) }),
    answer: Inserted,
    example: { params: { id: 'order-1' }, body: { by: 'seller', words: 'It is about another.' } },
    async handle({ viewer, params: { id }, body: { by, words } }, { database, flowClock }) {
      const report = { userId: viewer.id, words, at: flowClock() }
      const insertedId = await database.transaction((transaction) =>
        reportThing(transaction, reviewThing(id, by), report),
      )
      return { acknowledged: true, insertedId }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/sellers/:id/reviews',
    access: everyone,
    limit: 'publicRead',
    isPublic: true,
    summary: 'Lists the published reviews of a seller, the newest first.',
    extension: 'reviews',
    query: PageQuery,
    answer: array(PublicReview),
    example: { params: { id: 'seller-1' } },
    handle({ context, params, query }, { reads }) {
      const { limit, ...page } = pageOf(query)
      return respondWithPage(
        context,
        { ...page, limit: limit ?? AT_ONCE },
        async (part) => (await listReviewsOf(reads, params.id, part)).map(publicReviewAnswer),
        respondPublicly,
      )
    },
  }),
]
