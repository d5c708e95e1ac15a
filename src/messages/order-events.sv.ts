import type { MessageShape } from './defineMessages.ts'
import type { eventMessages as english } from './order-events.ts'
import { forBuyer, forSeller } from './order-roles.ts'

export const eventMessages: MessageShape<typeof english> = {
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
  'deadline.remindOfPayment': 'Loppis har fått en påminnelse om betalningen som inte gick igenom.',
}
