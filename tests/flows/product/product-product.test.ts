import { describeInProduct } from '../../product/describe-flow.ts'
import { productInProduct } from './product.product.ts'

describeInProduct('The page of a product', productInProduct)
