import { notificationSettingsMachine } from '../../../machines/notificationSettings.machine.ts'
import { NotificationSettingsView } from '../../../src/screens/account/NotificationSettingsView.tsx'
import { notificationSettingsFlow } from './notificationSettings.flow.ts'
import { createScreen } from '../../screen/screen.ts'

export const notificationSettingsScreen = createScreen(
  notificationSettingsMachine,
  notificationSettingsFlow,
  (state, send) => <NotificationSettingsView send={send} state={state} />,
)
