import { REPORT_GROUPS } from '../../domain/constants.ts'
import { defineScreen } from '../define-screen.ts'
import { choiceParam, tableParams } from '../route-params.ts'

export const reportedItems = defineScreen({
  path: '/dashboard/reported-items',
  search: {
    /** The group that the list shows; without it all of them. */
    show: choiceParam('show', REPORT_GROUPS),
    ...tableParams,
  },
  // Not limited to the admin's role: the server refuses everybody else (rule R11).
  access: 'signedIn',
  menu: { places: { admin: 3 }, text: ({ tiles }) => tiles.reportedItems },
  title: (pages) => pages.reportedItems,
  load: () => import('./ReportedItemsScreen.tsx'),
  follows: Object.keys(tableParams),
})
