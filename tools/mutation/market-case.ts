import { join } from 'node:path'
import { caseMachine } from '../../machines/market/case.machine.ts'
import { editedMachine } from '../explore/edited-machine.ts'
import { caseSentences, exploreCase } from '../explore/case-exploration.ts'
import type { Flow } from './flow.ts'

/** The server's case of moderation, whose mutants the rules of its exploration catch. */
export const marketCase: Flow = {
  name: 'marketCase',
  machine: caseMachine,
  sentences: caseSentences,
  caughtBy: (edit) => {
    try {
      return exploreCase(editedMachine(caseMachine, edit)).breach?.sentence ?? null
    } catch (error) {
      return `it can be explored: ${String(error)}`
    }
  },
  sources: [join(import.meta.dirname, 'market-case.ts')],
  takesMinutes: false,
}
