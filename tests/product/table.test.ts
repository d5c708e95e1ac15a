import { describeInProduct } from './describe-flow.ts'
import { tableInProduct } from './table.product.ts'

describeInProduct('O1', tableInProduct)
