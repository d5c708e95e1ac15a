import type { PushDeviceContext } from '../../../machines/pushDevice.machine.ts'
import { pushDeviceMessages } from '../../../src/messages/notificationSettings.ts'
import { pushDeviceScript } from './pushDevice.script.ts'
import { button } from '../../screen/actions.ts'
import type { ScreenFlow } from '../../screen/screen.ts'
import { pushDeviceInvariants } from './pushDevice.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

const texts = pushDeviceMessages.en

/** The screen flow of the push messages of a browser. */
export const pushDeviceFlow: ScreenFlow<PushDeviceContext> = {
  name: 'pushDevice',
  rules: 'Push messages of a browser',
  script: pushDeviceScript,
  controls: [
    { sends: 'pushDevice.turnOn', at: button(texts.turnOn) },
    { sends: 'pushDevice.turnOff', at: button(texts.turnOff) },
    { sends: 'pushDevice.retry', at: button(texts.check) },
  ],
  assertions: {
    checking: { shows: [], hides: [texts.title], waits: true },
    absent: { shows: [], hides: [texts.title], waits: true },
    unsupported: { shows: [texts.unsupported], hides: [texts.turnOn, texts.check] },
    failed: { shows: [texts.check], hides: [texts.turnOn] },
    rechecking: { shows: [texts.check], hides: [texts.turnOn] },
    blocked: { shows: [texts.blocked, texts.check], hides: [texts.turnOn] },
    off: { shows: [texts.about, texts.turnOn], hides: [texts.turnOff, texts.check] },
    unreachable: { shows: [texts.unreachable, texts.turnOn], hides: [texts.turnOff] },
    turningOn: { shows: [texts.asking, texts.turnOn], hides: [texts.about] },
    on: { shows: [texts.isOn, texts.turnOff], hides: [texts.about] },
    turningOff: { shows: [texts.isOn, texts.turnOff], hides: [texts.about] },
  },
}

export const pushDevice = defineFlow({
  name: 'pushDevice',
  title: 'Push messages of a browser',
  script: pushDeviceScript,
  invariants: pushDeviceInvariants,
  screen: pushDeviceFlow,
})
