import { describeScreen } from '../../screen/screen-walk.ts'
import { searchScreen } from './search.screen.tsx'

describeScreen(searchScreen)
