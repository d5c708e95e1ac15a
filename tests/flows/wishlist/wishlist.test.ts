import { describeFlow } from '../../model/describe-flow.ts'
import { wishlistScript } from './wishlist.script.ts'
import { wishlistInvariants } from './wishlist.invariants.ts'

describeFlow('A wishlist', { script: wishlistScript, invariants: wishlistInvariants })
