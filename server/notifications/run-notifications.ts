import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AppContext } from '../app-context.ts'
import type { Log } from '../log.ts'
import { deliverDuePushes } from '../push/deliver.ts'
import { enqueueDuePushes } from '../push/enqueue.ts'
import type { PushTransport } from '../push/transport.ts'
import { repeat } from '../repeat.ts'
import { deliverDueMails } from './deliver.ts'
import { forgetDueMails, writeDueDigests } from './digest.ts'
import { tellOfSavedSearches } from './saved-searches.ts'
import type { MailTransport } from './transport.ts'

/** How late a mail or push message is at most, on a server that has time for it. */
const EVERY_MS = 5000
/** How long requests may hold up the next mail or search. */
const LONGEST_PAUSE_MS = 250

type Options = {
  /** The market's, to which the links of mails and push messages lead. */
  origin: string
  /** `mail` null: there are no mails. */
  transports: { mail: MailTransport | null; push: PushTransport }
  log: Log
}

/** Lets requests go first, before the next mail, search or message. */
type GiveWay = () => Promise<void>

/**
 * Tells of what saved searches find, writes the due mails and sends them, and sends the due push messages, now and every
 * few seconds; these go on independently, since a slow mail server must not delay the rest. Returns a function that stops
 * this and resolves after the current mail, search and message: the others wait for another server, or for the next start.
 */
export function runNotifications(
  appContext: AppContext,
  { origin, transports: { mail, push }, log }: Options,
): () => Promise<void> {
  const works: ((giveWay: GiveWay) => Promise<unknown>)[] = [
    (giveWay) => tellOfSavedSearches(appContext, giveWay),
    async (giveWay) => {
      await enqueueDuePushes(appContext)
      await deliverDuePushes({ ...appContext, origin, transport: push }, giveWay)
    },
    ...(mail === null
      ? [() => forgetDueMails(appContext)]
      : [
          (giveWay: GiveWay) => writeDueDigests({ ...appContext, origin }, giveWay),
          (giveWay: GiveWay) => deliverDueMails({ ...appContext, transport: mail }, giveWay),
        ]),
  ]
  const options = { everyMs: EVERY_MS, source: 'notifications', log }
  const loops = works.map((work) =>
    repeat(
      (signal) =>
        work(async () => {
          // A request that has arrived begins in the next turn.
          await nextTurn()
          await appContext.requests.letPass(LONGEST_PAUSE_MS)
          signal.throwIfAborted()
        }),
      options,
    ),
  )
  return async () => {
    await Promise.all(loops.map((loop) => loop.stop()))
  }
}
