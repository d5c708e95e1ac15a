import { bookingMachine } from '../../../machines/booking.machine.ts'
import { openOffersMachine } from '../../../machines/openOffers.machine.ts'
import { productMachine } from '../../../machines/product.machine.ts'
import { productReportMachine } from '../../../machines/productReport.machine.ts'
import { noOpenOffers } from '../../../src/screens/offers/offers-story-fixtures.ts'
import { ProductView } from '../../../src/screens/product/ProductView.tsx'
import { noBooking, noReport } from '../../../src/screens/story-fixtures.ts'
import { productFlow } from './product.flow.ts'
import { createScreen } from '../../screen/screen.ts'

const nothing = () => undefined

export const productScreen = createScreen(productMachine, productFlow, (state, send) => (
  <ProductView
    bookedIds={new Set()}
    booking={bookingMachine.resolveState({ value: 'closed', context: noBooking })}
    categoryPath={[{ href: '/category/category-1', text: 'Cameras' }]}
    errorActions={{ onLogOut: nothing, isGuest: false, onSaveReport: nothing }}
    gallery={{ setId: null, shown: 0, isEnlarged: false }}
    report={productReportMachine.resolveState({ value: 'idle', context: noReport })}
    offers={openOffersMachine.resolveState({ value: 'absent', context: noOpenOffers })}
    send={send}
    sendBooking={nothing}
    sendGallery={nothing}
    sendReport={nothing}
    state={state}
    viewer={{ kind: 'guest' }}
  />
))
