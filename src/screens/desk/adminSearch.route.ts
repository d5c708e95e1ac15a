import { defineScreen } from '../define-screen.ts'
import { textParam } from '../route-params.ts'

export const adminSearch = defineScreen({
  path: '/dashboard/admin-search',
  search: { words: textParam('words') },
  // Not limited to the admin's role: the server refuses everybody else.
  access: 'signedIn',
  menu: { places: { admin: 0 }, extension: 'desk', text: ({ tiles }) => tiles.adminSearch },
  title: (pages) => pages.search,
  load: () => import('./AdminSearchScreen.tsx'),
})
