import { defineScreen } from '../define-screen.ts'

export const payment = defineScreen({
  path: '/dashboard/payment/:bookingId',
  access: 'signedIn',
  title: (pages) => pages.payment,
  load: () => import('./PaymentScreen.tsx'),
  hasCardFields: true,
})
