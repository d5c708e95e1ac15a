import type { ContextFrom } from 'xstate'
import type { productReportMachine } from '../../machines/productReport.machine.ts'
import { camera, radio } from '../models/booking.events.ts'
import { productReportScript } from '../models/productReport.events.ts'
import { button } from './actions.ts'
import type { ScreenFlow } from './screen.ts'

export const productReportFlow: ScreenFlow<ContextFrom<typeof productReportMachine>> = {
  name: 'productReport',
  rules: 'B9',
  script: productReportScript,
  controls: [
    { sends: 'productReport.send=camera', at: button(`Report ${camera.productName}`) },
    { sends: 'productReport.send=radio', at: button(`Report ${radio.productName}`) },
  ],
  assertions: {
    idle: { shows: [camera.productName, radio.productName] },
    identifying: {
      shows: [camera.productName, radio.productName, "Checking whether you're signed in."],
    },
    reporting: { shows: [camera.productName, radio.productName] },
  },
}
