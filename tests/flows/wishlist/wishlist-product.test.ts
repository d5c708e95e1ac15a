import { describeInProduct } from '../../product/describe-flow.ts'
import { wishlistInProduct } from './wishlist.product.ts'

describeInProduct('R10', wishlistInProduct)
