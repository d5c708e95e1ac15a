import { describeInProduct } from '../../product/describe-flow.ts'
import { productListInProduct } from './productList.product.ts'

describeInProduct('R3 and R4', productListInProduct)
