import { actMessages } from './order-acts.sv.ts'
import { deadlineMessages, paidDeadlineMessages } from './order-deadlines.sv.ts'
import { eventMessages } from './order-events.sv.ts'
import { moneyMessages } from './order-money.sv.ts'
import type { OrderMessages } from './order.ts'

export const orderMessages: OrderMessages = {
  title: 'Beställning',
  titleOf: (item) => `Beställning: ${item}`,
  loading: 'Hämtar beställningen',
  next: 'Vad händer nu?',
  money: 'Pengarna',
  item: 'Varan',
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
  unpaid: moneyMessages.unpaid,
  unknownState: 'Något nytt har hänt. Ladda om sidan.',
  positions: moneyMessages.positions,
  unknownPosition: 'Pengarna flyttas.',
  toPayoutAccount: 'Till ditt utbetalningskonto',
  amounts: moneyMessages.amounts,
  problems: {
    notReceived: 'Den kom aldrig fram',
    notAsDescribed: 'Den är inte som i beskrivningen',
    damaged: 'Den är skadad',
  },
  until: (time, relative) => `Senast ${time} (${relative}).`,
  deadlines: deadlineMessages,
  paidDeadlines: paidDeadlineMessages,
  acts: actMessages,
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
  events: eventMessages,
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
}
