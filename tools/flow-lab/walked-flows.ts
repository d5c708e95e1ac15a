import { coverageOfMachine } from '../../tests/paths/coverage.ts'
import { pathFilesOf } from '../../tests/paths/path-file.ts'
import { machines } from '../../tests/paths/registry.ts'
import type { WalkedFlows } from './walked.ts'

/** Returns the paths and coverage of the tests for every machine, as plain data. */
export const walkedFlows = (): WalkedFlows =>
  machines.map((machine) => ({
    machine: machine.name,
    coverage: coverageOfMachine(machine).drivers.map(({ driver, excused, missing }) => ({
      driver,
      excused: [...excused].map(([transition, reason]) => ({ transition, reason })),
      missing,
    })),
    lists: machine.lists.map((list) => ({
      name: list.name,
      paths: pathFilesOf(machine.name, list),
    })),
  }))
