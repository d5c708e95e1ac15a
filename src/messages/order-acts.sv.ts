import type { MessageShape } from './defineMessages.ts'
import type { actMessages as english } from './order-acts.ts'

export const actMessages: MessageShape<typeof english> = {
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
}
