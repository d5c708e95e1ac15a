import { describeInProduct } from '../../product/describe-flow.ts'
import { verificationMailInProduct } from './verificationMail.product.ts'

describeInProduct('Confirm the e-mail address', verificationMailInProduct)
