import type { provideBookedProducts } from '../../actors/booked-products.ts'
import type { provideBooking } from '../../actors/booking.ts'
import type { provideProductOffers } from '../../actors/product-offers.ts'
import type { provideReport } from '../../actors/product-report.ts'
import type { ProductListDestination } from '../../domain/destinations.ts'
import { useErrorActions } from '../error/useErrorActions.ts'
import { useViewer } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { openOffersOf } from './standing.ts'
import { useBookedProducts } from './useBookedProducts.ts'

/**
 * Starts the machines of booking and reporting on a product list; `productList` is its screen, `wantedId` the product to which
 * the viewer returns after signing in. The screen passes the machines: imported here, their code would be in the file that every screen loads.
 */
export function useProductActions(
  bookingMachine: ReturnType<typeof provideBooking>,
  reportMachine: ReturnType<typeof provideReport>,
  bookedProducts: ReturnType<typeof provideBookedProducts>,
  productOffers: ReturnType<typeof provideProductOffers>,
  productList: ProductListDestination,
  wantedId: string | null,
) {
  const viewer = useViewer()
  const input = { viewer, productList }
  const [booking, sendBooking] = useScreenActor(bookingMachine, {
    input: { ...input, wantedId },
  })
  const [report, sendReport] = useScreenActor(reportMachine, { input })
  const bookedIds = useBookedProducts(bookedProducts)
  const [offers] = useScreenActor(productOffers, {
    input: {
      productId: productList.screen === 'product' ? productList.productId : null,
      // A list or a page shows offers and makes none, so nobody is asked for a price here.
      role: 'seller',
    },
  })
  return {
    booking,
    sendBooking,
    bookedIds,
    offers,
    openOffers: openOffersOf(viewer, offers),
    report,
    sendReport,
    errorActions: useErrorActions(),
  }
}
