import { defineMessages } from './define-messages.ts'

/** Messages of the list of orders that wait for an admin. */
export const orderReviewsMessages = defineMessages({
  en: {
    title: 'Orders to Review',
    lead: 'Disagreements to decide, and payments that need a look.',
    loading: 'Loading the orders to review',
    empty: 'Nothing to review. Buyers and sellers agree.',
    columns: {
      buyer: 'Buyer',
      seller: 'Seller',
      problem: 'What is wrong',
      waits: 'Waiting',
      order: 'Order',
    },
    /** Why an order waits, by the name that the server sends. */
    why: {
      undecided: 'To decide',
      stuck: 'Payment failed',
      disputed: 'Card dispute',
      shortfall: 'Covered by Loppis',
    },
    /** The explanation of the reason, where the row shows no problem that the buyer reported. */
    says: {
      undecided: 'Buyer and seller disagree.',
      stuck: 'The bank did not accept the payment. Try it again.',
      disputed: "The buyer disputed the payment. The buyer's bank decides.",
      shortfall: 'The seller could not pay the money back.',
    },
    unknown: 'Needs a look',
    since: (days: number, date: string) =>
      days === 0
        ? 'Waiting since today'
        : `Waiting ${days} ${days === 1 ? 'day' : 'days'}, since ${date}`,
    decide: 'Decide',
    open: 'See order',
  },
  sv: {
    title: 'Beställningar att granska',
    lead: 'Oenigheter att avgöra och betalningar att titta på.',
    loading: 'Hämtar beställningarna att granska',
    empty: 'Inget att granska. Köpare och säljare är överens.',
    columns: {
      buyer: 'Köpare',
      seller: 'Säljare',
      problem: 'Vad är fel',
      waits: 'Väntar',
      order: 'Beställning',
    },
    why: {
      undecided: 'Att avgöra',
      stuck: 'Betalningen misslyckades',
      disputed: 'Köparens bank har bestridit betalningen',
      shortfall: 'Täckt av Loppis',
    },
    says: {
      undecided: 'Köpare och säljare är oense.',
      stuck: 'Banken godkände inte betalningen. Försök igen.',
      disputed: 'Köparen har bestridit betalningen. Köparens bank avgör.',
      shortfall: 'Säljaren kunde inte betala tillbaka pengarna.',
    },
    unknown: 'Behöver granskas',
    since: (days, date) =>
      days === 0
        ? 'Väntar sedan i dag'
        : `Väntar sedan ${days} ${days === 1 ? 'dag' : 'dagar'}, från ${date}`,
    decide: 'Avgör',
    open: 'Se beställningen',
  },
})
