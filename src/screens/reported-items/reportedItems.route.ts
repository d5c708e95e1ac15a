import { defineScreen } from '../defineScreen.ts'

export const reportedItems = defineScreen({
  path: '/dashboard/reported-items',
  // Not limited to the admin's role: the server refuses everybody else (rule R11).
  access: 'signedIn',
  menu: { role: 'admin', place: 3, text: ({ tiles }) => tiles.reportedItems },
  title: (pages) => pages.reportedItems,
  load: () => import('./ReportedItemsScreen.tsx'),
})
