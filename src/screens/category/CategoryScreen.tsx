import { actorArguments } from '../../actors/actor-arguments.ts'
import { provideBooking } from '../../actors/booking.ts'
import { provideCatalogue } from '../../actors/catalogue.ts'
import { readableOf } from '../../domain/listed.ts'
import type { GetMachines } from '../../actors/page-actors.ts'
import { provideReport } from '../../actors/product-report.ts'
import { provideShelves } from '../../actors/product-list.ts'
import { browsingMessages } from '../../messages/browsing.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ProductsView } from '../product/ProductsView.tsx'
import { useProductActions } from '../product/useProductActions.ts'
import { usePageActors } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'

type CategoryScreenProps = { categoryId: string; productId?: string | undefined }

export const actors = (
  { categoryId, productId }: CategoryScreenProps,
  getMachines: GetMachines,
) => ({
  products: actorArguments(getMachines(provideShelves).categoryProducts, {
    of: categoryId,
    wantedId: productId ?? null,
  }),
  categories: actorArguments(getMachines(provideCatalogue).allCategories, { of: '' }),
})

export function Screen({ categoryId, productId }: CategoryScreenProps) {
  const { getMachines } = usePageActors()
  const started = actors({ categoryId, productId }, getMachines)
  const [products, sendProducts] = useScreenActor(...started.products)
  const [categories] = useScreenActor(...started.categories)
  const actions = useProductActions(getMachines(provideBooking), getMachines(provideReport), {
    screen: 'category',
    categoryId,
  })
  const messages = useMessages(browsingMessages)
  const category = readableOf(categories.context.items).find(({ _id }) => _id === categoryId)
  return (
    <ProductsView
      {...actions}
      products={products}
      sendProducts={sendProducts}
      title={category?.categoryName ?? messages.category}
      wantedId={productId}
    />
  )
}
