import type { AnyActor, EventFromLogic, Observer, SnapshotFrom } from 'xstate'

/**
 * An actor whose code is loaded when it is first needed. Until then, its snapshot is undefined. `load` starts the actor;
 * after a failed load, the next use loads it again. `onUnsent` is called where an event finds no actor. An actor that
 * stops with an error passes it to `logError`, and its snapshot is undefined again.
 */
export function createLazyActor<Started extends AnyActor>(
  load: () => Promise<Started>,
  onUnsent: () => void,
  logError: (error: unknown) => void,
) {
  type Listener = (snapshot: SnapshotFrom<Started>) => void
  const listeners = new Set<Listener | undefined>()
  let loading: Promise<Started> | undefined
  let actor: Started | undefined
  const tell = () => {
    for (const listener of listeners) listener?.(actor?.getSnapshot())
  }
  const begin = async () => {
    try {
      actor = await load()
      actor.subscribe({
        next: tell,
        error(error) {
          loading = actor = undefined
          tell()
          logError(error)
        },
      })
      tell()
      return actor
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  /** Starts the actor and resolves to it. Rejects when its code cannot be loaded. */
  const fetch = () => (loading ??= begin())
  return {
    fetch,
    getSnapshot: (): SnapshotFrom<Started> | undefined => actor?.getSnapshot(),
    /** Calls the listener at each change. */
    subscribe(given: Listener | Partial<Observer<SnapshotFrom<Started>>>) {
      const listener = typeof given === 'function' ? given : given.next
      listeners.add(listener)
      return { unsubscribe: () => void listeners.delete(listener) }
    },
    /** Sends an event, once the actor is there. */
    send: (event: EventFromLogic<Started['logic']>) =>
      void fetch().then((started) => started.send(event), onUnsent),
  }
}
