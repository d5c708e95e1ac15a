import { notificationSettingsScreen } from './notificationSettings.screen.tsx'
import { describeScreen } from './screen-walk.ts'

describeScreen(notificationSettingsScreen)
