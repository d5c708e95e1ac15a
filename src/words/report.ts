import { inLanguages } from './language.ts'

/** Report, behind a quiet link. */
export const reportWords = inLanguages({
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
