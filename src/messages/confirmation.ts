import { defineMessages, plural } from './define-messages.ts'

/** Label of a confirmation's cancel button; the question itself is a sentence of the machine. */
export const confirmationMessages = defineMessages({
  en: { cancel: 'Cancel' },
  sv: { cancel: 'Avbryt' },
})

/** The effects of a removal, and why an admin removes. Amounts and counts are formatted; `n` is the count. */
export const removalMessages = defineMessages({
  en: {
    loading: 'Checking what this ends',
    refunded: (n: number, count: string, amount: string) =>
      `${count} paid ${plural('en', n, { one: 'order', other: 'orders' })}, ${amount}, will be refunded.`,
    goingOn: (n: number, count: string) =>
      plural('en', n, {
        one: `${count} order that was handed over goes on.`,
        other: `${count} orders that were handed over go on.`,
      }),
    offers: (n: number, count: string) =>
      plural('en', n, { one: `${count} offer ends.`, other: `${count} offers end.` }),
    remove: { product: 'Delete item', seller: 'Remove seller' },
    reason: 'Reason',
    help: {
      buyer: 'The buyer reads it in an email right away.',
      seller: 'The seller reads it in an email right away.',
      product: 'The seller reads it in an email right away.',
      case: 'They read it in an email right away.',
    },
    yourWords: 'Your words',
    whatIsWrong: 'What is wrong with it?',
    rule: 'Rule',
    days: 'For how long',
    untilLifted: 'Until an admin lifts it',
    daysOf: (count: string) => `${count} days`,
  },
  sv: {
    loading: 'Kontrollerar vad som avslutas',
    refunded: (n, count, amount) =>
      `${count} ${plural('sv', n, { one: 'betald beställning', other: 'betalda beställningar' })}, ${amount}, betalas tillbaka.`,
    goingOn: (n, count) =>
      plural('sv', n, {
        one: `${count} överlämnad beställning fortsätter.`,
        other: `${count} överlämnade beställningar fortsätter.`,
      }),
    offers: (_n, count) => `${count} bud avslutas.`,
    remove: { product: 'Ta bort varan', seller: 'Ta bort säljaren' },
    reason: 'Anledning',
    help: {
      buyer: 'Köparen får läsa den i ett mejl direkt.',
      seller: 'Säljaren får läsa den i ett mejl direkt.',
      product: 'Säljaren får läsa den i ett mejl direkt.',
      case: 'De får läsa den i ett mejl direkt.',
    },
    yourWords: 'Dina ord',
    whatIsWrong: 'Vad är fel med det?',
    rule: 'Regel',
    days: 'Hur länge',
    untilLifted: 'Tills en administratör häver det',
    daysOf: (count) => `${count} dagar`,
  },
})
