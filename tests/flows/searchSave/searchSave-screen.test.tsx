import { describeScreen } from '../../screen/screen-walk.ts'
import { searchSaveScreen } from './searchSave.screen.tsx'

describeScreen(searchSaveScreen)
