import { CONDITIONS } from '../domain/constants.ts'
import { REPORT_WORDS_LIMIT } from '../domain/report.ts'
import { defineMessages } from './define-messages.ts'
import type { Locale } from './locale.ts'

/** Messages of the product card. */
export const productMessages = defineMessages({
  en: {
    youSave: (amount: string) => `You save ${amount}`,
    condition: 'Condition',
    conditions: { excellent: 'excellent', good: 'good', fair: 'fair' },
    bought: 'Bought',
    retailPrice: 'Retail price',
    verifiedMeans: "We've checked this seller's identity.",
    verified: 'Verified',
    verifiedOf: (product: string) => `Verified seller of ${product}`,
    details: 'Details and contact',
    detailsOf: (product: string) => `Details and contact: ${product}`,
    contact: 'Contact',
    contactHidden: "On the item's page, after login",
    location: 'Location',
    away: (kilometers: number) =>
      kilometers === 0 ? 'Less than 1 km away' : `${kilometers} km away`,
    lookedAt: 'Your selection',
    bargains: {
      open: (price: string) => `You offered ${price}`,
      countered: (price: string) => `Seller suggests ${price}`,
      accepted: (price: string) => `Yours for ${price}`,
    },
    youBooked: 'You booked this',
    youBookedOf: (product: string) => `You booked this: ${product}`,
    buyNow: 'Buy now',
    buyNowOf: (product: string) => `Buy now: ${product}`,
  },
  sv: {
    youSave: (amount) => `Du sparar ${amount}`,
    condition: 'Skick',
    conditions: { excellent: 'utmärkt', good: 'gott', fair: 'hyfsat' },
    bought: 'Inköpt',
    retailPrice: 'Nypris',
    verifiedMeans: 'Vi har kontrollerat säljarens identitet.',
    verified: 'Verifierad',
    verifiedOf: (product) => `Verifierad säljare av ${product}`,
    details: 'Detaljer och kontakt',
    detailsOf: (product) => `Detaljer och kontakt: ${product}`,
    contact: 'Kontakt',
    contactHidden: 'På varans sida, efter inloggning',
    location: 'Plats',
    away: (kilometers) => (kilometers === 0 ? 'Mindre än 1 km bort' : `${kilometers} km bort`),
    lookedAt: 'Ditt val',
    bargains: {
      open: (price) => `Du bjöd ${price}`,
      countered: (price) => `Säljaren föreslår ${price}`,
      accepted: (price) => `Din för ${price}`,
    },
    youBooked: 'Du har bokat den här',
    youBookedOf: (product) => `Du har bokat den här: ${product}`,
    buyNow: 'Köp nu',
    buyNowOf: (product) => `Köp nu: ${product}`,
  },
})

/** Translates a condition; returns an unknown condition unchanged. */
export function conditionLabel(locale: Locale, condition: string): string {
  const known = CONDITIONS.find((one) => one === condition)
  return known === undefined ? condition : locale.messagesFor(productMessages).conditions[known]
}

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
