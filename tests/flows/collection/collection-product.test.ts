import { changeableInProduct } from './changeable.product.ts'
import { collectionInProduct } from './collection.product.ts'
import { describeInProduct } from '../../product/describe-flow.ts'

describeInProduct('O1 to O3', collectionInProduct)
describeInProduct('A3 to A5', changeableInProduct)
