import { notificationSettingsScreen } from './notificationSettings.screen.tsx'
import { describeScreen } from '../../screen/screen-walk.ts'

describeScreen(notificationSettingsScreen)
