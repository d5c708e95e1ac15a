import { describeInProduct } from '../../product/describe-flow.ts'
import { demoClockInProduct } from './demoClock.product.ts'

describeInProduct('Demo clock', demoClockInProduct)
