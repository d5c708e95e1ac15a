import { searchSaveMachine } from '../../machines/searchSave.machine.ts'
import { SearchSaveView } from '../../src/screens/search/SearchSaveView.tsx'
import { wanted } from '../models/searchSave.events.ts'
import { createScreen } from './screen.ts'
import { searchSaveFlow } from './searchSave.actions.ts'

export const searchSaveScreen = createScreen(searchSaveMachine, searchSaveFlow, (state, send) => (
  <main>
    <SearchSaveView {...wanted} send={send} state={state} />
  </main>
))
