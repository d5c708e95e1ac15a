import { alike, forBuyer, forSeller } from './order-roles.ts'

/** The result of a deadline by which nobody has acted, as each role reads it. */
export const deadlineMessages = {
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
}

/** The result of a deadline where the seller was paid already. */
export const paidDeadlineMessages = {
  'deadline.claimLapsed': forSeller(
    'If the item is not given back by then, you keep the money.',
    'If the item is not given back by then, the seller keeps the money.',
  ),
}
