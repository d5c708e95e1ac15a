import { defineMessages } from './defineMessages.ts'

/** Messages of Report, which is a quiet link. */
export const productReportMessages = defineMessages({
  en: {
    report: 'Report',
    reported: 'Reported',
    reportOf: (product: string) => `Report ${product}`,
    reportedOf: (product: string) => `Reported ${product}`,
  },
  sv: {
    report: 'Anmäl',
    reported: 'Anmäld',
    reportOf: (product) => `Anmäl ${product}`,
    reportedOf: (product) => `${product} är anmäld`,
  },
})
