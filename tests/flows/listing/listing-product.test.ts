import { describeInProduct } from '../../product/describe-flow.ts'
import { listingInProduct } from './listing.product.ts'

describeInProduct('L1 to L4', listingInProduct)
