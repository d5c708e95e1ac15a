import { beforeEach, describe, expect, test } from 'vitest'
import { millisecondsOf } from '../../machines/market/duration.ts'
import { policy } from '../../machines/market/policy.ts'
import { auditFlows } from '../../server/flows/audit.ts'
import { caseFlow } from '../../server/reports/case.ts'
import { enforcedCaseFlow } from '../../server/use-cases/case-events.ts'
import { reviewFlow } from '../../server/reviews/review.ts'
import { offered, readOfferOf } from './offer-steps.ts'
import { buyGuitar, runOrders, sendTo } from './order-steps.ts'
import { minutesPass } from './test-app-steps.ts'
import { book, emailOf, openTestApp, type Person, type TestApp } from './test-app.ts'
import { fireDeadlines } from './work-steps.ts'

let market: TestApp
let order: string

beforeEach(async () => {
  market = await openTestApp()
  order = await buyGuitar(market)
})

const toOrder = (...events: Parameters<typeof sendTo>[2][]) =>
  events.reduce<Promise<unknown>>(
    (before, event) => before.then(() => sendTo(market, order, event)),
    Promise.resolve(),
  )
const receive = () => toOrder({ type: 'buyer.confirm' })
const read = (as: Person) => market.call('GET', `/reviews/${order}`, { as })
const send = (as: Person, event: string, fields: object = {}) =>
  market.call('POST', `/reviews/${order}/events`, { as, json: { event, ...fields } })
const byAnn = { stars: 2, choices: ['friendly'], words: 'A deep scratch on the back.' }
const bySue = { stars: 5, choices: ['onTime'], words: 'A pleasure to deal with.' }
const annWrites = (fields: object = {}) => send('ann', 'buyer.write', { ...byAnn, ...fields })
const sueWrites = () => send('sue', 'seller.write', bySue)
const report = (as: Person, words = 'It names me.') =>
  market.call('POST', `/reviews/${order}/reports`, { as, json: { by: 'buyer', words } })
const casesOf = async () =>
  (await market.call('GET', '/cases', { as: 'ada' })).body as { _id: string }[]
const toCase = (as: Person, id: string, event: string, fields: object = {}) =>
  market.call('POST', `/cases/${id}/events`, { as, json: { event, ...fields } })
const act = (id: string, decision: { measure: string }) =>
  toCase('ada', id, 'admin.act', { ground: 'abuse', words: 'It names a shop', ...decision })
const daysPass = async (days: number) => {
  minutesPass(market, days * 24 * 60)
  await fireDeadlines(market.market, reviewFlow)
}
const ofSue = async () => (await market.call('GET', '/sellers/sue/reviews')).body as object[]
const toldLast = async (as: Person) =>
  ((await market.call('GET', '/notifications', { as })).body as { text: { en: string } }[])[0]?.text
    .en

describe('the two of an order can review each other', () => {
  const problem = (kind: 'notReceived' | 'damaged') =>
    ({ type: 'buyer.reportProblem', kind, reason: 'It is broken.', pictures: [] }) as const
  const review = { state: 'open', reviews: [] }
  const contest = { type: 'seller.contest', reason: 'It was fine.', pictures: [] } as const
  test.each<[string, Parameters<typeof toOrder>]>([
    ['the buyer confirms the item', [{ type: 'buyer.confirm' }]],
    [
      'a report of a problem ends with a part of the price',
      [
        { type: 'seller.meet' },
        problem('damaged'),
        { type: 'seller.offerPart', cents: 500 },
        { type: 'buyer.acceptPart', cents: 500 },
      ] as Parameters<typeof toOrder>,
    ],
    [
      'an admin decides for the buyer, who has nothing',
      [
        { type: 'seller.meet' },
        problem('notReceived'),
        contest,
        { type: 'admin.refund', reason: 'No proof.' },
      ] as Parameters<typeof toOrder>,
    ],
  ])('after %s', async (_, events) => {
    expect((await read('ann')).body).toMatchObject({ code: 'review-unknown' })
    await toOrder(...events)
    expect((await read('ann')).body).toMatchObject({ ...review, role: 'buyer' })
    expect((await read('sue')).body).toMatchObject({ ...review, role: 'seller' })
  })
  test.each<[string, Parameters<typeof toOrder>]>([
    ['the seller has canceled', [{ type: 'seller.cancel', reason: 'Broken.' }]],
    [
      'the seller refunds an item that never came',
      [{ type: 'seller.meet' }, problem('notReceived'), { type: 'seller.takeBack' }] as Parameters<
        typeof toOrder
      >,
    ],
  ])('never when %s', async (_, events) => {
    await toOrder(...events)
    await runOrders(market)
    expect((await read('ann')).status).toBe(404)
  })
  test('once, also when the item is received again after a return that lapsed', async () => {
    await receive()
    await annWrites()
    await toOrder(
      { type: 'buyer.askToReturn', reason: 'Too loud.' },
      { type: 'seller.agreeToReturn' },
      { type: 'deadline.claimLapsed' },
    )
    expect((await read('ann')).body).toMatchObject({ state: 'buyerWrote' })
  })
})

