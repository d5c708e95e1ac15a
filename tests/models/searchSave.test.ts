import { describeFlow } from './flow.ts'
import { searchSaveScript } from './searchSave.events.ts'
import { searchSaveInvariants } from './searchSave.invariants.ts'

describeFlow('Save a search', { script: searchSaveScript, invariants: searchSaveInvariants })
