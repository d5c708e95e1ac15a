import { useActor } from '@xstate/react'
import { galleryLogic } from '../../../machines/gallery.ts'
import { actorArguments } from '../../actors/actor-arguments.ts'
import type { GetMachines } from '../../actors/page-actors.ts'
import { provideProduct } from '../../actors/product.ts'
import type { ProductPage } from '../../domain/product-page.ts'
import { pageMessages } from '../../messages/pages.ts'
import { productPageMessages } from '../../messages/product-page.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useCategoryPath } from '../category/loaded-categories.ts'
import { AdminRemoval } from '../confirmation/AdminRemoval.tsx'
import { Follow } from '../following/Follow.tsx'
import { usePageActors } from '../page-actors.ts'
import { PageTitle } from '../PageTitle.tsx'
import { RecentlySeen } from '../recentlySeen/RecentlySeen.tsx'
import { useRenderedViewer } from '../useRenderedViewer.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { ProductView } from './ProductView.tsx'
import { SellerContact } from './SellerContact.tsx'
import { useProductActions } from './useProductActions.ts'

type ProductScreenProps = { productId: string; near?: string }

export const actors = (params: ProductScreenProps, getMachines: GetMachines) => ({
  product: actorArguments(getMachines(provideProduct), params),
})

/** The page of a product. A guest who logs in to book or report it returns to it. */
export function Screen(params: ProductScreenProps) {
  const { productId } = params
  const { getMachines } = usePageActors()
  const [state, send] = useScreenActor(...actors(params, getMachines).product)
  const [{ context: gallery }, sendGallery] = useActor(galleryLogic)
  const actions = useProductActions({ screen: 'product', ...params }, productId)
  const viewer = useRenderedViewer()
  const { page } = state.context
  const categoryPath = useCategoryPath(page?.product.categoryId ?? '')
  const { item } = useMessages(productPageMessages)
  const { notFound } = useMessages(pageMessages)
  const name = page === null || page.availability === 'gone' ? item : page.product.productName
  return (
    <>
      <PageTitle title={state.matches('missing') ? notFound : name} />
      <ProductView
        {...actions}
        categoryPath={categoryPath}
        follow={page !== null && <FollowOn page={page} />}
        gallery={gallery}
        send={send}
        sendGallery={sendGallery}
        state={state}
        viewer={viewer}
        recentlySeen={page && <RecentlySeen current={seenOn(page)} />}
        removal={<AdminRemoval id={productId} name={name} of="product" />}
        sellerContact={<SellerContact productId={productId} />}
      />
    </>
  )
}

/** A server without pages of sellers does not name the id. */
function FollowOn({ page }: { page: ProductPage }) {
  if (page.availability !== 'forSale' || page.seller._id === undefined) return null
  const { _id, name } = page.seller
  return <Follow here={{ screen: 'product', productId: page.product._id }} seller={{ _id, name }} />
}

const seenOn = (page: ProductPage) => (page.availability === 'forSale' ? page.product : null)
