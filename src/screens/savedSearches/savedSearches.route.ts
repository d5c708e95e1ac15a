import { defineScreen } from '../define-screen.ts'
import { tableParams } from '../route-params.ts'

export const savedSearches = defineScreen({
  path: '/dashboard/saved-searches',
  search: tableParams,
  access: 'signedIn',
  menu: {
    places: { buyer: 6, seller: 8, admin: 8 },
    extension: 'saved-searches',
    text: ({ tiles }) => tiles.savedSearches,
  },
  title: (pages) => pages.savedSearches,
  load: () => import('./SavedSearchesScreen.tsx'),
  follows: Object.keys(tableParams),
})
