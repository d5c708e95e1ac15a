import { defineScreen } from '../defineScreen.ts'

export const messages = defineScreen({
  path: '/dashboard/messages',
  // In no menu: not every server has conversations. The header leads here.
  access: 'signedIn',
  title: (pages) => pages.messages,
  load: () => import('./MessagesScreen.tsx'),
})
