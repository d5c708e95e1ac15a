import type { PathFile } from '../../tests/paths/path-file.ts'
import type { Driver } from '../../tests/paths/drivers.ts'

/** The coverage of a machine by one driver: all transitions except the excused and missing ones. */
export type WalkedCoverage = {
  driver: Driver
  excused: readonly { transition: string; reason: string }[]
  missing: readonly string[]
}

type WalkedMachine = {
  machine: string
  coverage: readonly WalkedCoverage[]
  lists: readonly { name: string; paths: readonly PathFile[] }[]
}

export type WalkedFlows = readonly WalkedMachine[]
