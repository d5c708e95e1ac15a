import { describeInProduct } from './describe-flow.ts'
import { shelfInProduct } from './shelf.product.ts'

describeInProduct('R3 and R4', shelfInProduct)
