import { describeInProduct } from '../../product/describe-flow.ts'
import { toastsInProduct } from './toasts.product.ts'

describeInProduct('B3 and B9', toastsInProduct)
