import { productReportMachine } from '../../../machines/productReport.machine.ts'
import { IdleProducts } from '../productList/idle-products.tsx'
import { productReportFlow } from './productReport.flow.ts'
import { createScreen } from '../../screen/screen.ts'

export const reportScreen = createScreen(productReportMachine, productReportFlow, (state, send) => (
  <IdleProducts report={state} sendReport={send} />
))
