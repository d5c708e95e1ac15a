import type { SeedOrder } from './shapes.ts'

/** Orders that are over. */
export const orders: readonly SeedOrder[] = [
  // Canceled by the seller; the buyer has the money back.
  {
    buyer: 'alma',
    product: 'city-umbrella',
    meetingLocation: 'Café on Royal Street',
    paidDaysAgo: 15,
    steps: [
      {
        daysAgo: 14,
        event: 'seller.cancel',
        reason: 'I am sorry, it was taken from the stand at the café.',
      },
    ],
  },
  // Returned; the seller had the money, and it was taken back.
  {
    buyer: 'theo',
    product: 'red-heels',
    meetingLocation: 'Maplewood station',
    paidDaysAgo: 30,
    steps: [
      { daysAgo: 28, event: 'seller.meet' },
      { daysAgo: 27, event: 'buyer.confirm' },
      { daysAgo: 20, event: 'buyer.askToReturn', reason: 'My niece does not like them after all.' },
      { daysAgo: 19, event: 'seller.agreeToReturn' },
      { daysAgo: 17, event: 'buyer.sendBack', tracking: '9400 1118 9922 3344 61' },
      { daysAgo: 15, event: 'seller.confirmReturn' },
    ],
    reviews: [
      {
        daysAgo: 26,
        event: 'buyer.write',
        stars: 4,
        choices: ['asDescribed', 'friendly'],
        words: 'As new, and quickly found. My niece is the one who changed her mind.',
      },
      {
        daysAgo: 25,
        event: 'seller.write',
        stars: 4,
        choices: ['friendly'],
        words: 'A fair return: they came back as they went.',
      },
    ],
  },
  // Completed: the days for a return are over.
  {
    buyer: 'alma',
    product: 'dart-board',
    meetingLocation: 'Maplewood station, or by mail',
    paidDaysAgo: 45,
    steps: [
      { daysAgo: 44, event: 'seller.send', tracking: '9400 1118 9922 3344 62' },
      { daysAgo: 40, event: 'buyer.confirm' },
    ],
    reviews: [
      {
        daysAgo: 39,
        event: 'buyer.write',
        stars: 5,
        choices: ['asDescribed', 'friendly', 'onTime'],
        words: 'Well packed, with a set of flights that nobody had promised.',
      },
      {
        daysAgo: 38,
        event: 'seller.write',
        stars: 5,
        choices: ['friendly', 'onTime'],
        words: 'Wrote the minute it arrived. I would sell to Alma again.',
      },
    ],
  },
  // Completed: the buyer and the seller share the money.
  {
    buyer: 'theo',
    product: 'family-canoe',
    meetingLocation: 'South Orange reservoir',
    paidDaysAgo: 21,
    steps: [
      { daysAgo: 19, event: 'seller.meet' },
      {
        daysAgo: 18,
        event: 'buyer.reportProblem',
        kind: 'damaged',
        reason: 'One paddle is cracked along the blade.',
        pictures: [],
      },
      { daysAgo: 17, event: 'seller.offerPart', amount: 45 },
      { daysAgo: 16, event: 'buyer.acceptPart', amount: 45 },
    ],
    reviews: [
      {
        daysAgo: 15,
        event: 'buyer.write',
        stars: 3,
        choices: ['friendly'],
        words:
          'One paddle was cracked, which no picture showed. Marcus paid for it without a discussion.',
      },
      {
        daysAgo: 14,
        event: 'seller.write',
        stars: 5,
        choices: ['friendly', 'onTime'],
        words: 'Told me at once, with a fair price for the paddle.',
      },
      {
        daysAgo: 13,
        event: 'seller.answer',
        words: 'I should have looked closer. The lake is at its best in June.',
      },
    ],
  },
]
