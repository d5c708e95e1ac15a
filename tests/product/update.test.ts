import { describeInProduct } from './describe-flow.ts'
import { updateInProduct } from './update.product.ts'

describeInProduct('New version', updateInProduct)
