import { productReportScript } from '../models/productReport.events.ts'
import { productReportInvariants } from '../models/productReport.invariants.ts'
import { productReportFlow } from '../screens/productReport.actions.ts'
import { defineFlow } from './define-flow.ts'

export const productReport = defineFlow({
  name: 'productReport',
  title: 'Reporting a product',
  script: productReportScript,
  invariants: productReportInvariants,
  screen: productReportFlow,
})
