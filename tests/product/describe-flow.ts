import { describe, expect, it } from 'vitest'
import { explore } from '../model/paths.ts'
import { transitionCover } from '../model/transition-cover.ts'
import type { ProductFlow } from './stage.ts'
import { productCover, reasonAgainst } from './coverage.ts'
import { walkInProduct } from './walk.ts'
import { setupAppFixture } from './app-fixture.ts'

/** Registers a test for each path of a cover of the machine's transitions, walked in the production build. */
export function describeInProduct<Context>(rules: string, flow: ProductFlow<Context>): void {
  const model = explore(flow.script)
  const cover = productCover(flow, model)

  const concurrent = flow.isApart ?? false
  describe(`${rules}: the production build takes every transition`, { concurrent }, () => {
    const world = setupAppFixture(flow.readsPictures === true ? { look: 'with pictures' } : {})

    it.each(cover.paths.map((path) => [path.id, path] as const))('%s', async (_, path) => {
      await walkInProduct(flow, world(), path)
    })

    it('every transition not taken has a reason', () => {
      const { untaken: excused } = transitionCover(
        model,
        ({ stimulus }) => reasonAgainst(flow, stimulus) === undefined,
      )
      expect(cover.untaken.filter((taken) => !excused.includes(taken))).toEqual([])
    })
  })
}
