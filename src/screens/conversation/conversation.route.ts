import { defineScreen } from '../defineScreen.ts'
import { textParam } from '../search-params.ts'

export const conversation = defineScreen({
  path: '/dashboard/messages/:productId',
  search: {
    /** The id of the buyer; without it, the viewer is the buyer. */
    buyer: textParam('buyer'),
  },
  access: 'signedIn',
  title: (pages) => pages.messages,
  load: () => import('./ConversationScreen.tsx'),
})
