import { describeInProduct } from '../../product/describe-flow.ts'
import { productReportInProduct } from './productReport.product.ts'

describeInProduct('B9', productReportInProduct)
