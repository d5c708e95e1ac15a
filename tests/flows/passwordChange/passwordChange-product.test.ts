import { describeInProduct } from '../../product/describe-flow.ts'
import { passwordChangeInProduct } from './passwordChange.product.ts'

describeInProduct('Change the password', passwordChangeInProduct)
