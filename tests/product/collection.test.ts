import { sellersInProduct } from './collection-of-sellers.product.ts'
import { ordersInProduct } from './collection.product.ts'
import { describeInProduct } from './describe-flow.ts'

describeInProduct('O1 to O3', ordersInProduct)
describeInProduct('A3 to A5', sellersInProduct)
