import { describeInProduct } from '../../product/describe-flow.ts'
import { searchInProduct } from './search.product.ts'

describeInProduct('Search', searchInProduct)
