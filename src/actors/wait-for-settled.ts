import { type AnyStateMachine, createActor, type Snapshot, waitFor } from 'xstate'

/**
 * Runs a machine that starts with a request and returns its snapshot when the request is done; null when it does not
 * start so, fails, or is still busy after `timeout` milliseconds.
 */
export async function waitForSettled(
  machine: AnyStateMachine,
  input: unknown,
  timeout: number,
): Promise<Snapshot<unknown> | null> {
  const actor = createActor(machine, { input })
  if (!actor.getSnapshot().hasTag('busy')) return null
  actor.start()
  try {
    const state = await waitFor(actor, (now) => !now.hasTag('busy'), { timeout })
    return state.matches('failed') ? null : actor.getPersistedSnapshot()
  } catch {
    return null
  } finally {
    actor.stop()
  }
}
