import { describeFlow } from './flow.ts'
import { notificationSettingsScript } from './notificationSettings.events.ts'
import { notificationSettingsInvariants } from './notificationSettings.invariants.ts'

describeFlow('Mails about notifications', {
  script: notificationSettingsScript,
  invariants: notificationSettingsInvariants,
})
