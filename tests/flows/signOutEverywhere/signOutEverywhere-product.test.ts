import { describeInProduct } from '../../product/describe-flow.ts'
import { signOutEverywhereInProduct } from './signOutEverywhere.product.ts'

describeInProduct('Log out everywhere', signOutEverywhereInProduct)
