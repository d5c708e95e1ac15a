import { describeInProduct } from '../../product/describe-flow.ts'
import { payoutsInProduct } from './payouts.product.ts'

describeInProduct('Money', payoutsInProduct)
