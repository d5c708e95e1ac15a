import { defineScreen } from '../defineScreen.ts'

export const payment = defineScreen({
  path: '/dashboard/payment/:bookingId',
  access: 'signedIn',
  title: (pages) => pages.payment,
  load: () => import('./PaymentScreen.tsx'),
  hasCardFields: true,
})
