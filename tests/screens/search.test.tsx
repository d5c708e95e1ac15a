import { describeScreen } from './screen-walk.ts'
import { searchScreen } from './search.screen.tsx'

describeScreen(searchScreen)
