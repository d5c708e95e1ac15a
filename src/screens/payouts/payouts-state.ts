import type { EventFrom, SnapshotFrom } from 'xstate'
import type { payoutsMachine } from '../../../machines/payouts.machine.ts'

export type PayoutsState = SnapshotFrom<typeof payoutsMachine>
export type SendPayouts = (event: EventFrom<typeof payoutsMachine>) => void
