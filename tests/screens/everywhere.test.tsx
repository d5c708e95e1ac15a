import { noticesScreen } from './toasts.screen.tsx'
import { describeScreen } from './screen-walk.ts'
import { tableScreen } from './table.screen.tsx'
import { preferencesScreen } from './preferences.screen.tsx'

// Components that appear on several screens.
describeScreen(noticesScreen)
describeScreen(tableScreen)
describeScreen(preferencesScreen)
