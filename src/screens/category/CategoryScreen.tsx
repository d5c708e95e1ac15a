import { useActor } from '@xstate/react'
import { useProvided, useViewer } from '../provided.ts'
import { CategoryView } from './CategoryView.tsx'

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
    <CategoryView
      booking={booking}
      name={category?.categoryName ?? 'Category'}
      products={products}
      sendBooking={sendBooking}
      sendProducts={sendProducts}
      wantedId={productId}
    />
  )
}
