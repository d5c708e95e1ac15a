import { describeInProduct } from '../../product/describe-flow.ts'
import { connectionInProduct } from './connection.product.ts'

describeInProduct('Connection', connectionInProduct)
