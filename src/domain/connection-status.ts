import { message } from './message.ts'
import type { Toast } from './toast.ts'

/** The banners at the end of the page about the connection and a new version. */
export const connectionBanners = {
  /** The visible data was fetched in this visit. */
  offline: { tone: 'neutral', title: message('offline'), dismissOn: 'online' },
  /** Some of the visible data is cached from an earlier visit. */
  offlineCached: { tone: 'neutral', title: message('offlineCached'), dismissOn: 'online' },
  reconnected: {
    tone: 'neutral',
    title: message('reconnected'),
    offers: 'reload',
    dismissOn: 'offline',
  },
  newVersion: { tone: 'neutral', title: message('newVersion'), offers: 'reload' },
} as const satisfies Readonly<Record<string, Toast>>
