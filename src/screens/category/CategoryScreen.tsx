import { actorArguments } from '../../actors/actor-arguments.ts'
import type { GetMachines } from '../../actors/page-actors.ts'
import { provideShelves } from '../../actors/productList.ts'
import { browsingMessages } from '../../messages/browsing.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ProductsView } from '../product/ProductsView.tsx'
import { useProductActions } from '../product/useProductActions.ts'
import { usePageActors } from '../page-actors.ts'
import { pathOf } from '../paths.ts'
import { PageTitle } from '../PageTitle.tsx'
import { useScreenActor } from '../useScreenActor.ts'
import { useCategoryName } from './loaded-categories.ts'

type CategoryScreenProps = { categoryId: string; productId?: string | undefined }

export const actors = (
  { categoryId, productId }: CategoryScreenProps,
  getMachines: GetMachines,
) => ({
  products: actorArguments(getMachines(provideShelves).categoryProducts, {
    of: categoryId,
    wantedId: productId ?? null,
  }),
})

export function Screen({ categoryId, productId }: CategoryScreenProps) {
  const { getMachines, hasSearch } = usePageActors()
  const started = actors({ categoryId, productId }, getMachines)
  const [products, sendProducts] = useScreenActor(...started.products)
  const actions = useProductActions(
    {
      screen: 'category',
      categoryId,
    },
    productId ?? null,
  )
  const messages = useMessages(browsingMessages)
  const title = useCategoryName(categoryId) ?? messages.category
  return (
    <>
      <PageTitle title={title} />
      <ProductsView
        {...actions}
        filterHref={hasSearch ? pathOf({ screen: 'search', category: categoryId }) : undefined}
        products={products}
        sendProducts={sendProducts}
        title={title}
        wantedId={productId}
      />
    </>
  )
}
