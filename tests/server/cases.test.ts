import { beforeEach, describe, expect, test } from 'vitest'
import { millisecondsOf } from '../../machines/market/duration.ts'
import { policy } from '../../machines/market/policy.ts'
import { auditFlows } from '../../server/flows/audit.ts'
import { listingFlow } from '../../server/listings/listing.ts'
import { caseFlow, openReportedCases } from '../../server/reports/case.ts'
import { enforcedCaseFlow } from '../../server/use-cases/case-events.ts'
import { chair } from './chair.ts'
import { readConversationOf, sendToConversation, write } from './conversation-steps.ts'
import { mailsOf, writeDigests } from './mail-steps.ts'
import { offer, offered, sendToOffer } from './offer-steps.ts'
import { buyGuitar } from './order-steps.ts'
import { idsOf, minutesPass } from './test-app-steps.ts'
import {
  type Answer,
  book,
  emailOf,
  openTestApp,
  openIntent,
  type Person,
  submissionOf,
  type TestApp,
} from './test-app.ts'
import { fireDeadlines } from './work-steps.ts'

let market: TestApp

beforeEach(async () => {
  market = await openTestApp()
})

type Decision = { measure: string; days?: string; words?: string; ground?: string }

const report = (as: Person, id = 'p1') =>
  market.call('POST', '/reported-product/', { as, json: { id, reason: 'scam', words: 'A copy.' } })
const casesOf = async (show = 'waiting') =>
  (await market.call('GET', `/cases?show=${show}`, { as: 'ada' })).body as {
    _id: string
    reports: object[]
    state: string
  }[]
const openCase = async (about: string, id: string) =>
  (
    (await market.call('POST', '/cases', { as: 'ada', json: { about, id } })).body as {
      insertedId: string
    }
  ).insertedId
const send = (as: Person, id: string, event: string, json: object = {}): Promise<Answer> =>
  market.call('POST', `/cases/${id}/events`, { as, json: { event, ...json } })
const act = (id: string, decision: Decision) =>
  send('ada', id, 'admin.act', { ground: 'misleading', words: 'It is a copy', ...decision })
const read = async (as: Person, id: string) =>
  (await market.call('GET', `/cases/${id}`, { as })).body
const toldTo = async (as: Person) =>
  ((await market.call('GET', '/notifications', { as })).body as { text: { en: string } }[]).map(
    ({ text }) => text.en,
  )
const forSale = async () => idsOf((await market.call('GET', '/v2/category/music')).body)
async function pass(duration: string): Promise<void> {
  minutesPass(market, millisecondsOf(duration) / 60_000)
  await fireDeadlines(market.market, enforcedCaseFlow)
}
/** Checks that the rows of every test follow from the journals. */
const audited = async () =>
  Promise.all([caseFlow, listingFlow].map((flow) => auditFlows(market.database, flow)))

