import type { ContextFrom } from 'xstate'
import type { noticesMachine } from '../../machines/notices.machine.ts'
import { messages } from '../../src/domain/messages.ts'
import { noticesScript } from '../models/notices.events.ts'
import { button } from './acts.ts'
import type { ScreenFlow } from './screen.ts'

type Shown = ContextFrom<typeof noticesMachine>

const LASTING = 'Said in passing'

const isShown = (title: string, { notices }: Shown) =>
  notices.some((notice) => notice.title === title)

/** Toasts with the same text cannot be told apart on the screen, and only a visible toast can be closed. */
const isWithinReach: Readonly<Record<string, (shown: Shown) => boolean>> = {
  'notice.raised=lasting': (shown) => shown.nextId <= 2 && !isShown(LASTING, shown),
  'notice.raised=loginFirst': (shown) => shown.nextId <= 2 && !isShown(messages.loginFirst, shown),
  'notice.dismissed=1': ({ notices }) =>
    notices.some(({ id, title }) => id === 1 && title === LASTING),
  'notice.settled': () => true,
}

/** The screen flow of the toasts. */
export const noticesActs: ScreenFlow<Shown> = {
  name: 'notices',
  rules: 'S9',
  script: {
    ...noticesScript,
    sends: noticesScript.sends.map((variant) => ({
      ...variant,
      when: ({ context }: { context: Shown }) => isWithinReach[variant.name]?.(context) ?? false,
    })),
  },
  hidesFacts: true,
  controls: [],
  gestures: {
    'notice.dismissed=1': [
      { press: button('Close this message', { role: 'listitem', says: LASTING }) },
    ],
  },
  sights: {
    quiet: { says: [], hides: [LASTING, messages.loginFirst], waits: true },
    'showing by notice.raised=lasting': { says: [LASTING] },
    'showing by notice.raised=loginFirst': { says: [messages.loginFirst] },
    'showing by notice.dismissed=1': { says: [messages.loginFirst], hides: [LASTING] },
    'showing by notice.settled': { says: [LASTING], hides: [messages.loginFirst] },
  },
}
