import { describeInProduct } from '../../product/describe-flow.ts'
import { paymentInProduct } from './payment.product.ts'

describeInProduct('P1 to P6', paymentInProduct)
