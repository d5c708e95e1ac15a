import { useSelector } from '@xstate/react'
import { isInWishlist } from '../../domain/wishlist-ids.ts'
import type { TileProduct } from '../../domain/wishlist.ts'
import { savingMessages } from '../../messages/wishlist.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { HeartButton } from '../../ui/HeartButton/HeartButton.tsx'
import { useIsHydrating, useWishlist } from '../page-actors.ts'

/** Saves a product to the wishlist, or removes it. */
export function SaveButton({ product }: { product: TileProduct }) {
  const wishlist = useWishlist()
  const isKnown = !useIsHydrating()
  const isSaved = useSelector(
    wishlist,
    (state) => isKnown && state !== undefined && isInWishlist(state.context, product._id),
  )
  const { save } = useMessages(savingMessages)
  return (
    <HeartButton
      isPressed={isSaved}
      label={save(product.productName)}
      onClick={() =>
        wishlist?.send({ type: isSaved ? 'wishlist.remove' : 'wishlist.save', product })
      }
    />
  )
}
