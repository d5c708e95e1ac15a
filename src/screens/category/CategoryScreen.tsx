import { useActor } from '@xstate/react'
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
  const [booking, sendBooking] = useActor(machines.booking, { input: { viewer } })
  const category = categories.context.items.find(({ _id }) => _id === categoryId)
  return (
    <ProductsView
      booking={booking}
      products={products}
      sendBooking={sendBooking}
      sendProducts={sendProducts}
      title={category?.categoryName ?? 'Category'}
      wantedId={productId}
    />
  )
}
