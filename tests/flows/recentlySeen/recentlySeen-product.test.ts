import { describeInProduct } from '../../product/describe-flow.ts'
import { recentlySeenInProduct } from './recentlySeen.product.ts'

describeInProduct('What was looked at', recentlySeenInProduct)
