import type { FollowedProduct, FollowedSeller } from '../../domain/following.ts'
import { camera, chair } from '../story-fixtures.ts'

export const followedSellers: readonly FollowedSeller[] = [
  { _id: 'seller-1', name: 'Sam Sand', isVerified: true, newCount: 2 },
  { _id: 'seller-2', name: 'Tom Tall', isVerified: false, newCount: 0 },
  { _id: 'seller-3', name: 'Una Under', isVerified: false, newCount: 100 },
]

export const followedProducts: readonly FollowedProduct[] = [camera, chair, camera].map(
  (product, index) => ({
    ...product,
    _id: `followed-${index}`,
    hasPage: true,
    isNew: index < 2,
  }),
)
