import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { millisecondsOf } from '../../machines/market/duration.ts'
import { listingMachine } from '../../machines/market/listing.machine.ts'
import { lowestOffer, offerMachine } from '../../machines/market/offer.machine.ts'
import { orderMachine } from '../../machines/market/order.machine.ts'
import { firstStep, nextStep, type Step } from '../../machines/market/step.ts'

// tools/explore states which events each state takes, and where they lead. These tests state the numbers of the policy.
const HOUR = millisecondsOf('PT1H')
const DAY = millisecondsOf('P1D')

type Sent = { type: string; [field: string]: unknown }

/** Sends events one, two … units after the first step, and returns the last step; throws where one is refused. */
function walk(machine: AnyStateMachine, first: Step, unit: number, events: readonly Sent[]): Step {
  return events.reduce<Step>((before, event, index) => {
    const step = nextStep(machine, before, { ...event, at: (index + 1) * unit })
    if (step === null) throw new Error(`${event.type} is refused.`)
    return step
  }, first)
}

/** Returns the deadlines that started with a step, in units since the first step. */
const deadlinesOf = ({ started }: Step, unit: number) =>
  Object.fromEntries(started.map(({ event, dueAt }) => [event.slice(9), dueAt / unit]))

describe('a listing has these deadlines, in days:', () => {
  const listing = (...events: readonly Sent[]) =>
    walk(
      listingMachine,
      firstStep(listingMachine, { type: 'seller.publish', at: 0 }, 0),
      DAY,
      events,
    )
  const withdraw = { type: 'seller.withdraw', isHeld: false }
  const renew = { type: 'seller.renew' }
  const expiring = { type: 'deadline.expiring' }
  const expired = { type: 'deadline.expired', isHeld: false }

  it.each<[string, readonly Sent[], object]>([
    ['published', [], { expiring: 60 }],
    ['put back', [withdraw, { type: 'seller.putBack' }], { expiring: 2 + 60 }],
    ['expiring', [expiring], { expired: 1 + 5 }],
    ['held as it expires', [expiring, { ...expired, isHeld: true }], { expired: 2 + 5 }],
    ['renewed', [expiring, renew], { expiring: 2 + 60 }],
    ['renewed after it expired', [expiring, expired, renew], { expiring: 3 + 60 }],
    ['edited', [{ type: 'seller.edit', cents: 1, fields: ['askingPrice'], isHeld: false }], {}],
    ['withdrawn', [withdraw], {}],
  ])('%s', (_, events, days) => {
    expect(deadlinesOf(listing(...events), DAY)).toEqual(days)
  })

  it('one that expired before its event told of a reservation is expired', () => {
    expect(listing(expiring, { type: 'deadline.expired' }).value).toBe('expired')
  })
})

describe('an offer', () => {
  /** Makes an offer of 60 cents for an item that costs 100; `prices` counts those of earlier offers too. */
  const made = (prices = 1, allowed: { lowestPercent?: number } = { lowestPercent: 50 }) =>
    firstStep(
      offerMachine,
      { type: 'buyer.offer', at: 0, cents: 60, askingCents: 100, ...allowed, prices },
      0,
    )
  const after = (first: Step, ...events: readonly Sent[]) => walk(offerMachine, first, HOUR, events)
  const takes = (before: Step, event: Sent) =>
    nextStep(offerMachine, before, { ...event, at: 0 }) !== null
  const ask = (cents: number) => ({ type: 'seller.counter', cents })
  const bid = (cents: number) => ({ type: 'buyer.counter', cents })
  const accept = { type: 'seller.accept', isHeld: false }
  const agree = { type: 'buyer.accept', isHeld: false }

  it.each<[string, readonly Sent[], object]>([
    ['made', [], { expired: 48 }],
    ['countered', [ask(80)], { expired: 1 + 48 }],
    ['countered by the buyer', [ask(80), bid(70)], { expired: 2 + 48 }],
    ['accepted by the seller', [accept], { reservation: 1 + 24 }],
    ['accepted by the buyer', [ask(80), agree], { reservation: 2 + 24 }],
    ['paid', [accept, { type: 'buyer.pay' }], {}],
  ])('that is %s has this deadline, in hours', (_, events, hours) => {
    expect(deadlinesOf(after(made(), ...events), HOUR)).toEqual(hours)
  })

  it('of a time when no seller could choose has half of the asking price as its limit', () => {
    expect(made(1, {}).context).toMatchObject({ lowestPercent: 50 })
  })

  it.each([
    [60, false],
    [61, true],
    [100, true],
    [101, false],
  ])(
    'takes a price of the seller above that of the buyer, up to the asking price: %i',
    (cents, is) => {
      expect(takes(made(), ask(cents))).toBe(is)
    },
  )

  it.each([
    [50, 49, false],
    [50, 50, true],
    [50, 79, true],
    [50, 80, false],
    [20, 19, false],
    [20, 20, true],
  ])(
    'takes a price of the buyer below that of the seller, from what the seller allows: %i %%, %i',
    (lowestPercent, cents, is) => {
      expect(takes(after(made(1, { lowestPercent }), ask(80)), bid(cents))).toBe(is)
    },
  )

  it.each([
    [100, 50, 50],
    [101, 50, 51],
    [1, 50, 1],
    [5001, 10, 501],
    [99_999_999, 30, 30_000_000],
  ])(
    'for an item that costs %i, of which the seller allows %i %%, is at least %i',
    (...numbers) => {
      const [askingCents, lowestPercent, lowest] = numbers
      expect(lowestOffer({ askingCents, lowestPercent })).toBe(lowest)
    },
  )

  it('is the last of its buyer after five, those of earlier offers included', () => {
    const fifth = after(made(), ...[1, 2, 3, 4].flatMap(() => [ask(80), bid(70)]), ask(80))
    expect(takes(fifth, bid(70))).toBe(false)
    expect(takes(fifth, agree)).toBe(true)
    expect(takes(after(made(4), ask(80)), bid(70))).toBe(true)
    expect(takes(after(made(5), ask(80)), bid(70))).toBe(false)
  })
})

