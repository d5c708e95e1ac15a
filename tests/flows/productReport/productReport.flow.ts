import { productReportScript } from './productReport.script.ts'
import { productReportInvariants } from './productReport.invariants.ts'
import { productReportFlow } from './productReport.actions.ts'
import { defineFlow } from '../../screen/define-flow.ts'

export const productReport = defineFlow({
  name: 'productReport',
  title: 'Reporting a product',
  script: productReportScript,
  invariants: productReportInvariants,
  screen: productReportFlow,
})
