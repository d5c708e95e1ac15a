import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AppContext } from '../app-context.ts'
import type { Log } from '../log.ts'
import { repeat } from '../repeat.ts'
import { deliverDueMails } from './deliver.ts'
import { forgetDueMails, writeDueDigests } from './digest.ts'
import { tellOfSavedSearches } from './saved-searches.ts'
import type { MailTransport } from './transport.ts'

/** How late a mail is at most, on a server that has time for it. */
const EVERY_MS = 5000
/** How long requests may hold up the next mail or search. */
const LONGEST_PAUSE_MS = 250

/**
 * Tells of what saved searches find, writes the due mails and sends them, now and every few seconds; the three go on
 * independently, since a slow mail server must not delay the rest. `origin` is where the links of mails lead. `transport`
 * null: there are no mails. Returns a function that stops this and resolves after the current runs.
 */
export function runNotifications(
  appContext: AppContext,
  { origin, transport, log }: { origin: string; transport: MailTransport | null; log: Log },
): () => Promise<void> {
  const giveWay = async () => {
    // A request that has arrived begins in the next turn.
    await nextTurn()
    await appContext.requests.letPass(LONGEST_PAUSE_MS)
  }
  const works: (() => Promise<unknown>)[] = [
    () => tellOfSavedSearches(appContext, giveWay),
    ...(transport === null
      ? [() => forgetDueMails(appContext)]
      : [
          () => writeDueDigests({ ...appContext, origin }, giveWay),
          () => deliverDueMails({ ...appContext, transport }, giveWay),
        ]),
  ]
  const options = { everyMs: EVERY_MS, source: 'notifications', log }
  const loops = works.map((work) => repeat(work, options))
  return async () => {
    await Promise.all(loops.map((loop) => loop.stop()))
  }
}
