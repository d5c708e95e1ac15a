import { noticesScreen } from './notices.screen.tsx'
import { describeScreen } from './screen-walk.ts'
import { tableScreen } from './table.screen.tsx'
import { themeScreen } from './theme.screen.tsx'

// What stands around and within the screens of others.
describeScreen(noticesScreen)
describeScreen(tableScreen)
describeScreen(themeScreen)
