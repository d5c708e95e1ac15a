import type { ProductContext } from '../../../machines/product.machine.ts'
import { productPages, productScript } from './product.script.ts'
import { button } from '../../screen/actions.ts'
import { productFlow } from './product.actions.ts'
import { performOnPage } from '../../product/page-driver.ts'
import {
  neverFailsToListen,
  type ProductFlow,
  reconnect,
  type RequestPort,
} from '../../product/stage.ts'
import { answered, isCall } from '../../product/wire-answers.ts'
import { visitBlog } from '../../product/visit-blog.ts'

const ports = {
  load: {
    matches: isCall('GET', /^\/products\/product-1$/),
    answers: {
      forSale: answered(productPages.forSale),
      sold: answered(productPages.sold),
      gone: answered(productPages.gone),
    },
  },
} as const satisfies Readonly<Record<string, RequestPort>>

/** Drives the page of a product in the production build, where a guest follows a link to it. */
export const productInProduct: ProductFlow<ProductContext> = {
  script: productScript,
  isApart: true,
  async open(world, path) {
    const { page, held } = await visitBlog(world, ports)
    await page.evaluate(
      (address) => window.history.pushState(null, '', address),
      '/product/product-1',
    )
    const { assertions } = productFlow
    return { page, path, held, assertions }
  },
  ports,
  actions: {
    'connection.restored': reconnect,
    'product.retry': performOnPage({ press: button('Try again') }),
  },
  arrives: () => false,
  unreachable: neverFailsToListen,
  ends: {},
}
