import { describeInProduct } from '../../product/describe-flow.ts'
import { accountDeletionInProduct } from './accountDeletion.product.ts'

describeInProduct('Delete your account', accountDeletionInProduct)
