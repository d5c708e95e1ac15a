import { bookingInProduct } from '../flows/booking/booking.product.ts'
import { addProductInProduct } from '../flows/addProduct/addProduct.product.ts'
import { orderInProduct } from '../flows/order/order.product.ts'
import { paymentInProduct } from '../flows/payment/payment.product.ts'
import { sessionInProduct } from '../flows/session/session.product.ts'
import { describeInProduct } from '../product/describe-flow.ts'

// `npm test` walks the page's root machine alone (tests/flows/app/app-product.test.ts).
describeInProduct('P1 to P6', paymentInProduct)
describeInProduct('S1 to S9', sessionInProduct)
describeInProduct('B2 to B8', bookingInProduct)
describeInProduct('L1 to L4', addProductInProduct)
describeInProduct('Order', orderInProduct)
