import { useActor } from '@xstate/react'
import { useLogOut } from '../error/useLogOut.ts'
import { ProductsView } from '../product/ProductsView.tsx'
import { useProvided, useViewer } from '../provided.ts'

type CategoryScreenProps = { categoryId: string; productId?: string | undefined }

export function CategoryScreen({ categoryId, productId }: CategoryScreenProps) {
  const { machines } = useProvided()
  const viewer = useViewer()
  const [products, sendProducts] = useActor(machines.categoryProducts, {
    input: { of: categoryId },
  })
  const [categories] = useActor(machines.allCategories, { input: { of: '' } })
  const input = { viewer, shelf: { screen: 'category', categoryId } as const }
  const [booking, sendBooking] = useActor(machines.booking, { input })
  const [report, sendReport] = useActor(machines.report, { input })
  const category = categories.context.items.find(({ _id }) => _id === categoryId)
  const onLogOut = useLogOut()
  return (
    <ProductsView
      booking={booking}
      onLogOut={onLogOut}
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
