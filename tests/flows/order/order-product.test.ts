import { describeInProduct } from '../../product/describe-flow.ts'
import { orderInProduct } from './order.product.ts'

describeInProduct('Order', orderInProduct)
