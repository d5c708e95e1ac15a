import { describeInProduct } from '../../product/describe-flow.ts'
import { appInProduct } from './app.product.ts'

describeInProduct('App', appInProduct)
