import { describeFlow } from '../../model/describe-flow.ts'
import { productScript } from './product.script.ts'
import { productInvariants } from './product.invariants.ts'

describeFlow('The page of a product', { script: productScript, invariants: productInvariants })
