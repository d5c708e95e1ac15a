import { advertiseInProduct } from './advertise.product.ts'
import { describeInProduct } from '../../product/describe-flow.ts'

describeInProduct('L7', advertiseInProduct)
