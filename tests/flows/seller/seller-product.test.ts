import { describeInProduct } from '../../product/describe-flow.ts'
import { sellerInProduct } from './seller.product.ts'

describeInProduct('Seller', sellerInProduct)
