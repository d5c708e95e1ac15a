import type { SeedConversation, SeedOffer } from './shapes.ts'

const HOUR = 1 / 24

/** An offer that the seller accepts, and whose buyer does not pay in time. */
const accepted = (buyer: string, product: string, price: number, daysAgo: number): SeedOffer => ({
  buyer,
  product,
  price,
  daysAgo,
  steps: [{ daysAgo: daysAgo - 8 * HOUR, event: 'seller.accept' }],
})

/**
 * Offers in every state but one. No deadline of theirs is due within a day and a half, except that of the reservation,
 * which lasts a day.
 */
export const offers: readonly SeedOffer[] = [
  // The seller has named a higher price, and another buyer bargains for the same item.
  {
    buyer: 'alma',
    product: 'beginners-telescope',
    price: 75,
    daysAgo: 8 * HOUR,
    steps: [{ daysAgo: 4 * HOUR, event: 'seller.counter', price: 88 }],
  },
  { buyer: 'theo', product: 'beginners-telescope', price: 80, daysAgo: 3 * HOUR, steps: [] },
  // Waits for the seller.
  { buyer: 'alma', product: 'blue-wristwatch', price: 95, daysAgo: 6 * HOUR, steps: [] },
  // Accepted: the item is reserved for the buyer.
  {
    buyer: 'alma',
    product: 'desk-microphone',
    price: 78,
    daysAgo: 1,
    steps: [
      { daysAgo: 20 * HOUR, event: 'seller.counter', price: 88 },
      { daysAgo: 5 * HOUR, event: 'buyer.counter', price: 84 },
      { daysAgo: 2 * HOUR, event: 'seller.accept' },
    ],
  },
  // Ended by the market: another buyer pays for the item.
  { buyer: 'alma', product: 'family-board-game', price: 20, daysAgo: 2.5, steps: [] },
  // Declined by the seller.
  {
    buyer: 'alma',
    product: 'cup-and-saucer',
    price: 18,
    daysAgo: 6,
    steps: [{ daysAgo: 5.5, event: 'seller.decline' }],
  },
  // Expired: the seller did not answer.
  { buyer: 'alma', product: 'school-microscope', price: 40, daysAgo: 9, steps: [] },
  // Withdrawn by the buyer.
  {
    buyer: 'theo',
    product: 'blue-wristwatch',
    price: 70,
    daysAgo: 4,
    steps: [{ daysAgo: 3.5, event: 'buyer.withdraw' }],
  },
  // With the reserved item, enough agreements to say what sellers of the category usually take.
  accepted('noor', 'compact-camera-with-flash', 42, 30),
  accepted('sam', 'tape-camcorder', 75, 50),
  accepted('noor', 'film-projector', 108, 40),
  accepted('sam', 'studio-headphones', 62, 20),
]

/** Conversations of Alma and Ingrid: one has a message that Alma has not read, one a message that Ingrid has not. */
export const conversations: readonly SeedConversation[] = [
  {
    buyer: 'alma',
    product: 'beginners-telescope',
    steps: [
      {
        daysAgo: 10 * HOUR,
        by: 'buyer',
        text: 'Hello! Does the tripod go low enough for a nine-year-old?',
      },
      {
        daysAgo: 9 * HOUR,
        by: 'seller',
        text: 'It does. My grandson was seven when he first saw Saturn through it, on a kitchen stool.',
      },
      {
        daysAgo: 7.9 * HOUR,
        by: 'buyer',
        text: 'That settles it. I have made you an offer; it is what I have saved so far.',
      },
      {
        daysAgo: 3.9 * HOUR,
        by: 'seller',
        text: 'I can’t go quite that low, but for $88 I will add the moon filter. It is still in its box.',
      },
    ],
  },
  {
    buyer: 'alma',
    product: 'blue-wristwatch',
    steps: [
      {
        daysAgo: 5.5 * HOUR,
        by: 'buyer',
        text: 'Is it easy to take a link out of the strap? My wrists are small.',
      },
    ],
  },
  // The conversation goes on in the order; the seller is warned of the phone number.
  {
    buyer: 'alma',
    product: 'table-tennis-bats',
    steps: [
      {
        daysAgo: 2.1,
        by: 'buyer',
        text: 'Hi Ingrid, I have just paid for the bats. Does the farmers market suit you, the day after tomorrow?',
      },
      {
        daysAgo: 2,
        by: 'seller',
        text: 'Yes, I am there every week. Look for a yellow raincoat at the bread stand.',
      },
      {
        daysAgo: 1.9,
        by: 'buyer',
        text: 'Perfect! If we miss each other, my number is +1 206 555 0160.',
      },
      {
        daysAgo: 1.8,
        by: 'seller',
        text: 'There is only one bread stand, so I think we’ll manage.',
      },
      { daysAgo: 1.7, by: 'buyer' },
    ],
  },
]
