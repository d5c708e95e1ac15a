import type { PaidOrder } from '../domain/order.ts'
import { defineMessages, type MessageShape, textNamed } from './define-messages.ts'

type Role = PaidOrder['role']

/** A text as each role reads it. */
export type RoleTexts = Readonly<Record<Role, string>>

/** Returns a text that every role reads. */
export const alike = (text: string): RoleTexts => ({ buyer: text, seller: text, admin: text })

/** Returns a text for the buyer and another one for the seller and an admin. */
export const forBuyer = (text: string, others: string): RoleTexts => ({
  buyer: text,
  seller: others,
  admin: others,
})

/** Returns a text for the seller and another one for the buyer and an admin. */
export const forSeller = (text: string, others: string): RoleTexts => ({
  buyer: others,
  seller: text,
  admin: others,
})

/** Messages of an order's page, in tables keyed by the names that the server sends. */
export const orderMessages = defineMessages({
  en: {
    title: 'Order',
    titleOf: (item: string) => `Order: ${item}`,
    loading: 'Loading the order',
    next: 'What happens next',
    money: 'The money',
    item: 'The item',
    receipt: 'View receipt',
    timeline: 'What has happened',
    people: {
      title: 'Buyer and seller',
      buyer: 'Buyer',
      seller: 'Seller',
      writeToBuyer: 'Message the buyer',
      writeToSeller: 'Message the seller',
    },
    /** The section in which an admin reads the entries of both sides. */
    sides: { title: 'What both sides say', none: 'Nothing yet.' },
    paid: 'Paid',
    price: 'Price',
    /** The actor of an event, at the beginning of a sentence. */
    actors: { you: 'You', buyer: 'The buyer', seller: 'The seller', admin: 'Our team' },
    /** The state of the order, and whose turn it is, as each role reads them. */
    states: {
      paid: {
        buyer: 'The seller hands the item over, in person or by post.',
        seller: 'Hand the item over, in person or by post.',
        admin: 'The seller hands the item over.',
      },
      cancelAsked: {
        buyer: 'You asked to cancel. The seller answers.',
        seller: 'The buyer wants to cancel. Agree or decline.',
        admin: 'The buyer wants to cancel. The seller answers.',
      },
      'handedOver.met': {
        buyer: 'The seller says that you have met. Check the item and confirm.',
        seller: 'You handed the item over. The buyer checks and confirms it.',
        admin: 'The two have met. The buyer confirms.',
      },
      'handedOver.sent': {
        buyer: 'The item is on its way. Check it when it arrives, and confirm.',
        seller: 'You sent the item. The buyer confirms when it arrives.',
        admin: 'The item is on its way. The buyer confirms.',
      },
      received: {
        buyer: 'You have the item. If it is not right, you can ask to return it.',
        seller: 'The buyer has the item, and can still ask to return it.',
        admin: 'The buyer has the item, and can still ask to return it.',
      },
      problem: {
        buyer: 'You reported a problem. The seller answers.',
        seller: 'The buyer reported a problem. Choose how to solve it.',
        admin: 'The buyer reported a problem. The seller answers.',
      },
      partOffered: {
        buyer: 'The seller offers part of the money back. Accept or decline.',
        seller: 'You offered part of the money back. The buyer answers.',
        admin: 'The seller offers part of the money back. The buyer answers.',
      },
      returnAsked: {
        buyer: 'You asked to return the item. The seller answers.',
        seller: 'The buyer wants to return the item. Agree or refuse.',
        admin: 'The buyer wants to return the item. The seller answers.',
      },
      returning: {
        buyer: 'Give the item back to the seller, in person or by post.',
        seller: 'The buyer gives the item back, in person or by post. Confirm when you have it.',
        admin: 'The buyer gives the item back.',
      },
      returnMet: {
        buyer: 'You gave the item back. The seller checks and confirms it.',
        seller: 'The buyer says that you have met. Check the item and confirm that you have it.',
        admin: 'The two have met. The seller confirms.',
      },
      returnSent: {
        buyer: 'The item is on its way back. The seller confirms when it arrives.',
        seller: 'The item is on its way back. Confirm when you have it.',
        admin: 'The item is on its way back. The seller confirms.',
      },
      underReview: {
        buyer: 'Loppis looks at what you both wrote, and decides.',
        seller: 'Loppis looks at what you both wrote, and decides.',
        admin: 'The two disagree. Read what they wrote, and decide.',
      },
      canceled: {
        buyer: 'The order is canceled. There is nothing more to do.',
        seller: 'The order is canceled. There is nothing more to do.',
        admin: 'The order is canceled.',
      },
      refunded: {
        buyer: 'The order ended with your money back. There is nothing more to do.',
        seller: "The order ended with the buyer's money back. There is nothing more to do.",
        admin: "The order ended with the buyer's money back.",
      },
      completed: {
        buyer: 'The order is complete. There is nothing more to do.',
        seller: 'The order is complete. There is nothing more to do.',
        admin: 'The order is complete.',
      },
    },
    /** The turn in a state of the item while nobody has paid the market, in place of the state's own text. */
    unpaid: {
      paid: {
        frozen: {
          buyer: "The seller doesn't hand the item over until your bank has decided.",
          seller: "Don't hand the item over until the buyer's bank has decided.",
          admin: "The seller doesn't hand the item over until the buyer's bank has decided.",
        },
        chargedBack: {
          buyer: 'Your bank gave you the money back, so the seller keeps the item.',
          seller: "Don't hand the item over: the bank gave the money back to the buyer.",
          admin: 'The bank gave the money back to the buyer, so the seller keeps the item.',
        },
      },
    },
    unknownState: 'This order has moved on. Reload the page to see how.',
    /** Where the money is, as each role reads it. */
    positions: {
      held: {
        buyer: 'Loppis holds the money until you have the item.',
        seller: 'Loppis holds the money until the buyer has the item.',
        admin: 'Loppis holds the money until the buyer has the item.',
      },
      frozen: {
        buyer: 'Your bank has the money while it looks into a dispute.',
        seller: "The buyer's bank has the money while it looks into a dispute.",
        admin: "The buyer's bank has the money while it looks into a dispute.",
      },
      chargedBack: {
        buyer: 'Your bank gave you the money back.',
        seller: 'The bank gave the money back to the buyer.',
        admin: 'The bank gave the money back to the buyer.',
      },
      releasing: {
        buyer: 'Loppis pays the seller.',
        seller: 'Loppis pays you.',
        admin: 'Loppis pays the seller.',
      },
      released: {
        buyer: 'The seller has been paid.',
        seller: 'You have been paid.',
        admin: 'The seller has been paid.',
      },
      refunding: {
        buyer: 'The money is on its way back to your card.',
        seller: "The money is on its way back to the buyer's card.",
        admin: "The money is on its way back to the buyer's card.",
      },
      refunded: {
        buyer: 'The money was sent back to your card. Banks usually take 3–5 days.',
        seller: "The money was sent back to the buyer's card. Banks usually take 3–5 days.",
        admin: "The money was sent back to the buyer's card. Banks usually take 3–5 days.",
      },
      splitting: {
        buyer: 'Part of the money goes back to you, and the rest to the seller.',
        seller: 'Part of the money goes back to the buyer, and the rest to you.',
        admin: 'Part of the money goes back to the buyer, and the rest to the seller.',
      },
      settled: {
        buyer:
          'Part of the money was sent back to your card, and the seller got the rest. Banks usually take 3–5 days.',
        seller: 'Part of the money was sent back to the buyer, and you got the rest.',
        admin: 'Part of the money was sent back to the buyer, and the seller got the rest.',
      },
      reversing: {
        buyer: 'The money is on its way back from the seller.',
        seller: 'The money is on its way back from you.',
        admin: 'The money is on its way back from the seller.',
      },
      reversed: {
        buyer:
          'The money came back from the seller, and was sent back to your card. Banks usually take 3–5 days.',
        seller: "The money came back from you, and was sent back to the buyer's card.",
        admin: "The money came back from the seller, and was sent back to the buyer's card.",
      },
      shortfall: {
        buyer: 'Loppis has covered money that the seller could not pay back.',
        seller: 'Loppis has covered money that you could not pay back.',
        admin: 'Loppis has covered money that the seller could not pay back.',
      },
    },
    unknownPosition: 'The money is being moved.',
    toPayoutAccount: 'Go to your payout account',
    amounts: {
      held: { buyer: 'Held by Loppis', seller: 'Held by Loppis', admin: 'Held by Loppis' },
      inFlight: { buyer: 'On its way', seller: 'On its way', admin: 'On its way' },
      released: { buyer: 'To the seller', seller: 'To you', admin: 'To the seller' },
      refunded: { buyer: 'Back to you', seller: 'Back to the buyer', admin: 'Back to the buyer' },
      atBank: { buyer: 'At your bank', seller: 'At the bank', admin: 'At the bank' },
    },
    problems: {
      notReceived: "It didn't arrive",
      notAsDescribed: 'It is not as described',
      damaged: 'It is damaged',
    },
    until: (time: string, relative: string) => `Until ${time} (${relative}).`,
    /** The result of a deadline by which nobody has acted, as each role reads it. */
    deadlines: {
      'deadline.notHandedOver': forBuyer(
        'After that the order is canceled, and you get the money back.',
        'After that the order is canceled, and the buyer gets the money back.',
      ),
      'deadline.cancelAgreed': forBuyer(
        'Without an answer the order is canceled, and you get the money back.',
        'Without an answer the order is canceled, and the buyer gets the money back.',
      ),
      'deadline.received': forSeller(
        'Without an answer the item counts as received, and you are paid.',
        'Without an answer the item counts as received, and the seller is paid.',
      ),
      'deadline.completed': alike('After that the order is complete.'),
      'deadline.problemUnanswered': alike('Without a solution Loppis decides.'),
      'deadline.partUnanswered': alike('Without an answer Loppis decides.'),
      'deadline.returnAgreed': alike('Without an answer the return is agreed.'),
      'deadline.claimLapsed': forSeller(
        'If the item is not given back by then, you are paid.',
        'If the item is not given back by then, the seller is paid.',
      ),
      'deadline.returnReceived': forBuyer(
        'Without an answer you get the money back.',
        'Without an answer the buyer gets the money back.',
      ),
      'deadline.reviewOverdue': forBuyer(
        'Without a decision you get the money back.',
        'Without a decision the buyer gets the money back.',
      ),
    },
    /** The result of a deadline where the seller was paid already. */
    paidDeadlines: {
      'deadline.claimLapsed': forSeller(
        'If the item is not given back by then, you keep the money.',
        'If the item is not given back by then, the seller keeps the money.',
      ),
    },
    /** The button of each event that people send, and what its dialog says. */
    acts: {
      'seller.meet': {
        button: 'I handed it over',
        says: 'Press this when you have met and the buyer has the item. The buyer then checks it and confirms.',
      },
      'seller.send': {
        button: 'I sent it',
        says: 'The buyer sees the tracking number, and confirms when the item arrives.',
      },
      'seller.cancel': {
        button: 'Cancel the sale',
        says: 'The buyer gets all the money back. This cannot be undone.',
      },
      'seller.agreeToCancel': {
        button: 'Agree to cancel',
        says: 'The buyer gets all the money back. This cannot be undone.',
      },
      'seller.declineToCancel': {
        button: 'Decline',
        says: 'The order goes on, and you hand the item over.',
      },
      'seller.takeBack': {
        button: 'Take it back',
        says: 'The buyer gives the item back, in person or by post, and gets all the money back. If it never arrived, the money goes back at once.',
      },
      'seller.offerPart': {
        button: 'Offer part of the money back',
        says: 'The buyer keeps the item. If the buyer accepts, you get the rest.',
      },
      'seller.withdrawPart': {
        button: 'Withdraw the offer',
        says: 'You can then solve the problem in another way.',
      },
      'seller.contest': {
        button: 'I disagree',
        says: 'Loppis reads what you both wrote, and decides.',
      },
      'seller.agreeToReturn': {
        button: 'Agree to the return',
        says: 'The buyer gives the item back, in person or by post. When you have it, the buyer gets the money back.',
      },
      'seller.refuseReturn': {
        button: 'Refuse the return',
        says: 'Loppis reads what you both wrote, and decides.',
      },
      'seller.confirmReturn': {
        button: 'I have it back',
        says: 'The buyer gets the money back.',
      },
      'seller.contestReturn': {
        button: 'Something is wrong with the return',
        says: 'Loppis reads what you both wrote, and decides.',
      },
      'buyer.confirm': {
        button: 'I have it, all is well',
        says: 'The seller is paid at once. You can still ask to return the item later.',
      },
      'buyer.askToCancel': {
        button: 'Ask to cancel',
        says: 'The seller answers. You can ask once.',
      },
      'buyer.reportProblem': {
        button: 'Report a problem',
        says: 'The seller is not paid until it is solved. Do not confirm before.',
      },
      'buyer.acceptPart': {
        button: 'Accept the offer',
        says: 'You keep the item and get this part of the money back.',
      },
      'buyer.declinePart': {
        button: 'Decline the offer',
        says: 'Loppis reads what you both wrote, and decides.',
      },
      'buyer.askToReturn': {
        button: 'Ask to return it',
        says: 'The seller answers. If the seller agrees, you give the item back, in person or by post, and get the money back.',
      },
      'buyer.handBack': {
        button: 'I gave it back',
        says: 'Press this when you have met and the seller has the item. The seller then checks it and confirms.',
      },
      'buyer.sendBack': {
        button: 'I sent it back',
        says: 'The seller sees the tracking number, and confirms when the item arrives.',
      },
      'admin.cancel': {
        button: 'Cancel the order',
        says: 'The buyer gets all the money back. Both sides read your reason.',
      },
      'admin.refund': {
        button: 'Give the money back',
        says: 'The buyer gets all the money back. Both sides read your reason.',
      },
      'admin.release': {
        button: 'Pay the seller',
        says: 'The seller gets all the money. Both sides read your reason.',
      },
      'admin.split': {
        button: 'Split the money',
        says: 'The buyer gets this part back, and the seller gets the rest. Both sides read your reason.',
      },
      'admin.retryPayment': {
        button: 'Try the payment again',
        says: 'The provider is asked once more.',
      },
      'admin.writeOff': {
        button: 'Write off the loss',
        says: 'Loppis bears the loss, and the order leaves the list of orders to review.',
      },
    },
    fields: {
      reason: 'Your message',
      tracking: 'Tracking number',
      amount: 'Amount back to the buyer',
      kind: 'What is wrong?',
    },
    /** The amount of the offer, which the buyer accepts. */
    offered: (amount: string) => `Back to you: ${amount}`,
    cancel: 'Not now',
    close: 'Back to the order',
    refused: 'The order has changed',
    youCan: (acts: string) => `You can now: ${acts}.`,
    /**
     * Messages of past events, by the name of the event, for each role where the roles read different ones. The sentence of a
     * person's event begins with that person. `state`: the state of the item after the event.
     */
    events: {
      'buyer.pay': (who: string) => `${who} paid.`,
      'seller.meet': (who: string) => `${who} handed the item over in person.`,
      'seller.send': (who: string) => `${who} sent the item.`,
      'seller.cancel': (who: string) => `${who} canceled the sale.`,
      'seller.agreeToCancel': (who: string) => `${who} agreed to cancel.`,
      'seller.declineToCancel': (who: string) => `${who} declined to cancel.`,
      'seller.takeBack': (who: string, _: Role, state: string) =>
        `${who} agreed to ${state === 'refunded' ? 'give the money back' : 'take the item back'}.`,
      'seller.offerPart': (who: string) => `${who} offered part of the money back.`,
      'seller.withdrawPart': (who: string) => `${who} withdrew the offer.`,
      'seller.contest': (who: string) => `${who} disagreed about the problem.`,
      'seller.agreeToReturn': (who: string) => `${who} agreed to the return.`,
      'seller.refuseReturn': (who: string) => `${who} refused the return.`,
      'seller.confirmReturn': (who: string) => `${who} got the item back.`,
      'seller.contestReturn': (who: string) => `${who} reported a problem with the return.`,
      'buyer.confirm': (who: string) => `${who} confirmed that all is well.`,
      'buyer.askToCancel': (who: string) => `${who} asked to cancel.`,
      'buyer.reportProblem': (who: string) => `${who} reported a problem.`,
      'buyer.acceptPart': (who: string) => `${who} accepted the offer.`,
      'buyer.declinePart': (who: string) => `${who} declined the offer.`,
      'buyer.askToReturn': (who: string) => `${who} asked to return the item.`,
      'buyer.handBack': (who: string) => `${who} gave the item back in person.`,
      'buyer.sendBack': (who: string) => `${who} sent the item back.`,
      'admin.cancel': (who: string) => `${who} canceled the order.`,
      'admin.refund': (who: string, role: Role) =>
        `${who} decided: ${role === 'buyer' ? 'you get' : 'the buyer gets'} the money back.`,
      'admin.release': (who: string, role: Role) =>
        `${who} decided: ${role === 'seller' ? 'you get' : 'the seller gets'} the money.`,
      'admin.split': (who: string, role: Role) =>
        `${who} decided: ${role === 'admin' ? 'the two' : 'you both'} share the money.`,
      'admin.retryPayment': (who: string) => `${who} tried the payment again.`,
      'admin.writeOff': (who: string) => `${who} closed the case. Loppis bears the loss.`,
      'provider.failed': 'The bank did not accept the payment. We try again.',
      'provider.notAsked': forSeller(
        'The money was not sent to you.',
        'The money was not sent to the seller.',
      ),
      'provider.accountActive': forSeller(
        'Your payout account is ready.',
        "The seller's payout account is ready.",
      ),
      'provider.refused': forSeller(
        'The money could not be taken back from you.',
        'The money could not be taken back from the seller.',
      ),
      'provider.refundRejected': forBuyer(
        'Your bank did not take the refund. Loppis has the money and is looking into it.',
        "The buyer's bank did not take the refund. Loppis has the money and is looking into it.",
      ),
      'bank.disputeOpened': forBuyer(
        'You disputed the payment at the bank.',
        'The buyer disputed the payment at the bank.',
      ),
      'bank.disputeWon': 'The bank closed the dispute: the payment stands.',
      'bank.disputeLost': forBuyer(
        'The bank closed the dispute: you have the money back.',
        'The bank closed the dispute: the buyer has the money back.',
      ),
      'deadline.remindToHandOver': forSeller(
        'We reminded you to hand the item over.',
        'We reminded the seller to hand the item over.',
      ),
      'deadline.notHandedOver': 'The item was not handed over in time. The order is canceled.',
      'deadline.cancelAgreed': forSeller(
        'You did not answer in time. The order is canceled.',
        'The seller did not answer in time. The order is canceled.',
      ),
      'deadline.remindToConfirm': forBuyer(
        'We reminded you to confirm.',
        'We reminded the buyer to confirm.',
      ),
      'deadline.received': forBuyer(
        'You did not answer in time. The item counts as received.',
        'The buyer did not answer in time. The item counts as received.',
      ),
      'deadline.completed': 'The time for returns is over. The order is complete.',
      'deadline.problemUnanswered': 'The problem was not solved in time. Loppis decides.',
      'deadline.partUnanswered': forBuyer(
        'You did not answer the offer in time. Loppis decides.',
        'The buyer did not answer the offer in time. Loppis decides.',
      ),
      'deadline.returnAgreed': forSeller(
        'You did not answer in time. The return is agreed.',
        'The seller did not answer in time. The return is agreed.',
      ),
      'deadline.claimLapsed': 'The item was not given back in time.',
      'deadline.returnReceived': forSeller(
        'You did not answer in time. The return counts as received.',
        'The seller did not answer in time. The return counts as received.',
      ),
      'deadline.remindToReview': 'Reminder sent to the team.',
      'deadline.reviewOverdue': forBuyer(
        "We didn't decide in time, so you get the money back.",
        "We didn't decide in time, so the buyer gets the money back.",
      ),
      'deadline.retryPayment': 'We tried the payment again.',
      'deadline.remindOfPayment': 'Reminder about the failed payment sent to the team.',
    },
    unknownEvent: 'The order changed.',
    /** A movement that is not tried again, because the money goes another way. */
    unmade: 'The payment was not made.',
    /** The reasons that the server names. */
    reasons: {
      buyerRemoved: "The buyer's account was removed from Loppis.",
      sellerRemoved: "The seller's account was removed from Loppis.",
      noPayoutAccount: 'There was no payout account to send the money to.',
      payoutAccountNotReady: 'The payout account was not ready.',
      disputed: 'The money is held until the case is settled.',
    },
    tracking: (number: string) => `Tracking number: ${number}`,
    /** The side that added a picture. */
    from: { buyer: 'from the buyer', seller: 'from the seller' },
    picture: (place: string, from: string) => `Picture ${place} ${from}`,
    pictures: (from: string) => `Pictures ${from}`,
  },
  sv: {
    title: 'Beställning',
    titleOf: (item) => `Beställning: ${item}`,
    loading: 'Hämtar beställningen',
    next: 'Vad händer nu?',
    money: 'Pengarna',
    item: 'Varan',
    receipt: 'Visa kvitto',
    timeline: 'Vad som har hänt',
    people: {
      title: 'Köpare och säljare',
      buyer: 'Köpare',
      seller: 'Säljare',
      writeToBuyer: 'Skriv till köparen',
      writeToSeller: 'Skriv till säljaren',
    },
    sides: { title: 'Vad båda säger', none: 'Inget än.' },
    paid: 'Betalt',
    price: 'Pris',
    actors: { you: 'Du', buyer: 'Köparen', seller: 'Säljaren', admin: 'Vi på Loppis' },
    states: {
      paid: {
        buyer: 'Säljaren lämnar över varan eller skickar den.',
        seller: 'Lämna över varan eller skicka den.',
        admin: 'Säljaren lämnar över varan.',
      },
      cancelAsked: {
        buyer: 'Du har bett att få avbryta köpet. Säljaren svarar.',
        seller: 'Köparen vill avbryta köpet. Svara ja eller nej.',
        admin: 'Köparen vill avbryta köpet. Säljaren svarar.',
      },
      'handedOver.met': {
        buyer: 'Säljaren säger att ni har träffats. Kontrollera varan och bekräfta.',
        seller: 'Du har lämnat över varan. Köparen kontrollerar den och bekräftar.',
        admin: 'De två har träffats. Köparen bekräftar.',
      },
      'handedOver.sent': {
        buyer: 'Varan är på väg. Kontrollera den när den kommer och bekräfta.',
        seller: 'Du har skickat varan. Köparen bekräftar när den kommer fram.',
        admin: 'Varan är på väg. Köparen bekräftar.',
      },
      received: {
        buyer: 'Du har varan. Om den inte är som den ska kan du be att få lämna tillbaka den.',
        seller: 'Köparen har varan och kan fortfarande be att få lämna tillbaka den.',
        admin: 'Köparen har varan och kan fortfarande be att få lämna tillbaka den.',
      },
      problem: {
        buyer: 'Du har anmält ett problem. Säljaren svarar.',
        seller: 'Köparen har anmält ett problem. Välj hur du vill lösa det.',
        admin: 'Köparen har anmält ett problem. Säljaren svarar.',
      },
      partOffered: {
        buyer: 'Säljaren erbjuder en del av pengarna tillbaka. Svara ja eller nej.',
        seller: 'Du har erbjudit en del av pengarna tillbaka. Köparen svarar.',
        admin: 'Säljaren erbjuder en del av pengarna tillbaka. Köparen svarar.',
      },
      returnAsked: {
        buyer: 'Du har bett att få lämna tillbaka varan. Säljaren svarar.',
        seller: 'Köparen vill lämna tillbaka varan. Svara ja eller nej.',
        admin: 'Köparen vill lämna tillbaka varan. Säljaren svarar.',
      },
      returning: {
        buyer: 'Lämna tillbaka varan till säljaren eller skicka den.',
        seller: 'Köparen lämnar tillbaka varan eller skickar den. Bekräfta när du har fått den.',
        admin: 'Köparen lämnar tillbaka varan.',
      },
      returnMet: {
        buyer: 'Du har lämnat tillbaka varan. Säljaren kontrollerar den och bekräftar.',
        seller:
          'Köparen säger att ni har träffats. Kontrollera varan och bekräfta att du har fått den.',
        admin: 'De två har träffats. Säljaren bekräftar.',
      },
      returnSent: {
        buyer: 'Varan är på väg tillbaka. Säljaren bekräftar när den kommer fram.',
        seller: 'Varan är på väg tillbaka. Bekräfta när du har fått den.',
        admin: 'Varan är på väg tillbaka. Säljaren bekräftar.',
      },
      underReview: {
        buyer: 'Loppis läser vad ni båda har skrivit och avgör.',
        seller: 'Loppis läser vad ni båda har skrivit och avgör.',
        admin: 'De två är oense. Läs vad de har skrivit och avgör.',
      },
      canceled: {
        buyer: 'Köpet är avbrutet. Du behöver inte göra något mer.',
        seller: 'Köpet är avbrutet. Du behöver inte göra något mer.',
        admin: 'Köpet är avbrutet.',
      },
      refunded: {
        buyer: 'Köpet slutade med att du får pengarna tillbaka. Du behöver inte göra något mer.',
        seller:
          'Köpet slutade med att köparen får pengarna tillbaka. Du behöver inte göra något mer.',
        admin: 'Köpet slutade med att köparen får pengarna tillbaka.',
      },
      completed: {
        buyer: 'Köpet är klart. Du behöver inte göra något mer.',
        seller: 'Köpet är klart. Du behöver inte göra något mer.',
        admin: 'Köpet är klart.',
      },
    },
    unpaid: {
      paid: {
        frozen: {
          buyer: 'Säljaren lämnar inte över varan förrän din bank har avgjort tvisten.',
          seller: 'Lämna inte över varan förrän köparens bank har avgjort tvisten.',
          admin: 'Säljaren lämnar inte över varan förrän köparens bank har avgjort tvisten.',
        },
        chargedBack: {
          buyer: 'Din bank gav dig pengarna tillbaka, så säljaren behåller varan.',
          seller: 'Lämna inte över varan: banken gav pengarna tillbaka till köparen.',
          admin: 'Banken gav pengarna tillbaka till köparen, så säljaren behåller varan.',
        },
      },
    },
    unknownState: 'Något nytt har hänt. Ladda om sidan.',
    positions: {
      held: {
        buyer: 'Loppis håller pengarna tills du har varan.',
        seller: 'Loppis håller pengarna tills köparen har varan.',
        admin: 'Loppis håller pengarna tills köparen har varan.',
      },
      frozen: {
        buyer: 'Din bank har pengarna medan den utreder en tvist.',
        seller: 'Köparens bank har pengarna medan den utreder en tvist.',
        admin: 'Köparens bank har pengarna medan den utreder en tvist.',
      },
      chargedBack: {
        buyer: 'Din bank gav dig pengarna tillbaka.',
        seller: 'Banken gav pengarna tillbaka till köparen.',
        admin: 'Banken gav pengarna tillbaka till köparen.',
      },
      releasing: {
        buyer: 'Loppis betalar säljaren.',
        seller: 'Loppis betalar dig.',
        admin: 'Loppis betalar säljaren.',
      },
      released: {
        buyer: 'Säljaren har fått betalt.',
        seller: 'Du har fått betalt.',
        admin: 'Säljaren har fått betalt.',
      },
      refunding: {
        buyer: 'Pengarna är på väg tillbaka till ditt kort.',
        seller: 'Pengarna är på väg tillbaka till köparens kort.',
        admin: 'Pengarna är på väg tillbaka till köparens kort.',
      },
      refunded: {
        buyer:
          'Pengarna har skickats tillbaka till ditt kort. Det tar oftast 3–5 dagar hos banken.',
        seller:
          'Pengarna har skickats tillbaka till köparens kort. Det tar oftast 3–5 dagar hos banken.',
        admin:
          'Pengarna har skickats tillbaka till köparens kort. Det tar oftast 3–5 dagar hos banken.',
      },
      splitting: {
        buyer: 'En del av pengarna går tillbaka till dig och resten till säljaren.',
        seller: 'En del av pengarna går tillbaka till köparen och resten till dig.',
        admin: 'En del av pengarna går tillbaka till köparen och resten till säljaren.',
      },
      settled: {
        buyer:
          'En del av pengarna har skickats tillbaka till ditt kort, och säljaren fick resten. Det tar oftast 3–5 dagar hos banken.',
        seller: 'En del av pengarna har skickats tillbaka till köparen, och du fick resten.',
        admin: 'En del av pengarna har skickats tillbaka till köparen, och säljaren fick resten.',
      },
      reversing: {
        buyer: 'Pengarna är på väg tillbaka från säljaren.',
        seller: 'Pengarna är på väg tillbaka från dig.',
        admin: 'Pengarna är på väg tillbaka från säljaren.',
      },
      reversed: {
        buyer:
          'Säljaren betalade tillbaka, och pengarna har skickats till ditt kort. Det tar oftast 3–5 dagar hos banken.',
        seller: 'Du betalade tillbaka, och pengarna har skickats till köparens kort.',
        admin: 'Säljaren betalade tillbaka, och pengarna har skickats till köparens kort.',
      },
      shortfall: {
        buyer: 'Loppis har täckt pengar som säljaren inte kunde betala tillbaka.',
        seller: 'Loppis har täckt pengar som du inte kunde betala tillbaka.',
        admin: 'Loppis har täckt pengar som säljaren inte kunde betala tillbaka.',
      },
    },
    unknownPosition: 'Pengarna flyttas.',
    toPayoutAccount: 'Till ditt utbetalningskonto',
    amounts: {
      held: { buyer: 'Hos Loppis', seller: 'Hos Loppis', admin: 'Hos Loppis' },
      inFlight: { buyer: 'På väg', seller: 'På väg', admin: 'På väg' },
      released: { buyer: 'Till säljaren', seller: 'Till dig', admin: 'Till säljaren' },
      refunded: {
        buyer: 'Tillbaka till dig',
        seller: 'Tillbaka till köparen',
        admin: 'Tillbaka till köparen',
      },
      atBank: { buyer: 'Hos din bank', seller: 'Hos banken', admin: 'Hos banken' },
    },
    problems: {
      notReceived: 'Den kom aldrig fram',
      notAsDescribed: 'Den är inte som i beskrivningen',
      damaged: 'Den är skadad',
    },
    until: (time, relative) => `Senast ${time} (${relative}).`,
    deadlines: {
      'deadline.notHandedOver': forBuyer(
        'Därefter avbryts köpet, och du får pengarna tillbaka.',
        'Därefter avbryts köpet, och köparen får pengarna tillbaka.',
      ),
      'deadline.cancelAgreed': forBuyer(
        'Utan svar avbryts köpet, och du får pengarna tillbaka.',
        'Utan svar avbryts köpet, och köparen får pengarna tillbaka.',
      ),
      'deadline.received': forSeller(
        'Utan svar räknas varan som mottagen, och du får betalt.',
        'Utan svar räknas varan som mottagen, och säljaren får betalt.',
      ),
      'deadline.completed': alike('Därefter är köpet klart.'),
      'deadline.problemUnanswered': alike('Utan en lösning avgör Loppis.'),
      'deadline.partUnanswered': alike('Utan svar avgör Loppis.'),
      'deadline.returnAgreed': alike('Utan svar är returen godkänd.'),
      'deadline.claimLapsed': forSeller(
        'Om varan inte har lämnats tillbaka då får du betalt.',
        'Om varan inte har lämnats tillbaka då får säljaren betalt.',
      ),
      'deadline.returnReceived': forBuyer(
        'Utan svar får du pengarna tillbaka.',
        'Utan svar får köparen pengarna tillbaka.',
      ),
      'deadline.reviewOverdue': forBuyer(
        'Utan beslut får du pengarna tillbaka.',
        'Utan beslut får köparen pengarna tillbaka.',
      ),
    },
    paidDeadlines: {
      'deadline.claimLapsed': forSeller(
        'Om varan inte har lämnats tillbaka då behåller du pengarna.',
        'Om varan inte har lämnats tillbaka då behåller säljaren pengarna.',
      ),
    },
    acts: {
      'seller.meet': {
        button: 'Jag har lämnat över varan',
        says: 'Tryck när ni har träffats och köparen har varan. Köparen kontrollerar den och bekräftar.',
      },
      'seller.send': {
        button: 'Jag har skickat varan',
        says: 'Köparen ser spårningsnumret och bekräftar när varan har kommit fram.',
      },
      'seller.cancel': {
        button: 'Avbryt köpet',
        says: 'Köparen får tillbaka alla pengar. Det går inte att ångra.',
      },
      'seller.agreeToCancel': {
        button: 'Godkänn att köpet avbryts',
        says: 'Köparen får tillbaka alla pengar. Det går inte att ångra.',
      },
      'seller.declineToCancel': {
        button: 'Säg nej',
        says: 'Köpet gäller, och du lämnar över varan.',
      },
      'seller.takeBack': {
        button: 'Ta tillbaka varan',
        says: 'Köparen lämnar eller skickar tillbaka varan och får alla pengar tillbaka. Om den aldrig kom fram går pengarna tillbaka direkt.',
      },
      'seller.offerPart': {
        button: 'Erbjud en del av pengarna tillbaka',
        says: 'Köparen behåller varan. Om köparen tackar ja får du resten.',
      },
      'seller.withdrawPart': {
        button: 'Ta tillbaka erbjudandet',
        says: 'Sedan kan du lösa problemet på ett annat sätt.',
      },
      'seller.contest': {
        button: 'Jag håller inte med',
        says: 'Loppis läser vad ni båda har skrivit och avgör.',
      },
      'seller.agreeToReturn': {
        button: 'Godkänn returen',
        says: 'Köparen lämnar eller skickar tillbaka varan. När du har fått den får köparen pengarna tillbaka.',
      },
      'seller.refuseReturn': {
        button: 'Säg nej till returen',
        says: 'Loppis läser vad ni båda har skrivit och avgör.',
      },
      'seller.confirmReturn': {
        button: 'Jag har fått tillbaka varan',
        says: 'Köparen får pengarna tillbaka.',
      },
      'seller.contestReturn': {
        button: 'Något är fel med returen',
        says: 'Loppis läser vad ni båda har skrivit och avgör.',
      },
      'buyer.confirm': {
        button: 'Jag har varan, allt är bra',
        says: 'Säljaren får betalt direkt. Du kan fortfarande be att få lämna tillbaka varan senare.',
      },
      'buyer.askToCancel': {
        button: 'Be att få avbryta köpet',
        says: 'Säljaren svarar. Du kan fråga en gång.',
      },
      'buyer.reportProblem': {
        button: 'Anmäl ett problem',
        says: 'Säljaren får inte betalt förrän det är löst. Bekräfta inte innan dess.',
      },
      'buyer.acceptPart': {
        button: 'Tacka ja till erbjudandet',
        says: 'Du behåller varan och får den här delen av pengarna tillbaka.',
      },
      'buyer.declinePart': {
        button: 'Tacka nej till erbjudandet',
        says: 'Loppis läser vad ni båda har skrivit och avgör.',
      },
      'buyer.askToReturn': {
        button: 'Be att få lämna tillbaka varan',
        says: 'Säljaren svarar. Vid ett ja lämnar eller skickar du tillbaka varan och får pengarna tillbaka.',
      },
      'buyer.handBack': {
        button: 'Jag har lämnat tillbaka varan',
        says: 'Tryck när ni har träffats och säljaren har varan. Säljaren kontrollerar den och bekräftar.',
      },
      'buyer.sendBack': {
        button: 'Jag har skickat tillbaka varan',
        says: 'Säljaren ser spårningsnumret och bekräftar när varan har kommit fram.',
      },
      'admin.cancel': {
        button: 'Avbryt köpet',
        says: 'Köparen får tillbaka alla pengar. Båda läser din motivering.',
      },
      'admin.refund': {
        button: 'Ge pengarna tillbaka',
        says: 'Köparen får tillbaka alla pengar. Båda läser din motivering.',
      },
      'admin.release': {
        button: 'Betala säljaren',
        says: 'Säljaren får alla pengar. Båda läser din motivering.',
      },
      'admin.split': {
        button: 'Dela pengarna',
        says: 'Köparen får tillbaka den här delen och säljaren resten. Båda läser din motivering.',
      },
      'admin.retryPayment': {
        button: 'Försök betala igen',
        says: 'Kortföretaget får frågan en gång till.',
      },
      'admin.writeOff': {
        button: 'Skriv av förlusten',
        says: 'Loppis står för förlusten, och beställningen försvinner från listan över dem att granska.',
      },
    },
    fields: {
      reason: 'Ditt meddelande',
      tracking: 'Spårningsnummer',
      amount: 'Belopp tillbaka till köparen',
      kind: 'Vad är fel?',
    },
    offered: (amount) => `Tillbaka till dig: ${amount}`,
    cancel: 'Inte nu',
    close: 'Tillbaka till beställningen',
    refused: 'Beställningen har ändrats',
    youCan: (acts) => `Nu kan du: ${acts}.`,
    events: {
      'buyer.pay': (who) => `${who} betalade.`,
      'seller.meet': (who) => `${who} lämnade över varan.`,
      'seller.send': (who) => `${who} skickade varan.`,
      'seller.cancel': (who) => `${who} avbröt köpet.`,
      'seller.agreeToCancel': (who) => `${who} godkände att köpet avbryts.`,
      'seller.declineToCancel': (who) => `${who} sa nej till att avbryta.`,
      'seller.takeBack': (who, _, state) =>
        `${who} gick med på att ${state === 'refunded' ? 'ge pengarna tillbaka' : 'ta tillbaka varan'}.`,
      'seller.offerPart': (who) => `${who} erbjöd en del av pengarna tillbaka.`,
      'seller.withdrawPart': (who) => `${who} tog tillbaka erbjudandet.`,
      'seller.contest': (who) => `${who} höll inte med om problemet.`,
      'seller.agreeToReturn': (who) => `${who} godkände returen.`,
      'seller.refuseReturn': (who) => `${who} sa nej till returen.`,
      'seller.confirmReturn': (who) => `${who} fick tillbaka varan.`,
      'seller.contestReturn': (who) => `${who} anmälde ett problem med returen.`,
      'buyer.confirm': (who) => `${who} bekräftade att allt är bra.`,
      'buyer.askToCancel': (who) => `${who} bad att få avbryta köpet.`,
      'buyer.reportProblem': (who) => `${who} anmälde ett problem.`,
      'buyer.acceptPart': (who) => `${who} tackade ja till erbjudandet.`,
      'buyer.declinePart': (who) => `${who} tackade nej till erbjudandet.`,
      'buyer.askToReturn': (who) => `${who} bad att få lämna tillbaka varan.`,
      'buyer.handBack': (who) => `${who} lämnade tillbaka varan.`,
      'buyer.sendBack': (who) => `${who} skickade tillbaka varan.`,
      'admin.cancel': (who) => `${who} avbröt köpet.`,
      'admin.refund': (who, role) =>
        `${who} bestämde att ${role === 'buyer' ? 'du' : 'köparen'} får pengarna tillbaka.`,
      'admin.release': (who, role) =>
        `${who} bestämde att ${role === 'seller' ? 'du' : 'säljaren'} får pengarna.`,
      'admin.split': (who, role) =>
        `${who} bestämde att ${role === 'admin' ? 'pengarna delas' : 'ni delar på pengarna'}.`,
      'admin.retryPayment': (who) => `${who} försökte betala igen.`,
      'admin.writeOff': (who) => `${who} avslutade ärendet. Loppis står för förlusten.`,
      'provider.failed': 'Banken godkände inte betalningen. Vi försöker igen.',
      'provider.notAsked': forSeller(
        'Pengarna skickades inte till dig.',
        'Pengarna skickades inte till säljaren.',
      ),
      'provider.accountActive': forSeller(
        'Ditt utbetalningskonto är klart.',
        'Säljarens utbetalningskonto är klart.',
      ),
      'provider.refused': forSeller(
        'Det gick inte att ta tillbaka pengarna från dig.',
        'Det gick inte att ta tillbaka pengarna från säljaren.',
      ),
      'provider.refundRejected': forBuyer(
        'Din bank tog inte emot återbetalningen. Loppis har pengarna och tittar på det.',
        'Köparens bank tog inte emot återbetalningen. Loppis har pengarna och tittar på det.',
      ),
      'bank.disputeOpened': forBuyer(
        'Du bestred betalningen hos banken.',
        'Köparen bestred betalningen hos banken.',
      ),
      'bank.disputeWon': 'Banken avslutade tvisten: betalningen gäller.',
      'bank.disputeLost': forBuyer(
        'Banken avslutade tvisten: du har fått pengarna tillbaka.',
        'Banken avslutade tvisten: köparen har fått pengarna tillbaka.',
      ),
      'deadline.remindToHandOver': forSeller(
        'Vi påminde dig om att lämna över varan.',
        'Vi påminde säljaren om att lämna över varan.',
      ),
      'deadline.notHandedOver': 'Varan lämnades inte över i tid. Köpet är avbrutet.',
      'deadline.cancelAgreed': forSeller(
        'Du svarade inte i tid. Köpet är avbrutet.',
        'Säljaren svarade inte i tid. Köpet är avbrutet.',
      ),
      'deadline.remindToConfirm': forBuyer(
        'Vi påminde dig om att bekräfta.',
        'Vi påminde köparen om att bekräfta.',
      ),
      'deadline.received': forBuyer(
        'Du svarade inte i tid. Varan räknas som mottagen.',
        'Köparen svarade inte i tid. Varan räknas som mottagen.',
      ),
      'deadline.completed': 'Tiden för returer är slut. Köpet är klart.',
      'deadline.problemUnanswered': 'Problemet löstes inte i tid. Loppis avgör.',
      'deadline.partUnanswered': forBuyer(
        'Du svarade inte på erbjudandet i tid. Loppis avgör.',
        'Köparen svarade inte på erbjudandet i tid. Loppis avgör.',
      ),
      'deadline.returnAgreed': forSeller(
        'Du svarade inte i tid. Returen är godkänd.',
        'Säljaren svarade inte i tid. Returen är godkänd.',
      ),
      'deadline.claimLapsed': 'Varan lämnades inte tillbaka i tid.',
      'deadline.returnReceived': forSeller(
        'Du svarade inte i tid. Returen räknas som mottagen.',
        'Säljaren svarade inte i tid. Returen räknas som mottagen.',
      ),
      'deadline.remindToReview': 'Loppis har fått en påminnelse.',
      'deadline.reviewOverdue': forBuyer(
        'Vi hann inte avgöra ärendet i tid, så du får pengarna tillbaka.',
        'Vi hann inte avgöra ärendet i tid, så köparen får pengarna tillbaka.',
      ),
      'deadline.retryPayment': 'Vi försökte betala igen.',
      'deadline.remindOfPayment':
        'Loppis har fått en påminnelse om betalningen som inte gick igenom.',
    },
    unknownEvent: 'Beställningen ändrades.',
    unmade: 'Betalningen gjordes inte.',
    reasons: {
      buyerRemoved: 'Köparens konto har tagits bort från Loppis.',
      sellerRemoved: 'Säljarens konto har tagits bort från Loppis.',
      noPayoutAccount: 'Det fanns inget utbetalningskonto att skicka pengarna till.',
      payoutAccountNotReady: 'Utbetalningskontot var inte klart.',
      disputed: 'Pengarna hålls inne tills ärendet är löst.',
    },
    tracking: (number) => `Spårningsnummer: ${number}`,
    from: { buyer: 'från köparen', seller: 'från säljaren' },
    picture: (place, from) => `Bild ${place} ${from}`,
    pictures: (from) => `Bilder ${from}`,
  },
})

