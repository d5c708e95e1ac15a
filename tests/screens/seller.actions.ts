import type { SellerContext } from '../../machines/seller.machine.ts'
import { sellerMessages } from '../../src/messages/seller.ts'
import { camera } from '../models/booking.events.ts'
import { sellerScript } from '../models/seller.events.ts'
import { button } from './actions.ts'
import type { ScreenFlow } from './screen.ts'

const { loading } = sellerMessages.en
const RETRY = 'Try again'
const NAME = 'Sam Sand'

/** The screen flow of the page of a seller. */
export const sellerFlow: ScreenFlow<SellerContext> = {
  name: 'seller',
  rules: 'B1',
  script: sellerScript,
  controls: [{ sends: 'seller.retry', at: button(RETRY) }],
  assertions: {
    loading: { shows: [loading], hides: [NAME], waits: true },
    shown: {
      shows: [NAME, '3 items sold', '1 item for sale', camera.productName, '$180'],
      hides: [loading, RETRY, 'seller@loppis.test'],
    },
    missing: { shows: [RETRY], hides: [loading, NAME] },
    failed: { shows: [RETRY], hides: [loading, NAME] },
  },
}