describe('before both have written', () => {
  beforeEach(receive)
  test('no answer has the words, the stars or the average of a review, but for its author', async () => {
    await annWrites()
    expect((await read('ann')).body).toMatchObject({
      state: 'buyerWrote',
      reviews: [{ by: 'buyer', ...byAnn, answer: null }],
    })
    expect((await read('sue')).body).toMatchObject({ state: 'buyerWrote', reviews: [] })
    expect((await read('ada')).body).toMatchObject({ reviews: [], can: [] })
    const own = ['/account/data', '/notifications', '/orders', `/orders/${order}`]
    const answers = await Promise.all([
      ...own.map((path) => market.call('GET', path, { as: 'sue' })),
      ...['/sellers/sue', '/sellers/sue/reviews', '/products/p2', '/v2/category/music'].map(
        (path) => market.call('GET', path),
      ),
    ])
    for (const answer of answers) {
      expect(JSON.stringify(answer.body)).not.toMatch(/scratch|"stars":2|"average"/)
    }
  })
  test('a side can change its review, which is no news to the other', async () => {
    await annWrites()
    expect(await toldLast('sue')).toBe('Ann wrote a review about Guitar 1. Write yours to read it.')
    await market.call('POST', '/notifications/read', { as: 'sue', json: { all: true } })
    await annWrites({ stars: 4, words: '' })
    expect((await read('ann')).body).toMatchObject({ reviews: [{ stars: 4, words: '' }] })
    const { body } = await market.call('GET', '/notifications', { as: 'sue' })
    expect(
      (body as { text: { en: string } }[]).filter(({ text }) => text.en.includes('wrote a review')),
    ).toHaveLength(1)
  })
  test.each([
    ['no stars', { stars: 0 }],
    ['six stars', { stars: 6 }],
    ['half a star', { stars: 2.5 }],
    ['a text for stars', { stars: '5' }],
    ['a choice that is not there', { choices: ['cheap'] }],
    ['words that are too long', { words: 'a'.repeat(1001) }],
  ])('refuses %s', async (_, fields) => {
    expect((await annWrites(fields)).body).toMatchObject({ code: 'invalid-request' })
    expect((await read('ann')).body).toMatchObject({ state: 'open' })
  })
  test('refuses the choice of the other side, the event of the other side, and strangers', async () => {
    expect(
      (await send('sue', 'seller.write', { ...bySue, choices: ['asDescribed'] })).body,
    ).toMatchObject({ code: 'invalid-request' })
    expect((await send('sue', 'buyer.write', bySue)).body).toMatchObject({ code: 'role-required' })
    expect((await send('bob', 'buyer.write', byAnn)).body).toMatchObject({ code: 'not-yours' })
    expect((await send('ada', 'buyer.write', byAnn)).body).toMatchObject({ code: 'role-required' })
  })
  test('nothing can be answered or reported', async () => {
    await annWrites()
    expect((await send('sue', 'seller.answer', { words: 'No.' })).body).toMatchObject({
      code: 'review-refused',
      state: 'buyerWrote',
    })
    expect((await report('sue')).status).toBe(404)
    await sueWrites()
    expect((await read('sue')).body).toMatchObject({ reviews: [{ answer: null }, {}] })
  })
})

