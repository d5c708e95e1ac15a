import { defineScreen } from '../define-screen.ts'

export const payouts = defineScreen({
  path: '/dashboard/money',
  access: 'seller',
  menu: { places: { seller: 5 }, extension: 'payouts', text: ({ tiles }) => tiles.payouts },
  title: (pages) => pages.payouts,
  load: () => import('./PayoutsScreen.tsx'),
})
