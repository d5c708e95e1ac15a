import { useActor } from '@xstate/react'
import { useLogOut } from '../error/useLogOut.ts'
import { ProductsView } from '../product/ProductsView.tsx'
import { useProvided, useViewer } from '../provided.ts'

/** Everything that sellers advertise (rule R4). */
export function AdvertisementsScreen({ productId }: { productId?: string | undefined }) {
  const { machines } = useProvided()
  const viewer = useViewer()
  const [products, sendProducts] = useActor(machines.advertisements, { input: { of: '' } })
  const input = { viewer, shelf: { screen: 'advertisements' } as const }
  const [booking, sendBooking] = useActor(machines.booking, { input })
  const [report, sendReport] = useActor(machines.report, { input })
  const onLogOut = useLogOut()
  return (
    <ProductsView
      booking={booking}
      emptySentence="Nothing is advertised at the moment."
      onLogOut={onLogOut}
      products={products}
      report={report}
      sendBooking={sendBooking}
      sendProducts={sendProducts}
      sendReport={sendReport}
      title="Advertised products"
      wantedId={productId}
    />
  )
}
