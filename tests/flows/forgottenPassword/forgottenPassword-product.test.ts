import { describeInProduct } from '../../product/describe-flow.ts'
import { forgottenPasswordInProduct } from './forgottenPassword.product.ts'

describeInProduct('Forgotten password', forgottenPasswordInProduct)
