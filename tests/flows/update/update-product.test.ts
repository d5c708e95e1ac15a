import { describeInProduct } from '../../product/describe-flow.ts'
import { updateInProduct } from './update.product.ts'

describeInProduct('New version', updateInProduct)
