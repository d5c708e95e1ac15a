/** Where the money of an order is, as each role reads it. */
export const moneyMessages = {
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
  amounts: {
    held: { buyer: 'Held by Loppis', seller: 'Held by Loppis', admin: 'Held by Loppis' },
    inFlight: { buyer: 'On its way', seller: 'On its way', admin: 'On its way' },
    released: { buyer: 'To the seller', seller: 'To you', admin: 'To the seller' },
    refunded: { buyer: 'Back to you', seller: 'Back to the buyer', admin: 'Back to the buyer' },
    atBank: { buyer: 'At your bank', seller: 'At the bank', admin: 'At the bank' },
  },
}
