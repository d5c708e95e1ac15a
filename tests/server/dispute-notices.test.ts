import { beforeEach, describe, expect, test } from 'vitest'
import { activatePayouts, buyGuitar, daysPass, runOrders, sendTo } from './order-steps.ts'
import { openTestApp, type Person, type TestApp } from './test-app.ts'

const reason = 'Because.'
let market: TestApp
let order: string
beforeEach(async () => {
  market = await openTestApp()
  order = await buyGuitar(market)
})

type Sent = Parameters<typeof sendTo>[2]
type Bank = 'bank.disputeOpened' | 'bank.disputeLost'

/** Returns the latest sentence that a person was told. */
async function latest(as: Person) {
  const { body } = await market.call('GET', '/notifications', { as })
  return (body as { text: { en: string; sv: string } }[])[0]?.text
}
async function happen(events: readonly (Sent | number)[]): Promise<void> {
  for (const event of events) {
    if (typeof event === 'number') await daysPass(market, event)
    else await sendTo(market, order, event)
  }
}
const bank = (type: Bank): Sent => ({ type, cents: 5000, revision: 1 })

const askToCancel: Sent = { type: 'buyer.askToCancel', reason }
const problem: Sent[] = [
  { type: 'seller.meet' },
  { type: 'buyer.reportProblem', kind: 'damaged', reason },
]
const sentBack: Sent[] = [
  ...problem,
  { type: 'seller.takeBack' },
  { type: 'buyer.sendBack', tracking: 'SE1' },
]
const contested: Sent[] = [...problem, { type: 'seller.contest', reason }]

/** The moves before the dispute, and the move that decides the order meanwhile. */
const refunds: readonly [string, readonly Sent[], Sent | number][] = [
  ['the seller cancels', [], { type: 'seller.cancel', reason }],
  ['the seller agrees to cancel', [askToCancel], { type: 'seller.agreeToCancel' }],
  ['the seller does not answer the wish to cancel', [askToCancel], 3],
  ['the seller confirms the return', sentBack, { type: 'seller.confirmReturn' }],
  ['the return counts as received', sentBack, 4],
  ['an admin cancels', [], { type: 'admin.cancel', reason }],
  ['an admin decides for the buyer', contested, { type: 'admin.refund', reason }],
  ['no admin decides', contested, 15],
]

describe.each(refunds)('while the bank has the money, and %s,', (_, before, decision) => {
  test.each([
    ['bank.disputeOpened', 'Your bank decides about the money.', /Din bank avgör/],
    ['bank.disputeLost', 'Your bank gave you the money back.', /Din bank gav dig/],
  ] as const)('the buyer is promised nothing (%s)', async (type, en, sv) => {
    await happen([...before, bank(type), decision])
    const told = await latest('ann')
    expect(told?.en).toContain(en)
    expect(told?.en).not.toMatch(/you get the money back/i)
    expect(told?.sv).toMatch(sv)
    expect(told?.sv).not.toMatch(/du får pengarna tillbaka/i)
    expect((await latest('sue'))?.en).not.toContain('the buyer gets the money back')
  })
})

test.each(refunds)(
  'without a dispute the buyer gets the money back: %s',
  async (_, before, decision) => {
    await happen([...before, decision])
    const { body } = await market.call('GET', '/notifications', { as: 'ann' })
    const said = (body as { text: { en: string } }[]).map(({ text }) => text.en).join(' ')
    expect(said).toMatch(/you get the money back/i)
  },
)

test('an admin who decides for a seller during a dispute promises no money', async () => {
  await happen([...contested, bank('bank.disputeOpened'), { type: 'admin.release', reason }])
  expect((await latest('sue'))?.en).toBe(
    "Loppis decided about Guitar 1 for you. The buyer's bank decides about the money.",
  )
  expect((await latest('ann'))?.en).toBe(
    'Loppis decided about Guitar 1 for the seller. Your bank decides about the money.',
  )
})

test('an admin who decides for a seller who was paid says that the money stays', async () => {
  await activatePayouts(market)
  await happen([{ type: 'buyer.confirm' }])
  await runOrders(market)
  await happen([
    { type: 'buyer.askToReturn', reason },
    { type: 'seller.refuseReturn', reason },
    { type: 'admin.release', reason },
  ])
  expect(await latest('sue')).toEqual({
    en: 'Loppis decided about Guitar 1 for you. You keep the money.',
    sv: 'Loppis har avgjort ärendet om Guitar 1 till din fördel. Du behåller pengarna.',
  })
  expect((await latest('ann'))?.en).toBe(
    'Loppis decided about Guitar 1 for the seller. The seller keeps the money.',
  )
})

test('a part that is accepted while the bank has the money promises the seller no rest', async () => {
  await happen([
    ...problem,
    { type: 'seller.offerPart', cents: 1200 },
    bank('bank.disputeOpened'),
    { type: 'buyer.acceptPart' },
  ])
  expect((await latest('sue'))?.en).toMatch(/ The buyer's bank decides about the money\.$/)
})

test('an admin who shares the money during a dispute promises neither side a share', async () => {
  await happen([...contested, bank('bank.disputeOpened')])
  await happen([{ type: 'admin.split', cents: 1200, reason }])
  expect((await latest('ann'))?.en).toBe(
    'Loppis decided about Guitar 1. Your bank decides about the money.',
  )
  expect((await latest('sue'))?.en).toBe(
    "Loppis decided about Guitar 1. The buyer's bank decides about the money.",
  )
})

test('the timeline has no reminder that a dispute has suppressed', async () => {
  await happen([bank('bank.disputeOpened'), 4])
  const { body } = await market.call('GET', `/orders/${order}`, { as: 'sue' })
  const events = (body as { timeline: { event: string }[] }).timeline.map(({ event }) => event)
  expect(events).toEqual(['buyer.pay', 'bank.disputeOpened'])
})
