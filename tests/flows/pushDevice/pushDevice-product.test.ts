import { describeInProduct } from '../../product/describe-flow.ts'
import { pushDeviceInProduct } from './pushDevice.product.ts'

describeInProduct('Push messages of a browser', pushDeviceInProduct)
