import { describe, expect, it } from 'vitest'
import { millisecondsOf } from '../../machines/market/duration.ts'
import { orderMachine } from '../../machines/market/order.machine.ts'
import { firstStep, nextStep, type Step } from '../../machines/market/step.ts'

const DAY = millisecondsOf('P1D')
const reason = 'Because.'

/** Sends events at noon of day 0, 1, 2 …, and returns the last step; throws where one is refused. */
function walk(...events: readonly { type: string; [field: string]: unknown }[]): Step {
  return events.reduce<Step>(
    (before, event, index) => {
      const step = nextStep(orderMachine, before, { ...event, at: (index + 1) * DAY })
      if (step === null) throw new Error(`${event.type} is refused.`)
      return step
    },
    firstStep(orderMachine, { cents: 100 }, 0),
  )
}

/** Returns the deadlines that started with a step, in days since the start. */
const daysOf = ({ started }: Step) =>
  Object.fromEntries(started.map(({ event, dueAt }) => [event.slice(9), dueAt / DAY]))

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
    expect(daysOf(walk(...events))).toEqual(expected)
  })

  it('end when their state is left', () => {
    expect(walk(meet).ended).toEqual(['deadline.remindToHandOver', 'deadline.notHandedOver'])
  })

  it('retry a failed transfer after 5 minutes, 1 hour and 12 hours, and then remind an admin', () => {
    const failed = (number: number) => ({ type: 'provider.failed', key: `transfer-${number}` })
    const retry = { type: 'deadline.retryPayment' }
    const events = [meet, confirm, failed(1), retry, failed(2), retry, failed(3), retry, failed(4)]
    const hours = [3, 5, 7, 9].map((count) => {
      const [deadline] = walk(...events.slice(0, count)).started
      return [deadline?.event, ((deadline?.dueAt ?? 0) - count * DAY) / millisecondsOf('PT1H')]
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
    expect(walk(meet, confirm).effects).toEqual([
      { type: 'transfer', params: { key: 'transfer-1', cents: 100 } },
    ])
  })
  it('survives being stored as JSON', () => {
    const stored: Step = JSON.parse(JSON.stringify(walk(meet, confirm)))
    const step = nextStep(orderMachine, stored, {
      type: 'provider.succeeded',
      key: 'transfer-1',
      at: 3 * DAY,
    })
    expect(step?.value).toEqual({ goods: 'received', money: 'released' })
  })
})
