import { actorArguments } from '../../actors/actor-arguments.ts'
import { provideBooking } from '../../actors/booking.ts'
import { provideCatalogue } from '../../actors/catalogue.ts'
import type { GetMachines } from '../../actors/page-actors.ts'
import { provideReport } from '../../actors/product-report.ts'
import { provideShelves } from '../../actors/product-list.ts'
import { browsingMessages } from '../../messages/browsing.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useErrorActions } from '../error/useErrorActions.ts'
import { ProductsView } from '../product/ProductsView.tsx'
import { usePageActors, useViewer } from '../page-actors.ts'
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
  const viewer = useViewer()
  const started = actors({ categoryId, productId }, getMachines)
  const [products, sendProducts] = useScreenActor(...started.products)
  const [categories] = useScreenActor(...started.categories)
  const input = { viewer, productList: { screen: 'category', categoryId } as const }
  const { machine, draftOf } = getMachines(provideBooking)
  const [booking, sendBooking] = useScreenActor(machine, {
    input: { ...input, draft: draftOf(viewer) },
  })
  const [report, sendReport] = useScreenActor(getMachines(provideReport), { input })
  const messages = useMessages(browsingMessages)
  const category = categories.context.items.find(({ _id }) => _id === categoryId)
  const errorActions = useErrorActions()
  return (
    <ProductsView
      booking={booking}
      errorActions={errorActions}
      products={products}
      report={report}
      sendBooking={sendBooking}
      sendProducts={sendProducts}
      sendReport={sendReport}
      title={category?.categoryName ?? messages.category}
      wantedId={productId}
    />
  )
}
