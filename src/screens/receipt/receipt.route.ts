import { defineScreen } from '../defineScreen.ts'

export const receipt = defineScreen({
  path: '/dashboard/receipt/:bookingId',
  access: 'signedIn',
  title: (pages) => pages.receipt,
  load: () => import('./ReceiptScreen.tsx'),
})
