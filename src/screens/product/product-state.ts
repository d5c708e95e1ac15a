import type { ReactNode } from 'react'
import type { EventFrom, SnapshotFrom } from 'xstate'
import type { BookingEvent, bookingMachine } from '../../../machines/booking.machine.ts'
import type { openOffersMachine } from '../../../machines/openOffers.machine.ts'
import type { productMachine } from '../../../machines/product.machine.ts'
import type {
  ProductReportEvent,
  productReportMachine,
} from '../../../machines/productReport.machine.ts'
import type { Viewer } from '../../domain/user.ts'
import type { BoundGallery } from '../pictures/gallery-state.ts'
import type { ErrorActions } from '../error/useErrorActions.ts'

/** The states that the page of a product renders, and the events that the page sends. */
export type ProductViewProps = BoundGallery & {
  state: SnapshotFrom<typeof productMachine>
  send: (event: EventFrom<typeof productMachine>) => void
  booking: SnapshotFrom<typeof bookingMachine>
  sendBooking: (event: BookingEvent) => void
  report: SnapshotFrom<typeof productReportMachine>
  sendReport: (event: ProductReportEvent) => void
  /** The products that the viewer has booked. */
  bookedIds: ReadonlySet<string>
  viewer: Viewer
  /** The offers of the viewer for the product. */
  offers: SnapshotFrom<typeof openOffersMachine>
  /** Links to the category and to the one above it, which comes first; none while the categories load. */
  categoryPath: readonly { href: string; text: string }[]
  errorActions: ErrorActions
  /** The products that the viewer looked at before. */
  recentlySeen?: ReactNode
  /** An admin's button that removes the product. */
  removal?: ReactNode
  /** The button that follows the seller. */
  follow?: ReactNode
  /** How to reach a seller who shows it to signed-in users alone. */
  sellerContact?: ReactNode
}
