import { defineScreen } from '../defineScreen.ts'

export const payouts = defineScreen({
  path: '/dashboard/money',
  access: 'seller',
  title: (pages) => pages.payouts,
  load: () => import('./PayoutsScreen.tsx'),
})
