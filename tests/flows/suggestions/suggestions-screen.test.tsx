import { describeScreen } from '../../screen/screen-walk.ts'
import { suggestionsScreen } from './suggestions.screen.tsx'

describeScreen(suggestionsScreen)
