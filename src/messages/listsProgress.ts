import { defineMessages } from './defineMessages.ts'

/** How far an order is, in the rows of My Orders and My Buyers, in tables keyed by the names that the server sends. */
export const progressMessages = defineMessages({
  en: {
    labels: {
      paid: 'Paid',
      cancelAsked: 'Cancellation requested',
      'handedOver.met': 'Handed over',
      'handedOver.sent': 'Sent',
      received: 'Received',
      problem: 'Problem reported',
      partOffered: 'Partial refund offered',
      returnAsked: 'Return requested',
      returning: 'Return agreed',
      returnMet: 'Given back',
      returnSent: 'Sent back',
      underReview: 'Under review',
      canceled: 'Canceled',
      refunded: 'Refunded',
      completed: 'Completed',
    },
    /** Labels of money that undid the sale, wherever the item is. */
    undone: { chargedBack: 'Paid back by the bank' },
    /** The step that is due by the deadline, as each role reads it; a state without an entry has none. */
    steps: {
      paid: {
        buyer: (date: string) => `The seller hands it over by ${date}.`,
        seller: (date: string) => `Hand it over by ${date}.`,
      },
      cancelAsked: {
        buyer: (date: string) => `The seller answers by ${date}.`,
        seller: (date: string) => `Answer by ${date}.`,
      },
      'handedOver.met': {
        buyer: (date: string) => `Check and confirm it by ${date}.`,
        seller: (date: string) => `The buyer confirms by ${date}.`,
      },
      'handedOver.sent': {
        buyer: (date: string) => `Confirm by ${date} that it arrived.`,
        seller: (date: string) => `The buyer confirms by ${date}.`,
      },
      received: {
        buyer: (date: string) => `You can return it until ${date}.`,
        seller: (date: string) => `The buyer can return it until ${date}.`,
      },
      problem: {
        buyer: (date: string) => `The seller answers by ${date}.`,
        seller: (date: string) => `Answer by ${date}.`,
      },
      partOffered: {
        buyer: (date: string) => `Answer by ${date}.`,
        seller: (date: string) => `The buyer answers by ${date}.`,
      },
      returnAsked: {
        buyer: (date: string) => `The seller answers by ${date}.`,
        seller: (date: string) => `Answer by ${date}.`,
      },
      returning: {
        buyer: (date: string) => `Give it back by ${date}.`,
        seller: (date: string) => `The buyer gives it back by ${date}.`,
      },
      returnMet: {
        buyer: (date: string) => `The seller confirms by ${date}.`,
        seller: (date: string) => `Confirm by ${date} that you have it.`,
      },
      returnSent: {
        buyer: (date: string) => `The seller confirms by ${date}.`,
        seller: (date: string) => `Confirm by ${date} that you have it.`,
      },
      underReview: {
        buyer: (date: string) => `Loppis decides by ${date}.`,
        seller: (date: string) => `Loppis decides by ${date}.`,
      },
    },
    /** Money that does not go to the seller as planned. */
    positions: {
      frozen: {
        buyer: 'Your bank is looking into your dispute.',
        seller: "The buyer's bank is looking into a dispute.",
      },
      chargedBack: {
        buyer: 'Your bank gave you the money back.',
        seller: 'The bank gave the money back to the buyer.',
      },
      refunding: {
        buyer: 'Your refund is on its way.',
        seller: "The buyer's refund is on its way.",
      },
      reversing: {
        buyer: 'Your refund is on its way.',
        seller: "The buyer's refund is on its way.",
      },
    },
    refunded: {
      buyer: (amount: string) =>
        `${amount} was sent back to your card. Banks usually take 3–5 days.`,
      seller: (amount: string) => `${amount} went back to the buyer.`,
    },
  },
  sv: {
    labels: {
      paid: 'Betalt',
      cancelAsked: 'Avbrott begärt',
      'handedOver.met': 'Överlämnad',
      'handedOver.sent': 'Skickad',
      received: 'Mottagen',
      problem: 'Problem anmält',
      partOffered: 'Delåterbetalning erbjuden',
      returnAsked: 'Retur begärd',
      returning: 'Retur godkänd',
      returnMet: 'Återlämnad',
      returnSent: 'Skickad tillbaka',
      underReview: 'Granskas',
      canceled: 'Avbruten',
      refunded: 'Återbetald',
      completed: 'Klar',
    },
    undone: { chargedBack: 'Återbetald av banken' },
    steps: {
      paid: {
        buyer: (date) => `Säljaren lämnar över den senast ${date}.`,
        seller: (date) => `Lämna över den senast ${date}.`,
      },
      cancelAsked: {
        buyer: (date) => `Säljaren svarar senast ${date}.`,
        seller: (date) => `Svara senast ${date}.`,
      },
      'handedOver.met': {
        buyer: (date) => `Kontrollera och bekräfta senast ${date}.`,
        seller: (date) => `Köparen bekräftar senast ${date}.`,
      },
      'handedOver.sent': {
        buyer: (date) => `Bekräfta senast ${date} att den har kommit fram.`,
        seller: (date) => `Köparen bekräftar senast ${date}.`,
      },
      received: {
        buyer: (date) => `Du kan lämna tillbaka den till och med ${date}.`,
        seller: (date) => `Köparen kan lämna tillbaka den till och med ${date}.`,
      },
      problem: {
        buyer: (date) => `Säljaren svarar senast ${date}.`,
        seller: (date) => `Svara senast ${date}.`,
      },
      partOffered: {
        buyer: (date) => `Svara senast ${date}.`,
        seller: (date) => `Köparen svarar senast ${date}.`,
      },
      returnAsked: {
        buyer: (date) => `Säljaren svarar senast ${date}.`,
        seller: (date) => `Svara senast ${date}.`,
      },
      returning: {
        buyer: (date) => `Lämna tillbaka den senast ${date}.`,
        seller: (date) => `Köparen lämnar tillbaka den senast ${date}.`,
      },
      returnMet: {
        buyer: (date) => `Säljaren bekräftar senast ${date}.`,
        seller: (date) => `Bekräfta senast ${date} att du har fått den.`,
      },
      returnSent: {
        buyer: (date) => `Säljaren bekräftar senast ${date}.`,
        seller: (date) => `Bekräfta senast ${date} att du har fått den.`,
      },
      underReview: {
        buyer: (date) => `Loppis avgör senast ${date}.`,
        seller: (date) => `Loppis avgör senast ${date}.`,
      },
    },
    positions: {
      frozen: {
        buyer: 'Din bank utreder din tvist.',
        seller: 'Köparens bank utreder en tvist.',
      },
      chargedBack: {
        buyer: 'Din bank har gett dig pengarna tillbaka.',
        seller: 'Banken har gett köparen pengarna tillbaka.',
      },
      refunding: {
        buyer: 'Pengarna är på väg tillbaka till dig.',
        seller: 'Pengarna är på väg tillbaka till köparen.',
      },
      reversing: {
        buyer: 'Pengarna är på väg tillbaka till dig.',
        seller: 'Pengarna är på väg tillbaka till köparen.',
      },
    },
    refunded: {
      buyer: (amount) =>
        `${amount} har skickats tillbaka till ditt kort. Det tar oftast 3–5 dagar hos banken.`,
      seller: (amount) => `${amount} gick tillbaka till köparen.`,
    },
  },
})