describe('the reports on a thing', () => {
  test('join one case, whose reporters hear of its end, and whose words admins alone read', async () => {
    await report('ann')
    await report('bob')
    await report('bob')
    const [open, ...others] = await casesOf()
    expect(others).toEqual([])
    expect(open?.reports).toHaveLength(2)
    const id = open?._id ?? ''
    expect(await toldTo('ada')).toEqual(['Guitar 1 was reported.'])
    expect((await send('ada', id, 'admin.dismiss')).body).toMatchObject({ state: 'dismissed' })
    for (const reporter of ['ann', 'bob'] as const) {
      expect(await toldTo(reporter)).toEqual([
        'Thank you for your report. We looked at Guitar 1 and found nothing against our rules.',
      ])
      expect(await read(reporter, id)).toEqual(
        expect.not.objectContaining({ reports: expect.anything() }),
      )
    }
    expect(await casesOf()).toEqual([])
    expect(await casesOf('decided')).toMatchObject([{ _id: id, state: 'dismissed' }])
    expect((await market.call('GET', '/reported-product/', { as: 'ada' })).body).toEqual([])
  })

  test('are told of by each who joins it, also after taking a report back', async () => {
    for (const reporter of ['ann', 'bob'] as const) await report(reporter)
    await market.call('DELETE', '/own-reports/p1', { as: 'ann' })
    await report('ann')
    expect(
      await market.database.query(
        `select event ->> 'type' as type, user_id from journal where flow = 'case' order by seq`,
      ),
    ).toEqual([
      { type: 'member.report', user_id: 'ann' },
      { type: 'member.report', user_id: 'bob' },
    ])
    const [open] = await casesOf()
    await send('ada', open?._id ?? '', 'admin.dismiss')
    expect(await toldTo('ann')).toHaveLength(1)
  })

  test('after a decision are another case', async () => {
    await report('ann')
    const [first] = await casesOf()
    await act(first?._id ?? '', { measure: 'warn' })
    await report('bob')
    const [second] = await casesOf()
    expect(second?._id).not.toBe(first?._id)
  })

  test('that are all taken back end their case', async () => {
    await report('ann')
    const [open] = await casesOf()
    await market.call('DELETE', '/own-reports/p1', { as: 'ann' })
    expect(await read('ada', open?._id ?? '')).toMatchObject({ state: 'closed' })
  })

  test('of a market that had no cases open one at the next start, once', async () => {
    await market.database.execute(
      `insert into reports (product_id, reporter_id, reason, created_at) values
         ('p1', 'ann', 'scam', '2026-01-01'), ('p1', 'bob', null, '2026-01-02')`,
    )
    await write(market, 'ann', 'You fool', { id: 'message-rude' })
    const rude = { buyer: 'ann', message: 'message-rude', reason: 'Rude.' } as const
    await sendToConversation(market, 'sue', 'seller.report', rude)
    await market.database.execute(`
      delete from reports where words = 'Rude.';
      delete from flows where flow = 'case';
      delete from cases;
    `)
    for (const _ of [1, 2]) await openReportedCases(market.database)
    expect(await casesOf()).toMatchObject([
      { about: 'listing', reports: [{ reason: 'scam' }, {}] },
      { about: 'message', reports: [{ words: 'Rude.', by: { _id: 'sue' } }] },
    ])
    expect(await audited()).toMatchObject([{ breach: null }, { breach: null }])
  })

  test('A7: a removal and a dismissal by the calls of Reported Items are decisions of the case', async () => {
    await report('ann', 'p1')
    await report('ann', 'p2')
    await market.call('DELETE', '/delete-product/p1?reason=A%20copy', { as: 'ada' })
    await market.call('DELETE', '/reports/p2', { as: 'ada' })
    const decided = await casesOf('decided')
    expect(decided.map(({ state }) => state).toSorted()).toEqual(['actioned', 'dismissed'])
    expect(decided).toContainEqual(
      expect.objectContaining({
        decision: expect.objectContaining({
          measure: 'remove',
          words: 'A copy',
          ground: expect.objectContaining({ key: 'scam' }),
        }),
      }),
    )
    expect(await toldTo('ann')).toHaveLength(2)
  })
})

