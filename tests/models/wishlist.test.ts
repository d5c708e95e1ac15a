import { describeFlow } from './flow.ts'
import { wishlistScript } from './wishlist.events.ts'
import { wishlistInvariants } from './wishlist.invariants.ts'

describeFlow('A wishlist', { script: wishlistScript, invariants: wishlistInvariants })
