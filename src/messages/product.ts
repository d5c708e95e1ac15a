import { CONDITIONS } from '../domain/constants.ts'
import { defineMessages } from './defineMessages.ts'
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
