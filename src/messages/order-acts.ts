/** The button of each event that people send, and what its dialog says. */
export const actMessages = {
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
}
