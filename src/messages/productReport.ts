import { REPORT_WORDS_LIMIT } from '../domain/report.ts'
import { defineMessages } from './defineMessages.ts'

/** Messages of Report, which is a quiet link and a dialog, and the reasons, which admins read too. */
export const productReportMessages = defineMessages({
  en: {
    report: 'Report',
    reported: 'Reported',
    reportOf: (product: string) => `Report ${product}`,
    reportedOf: (product: string) => `Reported ${product}`,
    confidential: "The seller won't see who reported it.",
    question: "What's wrong with it?",
    reasons: {
      notAsDescribed: 'Not as described',
      unsafe: 'Prohibited or unsafe',
      scam: 'Looks like a scam',
      wrongCategory: 'Wrong category',
      other: 'Something else',
    },
    words: 'Tell us more',
    used: (count: string) => `${count} of ${REPORT_WORDS_LIMIT} characters`,
    cancel: 'Cancel',
    send: 'Send report',
    youReported: (product: string) => `You reported ${product}`,
    stands: 'If you reported it by mistake, you can take the report back.',
    keep: 'Keep report',
    takeBack: 'Take back report',
  },
  sv: {
    report: 'Anmäl',
    reported: 'Anmäld',
    reportOf: (product) => `Anmäl ${product}`,
    reportedOf: (product) => `${product} är anmäld`,
    confidential: 'Säljaren får inte veta vem som har anmält varan.',
    question: 'Vad är fel med den?',
    reasons: {
      notAsDescribed: 'Stämmer inte med beskrivningen',
      unsafe: 'Förbjuden eller farlig',
      scam: 'Verkar vara ett bedrägeri',
      wrongCategory: 'Fel kategori',
      other: 'Något annat',
    },
    words: 'Berätta mer',
    used: (count) => `${count} av ${REPORT_WORDS_LIMIT} tecken`,
    cancel: 'Avbryt',
    send: 'Skicka anmälan',
    youReported: (product) => `Du har anmält ${product}`,
    stands: 'Om du anmälde varan av misstag kan du ta tillbaka anmälan.',
    keep: 'Behåll anmälan',
    takeBack: 'Ta tillbaka anmälan',
  },
})
