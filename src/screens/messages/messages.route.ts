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
  // In no menu of a buyer or a seller: the header leads here.
  access: 'signedIn',
  menu: {
    places: { admin: 5 },
    extension: 'conversations',
    text: ({ tiles }) => tiles.reportedMessages,
  },
  title: null,
  load: () => import('./MessagesScreen.tsx'),
})
