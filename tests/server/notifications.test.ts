import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { millisecondsOf } from '../../machines/market/duration.ts'
import { policy } from '../../machines/market/policy.ts'
import { conversationFlow } from '../../server/conversations/conversation.ts'
import { LANGUAGES } from '../../server/config/language.ts'
import { sentenceOf, recipientsOf } from '../../server/flows/sentences.ts'
import { followNotifications, followProducts } from '../../server/live/journal.ts'
import { flows } from '../../server/use-cases/market-flows.ts'
import { offersMessages } from '../../src/messages/offers.ts'
import { sellerListingMessages } from '../../src/messages/listing.ts'
import { write } from './conversation-steps.ts'
import { openStream } from './live-steps.ts'
import { acceptOffer, hoursPass, offered, sendToOffer } from './offer-steps.ts'
import { book, openIntent, openTestApp, type Person, type TestApp } from './test-app.ts'

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

const notice = { cents: 4000, reason: null, count: 1, item: 'Guitar 1', name: 'Ann' }

const readSentences = () =>
  flows.flatMap((flow) =>
    Object.keys(flow.notices).flatMap((event) =>
      recipientsOf(flow.notices, event).flatMap(({ to }) =>
        LANGUAGES.map((language) => sentenceOf(flow, { ...notice, event, told_as: to }, language)),
      ),
    ),
  )

const sentences = readSentences()

test('no notification names a day that depends on when the user reads it', () => {
  expect(sentences.length).toBeGreaterThan(100)
  const relative = /\b(?:today|tomorrow|yesterday|i dag|i morgon|i går)\b/
  expect(sentences.filter((sentence) => relative.test(sentence ?? ''))).toEqual([])
})

describe('a length of time in a sentence', () => {
  const length = /\b(?:\d+|an?|one|two|three|ett|en) (?:days?|hours?|dag|dagar|dygn|timm(?:e|ar))\b/

  test('of a notification is that of the policy', () => {
    const durations: Record<string, string> = policy.durations
    const before = { ...durations }
    onTestFinished(() => void Object.assign(durations, before))
    for (const [index, name] of Object.keys(durations).entries()) {
      durations[name] = `P${100 + (name.endsWith('Reminder') ? 0 : 50) + index}D`
    }
    const [changed, counted] = [readSentences(), sentences.length]
    expect(changed).toHaveLength(counted)
    const told = sentences.filter((sentence) => length.test(sentence ?? ''))
    expect(told.length).toBeGreaterThan(20)
    // The market does not decide how long a bank takes.
    expect(told.filter((text) => changed.includes(text) && !/[bB]ank/.test(text ?? ''))).toEqual([])
  })

  test('of a screen is that of the policy', () => {
    const { durations } = policy
    const inHours = (duration: string) => millisecondsOf(duration) / 3_600_000
    const inDays = (duration: string) => inHours(duration) / 24
    const numbersIn = (text: string) => text.match(/\d+/g)?.map(Number)
    for (const language of LANGUAGES) {
      const { makeHelp } = offersMessages[language]
      expect(numbersIn(makeHelp)).toEqual([
        inHours(durations.offer),
        inHours(durations.reservation),
      ])
      const { renew, putBack } = sellerListingMessages[language].asks
      for (const text of [renew.message, renew.succeeded, putBack.message]) {
        expect(numbersIn(text)).toEqual([inDays(durations.listing)])
      }
    }
  })
})

test('a stream tells of a notification, and of its reading in another tab', async () => {
  const { live } = market.market
  const stopTelling = await followNotifications(market.database, {
    onChange: (change) => live.tell(change),
    onGap: () => live.reconnect(),
  })
  const seller = await openStream(market, 'sue')
  const names: (string | undefined)[] = []
  await offered(market, 'ann', 40)
  while (names.at(-1) !== 'notification') names.push((await seller.next())?.event)
  await market.call('POST', '/notifications/read', { as: 'sue', json: { upTo: '999999' } })
  while (names.at(-1) !== 'notification-read') names.push((await seller.next())?.event)
  expect(names.filter((name) => name?.startsWith('notification'))).toEqual([
    'notification',
    'notification-read',
  ])
  live.close()
  await stopTelling()
})

test('a stream tells all who deal about a product, and nobody else, that it is held, given up and sold', async () => {
  const { live } = market.market
  const stopFollowing = await followProducts(market.database, {
    onChange: (id) => void live.tellOfProduct(id),
    onGap: () => undefined,
  })
  const booking = await book(market, 1, 'ann')
  await offered(market, 'bob', 40)
  await book(market, 2, 'bob')
  const [ann, bob, sue, ada] = await Promise.all(
    (['ann', 'bob', 'sue', 'ada'] as const).map((as) => openStream(market, as)),
  )
  for (const stream of [ann, bob, sue, ada]) await stream?.next()
  const about = { event: 'product', data: { _id: 'p1' } }
  const areTold = async () => {
    for (const stream of [ann, bob, sue]) expect(await stream?.next()).toMatchObject(about)
  }
  await openIntent(market, 1, 'ann', booking)
  await areTold()
  await market.call('DELETE', '/book-product?email=ann@example.test&id=p1', { as: 'ann' })
  expect(await bob?.next()).toMatchObject(about)
  await market.database.execute(`update products set is_sold = true where id = 'p1'`)
  expect(await bob?.next()).toMatchObject(about)
  live.close()
  expect(await ada?.next()).toBeNull()
  await stopFollowing()
})
