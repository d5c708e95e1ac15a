import type { SellerContext } from '../../../machines/seller.machine.ts'
import { sellerScript } from './seller.script.ts'
import { button } from '../../screen/actions.ts'
import { sellerFlow } from './seller.actions.ts'
import { performOnPage } from '../../product/page-driver.ts'
import {
  neverFailsToListen,
  type ProductFlow,
  reconnect,
  type RequestPort,
} from '../../product/stage.ts'
import { answered, isCall } from '../../product/wire-answers.ts'
import { visitBlog } from '../../product/visit-blog.ts'

const asks = isCall('GET', /^\/sellers\/seller-1$/)
const isMore = (address: string) => new URL(address).searchParams.has('page')
/** The answers of a port, by name, are those of the script. */
const answersOf = (port: 'load' | 'loadMore') =>
  Object.fromEntries(
    Object.entries(sellerScript.ports[port]?.outputs ?? {}).map(([name, output]) => [
      name,
      answered(output),
    ]),
  )

const ports = {
  load: {
    matches: (request) => asks(request) && !isMore(request.url()),
    answers: answersOf('load'),
  },
  loadMore: {
    matches: (request) => asks(request) && isMore(request.url()),
    answers: answersOf('loadMore'),
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
    'seller.loadMore': performOnPage({ press: button(/^(Show more|Try again)$/) }),
    'seller.retry': performOnPage({ press: button('Try again') }),
  },
  arrives: () => false,
  unreachable: neverFailsToListen,
  ends: {},
}
