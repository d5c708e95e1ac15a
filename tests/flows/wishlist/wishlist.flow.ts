import { wishlistScript } from './wishlist.script.ts'
import { wishlistInvariants } from './wishlist.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const wishlist = defineFlow({
  name: 'wishlist',
  title: 'Wishlist',
  script: wishlistScript,
  invariants: wishlistInvariants,
})
