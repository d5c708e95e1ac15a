import { defineScreen } from '../define-screen.ts'
import { tableParams, textParam } from '../route-params.ts'

export const auditLog = defineScreen({
  path: '/dashboard/audit-log',
  search: {
    /** The last act of the page before. */
    after: textParam('after'),
    ...tableParams,
  },
  // Not limited to the admin's role: the server refuses everybody else.
  access: 'signedIn',
  menu: { places: { admin: 7 }, extension: 'desk', text: ({ tiles }) => tiles.auditLog },
  title: null, // The screen renders it.
  load: () => import('./AuditLogScreen.tsx'),
  follows: Object.keys(tableParams),
})
