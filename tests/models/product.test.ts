import { describeFlow } from './flow.ts'
import { productScript } from './product.events.ts'
import { productInvariants } from './product.invariants.ts'

describeFlow('The page of a product', { script: productScript, invariants: productInvariants })
