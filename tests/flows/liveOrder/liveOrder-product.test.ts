import { describeInProduct } from '../../product/describe-flow.ts'
import { liveOrderInProduct } from './liveOrder.product.ts'

describeInProduct('Live updates', liveOrderInProduct)
