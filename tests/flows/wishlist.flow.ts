import { wishlistScript } from '../models/wishlist.events.ts'
import { wishlistInvariants } from '../models/wishlist.invariants.ts'
import { defineFlow } from './define-flow.ts'

export const wishlist = defineFlow({
  name: 'wishlist',
  title: 'Wishlist',
  script: wishlistScript,
  invariants: wishlistInvariants,
})
