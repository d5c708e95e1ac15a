import { beforeEach, describe, expect, test } from 'vitest'
import { activatePayouts, buyGuitar, daysPass, runOrders, sendTo } from './order-steps.ts'
import { openTestApp, type Person, type TestApp } from './test-app.ts'

let market: TestApp
let order: string

beforeEach(async () => {
  market = await openTestApp()
  order = await buyGuitar(market)
})

type Sentence = { en: string; sv: string }

/** Returns what a person was told, the latest first. */
async function told(as: Person): Promise<Sentence[]> {
  const { body } = await market.call('GET', '/notifications', { as })
  return (body as { text: Sentence }[]).map(({ text }) => text)
}

const latest = async (as: Person) => (await told(as))[0]

const all = async (as: Person) => (await told(as)).map(({ en }) => en).join(' ')

const send = (event: Parameters<typeof sendTo>[2]) => sendTo(market, order, event)

const dispute = (type: 'bank.disputeOpened' | 'bank.disputeLost', revision = 1) =>
  send({ type, cents: 5000, revision })

describe('while the bank has the money because of a dispute', () => {
  test('the seller is not reminded to hand the item over', async () => {
    await dispute('bank.disputeOpened')
    await daysPass(market, 6)
    expect(await all('sue')).not.toContain('soon')
  })
  test('the buyer of an item that is not handed over hears that the bank decides', async () => {
    await dispute('bank.disputeOpened')
    await daysPass(market, 8)
    expect(await latest('ann')).toEqual({
      en: 'Guitar 1 was not handed over in time. Your bank decides about the money.',
      sv: 'Guitar 1 lämnades inte över i tid. Din bank avgör vem som får pengarna.',
    })
  })
  test('the buyer who won a dispute hears that the bank gave the money back', async () => {
    await dispute('bank.disputeLost')
    await daysPass(market, 8)
    expect((await latest('ann'))?.en).toBe(
      'Guitar 1 was not handed over in time. Your bank gave you the money back.',
    )
  })
  test('no money is on its way to the seller when the buyer confirms', async () => {
    await dispute('bank.disputeOpened')
    await send({ type: 'buyer.confirm' })
    expect((await latest('sue'))?.en).toMatch(/ The buyer's bank decides about the money\.$/)
  })
  test('no money is on its way to the seller when the buyer is silent', async () => {
    await send({ type: 'seller.meet' })
    await dispute('bank.disputeOpened')
    await daysPass(market, 8)
    expect((await latest('sue'))?.en).toBe(
      "The buyer reported no problem with Guitar 1. The buyer's bank decides about the money.",
    )
    expect((await latest('ann'))?.en).not.toContain('The seller gets the money')
  })
})

test('without a dispute the buyer gets the money back, and the seller is reminded', async () => {
  await daysPass(market, 6)
  expect((await latest('sue'))?.en).toMatch(/^Time to hand over Guitar 1\./)
  await daysPass(market, 2)
  expect(await all('ann')).toContain(
    'Guitar 1 was not handed over in time. You get the money back.',
  )
})

test('a seller who was paid already keeps the money of an item that is not given back', async () => {
  await activatePayouts(market)
  await send({ type: 'buyer.confirm' })
  await runOrders(market)
  await send({ type: 'buyer.askToReturn', reason: 'Too loud.' })
  await send({ type: 'seller.agreeToReturn' })
  await daysPass(market, 8)
  expect(await latest('sue')).toEqual({
    en: 'Guitar 1 was not given back in time. You keep the money.',
    sv: 'Guitar 1 lämnades inte tillbaka i tid. Du behåller pengarna.',
  })
  expect((await latest('ann'))?.en).toBe(
    'Guitar 1 was not given back in time. The seller keeps the money.',
  )
})

test('the two of a return hear that it can be given back in person', async () => {
  await send({ type: 'buyer.confirm' })
  await send({ type: 'buyer.askToReturn', reason: 'Too loud.' })
  const sendAs = (as: Person, event: string) =>
    market.call('POST', `/orders/${order}/events`, { as, json: { event } })
  await sendAs('sue', 'seller.agreeToReturn')
  expect(await latest('ann')).toEqual({
    en: 'Sue agreed to the return of Guitar 1. Give or send it back within 7 days.',
    sv: 'Sue gick med på returen av Guitar 1. Lämna eller skicka tillbaka varan inom 7 dagar.',
  })
  await sendAs('ann', 'buyer.handBack')
  expect(await latest('sue')).toEqual({
    en: 'Ann gave Guitar 1 back. Confirm within 3 days that you have it.',
    sv: 'Ann lämnade tillbaka Guitar 1. Bekräfta inom 3 dagar att du har fått varan.',
  })
})

test('a seller hears how much money was taken back from the account, and for which item', async () => {
  await activatePayouts(market)
  await send({ type: 'buyer.confirm' })
  await runOrders(market)
  expect((await latest('sue'))?.en).toBe('$50 for Guitar 1 is on its way to your account.')
  await dispute('bank.disputeOpened')
  await runOrders(market)
  expect(await latest('sue')).toEqual({
    en: '$50 for Guitar 1 was taken back from your account.',
    sv: expect.stringMatching(/^50\s\$ för Guitar 1 har tagits tillbaka från ditt konto\.$/),
  })
})

test('the reminder after a declined cancellation names no day that has passed', async () => {
  await daysPass(market, 2)
  await send({ type: 'buyer.askToCancel', reason: 'Too loud.' })
  await daysPass(market, 1)
  await send({ type: 'seller.declineToCancel', reason: 'It is quiet.' })
  await daysPass(market, 6)
  // The days for the handover began anew with the refusal.
  expect((await latest('sue'))?.en).toMatch(/^Time to hand over Guitar 1\.(?!.*7 days)/)
})

describe('a seller who takes an item back', () => {
  const takeBack = async (kind: 'notReceived' | 'damaged') => {
    await send({ type: 'seller.send', tracking: 'SE1' })
    await send({ type: 'buyer.reportProblem', kind, reason: 'Look.' })
    await market.call('POST', `/orders/${order}/events`, {
      as: 'sue',
      json: { event: 'seller.takeBack' },
    })
  }
  test('gives the money back where the item never arrived', async () => {
    await takeBack('notReceived')
    expect(await latest('ann')).toEqual({
      en: 'Sue accepts that Guitar 1 did not arrive. You get the money back.',
      sv: 'Sue godtar att Guitar 1 aldrig kom fram. Du får pengarna tillbaka.',
    })
  })
  test('gets back an item that arrived', async () => {
    await takeBack('damaged')
    expect((await latest('ann'))?.en).toBe('Sue takes Guitar 1 back.')
  })
})

describe('an admin hears why an order waits', () => {
  test('for a card dispute', async () => {
    await dispute('bank.disputeOpened')
    expect(await latest('ada')).toEqual({
      en: 'The buyer of Guitar 1 disputed the payment at the bank.',
      sv: 'Köparen av Guitar 1 bestred betalningen hos banken.',
    })
  })
  test('for a decision', async () => {
    await send({ type: 'seller.meet' })
    await send({ type: 'buyer.reportProblem', kind: 'damaged', reason: 'Look.' })
    await send({ type: 'seller.contest', reason: 'It was whole.' })
    expect((await latest('ada'))?.en).toBe('Guitar 1 needs a decision.')
  })
  test('for a payment that is stuck', async () => {
    await send({ type: 'seller.cancel', reason: 'It is broken.' })
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      market.cards.answers.push({ outcome: 'failed', code: 'balance_insufficient' })
      await daysPass(market, 1)
      market.cards.answers.splice(0)
    }
    expect(await all('ada')).toContain('A payment for Guitar 1 is stuck.')
  })
})

const reason = 'Because.'

type Sent = Parameters<typeof sendTo>[2]

type Bank = 'bank.disputeOpened' | 'bank.disputeLost'

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
    const sentence = await latest('ann')
    expect(sentence?.en).toContain(en)
    expect(sentence?.en).not.toMatch(/you get the money back/i)
    expect(sentence?.sv).toMatch(sv)
    expect(sentence?.sv).not.toMatch(/du får pengarna tillbaka/i)
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
