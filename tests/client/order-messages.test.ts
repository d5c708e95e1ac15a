import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { AnyStateNode } from 'xstate'
import { orderMachine } from '../../machines/market/order.machine.ts'
import { fieldsOf, personEvents } from '../../server/orders/fields.ts'
import { LANGUAGES } from '../../src/domain/language.ts'
import { orderFormFields } from '../../src/domain/order-act.ts'
import { progressMessages } from '../../src/messages/lists.ts'
import { waitMessages, orderMessages } from '../../src/messages/order.ts'

/** Returns the names of the atomic states, as the server sends them: 'handedOver.met'. */
function leavesOf(node: Pick<AnyStateNode, 'states'>, above: readonly string[] = []): string[] {
  const children = Object.entries(node.states)
  return children.length === 0
    ? [above.join('.')]
    : children.flatMap(([name, child]) => leavesOf(child, [...above, name]))
}

const regions = new Map<string, AnyStateNode>(Object.entries(orderMachine.root.states))
const regionNamed = (region: string) => {
  const node = regions.get(region)
  if (node === undefined) throw new Error(`The order has no region '${region}'.`)
  return node
}
/** `money.instructed` stays inside the machine, and the answer that money arrived says where it is. */
const events = orderMachine.events.filter(
  (event) => !['money.instructed', 'provider.succeeded'].includes(event),
)
const deadlines = events.filter((event) => /^deadline\.(?!remind|retry)/.test(event))
const { context } = orderMachine.resolveState({
  value: { goods: 'paid', money: 'held' },
  context: { ...orderMachine.getInitialSnapshot({} as never, { cents: 5000 }).context },
})
const fields = personEvents.flatMap((event) => fieldsOf(event, context))

describe.each(LANGUAGES)('the texts of an order in %s', (language) => {
  const texts = orderMessages[language]

  it('has a text for every state of the item, and no other', () => {
    expect(Object.keys(texts.states).toSorted()).toEqual(leavesOf(regionNamed('goods')).toSorted())
  })
  it('has a text for every state of the money, and no other', () => {
    expect(Object.keys(texts.positions).toSorted()).toEqual(
      Object.keys(regionNamed('money').states).toSorted(),
    )
  })
  it('knows the states in which nothing is handed over before the bank has decided', () => {
    const { states } = regionNamed('goods')
    for (const [state, positions] of Object.entries(texts.unpaid)) {
      expect(Object.keys(states)).toContain(state)
      const known = Object.keys(regionNamed('money').states)
      expect(Object.keys(positions).filter((position) => !known.includes(position))).toEqual([])
    }
  })
  it('has a sentence for every event in the timeline, and no other', () => {
    const named = [...events, 'buyer.pay'].toSorted()
    expect(Object.keys(texts.events).toSorted()).toEqual(named)
  })
  it('has a button for every event that people send, and no other', () => {
    expect(Object.keys(texts.acts).toSorted()).toEqual(personEvents.toSorted())
  })
  it('says what happens at every deadline, and no other', () => {
    expect(Object.keys(texts.deadlines).toSorted()).toEqual(deadlines.toSorted())
  })
  it.each([
    ['buyer', /the buyer|köparen/i],
    ['seller', /the seller|säljaren/i],
  ] as const)('speaks to the %s as "you" in the timeline', (role, asAnother) => {
    const read = Object.values(texts.events).map((text) => {
      if (typeof text === 'string') return text
      return typeof text === 'object' ? text[role] : text('', role, '')
    })
    expect(read.filter((sentence) => asAnother.test(sentence))).toEqual([])
  })
  it('does not say that an item comes back which never arrived', () => {
    const says = (state: string) => texts.events['seller.takeBack']('Sue', 'buyer', state)
    expect(says('returning')).toMatch(/item|varan/)
    expect(says('refunded')).not.toMatch(/item|varan/)
  })
  it('says of every movement of money that it has not gone through, and of nothing else', () => {
    const moving = Object.entries(regionNamed('money').states)
      .filter(([, { states }]) => leavesOf({ states }).some((leaf) => leaf.endsWith('stuck')))
      .map(([name]) => name)
    expect(Object.keys(waitMessages[language].stalled).toSorted()).toEqual(moving.toSorted())
  })
  it('says only of states of the item until when their money is held', () => {
    const leaves = leavesOf(regionNamed('goods'))
    expect(leaves).toEqual(expect.arrayContaining(Object.keys(waitMessages[language].held)))
  })
  it('speaks to the seller as "you" of the account that the money waits for', () => {
    expect(waitMessages[language].payoutAccount.seller).not.toMatch(/the seller|säljaren/i)
  })
  it('names every problem that a buyer can report, and no other', () => {
    const kinds = fields.flatMap((field) => (field.type === 'choice' ? field.options : []))
    expect(Object.keys(texts.problems).toSorted()).toEqual([...kinds].toSorted())
  })
})

describe.each(LANGUAGES)('the texts of a row with an order in %s', (language) => {
  const { labels, steps } = progressMessages[language]
  const leaves = leavesOf(regionNamed('goods'))

  it('has a label for every state of the item, and no other', () => {
    expect(Object.keys(labels).toSorted()).toEqual(leaves.toSorted())
  })
  it('says what happens next in every state that is not final', () => {
    const finals = ['canceled', 'completed', 'refunded']
    expect([...Object.keys(steps), ...finals].toSorted()).toEqual(leaves.toSorted())
  })
})

describe.each(LANGUAGES)('a refund in %s', (language) => {
  const { positions } = orderMessages[language]
  const { refunded } = progressMessages[language]
  const said = [
    ...[positions.refunded, positions.reversed, positions.settled].map(({ buyer }) => buyer),
    refunded.buyer('$85'),
  ]

  it('takes as many days in the texts of the order as on the help page', () => {
    const help = readFileSync(`src/content/${language}/returns.md`, 'utf8')
    const [days] = /3–5 (?:days|dagar)/.exec(help) ?? []
    expect(days).toBeDefined()
    for (const sentence of said) expect(sentence).toContain(days)
  })
  it('is sent back to the card; nobody says that it has arrived', () => {
    for (const sentence of said) expect(sentence).toMatch(/sent back to your card|till ditt kort/)
    const others = [positions.refunded, positions.reversed].map(({ seller }) => seller)
    expect([...said, ...others].join(' ')).not.toMatch(/\bis (?:back )?on\b|är (?:tillbaka )?på/)
  })
})

it('has a field for everything that an event needs, except pictures', () => {
  const needed = new Set(fields.filter(({ type }) => type !== 'pictures').map(({ name }) => name))
  expect(orderFormFields.toSorted()).toEqual([...needed].toSorted())
})
