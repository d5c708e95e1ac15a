import { fromCallback } from 'xstate'
import type { ChangedFlow } from '../domain/live.ts'
import type { HoldEnds } from './hold-ends.ts'
import type { Services } from './services.ts'

/** The flows whose changes change no list: a notification is about another flow, which tells of its change itself. */
const OF_NO_LIST: ReadonlySet<string> = new Set(['conversation', 'notification'])

type ChangeServices = Pick<Services, 'visibility'> & {
  api: Pick<Services['api'], 'watchLiveMessages'>
}

/**
 * Calls back after each live update that `isAbout` accepts or that may be about anything, and when the user returns to a
 * page that was hidden, which has no stream. Returns a function that stops it.
 */
export function followChanges(
  { api, visibility }: ChangeServices,
  isAbout: (flow: NonNullable<ChangedFlow>) => boolean,
  report: () => void,
): () => void {
  const leaving = new AbortController()
  api
    .watchLiveMessages({
      signal: leaving.signal,
      report: (flow) => {
        if (flow === null || isAbout(flow)) report()
      },
    })
    .catch(() => {
      // Without the code of the calls there is no stream.
    })
  let wasHidden = false
  const stop = visibility.watch((isVisible) => {
    if (isVisible && wasHidden) report()
    wasHidden = !isVisible
  })
  return () => {
    stop()
    leaving.abort()
  }
}

/** Provides the listener by which a list is loaded again: after a change, and when a hold of one of its items ends. */
export const provideListChanges = (services: ChangeServices, holdEnds?: HoldEnds) => ({
  watchChanges: fromCallback(({ sendBack }) => {
    const load = () => sendBack({ type: 'list.outdated' })
    const stop = followChanges(services, ({ name }) => !OF_NO_LIST.has(name), load)
    const stopEnds = holdEnds?.watch(load)
    return () => {
      stopEnds?.()
      stop()
    }
  }),
})
