import { notificationSettingsScript } from '../models/notificationSettings.events.ts'
import { notificationSettingsInvariants } from '../models/notificationSettings.invariants.ts'
import { notificationSettingsFlow } from '../screens/notificationSettings.actions.ts'
import { defineFlow } from './define-flow.ts'

export const notificationSettings = defineFlow({
  name: 'notificationSettings',
  title: 'Mails about notifications',
  script: notificationSettingsScript,
  invariants: notificationSettingsInvariants,
  screen: notificationSettingsFlow,
})
