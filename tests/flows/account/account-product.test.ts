import { describeInProduct } from '../../product/describe-flow.ts'
import { accountInProduct } from './account.product.ts'

describeInProduct('Account', accountInProduct)
