import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../server/database/database.ts'
import { followEndedSessions, followJournal } from '../../server/live/journal.ts'
import { LiveStreams } from '../../server/live/streams.ts'
import type { User } from '../../server/users/users.ts'
import { type Message, openStream } from './live-steps.ts'
import { buyGuitar, sendTo } from './order-steps.ts'
import type { Person, TestApp } from './test-app.ts'
import { openTestApp } from './test-app.ts'

let market: TestApp
let order: string
let stops: (() => Promise<void>)[] = []
beforeEach(async () => {
  market = await openTestApp()
  order = await buyGuitar(market)
  const { live } = market.market
  const onGap = () => live.reconnect()
  stops = [
    await followJournal(market.database, { onRow: (row) => live.publish(row), onGap }),
    await followEndedSessions(market.database, { onEnded: (userId) => live.end(userId), onGap }),
  ]
})
afterEach(async () => {
  market.market.live.close()
  for (const stop of stops) await stop()
})

const listen = (as: Person, lastId?: string) => openStream(market, as, lastId)

const meet = () => sendTo(market, order, { type: 'seller.meet' })
const confirm = () => sendTo(market, order, { type: 'buyer.confirm' })
const rows = () =>
  market.database.query<{ id: string }>(
    `select id::text as id from journal where flow = 'order' order by journal.id`,
  )

const person = {
  name: 'Ann',
  email: 'ann@example.test',
  role: 'buyer',
  isRemoved: false,
  identityId: null,
  signedOutAt: null,
  removalReason: null,
} as const

describe('GET /live', () => {
  test('tells both sides of an order what has changed, and nobody else', async () => {
    const [ann, sue, bob] = [await listen('ann'), await listen('sue'), await listen('bob')]
    for (const stream of [ann, sue, bob]) {
      expect(await stream.next()).toMatchObject({ event: 'reset', data: {} })
    }
    await meet()
    const told = { event: 'order', data: { _id: order, seq: 2 } }
    expect([await ann.next(), await sue.next()]).toMatchObject([told, told])
    market.market.live.close()
    expect(await bob.next()).toBeNull()
  })
  test('tells the admins of the orders that wait for them', async () => {
    const ada = await listen('ada')
    await ada.next()
    await meet()
    const problem = { kind: 'damaged' as const, pictures: [], reason: 'It is broken.' }
    await sendTo(market, order, { type: 'buyer.reportProblem', ...problem })
    await sendTo(market, order, { type: 'seller.contest', reason: 'It was whole.' })
    await sendTo(market, order, { type: 'admin.release', reason: 'It was whole.' })
    const told = [await ada.next(), await ada.next()]
    expect(told.map((message) => message?.data)).toEqual([
      { _id: order, seq: 4 },
      { _id: order, seq: 5 },
    ])
  })
  test('resumes after Last-Event-ID with what the user has missed', async () => {
    const ann = await listen('ann')
    const first = await ann.next()
    await ann.cancel()
    await meet()
    await confirm()
    const again = await listen('ann', first?.id ?? '')
    const ids: string[] = []
    for (let last = ''; last !== (await rows()).at(-1)?.id; ids.push(last)) {
      last = (await again.next())?.id ?? ''
    }
    const missed = (await rows()).map(({ id }) => id).slice(1)
    expect(ids).toEqual(expect.arrayContaining(missed))
    expect(missed).toHaveLength(2)
  })
  test('says at once that a stream is open which has missed nothing but notifications and products, perhaps', async () => {
    const live = new LiveStreams(market.database)
    const last = (await rows()).at(-1)?.id ?? ''
    const reader = (await live.open({ ...person, id: 'nobody' }, last)).getReader()
    const read = async () => new TextDecoder().decode((await reader.read()).value)
    // The client learns at once that no proxy holds the stream back.
    expect(await read()).toBe('event: notification\ndata: {"_id":"all"}\n\n')
    expect(await read()).toBe('event: product\ndata: {"_id":"all"}\n\n')
    live.close()
  })
  test('sends what the user has missed before what is published in the meantime', async () => {
    await meet()
    const [buyer] = await market.database.query<{ id: string }>(
      'select buyer_id as id from payments limit 1',
    )
    const readers = [buyer?.id ?? '']
    const live = new LiveStreams(market.database)
    const ann: User = { ...person, id: readers[0] ?? '' }
    const opening = live.open(ann, '0')
    live.publish({ id: '999', flow: 'order', flowId: order, seq: 9, readers })
    const reader = (await opening).getReader()
    let text = ''
    while (!text.includes('id: 999')) text += new TextDecoder().decode((await reader.read()).value)
    const missed = (await rows()).map(({ id }) => id)
    expect([...text.matchAll(/^id: (.*)$/gm)].map(([, id]) => id)).toEqual([...missed, '999'])
    live.close()
  })
  test('resumes with a row that was committed after a row with a higher id', async () => {
    await meet()
    const [, late] = await rows()
    await confirm()
    const higher = (await rows()).at(-1)?.id ?? ''
    const again = await listen('ann', higher)
    const seen: (string | undefined)[] = []
    while (seen.at(-1) !== higher) seen.push((await again.next())?.id)
    expect(seen).toContain(late?.id)
  })
  test.each(['none', '-1', '1e3', "'"])('begins anew after the id %s', async (id) => {
    expect(await (await listen('ann', id)).next()).toMatchObject({ event: 'reset' })
  })
  test('begins anew after an id that the database has not given yet, as after a restore', async () => {
    const lost = Number((await rows()).at(-1)?.id) + 1000
    expect(await (await listen('ann', String(lost))).next()).toMatchObject({ event: 'reset' })
  })
  test('is neither compressed nor buffered nor stored', async () => {
    const { headers } = await listen('ann')
    expect(headers.get('content-type')).toBe('text/event-stream')
    expect(headers.get('content-encoding')).toBeNull()
    expect(headers.get('cache-control')).toBe('no-store, no-transform')
    expect(headers.get('x-accel-buffering')).toBe('no')
  })
  test('gives a client that takes no stream the same messages at once', async () => {
    const first = await market.call('GET', '/live', { as: 'ann' })
    const [{ id }] = first.body as [Message]
    expect(first.body).toEqual([{ id, event: 'reset', data: {} }])
    await meet()
    const headers = { 'last-event-id': id }
    const next = await market.call('GET', '/live', { as: 'ann', headers })
    expect((next.body as Message[]).at(-1)).toMatchObject({ data: { _id: order, seq: 2 } })
  })
  test('closes the oldest of a user’s streams when there are more than six', async () => {
    const streams = []
    for (let n = 0; n < 7; n += 1) streams.push(await listen('ann'))
    const [oldest] = streams
    await oldest?.next()
    expect(await oldest?.next()).toBeNull()
    await streams[1]?.next()
    await meet()
    expect(await streams[1]?.next()).toMatchObject({ event: 'order' })
  })
})

