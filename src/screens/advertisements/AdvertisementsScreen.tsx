import { provideBooking } from '../../actors/booking.ts'
import { provideReport } from '../../actors/report.ts'
import { provideShelves } from '../../actors/shelf.ts'
import { browsingWords } from '../../words/browsing.ts'
import { useWords } from '../../words/useWords.ts'
import { useErrorActs } from '../error/useErrorActs.ts'
import { ProductsView } from '../product/ProductsView.tsx'
import { useProvided, useViewer } from '../provided.ts'
import { useFlow } from '../useFlow.ts'

/** The screen of all advertised products (rule R4). */
export function AdvertisementsScreen({ productId }: { productId?: string | undefined }) {
  const { join } = useProvided()
  const { advertisements } = join(provideShelves)
  const viewer = useViewer()
  const [products, sendProducts] = useFlow(advertisements, {
    input: { of: '', wantedId: productId ?? null },
  })
  const input = { viewer, shelf: { screen: 'advertisements' } as const }
  const { machine, draftOf } = join(provideBooking)
  const [booking, sendBooking] = useFlow(machine, { input: { ...input, draft: draftOf(viewer) } })
  const [report, sendReport] = useFlow(join(provideReport), { input })
  const words = useWords(browsingWords)
  const errorActs = useErrorActs()
  return (
    <ProductsView
      booking={booking}
      emptySentence={words.nothingAdvertised}
      errorActs={errorActs}
      products={products}
      report={report}
      sendBooking={sendBooking}
      sendProducts={sendProducts}
      sendReport={sendReport}
      title={words.advertised}
      wantedId={productId}
    />
  )
}
