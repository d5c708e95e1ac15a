import type { SellerContactContext } from '../../../machines/sellerContact.machine.ts'
import { sellerContactMessages } from '../../../src/messages/product-page.ts'
import { sams, sellerContactScript } from './sellerContact.script.ts'
import { button } from '../../screen/actions.ts'
import type { ScreenFlow } from '../../screen/screen.ts'
import { sellerContactInvariants } from './sellerContact.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

const { show } = sellerContactMessages.en

/** The screen flow of a seller's contact details that only signed-in users see. */
export const sellerContactFlow: ScreenFlow<SellerContactContext> = {
  name: 'sellerContact',
  rules: 'B1',
  script: sellerContactScript,
  controls: [{ sends: 'sellerContact.show', at: button(show) }],
  assertions: {
    hidden: { shows: [show], hides: [sams.email, sams.phone] },
    loading: { shows: [show], hides: [sams.email, sams.phone] },
    shown: { shows: [sams.email, sams.phone], hides: [show], waits: true },
  },
}

export const sellerContact = defineFlow({
  name: 'sellerContact',
  title: 'Contact of a seller',
  script: sellerContactScript,
  invariants: sellerContactInvariants,
  screen: sellerContactFlow,
})
