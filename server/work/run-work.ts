import type { AppContext } from '../access/app-context.ts'
import { housekeeping } from './housekeeping.ts'
import { inOrder } from '../live/in-order.ts'
import {
  followEndedSessions,
  followJournal,
  followNotifications,
  followProducts,
} from '../live/journal.ts'
import type { Log } from '../config/log.ts'
import { workOfFlows } from '../use-cases/market-flows.ts'
import { mails } from '../notifications/deliver.ts'
import { digests } from '../notifications/digest.ts'
import { followedSellers } from '../following/notices.ts'
import { savedSearches } from '../search/saved-search-notices.ts'
import type { MailTransport } from '../vendors/mail/transport.ts'
import { endedIntents } from '../use-cases/cancel-intents.ts'
import { charges } from '../use-cases/reconcile-charges.ts'
import { dueRefunds } from '../payments/refunds.ts'
import { pushes, pushQueue } from '../notifications/pushes.ts'
import type { PushTransport } from '../vendors/push/transport.ts'
import { startWorker, type Work } from '../flows/worker.ts'

type Outside = {
  /** The market's, to which the links of mails and push messages lead. */
  origin: string
  /** `mail` null: there are no mails. */
  transports: { mail: MailTransport | null; push: PushTransport }
}

/** Every kind of work that the servers do when it is due. */
export function allWork(appContext: AppContext, { origin, transports }: Outside): Work[] {
  const { deadlines, effects } = workOfFlows(appContext)
  const { mail, push } = transports
  return [
    ...deadlines,
    effects,
    charges(appContext),
    endedIntents(appContext),
    dueRefunds(appContext),
    savedSearches(appContext),
    followedSellers(appContext),
    pushQueue(appContext),
    pushes({ ...appContext, origin, transport: push }),
    ...(mail === null
      ? []
      : [digests({ ...appContext, origin }), mails({ ...appContext, transport: mail })]),
    housekeeping(appContext, { hasMails: mail !== null }),
  ]
}

/**
 * Does the work that is due, and tells the live streams what happens on any server. Returns a function that ends the streams
 * and resolves after the current work.
 */
export async function runWork(
  appContext: AppContext,
  works: readonly Work[],
  log: Log,
): Promise<() => Promise<void>> {
  const { database, reads, live } = appContext
  // A live event leads clients to read the pages of products too, which a replica may serve.
  const inTurn = inOrder(reads.replica)
  const worker = startWorker(appContext, works, log)
  const onGap = () => live.reconnect()
  const stopFollowing = await followJournal(database, {
    onRow(row) {
      inTurn(() => live.publish(row))
      worker.wake(`${row.flow} effects`)
    },
    onGap,
  })
  const stopTelling = await followNotifications(database, {
    onChange: (change) => inTurn(() => live.tell(change)),
    onGap,
  })
  const stopEnding = await followEndedSessions(database, {
    onEnded: (userId) => live.end(userId),
    onGap,
  })
  const stopProducts = await followProducts(database, {
    // Without a message, a page ends a hold by its own clock.
    onChange: (productId) => {
      live.tellOfProduct(productId).catch((error: unknown) => {
        log.error({ source: 'live' }, error instanceof Error ? error.message : String(error))
      })
    },
    onGap,
  })
  return async () => {
    live.close()
    await stopFollowing()
    await stopTelling()
    await stopEnding()
    await stopProducts()
    await worker.stop()
  }
}
