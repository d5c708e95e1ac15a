import { describeScreen } from './screen-walk.ts'
import { searchSaveScreen } from './searchSave.screen.tsx'

describeScreen(searchSaveScreen)
