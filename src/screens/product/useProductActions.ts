import type { provideBooking } from '../../actors/booking.ts'
import type { provideReport } from '../../actors/product-report.ts'
import type { ProductListDestination } from '../../domain/destinations.ts'
import { useErrorActions } from '../error/useErrorActions.ts'
import { useViewer } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'

/**
 * Starts the machines of booking and reporting on a product list; `productList` is its screen. The screen passes the
 * machines: imported here, their code would be in the file that every screen loads.
 */
export function useProductActions(
  bookingMachine: ReturnType<typeof provideBooking>,
  reportMachine: ReturnType<typeof provideReport>,
  productList: ProductListDestination,
) {
  const viewer = useViewer()
  const input = { viewer, productList }
  const [booking, sendBooking] = useScreenActor(bookingMachine, { input })
  const [report, sendReport] = useScreenActor(reportMachine, { input })
  return { booking, sendBooking, report, sendReport, errorActions: useErrorActions() }
}
