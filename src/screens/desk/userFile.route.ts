import { defineScreen } from '../define-screen.ts'

export const userFile = defineScreen({
  path: '/dashboard/users/:userId',
  // Not limited to the admin's role: the server refuses everybody else.
  access: 'signedIn',
  title: null, // The screen renders the title from its data.
  load: () => import('./UserFileScreen.tsx'),
})
