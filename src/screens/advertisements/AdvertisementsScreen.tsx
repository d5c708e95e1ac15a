import { useErrorActs } from '../error/useErrorActs.ts'
import { ProductsView } from '../product/ProductsView.tsx'
import { useProvided, useViewer } from '../provided.ts'
import { useFlow } from '../useFlow.ts'

/** Everything that sellers advertise (rule R4). */
export function AdvertisementsScreen({ productId }: { productId?: string | undefined }) {
  const { machines } = useProvided()
  const viewer = useViewer()
  const [products, sendProducts] = useFlow(machines.advertisements, { input: { of: '' } })
  const input = { viewer, shelf: { screen: 'advertisements' } as const }
  const [booking, sendBooking] = useFlow(machines.booking, { input })
  const [report, sendReport] = useFlow(machines.report, { input })
  const errorActs = useErrorActs()
  return (
    <ProductsView
      booking={booking}
      emptySentence="Nothing is advertised at the moment."
      errorActs={errorActs}
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
