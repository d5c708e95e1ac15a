import { describeFlow } from '../../model/describe-flow.ts'
import { searchSaveScript } from './searchSave.script.ts'
import { searchSaveInvariants } from './searchSave.invariants.ts'

describeFlow('Save a search', { script: searchSaveScript, invariants: searchSaveInvariants })
