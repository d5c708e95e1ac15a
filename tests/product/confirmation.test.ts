import { confirmationInProduct } from './confirmation.product.ts'
import { describeInProduct } from './describe-flow.ts'

describeInProduct('A9', confirmationInProduct)
