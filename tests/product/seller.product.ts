import type { SellerContext } from '../../machines/seller.machine.ts'
import { sellerPage, sellerScript } from '../models/seller.events.ts'
import { button } from '../screens/actions.ts'
import { sellerFlow } from '../screens/seller.actions.ts'
import { performOnPage } from './page-driver.ts'
import { neverFailsToListen, type ProductFlow, reconnect, type RequestPort } from './stage.ts'
import { answered, isCall } from './wire-answers.ts'
import { visitBlog } from './visit-blog.ts'

const ports = {
  load: {
    matches: isCall('GET', /^\/sellers\/seller-1$/),
    answers: { page: answered(sellerPage) },
  },
} as const satisfies Readonly<Record<string, RequestPort>>

/** Drives the page of a seller in the production build, where a guest follows a link to it. */
export const sellerInProduct: ProductFlow<SellerContext> = {
  script: sellerScript,
  isApart: true,
  async open(world, path) {
    const { page, held } = await visitBlog(world, ports)
    await page.evaluate(
      (address) => window.history.pushState(null, '', address),
      '/seller/seller-1',
    )
    const { assertions } = sellerFlow
    return { page, path, held, assertions }
  },
  ports,
  actions: {
    'connection.restored': reconnect,
    'seller.retry': performOnPage({ press: button('Try again') }),
  },
  arrives: () => false,
  unreachable: neverFailsToListen,
  ends: {},
}
