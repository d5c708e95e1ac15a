import type { PathFile } from '../../tests/flows/path-file.ts'
import type { Driver } from '../../tests/flows/drivers.ts'

/** What one driver takes of a machine: all of its transitions but these. */
export type WalkedCoverage = {
  driver: Driver
  paths: number
  excused: readonly { transition: string; reason: string }[]
  missing: readonly string[]
}

type WalkedMachine = {
  machine: string
  coverage: readonly WalkedCoverage[]
  lists: readonly { name: string; paths: readonly PathFile[] }[]
}

export type WalkedFlows = readonly WalkedMachine[]
