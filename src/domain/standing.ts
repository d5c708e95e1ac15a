import type { Notice } from './notice.ts'

/** What is said of the whole page; it comes by itself, after all else. */
export const standingSentences = {
  cutOff: 'There is no connection. What you see may have changed.',
  kept: 'There is no connection. You see what was kept from your last visit.',
  back: 'The connection is back. You still see what was kept from your last visit.',
  newVersion: 'A new version is ready.',
} as const

const { cutOff, kept, back, newVersion } = standingSentences

/** What the page's end says until it is over: of the connection, and of a new version. */
export const standingNotices = {
  /** What is seen was fetched in this visit. */
  cutOff: { tone: 'neutral', title: cutOff, until: 'connected' },
  /** Some of what is seen was kept from a visit before. */
  kept: { tone: 'neutral', title: kept, until: 'connected' },
  back: { tone: 'neutral', title: back, offers: 'reload', until: 'cutOff' },
  newVersion: { tone: 'neutral', title: newVersion, offers: 'reload' },
} as const satisfies Readonly<Record<string, Notice>>
