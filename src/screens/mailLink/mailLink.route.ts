import { defineScreen } from '../define-screen.ts'
import { choiceParam, textParam } from '../route-params.ts'

/** Where the links of the identity provider's mails lead: its custom action URL. */
export const mailLink = defineScreen({
  path: '/auth/action',
  search: {
    mode: choiceParam('mode', ['resetPassword', 'verifyEmail'] as const),
    oobCode: textParam('oobCode'),
  },
  access: 'anyone',
  title: null,
  load: () => import('./MailLinkScreen.tsx'),
})
