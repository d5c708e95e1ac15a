import type { SellerContactContext } from '../../../machines/sellerContact.machine.ts'
import { productPages } from '../product/product.script.ts'
import { sams, sellerContactScript } from './sellerContact.script.ts'
import { sellerContactFlow } from './sellerContact.actions.ts'
import { actionsOnPage } from '../../product/page-driver.ts'
import type { ProductFlow, RequestPort } from '../../product/stage.ts'
import { visitBlog } from '../../product/visit-blog.ts'
import { answered, isCall } from '../../product/wire-answers.ts'

const PATH = '/products/product-1'
const { forSale } = productPages
const page = { ...forSale, product: { ...forSale.product, contact: '•••', isContactHidden: true } }

const ports = {
  load: {
    matches: isCall('GET', /^\/products\/product-1\/contact$/),
    answers: { sams: answered(sams) },
  },
} as const satisfies Readonly<Record<string, RequestPort>>
const { controls, assertions } = sellerContactFlow

/** Drives a seller's contact details in the production build, where the demo buyer follows a link to a product. */
export const sellerContactInProduct: ProductFlow<SellerContactContext> = {
  script: sellerContactScript,
  isApart: true,
  async open(world, path) {
    const { page: tab, held } = await visitBlog(world, ports, 'buyer@loppis.test')
    await tab.route(`**${PATH}`, (route) => route.fulfill({ json: page }))
    await tab.evaluate(
      (address) => window.history.pushState(null, '', address),
      '/product/product-1',
    )
    return { page: tab, path, held, assertions }
  },
  ports,
  actions: actionsOnPage({ controls }),
  arrives: () => false,
  unreachable: {},
  ends: {},
}
