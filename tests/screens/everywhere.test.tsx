import { noticesScreen } from '../flows/toasts/toasts.screen.tsx'
import { connectionScreen } from '../flows/connection/connection.screen.tsx'
import { describeScreen } from '../screen/screen-walk.ts'
import { preferencesScreen } from '../flows/preferences/preferences.screen.tsx'
import { updateScreen } from '../flows/update/update.screen.tsx'

// Components that appear on several screens.
describeScreen(noticesScreen)
describeScreen(preferencesScreen)
describeScreen(connectionScreen)
describeScreen(updateScreen)