export type OrderMessages = (typeof orderMessages)['en']

const untilBack = forSeller(
  'Loppis holds the money until you have the item back.',
  'Loppis holds the money until the seller has the item back.',
)
const untilBackInSwedish = forSeller(
  'Loppis håller inne pengarna tills du har fått tillbaka varan.',
  'Loppis håller inne pengarna tills säljaren har fått tillbaka varan.',
)

const english = {
  /** Money that is held while the buyer has the item or gives it back, by where the item is. */
  held: {
    problem: alike('Loppis holds the money until this is settled.'),
    partOffered: alike('Loppis holds the money until this is settled.'),
    underReview: alike('Loppis holds the money until this is settled.'),
    returnAsked: alike('Loppis holds the money until this is settled.'),
    returning: untilBack,
    returnMet: untilBack,
    returnSent: untilBack,
  },
  payoutAccount: forSeller(
    'The money waits for your payout account.',
    "The money waits for the seller's payout account.",
  ),
  /** A movement that has not gone through, by where the money is. */
  stalled: {
    releasing: forSeller(
      'The payout to you has not gone through yet.',
      'The payout to the seller has not gone through yet.',
    ),
    refunding: forBuyer(
      'The refund to your card has not gone through yet.',
      "The refund to the buyer's card has not gone through yet.",
    ),
    splitting: alike('The payment of both shares has not gone through yet.'),
    reversing: alike('The money has not come back yet.'),
  },
  provider: 'We try again.',
  admin: 'We are looking into it.',
}

