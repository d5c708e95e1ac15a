import { advertiseInProduct } from './advertise.product.ts'
import { describeInProduct } from './describe-flow.ts'

describeInProduct('L7', advertiseInProduct)
