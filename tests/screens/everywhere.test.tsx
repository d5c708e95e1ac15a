import { noticesScreen } from './notices.screen.tsx'
import { describeScreen } from './screen-walk.ts'
import { tableScreen } from './table.screen.tsx'
import { preferencesScreen } from './preferences.screen.tsx'

// What stands around and within the screens of others.
describeScreen(noticesScreen)
describeScreen(tableScreen)
describeScreen(preferencesScreen)
