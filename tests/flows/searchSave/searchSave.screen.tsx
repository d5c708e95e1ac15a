import { searchSaveMachine } from '../../../machines/searchSave.machine.ts'
import { SearchSaveView } from '../../../src/screens/search/SearchSaveView.tsx'
import { wanted } from './searchSave.script.ts'
import { createScreen } from '../../screen/screen.ts'
import { searchSaveFlow } from './searchSave.flow.ts'

export const searchSaveScreen = createScreen(searchSaveMachine, searchSaveFlow, (state, send) => (
  <main>
    <SearchSaveView {...wanted} send={send} state={state} />
  </main>
))