/** Messages of money that waits, for the order's page and for Money. */
export const waitMessages = defineMessages({
  en: english,
  sv: {
    held: {
      problem: alike('Loppis håller inne pengarna tills ärendet är löst.'),
      partOffered: alike('Loppis håller inne pengarna tills ärendet är löst.'),
      underReview: alike('Loppis håller inne pengarna tills ärendet är löst.'),
      returnAsked: alike('Loppis håller inne pengarna tills ärendet är löst.'),
      returning: untilBackInSwedish,
      returnMet: untilBackInSwedish,
      returnSent: untilBackInSwedish,
    },
    payoutAccount: forSeller(
      'Pengarna väntar på ditt utbetalningskonto.',
      'Pengarna väntar på säljarens utbetalningskonto.',
    ),
    stalled: {
      releasing: forSeller(
        'Utbetalningen till dig har inte gått igenom än.',
        'Utbetalningen till säljaren har inte gått igenom än.',
      ),
      refunding: forBuyer(
        'Återbetalningen till ditt kort har inte gått igenom än.',
        'Återbetalningen till köparens kort har inte gått igenom än.',
      ),
      splitting: alike('Betalningen av bådas delar har inte gått igenom än.'),
      reversing: alike('Pengarna har inte kommit tillbaka än.'),
    },
    provider: 'Vi försöker igen.',
    admin: 'Vi tittar på det.',
  },
})

/**
 * Returns the sentence about money that waits, as a role reads it; null where the money does not wait, or where a newer
 * server has another name for the wait.
 */
export function waitSentence(
  { held, payoutAccount, stalled, ...waits }: MessageShape<typeof english>,
  {
    state,
    position,
    waitsFor,
  }: { state?: string | undefined; position: string; waitsFor: string | null },
  role: keyof RoleTexts,
): string | null {
  if (waitsFor === 'payoutAccount') return payoutAccount[role]
  if (position === 'held' && state !== undefined) return textNamed(held, state)?.[role] ?? null
  const movement = textNamed(stalled, position)
  const wait = waitsFor === null ? undefined : textNamed(waits, waitsFor)
  return movement === undefined || wait === undefined ? null : `${movement[role]} ${wait}`
}
