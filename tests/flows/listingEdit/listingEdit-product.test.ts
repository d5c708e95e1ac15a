import { describeInProduct } from '../../product/describe-flow.ts'
import { listingEditInProduct } from './listingEdit.product.ts'

describeInProduct('Listing edit', listingEditInProduct)
