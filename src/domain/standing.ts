import type { Notice } from './notice.ts'

/** The messages of the banners; their code loads last. */
export const standingSentences = {
  cutOff: 'There is no connection. What you see may have changed.',
  kept: 'There is no connection. You see what was kept from your last visit.',
  back: 'The connection is back. You still see what was kept from your last visit.',
  newVersion: 'A new version is ready.',
} as const

const { cutOff, kept, back, newVersion } = standingSentences

/** The banners at the end of the page about the connection and a new version. */
export const standingNotices = {
  /** The visible data was fetched in this visit. */
  cutOff: { tone: 'neutral', title: cutOff, until: 'connected' },
  /** Some of the visible data is cached from an earlier visit. */
  kept: { tone: 'neutral', title: kept, until: 'connected' },
  back: { tone: 'neutral', title: back, offers: 'reload', until: 'cutOff' },
  newVersion: { tone: 'neutral', title: newVersion, offers: 'reload' },
} as const satisfies Readonly<Record<string, Notice>>
