import { describeInProduct } from '../../product/describe-flow.ts'
import { passwordResetInProduct } from './passwordReset.product.ts'

describeInProduct('Password reset', passwordResetInProduct)
