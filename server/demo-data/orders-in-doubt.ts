import type { SeedOrder } from './shapes.ts'

const HOUR = 1 / 24

/** Orders about which the two sides do not agree yet. */
export const orders: readonly SeedOrder[] = [
  // The buyer has reported a problem.
  {
    buyer: 'theo',
    product: 'workshop-flashlight',
    meetingLocation: 'Ballard library, or by mail',
    paidDaysAgo: 5,
    steps: [
      { daysAgo: 4, event: 'seller.send', tracking: '9400 1118 9922 3344 57' },
      {
        daysAgo: 20 * HOUR,
        event: 'buyer.reportProblem',
        kind: 'damaged',
        reason: 'The glass is cracked. The parcel was fine, so it may have been before.',
        pictures: [],
      },
    ],
  },
  // The seller offers a part of the money.
  {
    buyer: 'alma',
    product: 'silk-top-hat',
    meetingLocation: 'Maplewood station',
    paidDaysAgo: 5,
    steps: [
      { daysAgo: 3, event: 'seller.meet' },
      {
        daysAgo: 2,
        event: 'buyer.reportProblem',
        kind: 'notAsDescribed',
        reason: 'The lining has a tear that the pictures do not show.',
        pictures: [],
      },
      { daysAgo: 1, event: 'seller.offerPart', amount: 20 },
    ],
  },
  // The buyer has asked to return the item.
  {
    buyer: 'alma',
    product: 'fountain-pen',
    meetingLocation: 'Café on Market Street',
    paidDaysAgo: 12,
    steps: [
      { daysAgo: 10, event: 'seller.meet' },
      { daysAgo: 9, event: 'buyer.confirm' },
      {
        daysAgo: 1,
        event: 'buyer.askToReturn',
        reason: 'It is a fine pen, but the nib is too wide for my hand.',
      },
    ],
  },
  // The buyer is sending the item back.
  {
    buyer: 'theo',
    product: 'leather-basketball',
    meetingLocation: 'Maplewood station, or by mail',
    paidDaysAgo: 9,
    steps: [
      { daysAgo: 8, event: 'seller.send', tracking: '9400 1118 9922 3344 58' },
      {
        daysAgo: 4,
        event: 'buyer.reportProblem',
        kind: 'damaged',
        reason: 'It loses its air within an hour.',
        pictures: [],
      },
      { daysAgo: 2, event: 'seller.takeBack' },
    ],
  },
  // The buyer has given the item back in person.
  {
    buyer: 'noor',
    product: 'reading-glass',
    meetingLocation: 'Ballard library steps',
    paidDaysAgo: 9,
    steps: [
      { daysAgo: 8, event: 'seller.meet' },
      { daysAgo: 7.5, event: 'buyer.confirm' },
      { daysAgo: 3, event: 'buyer.askToReturn', reason: 'It is heavier than I thought.' },
      { daysAgo: 2, event: 'seller.agreeToReturn' },
      { daysAgo: 12 * HOUR, event: 'buyer.handBack' },
    ],
    reviews: [
      {
        daysAgo: 7,
        event: 'buyer.write',
        stars: 4,
        choices: ['asDescribed', 'friendly'],
        words: 'A fine old glass, polished for me. Heavier than it looks.',
      },
      {
        daysAgo: 6.5,
        event: 'seller.write',
        stars: 5,
        choices: ['friendly', 'onTime'],
        words: 'On the library steps to the minute.',
      },
    ],
  },
  // The item is on its way back.
  {
    buyer: 'noor',
    product: 'lined-gloves',
    meetingLocation: 'Ballard library steps',
    paidDaysAgo: 12,
    steps: [
      { daysAgo: 10.5, event: 'seller.meet' },
      { daysAgo: 10, event: 'buyer.confirm' },
      { daysAgo: 5, event: 'buyer.askToReturn', reason: 'They are a size too small for me.' },
      { daysAgo: 4, event: 'seller.agreeToReturn' },
      { daysAgo: 1, event: 'buyer.sendBack', tracking: '9400 1118 9922 3344 59' },
    ],
    reviews: [
      {
        daysAgo: 9,
        event: 'buyer.write',
        stars: 5,
        choices: ['asDescribed', 'friendly', 'onTime'],
        words: 'Warm and soft, just as in the pictures. Measure your hand first, which I did not.',
      },
      {
        daysAgo: 8,
        event: 'seller.write',
        stars: 5,
        choices: ['friendly'],
        words: 'Friendly, also about a size that did not fit.',
      },
    ],
  },
  // An admin has to decide.
  {
    buyer: 'alma',
    product: 'crystal-ball',
    meetingLocation: 'Maplewood station, or by mail',
    paidDaysAgo: 9,
    steps: [
      { daysAgo: 8, event: 'seller.send', tracking: '9400 1118 9922 3344 60' },
      {
        daysAgo: 5,
        event: 'buyer.reportProblem',
        kind: 'notAsDescribed',
        reason: 'There is a chip at the foot, as wide as a thumb.',
        pictures: [],
      },
      {
        daysAgo: 4,
        event: 'seller.contest',
        reason: 'It left here without a chip. My last picture shows the foot.',
      },
    ],
  },
]