describe('a hidden listing', () => {
  const hide = async () => {
    const id = await openCase('listing', 'p1')
    expect((await act(id, { measure: 'hide' })).status).toBe(200)
    return id
  }

  test('is not for sale, and its seller learns what, why, by which rule and how to appeal', async () => {
    const id = await hide()
    expect(await forSale()).not.toContain('p1')
    expect((await offer(market, 'ann', 40)).body).toMatchObject({ code: 'item-unavailable' })
    expect(await toldTo('sue')).toEqual(['We have hidden your listing Guitar 1: It is a copy.'])
    await writeDigests(market)
    const [mail] = await mailsOf(market, 'sue')
    expect(mail?.subject).toBe('We have hidden your listing Guitar 1: It is a copy')
    expect(mail?.body_text).toMatch(
      /Rule 1 of our terms: Describe your item truthfully\. You can appeal until .+\./,
    )
    expect(await read('sue', id)).toMatchObject({
      role: 'concerned',
      state: 'actioned',
      decision: { measure: 'hide', ground: { rule: 1 }, words: 'It is a copy' },
      can: [{ event: 'concerned.appeal' }],
    })
  })

  test('is among the decisions that its seller lists, and nobody else but admins', async () => {
    await openCase('listing', 'p2')
    const id = await hide()
    const listed = async (as: Person) => (await market.call('GET', '/cases', { as })).body
    expect(await listed('sue')).toMatchObject([{ _id: id, role: 'concerned' }])
    const own = await market.call('GET', `/all-products/${emailOf('sue')}`, { as: 'sue' })
    expect(own.body).toContainEqual(
      expect.objectContaining({ _id: 'p1', listing: expect.objectContaining({ isHidden: true }) }),
    )
    expect(await listed('ann')).toEqual([])
  })

  test('is as it was when its appeal succeeds', async () => {
    const before = await market.database.query('select is_published from products order by id')
    const id = await hide()
    expect((await send('bob', id, 'concerned.appeal', { words: 'No.' })).status).toBe(403)
    await send('sue', id, 'concerned.appeal', { words: 'Here is the receipt.' })
    expect(await casesOf()).toMatchObject([
      { _id: id, state: 'appealed', appeal: { words: 'Here is the receipt.' } },
    ])
    expect((await send('sue', id, 'concerned.appeal', { words: 'Again.' })).body).toMatchObject({
      code: 'case-refused',
      state: 'appealed',
    })
    await send('ada', id, 'admin.reverse', { words: 'You are right' })
    expect(await market.database.query('select is_published from products order by id')).toEqual(
      before,
    )
    expect(await toldTo('sue')).toContain(
      'Your appeal succeeded, and our decision no longer counts: You are right.',
    )
    expect(await audited()).toMatchObject([{ breach: null }, { breach: null }])
  })

  test('is shown again by silence, of which admins are reminded', async () => {
    const id = await hide()
    await send('sue', id, 'concerned.appeal', { words: 'It is mine.' })
    await pass(policy.durations.appealReminder)
    expect(await toldTo('ada')).toContain(
      'An appeal about Guitar 1 is still waiting for a decision.',
    )
    await pass(policy.durations.appealDecision)
    expect(await read('sue', id)).toMatchObject({ state: 'reversed', isInForce: false })
    expect(await forSale()).toContain('p1')
  })

  test('stays hidden by another measure, and as its seller has left it', async () => {
    const first = await hide()
    const second = await hide()
    await send('ada', first, 'admin.lift')
    expect(await forSale()).not.toContain('p1')
    await market.call('POST', '/listings/p1/events', {
      as: 'sue',
      json: { event: 'seller.withdraw' },
    })
    await send('ada', second, 'admin.lift')
    expect(await forSale()).not.toContain('p1')
    await market.call('POST', '/listings/p1/events', {
      as: 'sue',
      json: { event: 'seller.putBack' },
    })
    expect(await forSale()).toContain('p1')
  })

  test('lets nobody pay who has begun to', async () => {
    const booking = await book(market, 1, 'ann')
    await openIntent(market, 1, 'ann', booking)
    await hide()
    expect(await market.cards.readIntent('pi_1')).toMatchObject({ status: 'canceled' })
  })
})

