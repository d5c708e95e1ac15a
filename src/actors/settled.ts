import { type AnyStateMachine, createActor, type Snapshot, waitFor } from 'xstate'

/**
 * Where a flow stands that begins by fetching something, once it has it; null where it does not begin so, has failed,
 * or is still waiting after `timeout` milliseconds.
 */
export async function settled(
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
