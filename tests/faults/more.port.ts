import { createActor, waitFor } from 'xstate'
import { pageLength } from '../../src/domain/page.ts'
import type { FaultyApp } from './faulty-app.ts'
import { openPage } from './page.ts'
import type { Port, Scenario } from './scenario.ts'
import { visibleTextOf } from './visible-text.ts'

/** Opens a product list with more than one page, as a guest who loads the next page. */
async function openLongShelf(market: FaultyApp): Promise<Scenario> {
  const { seller, product } = await market.createTestData()
  await market.database.query(
    `insert into products (id, seller_id, category_id, name, image, asking_price_cents, retail_price_cents,
                           condition, purchase_year, contact, location, is_advertised)
       select $2 || '-' || number, $1, 'music', 'Flute', '/flute.avif', 5000, 9900, 'good', 2020, '555', 'Lund', false
         from generate_series(1, $3::int) number`,
    [seller.id, product._id, pageLength],
  )
  const page = openPage(market, null)
  await page.start()
  const input = { of: 'music', wantedId: null }
  const actor = createActor(page.machines.categoryProducts, { input }).start()
  await waitFor(actor, (state) => state.matches({ filled: 'browsing' }))
  const state = () => actor.getSnapshot()
  const askForMore = () => actor.send({ type: 'productList.loadMore' })
  return {
    at: () => JSON.stringify(state().value),
    isIdle: () => !state().hasTag('busy') && !page.isPending(),
    isDone: () => state().matches('complete'),
    visibleText: () => visibleTextOf(page, state().context.failure),
    proceed: askForMore,
    repeatAction: askForMore,
    async serverProblems() {
      const ids = new Set(state().context.products.map(({ _id }) => _id))
      return ids.size === pageLength + 1 ? [] : [`${ids.size} products`]
    },
    close() {
      actor.stop()
      page.close()
    },
  }
}

/** The next page of a product list. */
export const morePort: Port = {
  name: 'productList: loadMore, a category',
  call: 'GET /v2/category/:id',
  open: openLongShelf,
}