describe('a suspended user', () => {
  const suspend = async (user: Person, days?: string) => {
    const id = await openCase('user', user)
    expect((await act(id, { measure: 'suspend', ...(days && { days }) })).status).toBe(200)
    return id
  }
  const refused = { status: 403, code: 'account-suspended' }

  test('who buys begins nothing, and goes on with an order', async () => {
    const order = await buyGuitar(market, 2)
    const booking = await book(market, 1, 'ann')
    const countered = await offered(market, 'ann', 40, 3)
    await sendToOffer(market, countered, ['sue', 'seller.counter', { price: 45 }])
    await suspend('ann')
    expect((await openIntent(market, 1, 'ann', booking)).body).toMatchObject(refused)
    const json = submissionOf(4, 'ann')
    expect((await market.call('PUT', '/book-product', { as: 'ann', json })).body).toMatchObject(
      refused,
    )
    expect((await offer(market, 'ann', 40, 4)).body).toMatchObject(refused)
    expect((await sendToOffer(market, countered, ['ann', 'buyer.accept'])).body).toMatchObject(
      refused,
    )
    expect((await write(market, 'ann', 'Hello', { n: 4 })).body).toMatchObject(refused)
    expect((await write(market, 'ann', 'When?', { n: 2 })).status).toBe(200)
    const events = `/orders/${order}/events`
    expect(
      (await market.call('POST', events, { as: 'ann', json: { event: 'buyer.confirm' } })).status,
    ).toBe(200)
  })

  test('who sells is hidden, lists nothing, ends an order, and is back when the time is over', async () => {
    const order = await buyGuitar(market, 2)
    const before = await forSale()
    const own = submissionOf(1, 'ann')
    const id = await suspend('sue', '7')
    expect(await forSale()).not.toContain('p1')
    expect((await market.call('PUT', '/book-product', { as: 'ann', json: own })).status).toBe(409)
    expect(
      (await market.call('GET', `/users/role/${emailOf('sue')}`, { as: 'sue' })).body,
    ).toMatchObject({ suspension: { _id: id, until: expect.any(String) } })
    expect((await market.call('GET', '/all-sellers', { as: 'ada' })).body).toContainEqual(
      expect.objectContaining({ _id: 'sue', suspension: { _id: id, until: expect.any(String) } }),
    )
    const listed = await market.call('POST', '/add-product', { as: 'sue', json: chair })
    expect(listed.body).toMatchObject(refused)
    const handOver = { as: 'sue', json: { event: 'seller.meet' } } as const
    expect((await market.call('POST', `/orders/${order}/events`, handOver)).status).toBe(200)
    await pass('P7D')
    expect(await forSale()).toEqual(before)
    expect(await toldTo('sue')).toContain('Your account is no longer suspended.')
    expect((await market.call('GET', `/users/role/${emailOf('sue')}`, { as: 'sue' })).body).toEqual(
      expect.not.objectContaining({ suspension: expect.anything() }),
    )
    expect(await audited()).toMatchObject([{ breach: null }, { breach: null }])
  })

  test.each([
    ['buyer', 'ann'],
    ['seller', 'sue'],
  ] as const)(
    'who is a %s can be removed by the case, which keeps the measure',
    async (_, user) => {
      const id = await openCase('user', user)
      expect((await act(id, { measure: 'remove' })).body).toMatchObject({
        state: 'actioned',
        decision: { measure: 'remove' },
      })
      expect((await market.call('GET', '/notifications', { as: user })).status).toBe(403)
      expect((await act(id, { measure: 'warn' })).body).toMatchObject({ code: 'case-refused' })
    },
  )
})

test('a hidden message is read by admins alone, and its report is decided with it', async () => {
  await write(market, 'ann', 'You fool', { id: 'message-rude' })
  await write(market, 'ann', 'Hello', { id: 'message-kind' })
  await sendToConversation(market, 'sue', 'seller.report', {
    buyer: 'ann',
    message: 'message-rude',
    reason: 'Rude.',
  })
  await send('ada', await openCase('message', 'message-kind'), 'admin.dismiss')
  expect(await readConversationOf(market, 'sue', { buyer: 'ann' })).toMatchObject({
    report: { isOpen: true },
  })
  const [open, ...others] = await casesOf()
  expect(others).toEqual([])
  expect(open).toMatchObject({ message: 'You fool', reports: [{ words: 'Rude.' }] })
  const id = open?._id ?? ''
  expect((await act(id, { measure: 'suspend' })).body).toMatchObject({ code: 'case-refused' })
  await act(id, { measure: 'hide', ground: 'abuse' })
  expect(await readConversationOf(market, 'sue', { buyer: 'ann' })).toMatchObject({
    messages: [{ text: '', isHidden: true }, { text: 'Hello' }],
    report: { isOpen: false },
  })
  expect(await toldTo('sue')).toEqual([
    'Thank you for your report. We looked at a message about Guitar 1 and have acted on it.',
  ])
  expect(await readConversationOf(market, 'ada', { buyer: 'ann' })).toMatchObject({
    messages: [{ text: 'You fool', isHidden: true }, { text: 'Hello' }],
  })
  await send('ada', id, 'admin.lift')
  expect(await readConversationOf(market, 'sue', { buyer: 'ann' })).toMatchObject({
    messages: [{ text: 'You fool' }, { text: 'Hello' }],
  })
})
