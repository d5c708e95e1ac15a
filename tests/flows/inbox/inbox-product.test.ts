import { describeInProduct } from '../../product/describe-flow.ts'
import { inboxInProduct } from './inbox.product.ts'

describeInProduct('Messages', inboxInProduct)
