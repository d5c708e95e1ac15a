import { describeInProduct } from '../../product/describe-flow.ts'
import { sellerContactInProduct } from './sellerContact.product.ts'

describeInProduct('B1', sellerContactInProduct)
