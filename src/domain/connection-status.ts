import type { Toast } from './toast.ts'

/** The messages of the banners; their code loads last. */
export const connectionMessages = {
  offline: "You're offline. This page may be out of date.",
  offlineCached: "You're offline. This is the page from your last visit.",
  reconnected: "You're back online. This is still the page from your last visit.",
  newVersion: 'A new version is available.',
} as const

const { offline, offlineCached, reconnected, newVersion } = connectionMessages

/** The banners at the end of the page about the connection and a new version. */
export const connectionBanners = {
  /** The visible data was fetched in this visit. */
  offline: { tone: 'neutral', title: offline, dismissOn: 'online' },
  /** Some of the visible data is cached from an earlier visit. */
  offlineCached: { tone: 'neutral', title: offlineCached, dismissOn: 'online' },
  reconnected: { tone: 'neutral', title: reconnected, offers: 'reload', dismissOn: 'offline' },
  newVersion: { tone: 'neutral', title: newVersion, offers: 'reload' },
} as const satisfies Readonly<Record<string, Toast>>
