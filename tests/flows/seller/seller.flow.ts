import type { SellerContext } from '../../../machines/seller.machine.ts'
import { sellerMessages } from '../../../src/messages/seller.ts'
import { camera, radio } from '../booking/booking.script.ts'
import { lute } from '../productList/productList.script.ts'
import { sellerScript } from './seller.script.ts'
import { button } from '../../screen/actions.ts'
import type { ScreenFlow } from '../../screen/screen.ts'
import { sellerInvariants } from './seller.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

const { loading } = sellerMessages.en
const RETRY = 'Try again'
const MORE = 'Show more'
const NAME = 'Sam Sand'

/** The screen flow of the page of a seller. */
export const sellerFlow: ScreenFlow<SellerContext> = {
  name: 'seller',
  rules: 'B1',
  script: sellerScript,
  controls: [
    {
      sends: 'seller.loadMore',
      at: button(/^(Show more|Try again)$/),
      where: (state) => state.matches('shown') && !state.matches({ shown: 'complete' }),
    },
    {
      sends: 'seller.retry',
      at: button(RETRY),
      where: (state) => state.matches('failed') || state.matches('missing'),
    },
  ],
  assertions: {
    loading: { shows: [loading], hides: [NAME], waits: true },
    'shown.complete by load=page': {
      shows: [NAME, '3 items sold', '1 item for sale', camera.productName, '$180'],
      hides: [loading, RETRY, MORE, 'seller@loppis.test'],
    },
    'shown.browsing by load=begun': {
      shows: [camera.productName, '1 of 3 shown', MORE],
      hides: [radio.productName],
    },
    'shown.browsing by loadMore=some': {
      shows: [camera.productName, radio.productName, MORE],
      hides: [lute.productName],
    },
    'shown.complete by loadMore=rest': {
      shows: [camera.productName, radio.productName, lute.productName],
      hides: [MORE, RETRY],
    },
    'shown.loadingMore': { shows: [camera.productName, MORE], hides: [lute.productName] },
    'shown.interrupted': {
      shows: [camera.productName, "We couldn't load more products.", RETRY],
      hides: [lute.productName, MORE],
    },
    missing: { shows: [RETRY], hides: [loading, NAME] },
    failed: { shows: [RETRY], hides: [loading, NAME] },
  },
}

export const seller = defineFlow({
  name: 'seller',
  title: 'Seller',
  script: sellerScript,
  invariants: sellerInvariants,
  screen: sellerFlow,
})
