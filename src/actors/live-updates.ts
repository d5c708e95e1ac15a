import { fromCallback } from 'xstate'
import type { createLiveUpdates, LiveSubject } from '../../machines/live-updates.ts'
import { failureOf } from '../domain/failure.ts'
import { isAccountRemoved } from '../domain/removed-account.ts'
import { provideReconnection } from './reconnection.ts'
import type { Services } from './services.ts'
import type { WithTokenRefresh } from './token-refresh.ts'

/** How often the subject is read without a stream, in milliseconds. */
const INTERVAL = 5000

type Read<Subject, Value> = (subject: Subject, signal: AbortSignal) => Promise<Value>

/** Provides what keeps a page current with the server's live updates. `read` reads the subject. */
export function provideLiveUpdates<Subject extends LiveSubject, Value>(
  machine: ReturnType<typeof createLiveUpdates<Subject, Value>>,
  services: Services,
  authorised: WithTokenRefresh,
  read: Read<Subject, Value>,
) {
  const { api, visibility } = services
  return machine.provide({
    actors: {
      ...provideReconnection(services),
      watchVisibility: fromCallback(({ sendBack }) =>
        visibility.watch((isVisible) =>
          sendBack({ type: isVisible ? 'page.shown' : 'page.hidden' }),
        ),
      ),
      followStream: fromCallback<{ type: string }, { subject: Subject; lastId: string | null }>(
        ({ sendBack, input: { subject, lastId } }) => {
          const leaving = new AbortController()
          const { signal } = leaving
          const follow = async (): Promise<'stream.absent' | 'stream.lost'> => {
            const messages = await authorised(() => api.getLiveMessages({ lastId, signal }))
            if (messages === null) return 'stream.absent'
            for await (const message of messages) {
              sendBack({ type: 'stream.opened' })
              if (message.kind === 'heartbeat') continue
              const { id, flow } = message
              if (flow === null || isAbout(subject, flow)) {
                // A subject that cannot be read ends the stream, so the next one begins with this message again.
                sendBack({ type: 'subject.read', value: await read(subject, signal) })
              }
              if (id !== null) sendBack({ type: 'stream.received', id })
            }
            return 'stream.lost'
          }
          follow().then(
            (type) => sendBack({ type }),
            (error) => sendBack({ type: isRefused(error) ? 'live.refused' : 'stream.lost' }),
          )
          return () => leaving.abort()
        },
      ),
      poll: fromCallback<{ type: string }, { subject: Subject }>(
        ({ sendBack, input: { subject } }) => {
          const leaving = new AbortController()
          const readAgain = () => {
            read(subject, leaving.signal).then(
              (value) => sendBack({ type: 'subject.read', value }),
              (error) => {
                // After any other failure, the next time reads it.
                if (isRefused(error)) sendBack({ type: 'live.refused' })
              },
            )
          }
          readAgain()
          const interval = setInterval(readAgain, INTERVAL)
          return () => {
            clearInterval(interval)
            leaving.abort()
          }
        },
      ),
    },
  })
}

/** Any other refusal than that of a removed account, such as a proxy's, can pass. */
const isRefused = (error: unknown) => isAccountRemoved(failureOf(error))

/** A hold or a sale of a product changes what its offers take, and nothing else that is followed here. */
const isAbout = (subject: LiveSubject, changed: { name: string; id: string }) =>
  changed.name === 'product'
    ? subject.flow === 'offer'
    : (subject.flow === null || subject.flow === changed.name) &&
      (subject.id === null || subject.id === changed.id)
