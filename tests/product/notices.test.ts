import { describeInProduct } from './describe-flow.ts'
import { noticesInProduct } from './notices.product.ts'

describeInProduct('B3 and B9', noticesInProduct)
