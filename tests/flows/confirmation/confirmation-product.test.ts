import { confirmationInProduct } from './confirmation.product.ts'
import { describeInProduct } from '../../product/describe-flow.ts'

describeInProduct('A9', confirmationInProduct)
