import { describeInProduct } from '../../product/describe-flow.ts'
import { prefetchInProduct } from './prefetch.product.ts'

describeInProduct('R3', prefetchInProduct)
