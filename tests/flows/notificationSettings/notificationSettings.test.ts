import { describeFlow } from '../../model/describe-flow.ts'
import { notificationSettingsScript } from './notificationSettings.script.ts'
import { notificationSettingsInvariants } from './notificationSettings.invariants.ts'

describeFlow('Mails about notifications', {
  script: notificationSettingsScript,
  invariants: notificationSettingsInvariants,
})
