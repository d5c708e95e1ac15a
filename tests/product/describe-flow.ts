import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openMarket } from '../journeys/market.ts'
import { explore } from '../models/paths.ts'
import { transitionCover } from '../models/transition-cover.ts'
import { createBookings } from './fresh-booking.ts'
import type { ProductFlow, ProductWorld } from './stage.ts'
import { createVisitors } from './visitor.ts'
import { productCover, reasonAgainst } from './reach.ts'
import { walkInProduct } from './walk.ts'

/** Registers a test for every path of a cover of the machine's transitions, walked in the built product. */
export function describeInProduct<Context>(rules: string, flow: ProductFlow<Context>): void {
  const model = explore(flow.script)
  const cover = productCover(flow, model)

  describe(`${rules}: every transition is walked in the built product`, () => {
    let world: ProductWorld
    beforeAll(async () => {
      const market = await openMarket()
      world = { market, visitors: createVisitors(market), bookings: createBookings(market) }
    })
    afterAll(() => world.market.close())

    it.each(cover.paths.map((path) => [path.id, path] as const))('%s', async (_, path) => {
      await walkInProduct(flow, world, path)
    })

    it('no transition is left out without a reason', () => {
      const { untaken: excused } = transitionCover(
        model,
        ({ stimulus }) => reasonAgainst(flow, stimulus) === undefined,
      )
      expect(cover.untaken.filter((taken) => !excused.includes(taken))).toEqual([])
    })
  })
}
