import { defineMessages } from './defineMessages.ts'

/** Messages of the test cards beside the card form of the demo. */
export const testCardMessages = defineMessages({
  en: {
    title: 'Test cards',
    how: 'No real money moves here. Use any future date and any CVC.',
    effects: {
      succeeds: 'Succeeds',
      asksForAuthentication: 'Bank check',
      declines: 'Declined',
      declinesForFunds: 'Insufficient funds',
      succeedsAndIsDisputed: 'Disputed later as fraud',
      succeedsAndIsNotReceived: 'Disputed later as not received',
      succeedsAndIsAskedAbout: 'Bank asks about it later',
      succeedsAndRejectsRefunds: 'Bank rejects a refund later',
    },
  },
  sv: {
    title: 'Testkort',
    how: 'Inga riktiga pengar dras här. Använd valfritt framtida datum och valfri CVC.',
    effects: {
      succeeds: 'Går igenom',
      asksForAuthentication: 'Bankkontroll',
      declines: 'Nekas',
      declinesForFunds: 'Täckning saknas',
      succeedsAndIsDisputed: 'Bestrids senare som bedrägeri',
      succeedsAndIsNotReceived: 'Bestrids senare som inte mottagen',
      succeedsAndIsAskedAbout: 'Banken frågar om den senare',
      succeedsAndRejectsRefunds: 'Banken nekar en återbetalning senare',
    },
  },
})
