import type { SeedOrder } from './shapes.ts'

const HOUR = 1 / 24

/** Orders that go as they should, and two whose money does not. */
export const orders: readonly SeedOrder[] = [
  // Paid.
  {
    buyer: 'alma',
    product: 'brass-compass',
    meetingLocation: 'Ballard library steps',
    paidDaysAgo: 1,
    steps: [],
  },
  // The buyer has asked to cancel.
  {
    buyer: 'theo',
    product: 'family-board-game',
    meetingLocation: 'Ballard locks',
    paidDaysAgo: 2,
    steps: [
      {
        daysAgo: 6 * HOUR,
        event: 'buyer.askToCancel',
        reason: 'My sister has just given us the same game. Would you mind?',
      },
    ],
  },
  // Handed over in person.
  {
    buyer: 'alma',
    product: 'table-tennis-bats',
    meetingLocation: 'Ballard farmers market',
    paidDaysAgo: 2.2,
    steps: [{ daysAgo: 3 * HOUR, event: 'seller.meet' }],
  },
  // Sent.
  {
    buyer: 'alma',
    product: 'fly-fishing-rod',
    meetingLocation: 'Maplewood station, or by mail',
    paidDaysAgo: 4,
    steps: [{ daysAgo: 3, event: 'seller.send', tracking: '9400 1118 9922 3344 55' }],
  },
  // Received; the money waits for the payout account of the seller.
  {
    buyer: 'alma',
    product: 'oak-sled',
    meetingLocation: 'Golden Gardens parking lot',
    paidDaysAgo: 6,
    steps: [
      { daysAgo: 4.5, event: 'seller.meet' },
      { daysAgo: 4, event: 'buyer.confirm' },
    ],
    reviews: [
      {
        daysAgo: 3.5,
        event: 'buyer.write',
        stars: 5,
        choices: ['asDescribed', 'friendly', 'onTime'],
        words:
          'We raced it down the hill before the rope was tied. Ingrid had waxed the runners again.',
      },
      {
        daysAgo: 3,
        event: 'seller.write',
        stars: 5,
        choices: ['friendly', 'onTime'],
        words: 'Came on time, with two children and the right size of car.',
      },
    ],
  },
  // Received; the seller has the money.
  {
    buyer: 'alma',
    product: 'hand-stopwatch',
    meetingLocation: 'Maplewood station, or by mail',
    paidDaysAgo: 11,
    steps: [
      { daysAgo: 10, event: 'seller.send', tracking: '9400 1118 9922 3344 56' },
      { daysAgo: 7, event: 'buyer.confirm' },
    ],
  },
  // The transfer to the seller is stuck.
  {
    buyer: 'theo',
    product: 'wooden-yo-yo',
    meetingLocation: 'Maplewood station',
    paidDaysAgo: 5,
    refusesTransfers: true,
    steps: [
      { daysAgo: 3, event: 'seller.meet' },
      { daysAgo: 2.5, event: 'buyer.confirm' },
    ],
  },
  // The cardholder disputes the payment, and the bank has the money.
  {
    buyer: 'theo',
    product: 'recurve-bow',
    meetingLocation: 'South Orange reservoir',
    paidDaysAgo: 1.5,
    card: 'pm_card_createDispute',
    steps: [],
  },
]
