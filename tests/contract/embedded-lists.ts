import { describe, expect, it } from 'vitest'
import { categoriesIn } from '../../src/domain/category-tree.ts'
import { filterReadable } from '../../src/domain/listed.ts'
import { sellerOf } from '../../src/domain/product.ts'
import type { EmbeddedFixture } from './embedded-fixture.ts'
import { fromTheStart } from './from-the-start.ts'

/** Tests the public lists at the embedded server. */
export function testLists(world: () => EmbeddedFixture): void {
  describe('the public lists', () => {
    it('C2: contain eight categories, of which the home page gets the first three', async () => {
      const categories = categoriesIn(await world().market.guest.getCategories())
      expect(categories).toHaveLength(8)
      const first = await world().market.guest.getThreeCategories()
      expect(first.map(({ _id }) => _id)).toEqual(categories.slice(0, 3).map(({ _id }) => _id))
    })

    it('C2, C7: contain products of every category, each in its own list and in that of its parent', async () => {
      const categories = await world().market.guest.getCategories()
      const productLists = await Promise.all(
        categories.map(({ _id }) => world().market.guest.getCategoryProducts(_id, fromTheStart)),
      )
      const ids = productLists.map(
        ({ items }) => new Set(filterReadable(items).map((product) => product.categoryId)),
      )
      expect(ids).toEqual(
        categories.map(
          ({ _id }) => new Set([_id, ...categoriesIn(categories, _id).map((child) => child._id)]),
        ),
      )
      expect(productLists.flatMap(({ items }) => items).length).toBeGreaterThan(80)
    })

    it('C2, C6: contain advertised products with their sellers', async () => {
      const { items } = await world().market.guest.getAdvertisements(fromTheStart)
      const advertised = filterReadable(items)
      expect(
        advertised.every((product) => product.isAdvertised && sellerOf(product).email !== ''),
      ).toBe(true)
      const idsOf = (products: readonly { _id: string }[]) => products.map(({ _id }) => _id)
      const home = await world().market.guest.getHomeAdvertisements()
      expect(idsOf(home)).toEqual(idsOf(advertised.slice(0, 3)))
    })

    it('R5, C2: contain blog entries with a question and an answer', async () => {
      const entries = filterReadable(await world().market.guest.getBlogEntries())
      expect(entries).toHaveLength(6)
      expect(entries.every(({ question, answer }) => question !== '' && answer !== '')).toBe(true)
    })

    it('R3: return an empty list for an unknown category', async () => {
      const products = await world().market.guest.getCategoryProducts('nowhere', fromTheStart)
      expect(products.items).toEqual([])
    })
  })
}