test('a stream that the database fails to open closes none of a user’s open streams', async () => {
  let isDown = false
  const query: Database['query'] = (...asked) =>
    isDown ? Promise.reject(new Error('ECONNRESET')) : market.database.query(...asked)
  const live = new LiveStreams({ ...market.database, query })
  const open = () => live.open({ ...person, id: 'ann' }, null)
  const failToOpen = async (times: number) => {
    isDown = true
    for (let n = 0; n < times; n += 1) await expect(open()).rejects.toThrow('ECONNRESET')
    isDown = false
  }
  const oldest = (await open()).getReader()
  await oldest.read()
  await failToOpen(6)
  for (let n = 0; n < 5; n += 1) await open()
  // The user has six streams now.
  await failToOpen(1)
  live.publish({ id: '999', flow: 'order', flowId: order, seq: 9, readers: ['ann'] })
  const { value } = await oldest.read()
  expect(new TextDecoder().decode(value)).toContain('id: 999')
  live.close()
})

test('an event that is rolled back is told to nobody', async () => {
  const ann = await listen('ann')
  await ann.next()
  await market.database
    .transaction(async (transaction) => {
      await transaction.query(`insert into journal (flow, flow_id, seq, at, event, to_value, readers)
        values ('order', '${order}', 9, now(), '{}', '{}', array['ann'])`)
      throw new Error('Rolled back.')
    })
    .catch(() => undefined)
  await meet()
  expect(await ann.next()).toMatchObject({ data: { seq: 2 } })
})

describe('a stream ends at once, and not those of others, when', () => {
  test.each([
    ['its user logs out everywhere', 'POST', '/account/sign-out-everywhere', 'bob', 'bob'],
    ['its user deletes the account', 'DELETE', '/account', 'bob', 'bob'],
    ['an admin removes the buyer', 'DELETE', '/remove-buyer?id=bob', 'ada', 'bob'],
    [
      'an admin removes the seller',
      'DELETE',
      '/remove-seller?email=sue@example.test',
      'ada',
      'sue',
    ],
  ] as const)('%s', async (_when, method, path, as, user) => {
    const [own, ada] = [await listen(user), await listen('ada')]
    for (const stream of [own, ada]) expect(await stream.next()).not.toBeNull()
    expect((await market.call(method, path, { as })).status).toBe(200)
    let message = await own.next()
    while (message !== null) message = await own.next()
    market.market.live.tell({ isNew: true, userIds: ['ada'] })
    expect(await ada.next()).toMatchObject({ event: expect.stringMatching(/order|notification/) })
  })
})

test.each(['', '{', '{}', 'null', '{"id":1}'])(
  'a message %j of another process ends the streams, which read everything anew, and nothing else',
  async (payload) => {
    const ann = await listen('ann')
    await ann.next()
    await market.database.query('select pg_notify($1, $2)', ['journal', payload])
    expect(await ann.next()).toBeNull()
    expect(await (await listen('ann')).next()).toMatchObject({ event: 'reset' })
  },
)
