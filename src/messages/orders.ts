import { defineMessages } from './define-messages.ts'

/** Messages of the state of each order in My Orders. */
export const ordersMessages = defineMessages({
  en: {
    statuses: {
      receipt: 'Receipt',
      order: 'See order',
      unsettled: 'Payment not finished',
      finish: 'Finish payment',
      pay: 'Pay',
      unavailable: 'Unavailable',
      similar: 'See similar items',
    },
    nextSteps: {
      payable: 'Booked, but not yet yours: the first to pay gets it.',
      payableUntil: (time: string) =>
        `Reserved for you until ${time}. Pay before then to be sure of it.`,
      unsettled: 'Check whether your payment went through.',
      meetAt: (place: string) => `Meet the seller at ${place}.`,
      paid: 'Contact the seller to agree on where to meet.',
      inOrder: 'The order shows what happens next.',
      sellerRemoved: 'The seller left Loppis. You can delete this booking.',
      removed: 'The listing was removed. You can delete this booking.',
      sold: 'Sold to another buyer. You can delete this booking.',
      soldElsewhere: 'The seller has sold it elsewhere. You can delete this booking.',
      withdrawn:
        'The seller has taken it down for now. It may come back, or you can delete this booking.',
      blocked:
        "One of you has blocked the other, so you can't buy from this seller. You can delete this booking.",
      held: 'It is reserved for another buyer. It may become available again.',
      heldUntil: (time: string) => `It is reserved for another buyer. Try again after ${time}.`,
    },
  },
  sv: {
    statuses: {
      receipt: 'Kvitto',
      order: 'Se beställningen',
      unsettled: 'Betalningen är inte klar',
      finish: 'Slutför betalningen',
      pay: 'Betala',
      unavailable: 'Inte tillgänglig',
      similar: 'Se liknande varor',
    },
    nextSteps: {
      payable: 'Bokad, men inte din än: den som betalar först får den.',
      payableUntil: (time) =>
        `Reserverad för dig till ${time}. Betala innan dess för att vara säker på att få den.`,
      unsettled: 'Kontrollera om betalningen gick igenom.',
      meetAt: (place) => `Träffa säljaren. Mötesplats: ${place}.`,
      paid: 'Kontakta säljaren och kom överens om var ni ska ses.',
      inOrder: 'Beställningen visar vad som händer nu.',
      sellerRemoved: 'Säljaren har lämnat Loppis. Du kan ta bort bokningen.',
      removed: 'Annonsen har tagits bort. Du kan ta bort bokningen.',
      sold: 'Såld till en annan köpare. Du kan ta bort bokningen.',
      soldElsewhere: 'Säljaren har sålt den på annat håll. Du kan ta bort bokningen.',
      withdrawn:
        'Säljaren har tagit ner annonsen tills vidare. Varan kan komma tillbaka, eller så kan du ta bort bokningen.',
      blocked:
        'En av er har blockerat den andra, så du kan inte köpa av den här säljaren. Du kan ta bort bokningen.',
      held: 'Den är reserverad för en annan köpare. Den kan bli ledig igen.',
      heldUntil: (time) => `Den är reserverad för en annan köpare. Försök igen efter ${time}.`,
    },
  },
})
