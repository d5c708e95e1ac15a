import { defineScreen } from '../define-screen.ts'

export const receipt = defineScreen({
  path: '/dashboard/receipt/:bookingId',
  access: 'signedIn',
  title: (pages) => pages.receipt,
  load: () => import('./ReceiptScreen.tsx'),
})
