import { defineMessages } from './define-messages.ts'

/** Messages of the numbers by which a visitor judges a seller, and a seller a buyer. */
export const sellerNumberMessages = defineMessages({
  en: {
    outOf: (count: string) => `${count} of 5 stars`,
    rated: (average: string, count: number, text: string) =>
      `${average} (${text} ${count === 1 ? 'review' : 'reviews'})`,
    noReviews: 'No reviews yet',
    newSeller: 'New seller',
    memberSince: (month: string) => `On Loppis since ${month}`,
    sold: (one: boolean, count: string) => (one ? '1 item sold' : `${count} items sold`),
    answersInHours: (count: number) =>
      `Usually answers within ${count === 1 ? 'an hour' : `${count} hours`}`,
    answersInDays: (count: number) =>
      `Usually answers within ${count === 1 ? 'a day' : `${count} days`}`,
  },
  sv: {
    outOf: (count) => `${count} av 5 stjärnor`,
    rated: (average, count, text) => `${average} (${text} ${count === 1 ? 'omdöme' : 'omdömen'})`,
    noReviews: 'Inga omdömen än',
    newSeller: 'Ny säljare',
    memberSince: (month) => `På Loppis sedan ${month}`,
    sold: (one, count) => (one ? '1 såld vara' : `${count} sålda varor`),
    answersInHours: (count) => `Svarar oftast inom ${count === 1 ? 'en timme' : `${count} timmar`}`,
    answersInDays: (count) => `Svarar oftast inom ${count === 1 ? 'ett dygn' : `${count} dygn`}`,
  },
})
