import { useErrorActs } from '../error/useErrorActs.ts'
import { ProductsView } from '../product/ProductsView.tsx'
import { useProvided, useViewer } from '../provided.ts'
import { useFlow } from '../useFlow.ts'

type CategoryScreenProps = { categoryId: string; productId?: string | undefined }

export function CategoryScreen({ categoryId, productId }: CategoryScreenProps) {
  const { machines } = useProvided()
  const viewer = useViewer()
  const [products, sendProducts] = useFlow(machines.categoryProducts, {
    input: { of: categoryId },
  })
  const [categories] = useFlow(machines.allCategories, { input: { of: '' } })
  const input = { viewer, shelf: { screen: 'category', categoryId } as const }
  const [booking, sendBooking] = useFlow(machines.booking, { input })
  const [report, sendReport] = useFlow(machines.report, { input })
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
      title={category?.categoryName ?? 'Category'}
      wantedId={productId}
    />
  )
}
