import { provideBooking } from '../../actors/booking.ts'
import { provideOffers } from '../../actors/offers.ts'
import type { User } from '../../domain/user.ts'
import { BookingView } from '../booking/BookingView.tsx'
import { usePageActors, useViewer } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { OffersView } from './OffersView.tsx'

const nothingBooked: ReadonlySet<string> = new Set()

/** The offers; it remounts for another item and for another user. */
export function Screen({ item }: { item?: string }) {
  const viewer = useViewer()
  return viewer.kind === 'user' ? (
    <OffersOf item={item ?? null} key={`${item} ${viewer.email}`} viewer={viewer} />
  ) : null
}

function OffersOf({ item, viewer }: { item: string | null; viewer: User & { kind: 'user' } }) {
  const { getMachines } = usePageActors()
  const [state, send] = useScreenActor(getMachines(provideOffers), {
    input: { productId: item, role: viewer.role },
  })
  const [booking, sendBooking] = useScreenActor(getMachines(provideBooking), {
    input: {
      viewer,
      productList: { screen: 'product', productId: item ?? '' },
      wantedId: null,
    },
  })
  return (
    <OffersView
      dialog={<BookingView bookedIds={nothingBooked} send={sendBooking} state={booking} />}
      onBook={(product) => sendBooking({ type: 'booking.open', product })}
      send={send}
      state={state}
    />
  )
}
