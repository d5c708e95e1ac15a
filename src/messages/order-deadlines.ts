const alike = (text: string) => ({ buyer: text, seller: text, admin: text })

/** The result of a deadline by which nobody has acted, as each role reads it. */
export const deadlineMessages = {
  'deadline.notHandedOver': {
    buyer: 'After that the order is canceled, and you get the money back.',
    seller: 'After that the order is canceled, and the buyer gets the money back.',
    admin: 'After that the order is canceled, and the buyer gets the money back.',
  },
  'deadline.cancelAgreed': {
    buyer: 'Without an answer the order is canceled, and you get the money back.',
    seller: 'Without an answer the order is canceled, and the buyer gets the money back.',
    admin: 'Without an answer the order is canceled, and the buyer gets the money back.',
  },
  'deadline.received': {
    buyer: 'Without an answer the item counts as received, and the seller is paid.',
    seller: 'Without an answer the item counts as received, and you are paid.',
    admin: 'Without an answer the item counts as received, and the seller is paid.',
  },
  'deadline.completed': alike('After that the order is complete.'),
  'deadline.problemUnanswered': alike('Without a solution Loppis decides.'),
  'deadline.partUnanswered': alike('Without an answer Loppis decides.'),
  'deadline.returnAgreed': alike('Without an answer the return is agreed.'),
  'deadline.claimLapsed': {
    buyer: 'If the item is not sent back by then, the seller is paid.',
    seller: 'If the item is not sent back by then, you are paid.',
    admin: 'If the item is not sent back by then, the seller is paid.',
  },
  'deadline.returnReceived': {
    buyer: 'Without an answer you get the money back.',
    seller: 'Without an answer the buyer gets the money back.',
    admin: 'Without an answer the buyer gets the money back.',
  },
  'deadline.reviewOverdue': {
    buyer: 'Without a decision you get the money back.',
    seller: 'Without a decision the buyer gets the money back.',
    admin: 'Without a decision the buyer gets the money back.',
  },
}
