import { describeInProduct } from '../../product/describe-flow.ts'
import { sessionInProduct } from './session.product.ts'

describeInProduct('S1 to S9', sessionInProduct)