describe('the reviews are public', () => {
  beforeEach(receive)
  test('when both have written: each reads both, and nobody can change them', async () => {
    await sueWrites()
    await annWrites()
    const both = [
      { by: 'buyer', ...byAnn },
      { by: 'seller', ...bySue },
    ]
    expect((await read('ann')).body).toMatchObject({ state: 'published', reviews: both })
    expect((await read('sue')).body).toMatchObject({ state: 'published', reviews: both })
    expect(await ofSue()).toMatchObject([{ author: 'Ann', productName: 'Guitar 1', ...byAnn }])
    expect(await toldLast('sue')).toBe(
      'Ann reviewed you too. You can both read the reviews of Guitar 1.',
    )
    expect((await annWrites({ stars: 5 })).body).toMatchObject({ code: 'review-refused' })
    expect(await ofSue()).toMatchObject([{ stars: 2 }])
  })
  test('after 14 days: what is there, and the other side writes no more', async () => {
    await annWrites()
    await daysPass(13)
    expect(await ofSue()).toEqual([])
    await daysPass(1)
    expect(await ofSue()).toMatchObject([byAnn])
    expect((await read('sue')).body).toMatchObject({
      state: 'published',
      reviews: [{ by: 'buyer' }],
    })
    expect((await sueWrites()).body).toMatchObject({ code: 'review-refused' })
    expect(await toldLast('sue')).toBe('The review of Guitar 1 is public now.')
  })
  test('never, where nobody has written within 14 days', async () => {
    await daysPass(14)
    expect((await read('ann')).body).toMatchObject({ state: 'closed', can: [], deadline: null })
    expect((await annWrites()).body).toMatchObject({ code: 'review-refused' })
  })
  test('without the name of an author whose account is removed', async () => {
    await annWrites()
    await sueWrites()
    await market.call('DELETE', '/remove-buyer?id=ann', { as: 'ada' })
    expect(await ofSue()).toMatchObject([{ author: '', ...byAnn }])
  })
})

test('a seller reads the average of a buyer in offers and bookings, once it is public', async () => {
  const ofAnn = async () => {
    const asSue = async (path: string) => (await market.call('GET', path, { as: 'sue' })).body
    const products = (await asSue(`/all-products/${emailOf('sue')}`)) as {
      bookings?: { rating: object }[]
    }[]
    return [
      ...((await asSue('/offers')) as { buyer: { rating: object } }[]).map(({ buyer }) => buyer),
      ...products.flatMap(({ bookings = [] }) => bookings),
    ].map(({ rating }) => rating)
  }
  await book(market, 3, 'ann')
  const id = await offered(market, 'ann', 40, 2)
  await receive()
  await sueWrites()
  expect(await ofAnn()).toEqual([{ count: 0 }, { count: 0 }])
  await annWrites()
  expect(await ofAnn()).toEqual([
    { count: 1, average: 5 },
    { count: 1, average: 5 },
  ])
  expect(await readOfferOf(market, id, 'ann')).not.toHaveProperty('buyer.rating')
})

test('who has not written is asked after a day, and reminded three days before the end', async () => {
  await receive()
  await sueWrites()
  await daysPass(1)
  expect(await toldLast('ann')).toBe('How did it go with Guitar 1? Write a review within 13 days.')
  expect(await toldLast('sue')).not.toContain('How did it go')
  await daysPass(10)
  expect(await toldLast('ann')).toBe('You have 3 days left to review how it went with Guitar 1.')
})

