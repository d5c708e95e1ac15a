import type { ContextFrom } from 'xstate'
import type { reportMachine } from '../../machines/report.machine.ts'
import { camera, radio } from '../models/booking.events.ts'
import { reportScript } from '../models/report.events.ts'
import { button } from './acts.ts'
import type { ScreenFlow } from './screen.ts'

export const reportActs: ScreenFlow<ContextFrom<typeof reportMachine>> = {
  name: 'report',
  rules: 'B9',
  script: reportScript,
  controls: [
    { sends: 'report.send=camera', at: button(`Report ${camera.productName}`) },
    { sends: 'report.send=radio', at: button(`Report ${radio.productName}`) },
  ],
  sights: {
    idle: { says: [camera.productName, radio.productName] },
    identifying: {
      says: [camera.productName, radio.productName, 'we are checking whether you are signed in'],
    },
    reporting: { says: [camera.productName, radio.productName] },
  },
}
