import type { Protection } from '../domain/payment.ts'
import { defineMessages } from './defineMessages.ts'

/** How the market holds a payment until the buyer has the item. */
export const protectionMessages = defineMessages({
  en: {
    notHeld: "We don't hold the payment until you meet.",
    holdTerms: ({ handOverDays, metDays, sentDays }: Protection) =>
      `We hold the money until you have received the item. If the seller doesn't hand it over within ${handOverDays} days, you get your money back. After the handover you have ${metDays} days to report a problem, or ${sentDays} days if the item was sent.`,
  },
  sv: {
    notHeld: 'Vi håller inte inne pengarna tills ni har träffats.',
    holdTerms: ({ handOverDays, metDays, sentDays }) =>
      `Vi håller inne pengarna tills du har fått varan. Om säljaren inte har lämnat över den inom ${handOverDays} dagar får du pengarna tillbaka. Efter överlämningen har du ${metDays} dagar på dig att anmäla ett problem, eller ${sentDays} dagar om varan skickades.`,
  },
})
