import type { SnapshotFrom } from 'xstate'
import { type SessionEvent, type sessionMachine } from '../../../machines/session.machine.ts'

/** The props of every session view. */
export type SessionViewProps = {
  state: SnapshotFrom<typeof sessionMachine>
  send: (event: SessionEvent) => void
}
