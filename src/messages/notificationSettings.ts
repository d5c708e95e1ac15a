import { defineMessages } from './defineMessages.ts'

/** Messages of the choice of which notifications reach the user by mail and as push messages, by kind. */
export const notificationSettingsMessages = defineMessages({
  en: {
    title: 'Notifications',
    about:
      'You see everything under Notifications, and messages under Messages. Choose what we also email you.',
    kinds: {
      orders: { label: 'Orders', detail: 'What happens to what you buy and sell.' },
      offers: { label: 'Offers', detail: 'New offers and the answers to yours.' },
      messages: {
        label: 'Messages',
        detail: "Messages that you haven't read after 10 minutes.",
        pushDetail: 'When somebody writes to you.',
      },
      listings: {
        label: 'Your listings',
        detail: 'When a listing is about to end, or is removed.',
      },
      saved: {
        label: 'Wishlist and searches',
        detail: 'Lower prices, and new finds in your saved searches.',
      },
      reviews: { label: 'Reviews', detail: 'What needs your decision.' },
    },
  },
  sv: {
    title: 'Aviseringar',
    about:
      'Du ser allt under Aviseringar, och meddelanden under Meddelanden. Välj vad vi också mejlar dig.',
    kinds: {
      orders: { label: 'Beställningar', detail: 'Vad som händer med det du köper och säljer.' },
      offers: { label: 'Bud', detail: 'Nya bud och svaren på dina.' },
      messages: {
        label: 'Meddelanden',
        detail: 'Meddelanden som du inte har läst efter 10 minuter.',
        pushDetail: 'När någon skriver till dig.',
      },
      listings: { label: 'Dina annonser', detail: 'När en annons snart slutar eller tas bort.' },
      saved: {
        label: 'Önskelista och sökningar',
        detail: 'Lägre priser och nya fynd i dina sparade sökningar.',
      },
      reviews: { label: 'Granskningar', detail: 'Det som du behöver besluta om.' },
    },
  },
})
