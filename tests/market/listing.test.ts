import { describe, expect, it } from 'vitest'
import { millisecondsOf } from '../../machines/market/duration.ts'
import { listingMachine } from '../../machines/market/listing.machine.ts'
import { firstStep, nextStep, type Step } from '../../machines/market/step.ts'

const DAY = millisecondsOf('P1D')
const isHeld = false

type Sent = { type: string; [field: string]: unknown }

const publish = () => firstStep(listingMachine, { type: 'seller.publish', at: 0 }, 0)

/** Sends events at noon of day 1, 2 …, and returns the last step; throws where one is refused. */
function walk(...events: readonly Sent[]): Step {
  return events.reduce<Step>((before, event, index) => {
    const step = nextStep(listingMachine, before, { ...event, at: (index + 1) * DAY })
    if (step === null) throw new Error(`${event.type} is refused.`)
    return step
  }, publish())
}

const takes = (listing: Step, event: Sent) =>
  nextStep(listingMachine, listing, { ...event, at: 0 }) !== null

/** Returns the deadlines that started with a step, in days since the publication. */
const daysOf = ({ started }: Step) =>
  Object.fromEntries(started.map(({ event, dueAt }) => [event.slice(9), dueAt / DAY]))

const edit = { type: 'seller.edit', cents: 4000, fields: ['askingPrice'], isHeld }
const withdraw = { type: 'seller.withdraw', isHeld }
const putBack = { type: 'seller.putBack' }
const renew = { type: 'seller.renew' }
const sellElsewhere = { type: 'seller.sellElsewhere', isHeld }
const remove = { type: 'seller.remove', isHeld }
const removeByAdmin = { type: 'admin.remove' }
const pay = { type: 'buyer.pay' }
const expiring = { type: 'deadline.expiring' }
const expired = { type: 'deadline.expired', isHeld }
const expiredWhileHeld = { ...expired, isHeld: true }

const all = [
  edit,
  withdraw,
  putBack,
  renew,
  sellElsewhere,
  remove,
  removeByAdmin,
  pay,
  expiring,
  expired,
]

describe('a listing', () => {
  it.each<[string, readonly Sent[], Record<string, Sent>]>([
    [
      'published',
      [],
      {
        published: edit,
        withdrawn: withdraw,
        soldElsewhere: sellElsewhere,
        removed: remove,
        sold: pay,
        expiring,
      },
    ],
    [
      'expiring',
      [expiring],
      {
        published: renew,
        expiring: edit,
        withdrawn: withdraw,
        soldElsewhere: sellElsewhere,
        removed: remove,
        sold: pay,
        expired,
      },
    ],
    [
      'expired',
      [expiring, expired],
      { published: renew, expired: edit, soldElsewhere: sellElsewhere, removed: remove, sold: pay },
    ],
    [
      'withdrawn',
      [withdraw],
      {
        published: putBack,
        withdrawn: edit,
        soldElsewhere: sellElsewhere,
        removed: remove,
        sold: pay,
      },
    ],
    ['soldElsewhere', [sellElsewhere], { published: putBack, removed: remove }],
    ['sold', [pay], {}],
    ['removed', [remove], {}],
  ])('that is %s takes these events and no others', (state, events, to) => {
    const listing = walk(...events)
    expect(listing.value).toBe(state)
    for (const [target, event] of Object.entries(to)) {
      expect(walk(...events, event).value).toBe(target)
    }
    const taken = [...Object.values(to), ...(remove === to['removed'] ? [removeByAdmin] : [])]
    expect(all.filter((event) => takes(listing, event)).toSorted(byType)).toEqual(
      taken.toSorted(byType),
    )
  })

  it.each([edit, withdraw, sellElsewhere, remove])(
    'cannot be changed by its seller while a buyer pays: $type',
    (event) => {
      for (const listing of [walk(), walk(expiring), walk(withdraw), walk(expiring, expired)]) {
        expect(takes(listing, { ...event, isHeld: true })).toBe(false)
      }
    },
  )

  it('goes to the buyer who pays, and to an admin, while a buyer pays', () => {
    expect(takes(walk(), { ...pay, isHeld: true })).toBe(true)
    expect(takes(walk(), { ...removeByAdmin, isHeld: true })).toBe(true)
  })

  it.each<[string, readonly Sent[], object]>([
    ['published', [], { expiring: 60 }],
    ['put back', [withdraw, putBack], { expiring: 2 + 60 }],
    ['expiring', [expiring], { expired: 1 + 5 }],
    ['held when it would expire', [expiring, expiredWhileHeld], { expired: 2 + 5 }],
    ['renewed', [expiring, renew], { expiring: 2 + 60 }],
    ['renewed after it expired', [expiring, expired, renew], { expiring: 3 + 60 }],
    ['edited, which buys no time', [edit], {}],
    ['withdrawn', [withdraw], {}],
  ])('that is %s has these deadlines', (_, events, days) => {
    expect(daysOf(walk(...events))).toEqual(days)
  })

  it('stays for sale while it is held, and expires once it is free', () => {
    expect(walk(expiring, expiredWhileHeld).value).toBe('expiring')
    expect(walk(expiring, expiredWhileHeld, expired).value).toBe('expired')
  })

  it('that expired before its event told of a reservation is expired', () => {
    expect(walk(expiring, { type: 'deadline.expired' }).value).toBe('expired')
  })

  it('ends its deadline when it leaves the state', () => {
    expect(walk(withdraw).ended).toEqual(['deadline.expiring'])
    expect(walk(expiring, renew).ended).toEqual(['deadline.expired'])
  })

  it('counts the changes of its seller', () => {
    expect(walk().context).toEqual({ edition: 1 })
    expect(walk(edit, withdraw, edit).context).toEqual({ edition: 3 })
  })
})

function byType({ type: one }: Sent, { type: other }: Sent): number {
  return one < other ? -1 : 1
}
