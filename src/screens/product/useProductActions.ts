import { provideBookedProducts } from '../../actors/booked-products.ts'
import { provideBooking } from '../../actors/booking.ts'
import { provideOpenOffers } from '../../actors/openOffers.ts'
import { provideReport } from '../../actors/productReport.ts'
import type { ProductListDestination } from '../../domain/destinations.ts'
import { useErrorActions } from '../error/useErrorActions.ts'
import { usePageActors, useViewer } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { openOffersOf } from './viewer-relation.ts'
import { useBookedProducts } from './useBookedProducts.ts'

/**
 * Starts the machines of booking and reporting on a screen with products, and those that say what the viewer has booked
 * and offered. `wantedId`: the product to which the viewer returns after signing in.
 */
export function useProductActions(productList: ProductListDestination, wantedId: string | null) {
  const { getMachines } = usePageActors()
  const viewer = useViewer()
  const input = { viewer, productList }
  const [booking, sendBooking] = useScreenActor(getMachines(provideBooking), {
    input: { ...input, wantedId },
  })
  const [report, sendReport] = useScreenActor(getMachines(provideReport), { input })
  const bookedIds = useBookedProducts(getMachines(provideBookedProducts))
  const [offers] = useScreenActor(getMachines(provideOpenOffers).ofProducts, {
    input: { productId: productList.screen === 'product' ? productList.productId : null },
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
