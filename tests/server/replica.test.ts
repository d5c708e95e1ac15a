import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLog } from '../../server/config/log.ts'
import { inOrder } from '../../server/live/in-order.ts'
import { ReplicaBehind } from '../../server/replica/connections.ts'
import { LARGEST_LAG_MS, PrimaryPositions } from '../../server/replica/positions.ts'
import { Replica } from '../../server/replica/replica.ts'

describe('the position that a replica must have replayed', () => {
  test('is unknown where the primary has not said a position for too long', () => {
    const positions = new PrimaryPositions()
    expect(positions.required(0)).toBeNull()
    positions.add({ position: 100, at: 0 })
    expect(positions.required(LARGEST_LAG_MS)).toBe(100)
    expect(positions.required(LARGEST_LAG_MS + 1)).toBeNull()
  })
  test('is the oldest of the last seconds', () => {
    const positions = new PrimaryPositions()
    for (const at of [0, 2000, 4000, 6000]) positions.add({ position: 100 + at, at })
    expect(positions.required(6000)).toBe(2100)
  })
  test('is at least what live updates have told', () => {
    const positions = new PrimaryPositions()
    positions.add({ position: 100, at: 0 })
    positions.tell({ position: 300, at: 500 })
    positions.add({ position: 200, at: 400 })
    expect(positions.required(1000)).toBe(300)
  })
  test('forgets what was told where the next primary has lost it', () => {
    const positions = new PrimaryPositions()
    positions.tell({ position: 300, at: 500 })
    positions.add({ position: 200, at: 1000 })
    expect(positions.required(1000)).toBe(200)
  })
})

/** A primary and a replica that are at these positions. */
const at: { primary: number | null; replica: number } = { primary: 100, replica: 100 }
let lines: string[] = []
let abandoned: Error[] = []
let looks = 0
let answer: () => Promise<never[]>
let replica: Replica

beforeEach(async () => {
  vi.useFakeTimers()
  Object.assign(at, { primary: 100, replica: 100 })
  lines = []
  abandoned = []
  looks = 0
  answer = async () => []
  replica = new Replica({
    name: 'the replica',
    log: createLog((line) => lines.push(line), 'text'),
    primary: {
      query: async () => (at.primary === null ? [] : [{ position: at.primary }]) as never[],
    },
    connections: {
      async position() {
        looks += 1
        return at.replica
      },
      query: () => answer(),
      abandon: (reason) => void abandoned.push(reason),
      close: async () => undefined,
    },
  })
  await replica.start()
})
afterEach(async () => {
  await replica.close()
  vi.useRealTimers()
})

const failing = (code: string) => () =>
  Promise.reject(Object.assign(new Error(`failed with ${code}`), { code }))
/** Lets seconds pass in which the replica is in use. */
async function use(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    replica.isReady()
    await vi.advanceTimersByTimeAsync(1000)
  }
}

describe('a replica', () => {
  test('that is near is read, and the log says so once', async () => {
    await use(20)
    expect(replica.isReady()).toBe(true)
    expect(lines).toEqual(['replica - public data is read from the replica'])
  })
  test('that nobody reads is left alone after a while', async () => {
    replica.isReady()
    await vi.advanceTimersByTimeAsync(15_000)
    const before = looks
    expect(before).toBeGreaterThan(5)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(looks).toBe(before)
    expect(replica.isReady()).toBe(false)
    await use(2)
    expect(replica.isReady()).toBe(true)
  })
  test('of an idle primary is read', async () => {
    await use(60)
    expect(replica.isReady()).toBe(true)
  })
  test('that lags is read for some seconds, and then no more until it has been well for some', async () => {
    at.primary = 200
    await use(4)
    expect(replica.isReady()).toBe(true)
    await use(4)
    expect(replica.isReady()).toBe(false)
    expect(lines.at(-1)).toBe(
      'replica - public data is read from the primary, and not from the replica: it lags by several seconds',
    )
    at.replica = 200
    await use(4)
    expect(replica.isReady()).toBe(false)
    await use(3)
    expect(replica.isReady()).toBe(true)
    expect(lines).toHaveLength(3)
  })
  test.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '53300', '08006'])(
    'whose connection fails with %s is left at once, with all reads in progress',
    async (code) => {
      answer = failing(code)
      await expect(replica.query('select 1')).rejects.toThrow(code)
      await expect(replica.query('select 1')).rejects.toThrow(code)
      expect(replica.isReady()).toBe(false)
      expect(abandoned).toHaveLength(1)
      expect(lines).toHaveLength(2)
    },
  )
  test.each(['40001', '42501'])('that refuses one read with %s is read on', async (code) => {
    answer = failing(code)
    await expect(replica.query('select 1')).rejects.toThrow(code)
    expect(replica.isReady()).toBe(true)
    expect(lines.at(-1)).toBe(`replica - a read was repeated on the primary: failed with ${code}`)
  })
  test('of several that lags alone is no reason to leave the others', async () => {
    answer = () => Promise.reject(new ReplicaBehind())
    await expect(replica.query('select 1')).rejects.toThrow()
    expect(replica.isReady()).toBe(true)
  })
  test('is not read while nobody knows where the primary is', async () => {
    at.primary = null
    await use(6)
    expect(replica.isReady()).toBe(false)
    at.primary = 100
    await use(2)
    expect(replica.isReady()).toBe(true)
  })
})

describe('live updates', () => {
  test('wait until the replica has what they tell, in their order', async () => {
    const told: string[] = []
    const tell = inOrder(replica)
    at.primary = 200
    for (const name of ['first', 'second']) tell(() => void told.push(name))
    await vi.advanceTimersByTimeAsync(100)
    expect(told).toEqual([])
    at.replica = 200
    vi.useRealTimers()
    await vi.waitFor(() => expect(told).toEqual(['first', 'second']))
  })
  test('do not wait for a replica that is not read', async () => {
    answer = failing('ECONNREFUSED')
    await expect(replica.query('select 1')).rejects.toThrow()
    at.primary = 200
    await replica.caughtUp()
  })
  test('without a replica are told at once', () => {
    const told: string[] = []
    inOrder(null)(() => void told.push('first'))
    expect(told).toEqual(['first'])
  })
})
