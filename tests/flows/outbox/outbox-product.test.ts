import { describeInProduct } from '../../product/describe-flow.ts'
import { outboxInProduct } from './outbox.product.ts'

describeInProduct('Writing messages', outboxInProduct)
