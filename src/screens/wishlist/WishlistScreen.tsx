import { useSelector } from '@xstate/react'
import { provideWishlistItems } from '../../actors/wishlist-items.ts'
import { isInWishlist } from '../../domain/wishlist-ids.ts'
import { usePageActors } from '../page-actors.ts'
import { useRenderedViewer } from '../useRenderedViewer.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { WishlistView } from './WishlistView.tsx'

/** The wishlist of a user (rule R10), and of a guest. */
export function Screen() {
  const { getMachines, wishlist } = usePageActors()
  const viewer = useRenderedViewer()
  const [list, sendList] = useScreenActor(getMachines(provideWishlistItems), { input: { of: '' } })
  const state = useSelector(wishlist, (snapshot) => snapshot)
  const keptBy =
    viewer.kind !== 'user' ? 'guest' : state?.matches('browser') ? 'browser' : 'account'
  return (
    <WishlistView
      isKept={(id) => state === undefined || isInWishlist(state.context, id, { whenUnknown: true })}
      keptBy={keptBy}
      list={list}
      onRemove={({ kept: { product } }) => wishlist.send({ type: 'wishlist.remove', product })}
      onUndo={({ kept }) => wishlist.send({ type: 'wishlist.save', product: kept.product, kept })}
      sendList={sendList}
    />
  )
}
