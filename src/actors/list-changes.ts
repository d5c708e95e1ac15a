import { fromCallback } from 'xstate'
import type { Services } from './services.ts'

/** The flows whose changes change no list: a notification is about another flow, which tells of its change itself. */
const OF_NO_LIST: ReadonlySet<string> = new Set(['conversation', 'notification'])

type ListServices = Pick<Services, 'visibility'> & {
  api: Pick<Services['api'], 'watchLiveMessages'>
}

/**
 * Provides the listener by which a list is loaded again: after a live update, and when the user returns to a page that was
 * hidden, which has no stream.
 */
export const provideListChanges = ({ api, visibility }: ListServices) => ({
  watchChanges: fromCallback(({ sendBack }) => {
    const leaving = new AbortController()
    const load = () => sendBack({ type: 'list.outdated' })
    api
      .watchLiveMessages({
        signal: leaving.signal,
        report: (flow) => {
          if (flow === null || !OF_NO_LIST.has(flow.name)) load()
        },
      })
      .catch(() => {
        // Without the code of the calls there is no stream.
      })
    let wasHidden = false
    const stop = visibility.watch((isVisible) => {
      if (isVisible && wasHidden) load()
      wasHidden = !isVisible
    })
    return () => {
      stop()
      leaving.abort()
    }
  }),
})
