import { array, assert, asyncProperty, constantFrom } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Fault, faults } from './faults.ts'
import { openWalkMarket, type WalkMarket } from './market.ts'
import { bookThrough, listThrough } from './single-flight.ts'
import { disconnectAll } from './wire.ts'

const WALKS = 60
const isFault = (name: string): name is Fault => name in faults
const names = Object.keys(faults).filter(isFault)
const suffered = array(constantFrom(...names), { maxLength: 4, size: 'max' })

/** Each fault alone, and a first request that is done before one that is not confirmed. */
const examples: [Fault[]][] = [
  ...names.map((name): [Fault[]] => [[name]]),
  [['is done and answered 500', 'answers 200 with something else']],
]

let market: WalkMarket
beforeAll(async () => {
  market = await openWalkMarket()
})
afterAll(async () => {
  disconnectAll()
  await market.database.close()
})

test.each([
  ['B7, B8: a product is booked', bookThrough],
  ['L3, L4: a product is listed', listThrough],
])(
  '%s at most once, despite request faults and repeated submissions',
  async (_name, act) => {
    const once = asyncProperty(suffered, async (list) => {
      const { saysDone, there } = await act(market, list)
      expect({ saysDone, there }).toEqual({
        saysDone,
        there: saysDone ? 1 : expect.toBeOneOf([0, 1]),
      })
    })
    await assert(once, { numRuns: WALKS, examples })
  },
  300_000,
)
