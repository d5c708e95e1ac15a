import { describeScreen } from './screen-walk.ts'
import { suggestionsScreen } from './suggestions.screen.tsx'

describeScreen(suggestionsScreen)
