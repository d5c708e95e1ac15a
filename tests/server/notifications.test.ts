import { beforeEach, describe, expect, test } from 'vitest'
import { flows } from '../../server/use-cases/market-flows.ts'
import { conversationFlow } from '../../server/conversations/conversation.ts'
import { acceptOffer, hoursPass, offered, sendToOffer } from './offer-steps.ts'
import { write } from './conversation-steps.ts'
import { openTestApp, type Person, type TestApp } from './test-app.ts'

let market: TestApp
beforeEach(async () => {
  market = await openTestApp()
})

type Listed = {
  _id: string
  kind: string
  text: { en: string; sv: string }
  path: string
  isRead: boolean
}
const listOf = async (as: Person) =>
  (await market.call('GET', '/notifications', { as })).body as Listed[]
const textsOf = async (as: Person) => (await listOf(as)).map(({ text }) => text.en)
const unreadOf = async (as: Person) =>
  (await market.call('GET', '/notifications/unread', { as })).body

describe('the notifications of users', () => {
  test('an offer reaches its seller in both languages, with its page', async () => {
    await offered(market, 'ann', 40)
    expect(await listOf('sue')).toMatchObject([
      {
        kind: 'offers',
        text: {
          en: 'Ann offers $40 for Guitar 1.',
          sv: expect.stringMatching(/^Ann bjuder 40\s\$ för Guitar 1\.$/),
        },
        path: '/dashboard/offers',
        isRead: false,
        product: { _id: 'p1', name: 'Guitar 1', image: '/guitar.avif' },
      },
    ])
    expect(await unreadOf('sue')).toEqual({ unread: 1 })
    expect(await textsOf('ann')).toEqual([])
  })

  test('the loser of a bargain is told at once why the offer has ended', async () => {
    await offered(market, 'ann', 40)
    const bobs = await offered(market, 'bob', 45)
    await acceptOffer(market, bobs)
    expect(await textsOf('bob')).toEqual([
      'Sue accepted your $45 offer for Guitar 1. It is reserved for you for 24 hours.',
    ])
    expect(await textsOf('ann')).toEqual([
      'Guitar 1 is reserved for another buyer. If nobody pays within 24 hours, your offer still counts.',
    ])
  })

  test('both sides hear that an offer has expired', async () => {
    await offered(market, 'ann', 40)
    await hoursPass(market, 49)
    const words = 'The offer of $40 for Guitar 1 got no answer in time.'
    expect(await textsOf('ann')).toEqual([words])
    expect((await textsOf('sue'))[0]).toBe(words)
  })

  test('messages are counted as one, and are not in the list', async () => {
    await write(market, 'ann', 'Hello')
    await write(market, 'ann', 'Is it there?')
    expect(await textsOf('sue')).toEqual([])
    const rows = await market.database.query(
      'select count, mail_due_at is not null as is_due from notifications where user_id = $1',
      ['sue'],
    )
    expect(rows).toEqual([{ count: 2, is_due: true }])
  })

  test('a user who acts has read what led to it', async () => {
    const id = await offered(market, 'ann', 40)
    await sendToOffer(market, id, ['sue', 'seller.decline'])
    expect(await unreadOf('sue')).toEqual({ unread: 0 })
  })
})

describe('the table of what is told', () => {
  const eventsOf = (machine: (typeof flows)[number]['machine']) =>
    machine.events.filter((event) => event !== 'money.instructed')

  test.each(flows.map((flow) => [flow.name, flow] as const))(
    'has a row for each event of the %s',
    (_, flow) => {
      const rows = Object.keys(flow.notices)
      expect(eventsOf(flow.machine).filter((event) => !rows.includes(event))).toEqual([])
    },
  )

  test('tells nobody twice of one event', () => {
    const twice = flows.flatMap(({ name, notices }) =>
      Object.entries(notices).flatMap(([event, notice]) => {
        if ('none' in notice) return []
        const sides = (notice.tell as readonly { to: string }[]).map(({ to }) => to)
        return new Set(sides).size === sides.length ? [] : [`${name}: ${event}`]
      }),
    )
    expect(twice).toEqual([])
    expect(conversationFlow.kind).toBe('messages')
  })
})
