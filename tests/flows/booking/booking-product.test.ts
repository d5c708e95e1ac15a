import { bookingInProduct } from './booking.product.ts'
import { describeInProduct } from '../../product/describe-flow.ts'

describeInProduct('B2 to B8', bookingInProduct)
