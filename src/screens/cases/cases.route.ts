import { defineScreen } from '../define-screen.ts'
import { tableParams } from '../route-params.ts'

export const cases = defineScreen({
  path: '/dashboard/cases',
  search: tableParams,
  // The account and notifications lead the others here.
  access: 'signedIn',
  menu: { places: { admin: 6 }, extension: 'cases', text: ({ tiles }) => tiles.cases },
  title: null,
  load: () => import('./CasesScreen.tsx'),
  follows: Object.keys(tableParams),
})
