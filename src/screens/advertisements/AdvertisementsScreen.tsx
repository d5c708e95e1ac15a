import { provideBooking } from '../../actors/booking.ts'
import { provideCatalogue } from '../../actors/catalogue.ts'
import { provideReport } from '../../actors/report.ts'
import { useErrorActs } from '../error/useErrorActs.ts'
import { ProductsView } from '../product/ProductsView.tsx'
import { useProvided, useViewer } from '../provided.ts'
import { useFlow } from '../useFlow.ts'

/** Everything that sellers advertise (rule R4). */
export function AdvertisementsScreen({ productId }: { productId?: string | undefined }) {
  const { join } = useProvided()
  const { advertisements } = join(provideCatalogue)
  const viewer = useViewer()
  const [products, sendProducts] = useFlow(advertisements, { input: { of: '' } })
  const input = { viewer, shelf: { screen: 'advertisements' } as const }
  const [booking, sendBooking] = useFlow(join(provideBooking), { input })
  const [report, sendReport] = useFlow(join(provideReport), { input })
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
