import type { ListingEditContext } from '../../../machines/listingEdit.machine.ts'
import { loads, listingEditScript } from './listingEdit.script.ts'
import { listingEditFlow } from './listingEdit.actions.ts'
import { actionsOnPage, performOnPage } from '../../product/page-driver.ts'
import {
  neverFailsToListen,
  type ProductFlow,
  reconnect,
  type RequestPort,
} from '../../product/stage.ts'
import { answered, isBehind, isCall } from '../../product/wire-answers.ts'
import { holdRequests } from '../../product/wire.ts'

/** The pictures that the product has are uploaded already. */
const uploadedAlready = async () => undefined

/** The server sends the listing alone: the seller's input comes from the browser. */
const sends = ({ listing }: (typeof loads)['editable']) => answered(listing)

const ports = {
  load: {
    matches: isCall('GET', /^\/listings\/product-1$/),
    answers: {
      editable: sends(loads.editable),
      later: sends(loads.later),
      sold: sends(loads.sold),
    },
  },
  save: {
    matches: isCall('PATCH', /^\/listings\/product-1$/),
    answers: { done: answered(loads.later.listing) },
  },
} as const satisfies Readonly<Record<string, RequestPort>>

const { actions = {}, assertions } = listingEditFlow
const retry = performOnPage({
  press: { role: 'button', name: /^(?:Try again|Show the current version)$/ },
})

/** Drives Edit in the production build, as the demo seller. */
export const listingEditInProduct: ProductFlow<ListingEditContext> = {
  script: listingEditScript,
  async open({ market, visitors }, path) {
    const page = await visitors.arrive('seller@loppis.test')
    const held = await holdRequests(page, isBehind(ports))
    await page.goto(`${market.origin}/dashboard/my-products/product-1`)
    return { page, path, held, assertions }
  },
  ports,
  actions: {
    'connection.restored': reconnect,
    'upload=same': uploadedAlready,
    'edit.retry': retry,
    ...actionsOnPage({ actions }),
  },
  arrives: () => false,
  fleeting: 'uploading',
  unreachable: {
    ...neverFailsToListen,
    'edit.submit=noPicture': 'The product has a picture.',
    'edit.discard': 'The browser has no input of an earlier visit.',
    'upload=reordered': 'The product has one picture.',
    'upload!': 'The picture of the product is uploaded already.',
    'upload.cancel': 'The picture of the product is uploaded already.',
  },
  ends: {},
}
