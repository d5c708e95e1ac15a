import { actorArguments } from '../../actors/actor-arguments.ts'
import type { GetMachines } from '../../actors/page-actors.ts'
import { provideShelves } from '../../actors/productList.ts'
import { browsingMessages } from '../../messages/browsing.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ProductsView } from '../product/ProductsView.tsx'
import { useProductActions } from '../product/useProductActions.ts'
import { usePageActors } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'

type AdvertisementsScreenProps = { productId?: string | undefined }

export const actors = ({ productId }: AdvertisementsScreenProps, getMachines: GetMachines) => ({
  products: actorArguments(getMachines(provideShelves).advertisements, {
    of: '',
    wantedId: productId ?? null,
  }),
})

/** The screen of all advertised products (rule R4). */
export function Screen({ productId }: AdvertisementsScreenProps) {
  const { getMachines } = usePageActors()
  const [products, sendProducts] = useScreenActor(...actors({ productId }, getMachines).products)
  const actions = useProductActions(
    {
      screen: 'advertisements',
    },
    productId ?? null,
  )
  const messages = useMessages(browsingMessages)
  return (
    <ProductsView
      {...actions}
      emptySentence={messages.nothingAdvertised}
      products={products}
      sendProducts={sendProducts}
      title={messages.advertised}
      wantedId={productId}
    />
  )
}
