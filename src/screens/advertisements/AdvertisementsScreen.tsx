import { useActor } from '@xstate/react'
import { ProductsView } from '../product/ProductsView.tsx'
import { useProvided, useViewer } from '../provided.ts'

/** Everything that sellers advertise (rule R4). */
export function AdvertisementsScreen() {
  const { machines } = useProvided()
  const viewer = useViewer()
  const [products, sendProducts] = useActor(machines.advertisements, { input: { of: '' } })
  const [booking, sendBooking] = useActor(machines.booking, { input: { viewer } })
  return (
    <ProductsView
      booking={booking}
      emptySentence="Nothing is advertised at the moment."
      products={products}
      sendBooking={sendBooking}
      sendProducts={sendProducts}
      title="Advertised products"
    />
  )
}
