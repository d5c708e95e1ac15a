import { noticesScreen } from './toasts.screen.tsx'
import { connectionScreen } from './connection.screen.tsx'
import { describeScreen } from './screen-walk.ts'
import { preferencesScreen } from './preferences.screen.tsx'
import { updateScreen } from './update.screen.tsx'

// Components that appear on several screens.
describeScreen(noticesScreen)
describeScreen(preferencesScreen)
describeScreen(connectionScreen)
describeScreen(updateScreen)
