import { describeInProduct } from './describe-flow.ts'
import { reportInProduct } from './report.product.ts'

describeInProduct('B9', reportInProduct)
