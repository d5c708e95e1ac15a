import { provideBooking } from '../../actors/booking.ts'
import { provideCatalogue } from '../../actors/catalogue.ts'
import { provideReport } from '../../actors/report.ts'
import { provideShelves } from '../../actors/shelf.ts'
import { browsingWords } from '../../words/browsing.ts'
import { useWords } from '../../words/useWords.ts'
import { useErrorActs } from '../error/useErrorActs.ts'
import { ProductsView } from '../product/ProductsView.tsx'
import { useProvided, useViewer } from '../provided.ts'
import { useFlow } from '../useFlow.ts'

type CategoryScreenProps = { categoryId: string; productId?: string | undefined }

export function CategoryScreen({ categoryId, productId }: CategoryScreenProps) {
  const { join } = useProvided()
  const { allCategories } = join(provideCatalogue)
  const { categoryProducts } = join(provideShelves)
  const viewer = useViewer()
  const [products, sendProducts] = useFlow(categoryProducts, {
    input: { of: categoryId, wantedId: productId ?? null },
  })
  const [categories] = useFlow(allCategories, { input: { of: '' } })
  const input = { viewer, shelf: { screen: 'category', categoryId } as const }
  const { machine, draftOf } = join(provideBooking)
  const [booking, sendBooking] = useFlow(machine, { input: { ...input, draft: draftOf(viewer) } })
  const [report, sendReport] = useFlow(join(provideReport), { input })
  const words = useWords(browsingWords)
  const category = categories.context.items.find(({ _id }) => _id === categoryId)
  const errorActs = useErrorActs()
  return (
    <ProductsView
      booking={booking}
      errorActs={errorActs}
      products={products}
      report={report}
      sendBooking={sendBooking}
      sendProducts={sendProducts}
      sendReport={sendReport}
      title={category?.categoryName ?? words.category}
      wantedId={productId}
    />
  )
}
