import { describeInProduct } from '../../product/describe-flow.ts'
import { offersInProduct } from './offers.product.ts'

describeInProduct('Offers', offersInProduct)