const reason = 'Because.'
const order = (...events: readonly Sent[]) =>
  walk(orderMachine, firstStep(orderMachine, { cents: 100 }, 0), DAY, events)

const meet = { type: 'seller.meet' }
const send = { type: 'seller.send', tracking: 'SE1' }
const confirm = { type: 'buyer.confirm' }
const report = { type: 'buyer.reportProblem', kind: 'damaged', pictures: [], reason }
const offer = { type: 'seller.offerPart', cents: 30 }
const askToReturn = { type: 'buyer.askToReturn', reason }
const agree = { type: 'seller.agreeToReturn' }
const askToCancel = { type: 'buyer.askToCancel', reason }

describe('the deadlines of an order, in days', () => {
  it.each([
    ['paid', [], { remindToHandOver: 3, notHandedOver: 7 }],
    ['asked to cancel', [askToCancel], { cancelAgreed: 1 + 2 }],
    [
      'declined to cancel: from the answer',
      [askToCancel, { type: 'seller.declineToCancel', reason }],
      { remindToHandOver: 2 + 3, notHandedOver: 2 + 7 },
    ],
    ['handed over in person', [meet], { remindToConfirm: 1 + 1, received: 1 + 2 }],
    ['sent', [send], { remindToConfirm: 1 + 13, received: 1 + 14 }],
    ['received', [meet, confirm], { completed: 2 + 30 }],
    ['a problem', [meet, report], { problemUnanswered: 2 + 3 }],
    ['a part offered', [meet, report, offer], { partUnanswered: 3 + 3 }],
    ['asked to return', [meet, confirm, askToReturn], { returnAgreed: 3 + 3 }],
    ['returning', [meet, confirm, askToReturn, agree], { claimLapsed: 4 + 7 }],
    [
      'sent back',
      [meet, confirm, askToReturn, agree, { type: 'buyer.sendBack', tracking: 'SE2' }],
      { returnReceived: 5 + 3 },
    ],
    [
      'given back in person',
      [meet, confirm, askToReturn, agree, { type: 'buyer.handBack' }],
      { returnReceived: 5 + 3 },
    ],
    [
      'under review',
      [meet, report, { type: 'seller.contest', reason }],
      { remindToReview: 3 + 3, reviewOverdue: 3 + 14 },
    ],
    [
      'a problem whose offer was withdrawn: from the report',
      [meet, report, offer, { type: 'seller.withdrawPart' }],
      { problemUnanswered: 2 + 3 },
    ],
    [
      'a return that lapsed: from the reception',
      [meet, confirm, askToReturn, agree, { type: 'deadline.claimLapsed' }],
      { completed: 2 + 30 },
    ],
  ])('%s', (_, events, expected) => {
    expect(deadlinesOf(order(...events), DAY)).toEqual(expected)
  })

  it('retry a failed transfer after 5 minutes, 1 hour and 12 hours, and then remind an admin', () => {
    const failed = (number: number) => ({ type: 'provider.failed', key: `transfer-${number}` })
    const retry = { type: 'deadline.retryPayment' }
    const events = [meet, confirm, failed(1), retry, failed(2), retry, failed(3), retry, failed(4)]
    const hours = [3, 5, 7, 9].map((count) => {
      const [deadline] = order(...events.slice(0, count)).started
      return [deadline?.event, ((deadline?.dueAt ?? 0) - count * DAY) / HOUR]
    })
    expect(hours).toEqual([
      ['deadline.retryPayment', 1 / 12],
      ['deadline.retryPayment', 1],
      ['deadline.retryPayment', 12],
      ['deadline.remindOfPayment', 24],
    ])
  })
})

describe('a step', () => {
  it('is null where the state does not take the event', () => {
    const paid = firstStep(orderMachine, { cents: 100 }, 0)
    expect(nextStep(orderMachine, paid, { type: 'seller.takeBack', at: 0 })).toBeNull()
  })
  it('has the effects as data', () => {
    expect(order(meet, confirm).effects).toEqual([
      { type: 'transfer', params: { key: 'transfer-1', cents: 100 } },
    ])
  })
  it('survives being stored as JSON', () => {
    const stored: Step = JSON.parse(JSON.stringify(order(meet, confirm)))
    const step = nextStep(orderMachine, stored, {
      type: 'provider.succeeded',
      key: 'transfer-1',
      at: 3 * DAY,
    })
    expect(step?.value).toEqual({ goods: 'received', money: 'released' })
  })
})
