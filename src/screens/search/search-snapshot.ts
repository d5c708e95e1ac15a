import type { SnapshotFrom } from 'xstate'
import type { searchMachine } from '../../../machines/search.machine.ts'

export type SearchSnapshot = SnapshotFrom<typeof searchMachine>
