import { notificationSettingsScript } from './notificationSettings.script.ts'
import { notificationSettingsInvariants } from './notificationSettings.invariants.ts'
import { notificationSettingsFlow } from './notificationSettings.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const notificationSettings = defineFlow({
  name: 'notificationSettings',
  title: 'Mails about notifications',
  script: notificationSettingsScript,
  invariants: notificationSettingsInvariants,
  screen: notificationSettingsFlow,
})