describe('a published review', () => {
  beforeEach(async () => {
    await receive()
    await annWrites()
    await sueWrites()
  })
  test('is answered once, by the side that it is about', async () => {
    expect((await send('sue', 'seller.answer', { words: 'I am sorry.' })).status).toBe(200)
    expect(await ofSue()).toMatchObject([{ answer: { words: 'I am sorry.' } }])
    expect(await toldLast('ann')).toBe('Sue answered your review of Guitar 1.')
    expect((await send('sue', 'seller.answer', { words: 'Or not.' })).body).toMatchObject({
      code: 'review-refused',
    })
    expect(await ofSue()).toMatchObject([{ answer: { words: 'I am sorry.' } }])
  })
  test('is reported by anybody but its author, in one case', async () => {
    expect((await report('ann')).body).toMatchObject({ code: 'role-required' })
    await report('sue')
    await report('bob')
    await report('bob', 'It is a lie.')
    const [open, ...others] = await casesOf()
    expect(others).toEqual([])
    expect(open).toMatchObject({
      about: 'review',
      review: { orderId: order, by: 'buyer', stars: 2, words: byAnn.words },
      concerned: { _id: 'ann' },
      product: { name: 'Guitar 1' },
      reports: [
        { words: 'It names me.', by: { _id: 'sue' } },
        { words: 'It is a lie.', by: { _id: 'bob' } },
      ],
    })
    expect(await toldLast('ada')).toBe('A review of Guitar 1 was reported.')
    expect((await act(open?._id ?? '', { measure: 'suspend' })).body).toMatchObject({
      code: 'case-refused',
    })
  })
  test('that an admin hides is in no list and no average, and comes back as it was', async () => {
    const rating = async () => (await market.call('GET', '/sellers/sue')).body
    await send('sue', 'seller.answer', { words: 'I am sorry.' })
    const before = [await ofSue(), await rating()]
    await report('sue')
    const [open] = await casesOf()
    const id = open?._id ?? ''
    expect((await act(id, { measure: 'hide' })).status).toBe(200)
    expect(await ofSue()).toEqual([])
    expect(await rating()).toMatchObject({ seller: { rating: { count: 0 } }, reviews: [] })
    expect((await read('sue')).body).toMatchObject({ reviews: [{ by: 'seller' }] })
    expect((await read('ann')).body).toMatchObject({
      reviews: [{ by: 'buyer', isHidden: true }, { by: 'seller' }],
    })
    expect((await read('ada')).body).toMatchObject({ reviews: [{ by: 'buyer' }, {}] })
    expect((await market.call('GET', `/cases/${id}`, { as: 'sue' })).body).not.toHaveProperty(
      'review',
    )
    expect(await toldLast('ann')).toBe('We have hidden your review of Guitar 1: It names a shop.')
    expect(await toldLast('sue')).toBe(
      'Thank you for your report. We looked at a review of Guitar 1 and have acted on it.',
    )
    await toCase('ann', id, 'concerned.appeal', { words: 'It is the truth.' })
    await toCase('ada', id, 'admin.reverse', { words: 'It is your opinion' })
    expect([await ofSue(), await rating()]).toEqual(before)
    expect((await send('sue', 'seller.answer', { words: 'Again.' })).status).toBe(409)
    for (const flow of [caseFlow, reviewFlow]) {
      expect(await auditFlows(market.database, flow)).toMatchObject({ breach: null })
    }
  })
  test('that two cases hide is shown when the second one ends it, also by silence', async () => {
    const cases = await Promise.all([report('sue'), report('bob')]).then(casesOf)
    const first = cases[0]?._id ?? ''
    await act(first, { measure: 'hide' })
    await report('bob')
    const [second] = await casesOf()
    await act(second?._id ?? '', { measure: 'hide' })
    await toCase('ada', first, 'admin.lift')
    expect(await ofSue()).toEqual([])
    await toCase('ann', second?._id ?? '', 'concerned.appeal', { words: 'It is the truth.' })
    minutesPass(market, millisecondsOf(policy.durations.appealDecision) / 60_000)
    await fireDeadlines(market.market, enforcedCaseFlow)
    expect(await ofSue()).toMatchObject([byAnn])
  })
})
