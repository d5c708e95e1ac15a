import { defineScreen } from '../define-screen.ts'
import { textParam } from '../route-params.ts'

export const messages = defineScreen({
  path: '/dashboard/messages',
  search: {
    /** The id of the product whose conversation is shown; without it the list of all. */
    item: textParam('item'),
    /** The id of the conversation's buyer; without it, the viewer is the buyer. */
    buyer: textParam('buyer'),
  },
  access: 'signedIn',
  menu: {
    places: { buyer: 5, seller: 7, admin: 5 },
    extension: 'conversations',
    text: ({ tiles }, role) => (role === 'admin' ? tiles.reportedMessages : tiles.messages),
  },
  title: null,
  load: () => import('./MessagesScreen.tsx'),
})
