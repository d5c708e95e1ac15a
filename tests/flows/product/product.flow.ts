import type { ProductContext } from '../../../machines/product.machine.ts'
import { productPageMessages } from '../../../src/messages/product-page.ts'
import { camera, radio } from '../booking/booking.script.ts'
import { productScript } from './product.script.ts'
import { button } from '../../screen/actions.ts'
import type { ScreenFlow } from '../../screen/screen.ts'
import { productInvariants } from './product.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

const { loading, seller, buying, alike, soldSentence, goneTitle } = productPageMessages.en

const BUY = 'Buy now'
const RETRY = 'Try again'
const { productName } = camera

/** The screen flow of the page of a product. */
export const productFlow: ScreenFlow<ProductContext> = {
  name: 'product',
  rules: 'B1, B2',
  script: productScript,
  controls: [{ sends: 'product.retry', at: button(RETRY) }],
  assertions: {
    loading: { shows: [loading], hides: [productName, BUY], waits: true },
    forSale: {
      shows: [productName, '$180', BUY, 'Sam Sand', seller, buying, alike, radio.productName],
      hides: [loading, soldSentence],
    },
    sold: {
      shows: [productName, soldSentence, alike, radio.productName],
      hides: [loading, BUY, seller, 'seller@loppis.test'],
    },
    gone: {
      shows: [goneTitle, alike, radio.productName],
      hides: [loading, BUY, productName, seller],
    },
    missing: { shows: [RETRY], hides: [loading, productName, BUY] },
    failed: { shows: [RETRY], hides: [loading, productName, BUY] },
  },
}

export const product = defineFlow({
  name: 'product',
  title: 'The page of a product',
  script: productScript,
  invariants: productInvariants,
  screen: productFlow,
})
