import { describe, expect, it } from 'vitest'
import { millisecondsOf } from '../../machines/market/duration.ts'
import { lowestOffer, offerMachine } from '../../machines/market/offer.machine.ts'
import { firstStep, nextStep, type Step } from '../../machines/market/step.ts'

const HOUR = millisecondsOf('PT1H')
const isHeld = false

type Sent = { type: string; [field: string]: unknown }

/** Makes an offer of 60 cents for an item that costs 100; `prices` counts those of earlier offers too. */
const offer = (prices = 1, allowed: { lowestPercent?: number } = { lowestPercent: 50 }) => {
  const made = { type: 'buyer.offer', at: 0, cents: 60, askingCents: 100, ...allowed, prices }
  return firstStep(offerMachine, made, 0)
}

/** Sends events one, two … hours after the offer, and returns the last step; throws where one is refused. */
function walkFrom(first: Step, ...events: readonly Sent[]): Step {
  return events.reduce<Step>((before, event, index) => {
    const step = nextStep(offerMachine, before, { ...event, at: (index + 1) * HOUR })
    if (step === null) throw new Error(`${event.type} is refused.`)
    return step
  }, first)
}

const walk = (...events: readonly Sent[]) => walkFrom(offer(), ...events)

const takes = (before: Step, event: Sent) =>
  nextStep(offerMachine, before, { ...event, at: 0 }) !== null

/** Returns the deadlines that started with a step, in hours since the offer. */
const hoursOf = ({ started }: Step) =>
  Object.fromEntries(started.map(({ event, dueAt }) => [event.slice(9), dueAt / HOUR]))

const ask = (cents: number) => ({ type: 'seller.counter', cents })
const bid = (cents: number) => ({ type: 'buyer.counter', cents })
const accept = { type: 'seller.accept', isHeld }
const agree = { type: 'buyer.accept', isHeld }
const decline = { type: 'seller.decline' }
const refuse = { type: 'buyer.decline' }
const withdraw = { type: 'buyer.withdraw' }
const takeBack = { type: 'seller.withdraw' }
const pay = { type: 'buyer.pay' }
const close = { type: 'market.close', reason: 'sold' }
const expired = { type: 'deadline.expired' }
const reservation = { type: 'deadline.reservation' }
const [ask80, bid70] = [ask(80), bid(70)]

const all = [
  accept,
  ask80,
  decline,
  takeBack,
  agree,
  bid70,
  refuse,
  withdraw,
  pay,
  close,
  expired,
  reservation,
]

describe('an offer', () => {
  it.each<[string, readonly Sent[], readonly [Sent, string][]]>([
    [
      'open',
      [],
      [
        [accept, 'accepted'],
        [ask80, 'countered'],
        [decline, 'declined'],
        [withdraw, 'withdrawn'],
        [close, 'declined'],
        [expired, 'expired'],
      ],
    ],
    [
      'countered',
      [ask80],
      [
        [agree, 'accepted'],
        [bid70, 'open'],
        [refuse, 'declined'],
        [takeBack, 'withdrawn'],
        [close, 'declined'],
        [expired, 'expired'],
      ],
    ],
    [
      'accepted',
      [accept],
      [
        [pay, 'paid'],
        [withdraw, 'withdrawn'],
        [close, 'declined'],
        [reservation, 'lapsed'],
      ],
    ],
    ['paid', [accept, pay], []],
    ['declined', [decline], []],
    ['withdrawn', [withdraw], []],
    ['expired', [expired], []],
    ['lapsed', [accept, reservation], []],
  ])('that is %s takes these events and no others', (state, events, to) => {
    const before = walk(...events)
    expect(before.value).toBe(state)
    for (const [event, target] of to) expect(walk(...events, event).value).toBe(target)
    const taken = new Set(to.map(([event]) => event))
    expect(all.filter((event) => takes(before, event))).toEqual(
      all.filter((event) => taken.has(event)),
    )
  })

  it('cannot be accepted while a buyer pays', () => {
    expect(takes(walk(), { ...accept, isHeld: true })).toBe(false)
    expect(takes(walk(ask80), { ...agree, isHeld: true })).toBe(false)
  })

  it.each<[string, readonly Sent[], object]>([
    ['made', [], { expired: 48 }],
    ['countered', [ask80], { expired: 1 + 48 }],
    ['countered by the buyer', [ask80, bid70], { expired: 2 + 48 }],
    ['accepted by the seller', [accept], { reservation: 1 + 24 }],
    ['accepted by the buyer', [ask80, agree], { reservation: 2 + 24 }],
    ['paid', [accept, pay], {}],
    ['declined', [decline], {}],
  ])('that is %s has this deadline', (_, events, hours) => {
    expect(hoursOf(walk(...events))).toEqual(hours)
  })

  it('ends its deadline when it leaves the state', () => {
    expect(walk(ask80).ended).toEqual(['deadline.expired'])
    expect(walk(ask80, bid70).ended).toEqual(['deadline.expired'])
    expect(walk(accept).ended).toEqual(['deadline.expired'])
    expect(walk(accept, pay).ended).toEqual(['deadline.reservation'])
  })

  it('keeps the last price, and counts those of its buyer', () => {
    const terms = { askingCents: 100, lowestPercent: 50 }
    expect(walk().context).toEqual({ ...terms, cents: 60, prices: 1 })
    expect(walk(ask80).context).toEqual({ ...terms, cents: 80, prices: 1 })
    expect(walk(ask80, bid70).context).toEqual({ ...terms, cents: 70, prices: 2 })
    expect(walk(ask80, agree).context).toEqual({ ...terms, cents: 80, prices: 1 })
  })

  it('of a time when no seller could choose has half of the asking price as its limit', () => {
    expect(offer(1, {}).context).toMatchObject({ lowestPercent: 50 })
  })
})

describe('a price', () => {
  it.each([
    [60, false],
    [61, true],
    [100, true],
    [101, false],
  ])('of the seller is above that of the buyer, up to the asking price: %i is %s', (cents, is) => {
    expect(takes(walk(), ask(cents))).toBe(is)
  })

  it.each([
    [50, 49, false],
    [50, 50, true],
    [50, 79, true],
    [50, 80, false],
    [20, 19, false],
    [20, 20, true],
  ])(
    'of the buyer is below that of the seller, from what the seller allows (%i %%): %i is %s',
    (lowestPercent, cents, is) => {
      expect(takes(walkFrom(offer(1, { lowestPercent }), ask80), bid(cents))).toBe(is)
    },
  )

  it.each([
    [100, 50, 50],
    [101, 50, 51],
    [1, 50, 1],
    [5001, 10, 501],
    [99_999_999, 30, 30_000_000],
  ])(
    'of a buyer for an item that costs %i, of which the seller allows %i %%, is at least %i',
    (askingCents, lowestPercent, lowest) => {
      expect(lowestOffer({ askingCents, lowestPercent })).toBe(lowest)
    },
  )

  it('is the last of the buyer after five, those of earlier offers included', () => {
    const fifth = walk(ask80, bid70, ask80, bid70, ask80, bid70, ask80, bid70, ask80)
    expect(fifth.context['prices']).toBe(5)
    expect(takes(fifth, bid70)).toBe(false)
    expect(takes(fifth, agree)).toBe(true)
    expect(takes(walkFrom(offer(4), ask80), bid70)).toBe(true)
    expect(takes(walkFrom(offer(5), ask80), bid70)).toBe(false)
  })
})
