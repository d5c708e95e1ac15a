import type { PaidOrder } from '../domain/order.ts'
import { forBuyer, forSeller } from './order-roles.ts'

type Role = PaidOrder['role']

/**
 * Messages of past events, by the name of the event, for each role where the roles read different ones. The sentence of a
 * person's event begins with that person. `state`: the state of the item after the event.
 */
export const eventMessages = {
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
}
