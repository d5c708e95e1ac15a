import type { SnapshotFrom } from 'xstate'
import type { OffersEvent, offersMachine } from '../../../machines/offers.machine.ts'
import type { Product } from '../../domain/product.ts'

/** The state that the offers render, and the events that they send. */
export type OffersViewProps = {
  state: SnapshotFrom<typeof offersMachine>
  send: (event: OffersEvent) => void
  /** Books a product at the price that it has. */
  onBook: (product: Product) => void
}
