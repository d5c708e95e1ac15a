import type { OrderedProduct, SeedOrder, SeedStep } from './shapes.ts'

type Sale = {
  product: OrderedProduct
  buyer: 'noor' | 'sam'
  meetingLocation: string
  paidDaysAgo: number
  review: { stars: number; choices: readonly string[]; words: string }
  /** The seller's words about the buyer; without them, the review is published when the time is over. */
  ofBuyer?: string
  /** The seller's answer to the review. */
  answer?: string
}

const WENT_WELL = ['asDescribed', 'friendly', 'onTime'] as const

/** Sales that went as they should, of the sellers without other orders. Otis is new. */
const sales: readonly Sale[] = [
  {
    product: {
      id: 'claw-hammer',
      category: 'furniture-and-home',
      seller: 'priya',
      name: 'Claw hammer with an ash handle',
      askingPrice: 14,
      retailPrice: 38,
      condition: 'good',
      purchaseYear: 2014,
      description: 'Hung every picture in three apartments.',
      picture: { object: '1f528' },
    },
    buyer: 'sam',
    meetingLocation: 'Sellwood Park',
    paidDaysAgo: 52,
    review: {
      stars: 5,
      choices: WENT_WELL,
      words: 'The handle is as smooth as she said, and she waited while I parked.',
    },
    ofBuyer: 'Sam wrote before he left and came when he said.',
  },
  {
    product: {
      id: 'basket-of-yarn',
      category: 'clothes-and-bags',
      seller: 'priya',
      name: 'Two balls of wool, undyed',
      askingPrice: 16,
      retailPrice: 40,
      condition: 'excellent',
      purchaseYear: 2023,
      description: 'For a sweater that became a scarf.',
      picture: { object: '1f9f6' },
    },
    buyer: 'noor',
    meetingLocation: 'Sellwood Park, by the courts',
    paidDaysAgo: 44,
    review: {
      stars: 4,
      choices: ['asDescribed', 'friendly'],
      words: 'Soft wool, a little less of it than I had pictured. Priya was lovely about it.',
    },
    answer: 'Thank you, Noor. I have added the weight to my other listings.',
  },
  {
    product: {
      id: 'bow-saw',
      category: 'sport-and-outdoors',
      seller: 'walt',
      name: 'Carpenter’s saw, sharpened',
      askingPrice: 22,
      retailPrice: 58,
      condition: 'good',
      purchaseYear: 2009,
      description: 'Sharpened by a man in Two Harbors who does nothing else.',
      picture: { object: '1fa9a' },
    },
    buyer: 'sam',
    meetingLocation: 'Duluth public library',
    paidDaysAgo: 55,
    review: {
      stars: 5,
      choices: WENT_WELL,
      words: 'Cuts like new. Walt showed me how to hold it.',
    },
    ofBuyer: 'A good listener, which is rare among people who buy saws.',
  },
  {
    product: {
      id: 'ship-bell',
      category: 'furniture-and-home',
      seller: 'walt',
      name: 'Brass bell from a lake boat',
      askingPrice: 68,
      retailPrice: 180,
      condition: 'fair',
      purchaseYear: 2008,
      description: 'Heard across the harbor on a still morning.',
      picture: { object: '1f514' },
    },
    buyer: 'noor',
    meetingLocation: 'Canal Park, Duluth',
    paidDaysAgo: 40,
    review: {
      stars: 5,
      choices: ['asDescribed', 'friendly'],
      words: 'Louder than my neighbors would like. The dents were all in the pictures.',
    },
  },
  {
    product: {
      id: 'tin-bucket',
      category: 'kitchen-and-table',
      seller: 'june',
      name: 'Zinc bucket for the garden',
      askingPrice: 13,
      retailPrice: 30,
      condition: 'fair',
      purchaseYear: 2016,
      description: 'Holds water, apples or kindling.',
      picture: { object: '1faa3' },
    },
    buyer: 'noor',
    meetingLocation: 'Fall Creek, by the bridge',
    paidDaysAgo: 47,
    review: {
      stars: 4,
      choices: ['asDescribed', 'onTime'],
      words: 'A plain bucket at a fair price, scrubbed before I came.',
    },
    ofBuyer: 'Quick to answer and easy to meet.',
  },
  {
    product: {
      id: 'boxing-glove',
      category: 'sport-and-outdoors',
      seller: 'teo',
      name: 'Boxing gloves, 12 ounces',
      askingPrice: 31,
      retailPrice: 85,
      condition: 'good',
      purchaseYear: 2020,
      description: 'One season of mornings at the gym.',
      picture: { object: '1f94a' },
    },
    buyer: 'sam',
    meetingLocation: 'Barelas community center',
    paidDaysAgo: 38,
    review: {
      stars: 3,
      choices: ['friendly'],
      words: 'The gloves are fine. We had said five and it became half past six.',
    },
    answer: 'Sorry about the wait, Sam. My bus broke down and so did my phone.',
  },
  {
    product: {
      id: 'reading-spectacles',
      category: 'clothes-and-bags',
      seller: 'nadia',
      name: 'Round glasses in a hard case',
      askingPrice: 26,
      retailPrice: 95,
      condition: 'excellent',
      purchaseYear: 2021,
      description: 'Plain lenses, for the look or for your own prescription.',
      picture: { object: '1f453' },
    },
    buyer: 'noor',
    meetingLocation: 'Dearborn public library',
    paidDaysAgo: 57,
    review: {
      stars: 5,
      choices: WENT_WELL,
      words: 'Not a scratch, and the case is nicer than the one I lost.',
    },
    ofBuyer: 'She knew what she wanted. A pleasure.',
  },
  {
    product: {
      id: 'thread-spool',
      category: 'furniture-and-home',
      seller: 'nadia',
      name: 'Sewing thread, thirty colours',
      askingPrice: 18,
      retailPrice: 52,
      condition: 'good',
      purchaseYear: 2019,
      description: 'Sorted once, by a patient person.',
      picture: { object: '1f9f5' },
    },
    buyer: 'sam',
    meetingLocation: 'Dearborn public library, or by mail',
    paidDaysAgo: 36,
    review: {
      stars: 5,
      choices: WENT_WELL,
      words: 'Packed so neatly that I almost did not open it.',
    },
    ofBuyer: 'Paid at once and wrote when it arrived.',
  },
  {
    product: {
      id: 'carousel-horse',
      category: 'books-and-toys',
      seller: 'harold',
      name: 'Carousel horse, painted by hand',
      askingPrice: 95,
      retailPrice: 260,
      condition: 'good',
      purchaseYear: 2011,
      description: 'Knee-high, with a brass pole and a calm look.',
      picture: { object: '1f3a0' },
    },
    buyer: 'sam',
    meetingLocation: 'Church Street, Burlington',
    paidDaysAgo: 49,
    review: {
      stars: 5,
      choices: WENT_WELL,
      words: 'Harold wrapped it in two blankets and would not take them back.',
    },
    ofBuyer: 'Drove three hours and still thanked me for the coffee.',
  },
  {
    product: {
      id: 'beeswax-candle',
      category: 'kitchen-and-table',
      seller: 'simone',
      name: 'Candle on a pewter stand',
      askingPrice: 19,
      retailPrice: 45,
      condition: 'excellent',
      purchaseYear: 2022,
      description: 'Lit once, when the power was out.',
      picture: { object: '1f56f-fe0f' },
    },
    buyer: 'noor',
    meetingLocation: 'Crescent Park',
    paidDaysAgo: 42,
    review: {
      stars: 5,
      choices: ['asDescribed', 'friendly'],
      words: 'Smells of honey, as promised. Simone knows the story of each thing she sells.',
    },
    ofBuyer: 'Came back a week later to tell me how it burns.',
  },
  {
    product: {
      id: 'horseshoe-magnet',
      category: 'books-and-toys',
      seller: 'dev',
      name: 'Horseshoe magnet from a school lab',
      askingPrice: 12,
      retailPrice: 35,
      condition: 'good',
      purchaseYear: 2013,
      description: 'Lifts a kettle. Keep it away from the television.',
      picture: { object: '1f9f2' },
    },
    buyer: 'sam',
    meetingLocation: 'Atwood Avenue, Madison',
    paidDaysAgo: 45,
    review: {
      stars: 4,
      choices: ['asDescribed', 'onTime'],
      words: 'Strong, as described. It came home stuck to my keys.',
    },
  },
  {
    product: {
      id: 'office-fax',
      category: 'computers-and-phones',
      seller: 'rosa',
      name: 'Fax machine with two rolls of paper',
      askingPrice: 28,
      retailPrice: 190,
      condition: 'good',
      purchaseYear: 2008,
      description: 'Sends and receives. Makes the sound.',
      picture: { object: '1f4e0' },
    },
    buyer: 'noor',
    meetingLocation: 'Mariachi Plaza',
    paidDaysAgo: 53,
    review: {
      stars: 5,
      choices: WENT_WELL,
      words: 'Rosa sent me a fax to prove that it works. It does.',
    },
    ofBuyer: 'Answered my fax within the minute.',
  },
  {
    product: {
      id: 'folding-cart',
      category: 'kitchen-and-table',
      seller: 'rosa',
      name: 'Shopping cart that folds flat',
      askingPrice: 24,
      retailPrice: 60,
      condition: 'fair',
      purchaseYear: 2017,
      description: 'One wheel has opinions about the way.',
      picture: { object: '1f6d2' },
    },
    buyer: 'sam',
    meetingLocation: 'Boyle Heights farmers market',
    paidDaysAgo: 41,
    review: {
      stars: 4,
      choices: ['friendly', 'onTime'],
      words: 'The wheel is as stubborn as the listing says. Everything else is fine.',
    },
    answer: 'A drop of oil helps for a week. Enjoy it, Sam.',
  },
]

/** The products of these sales. */
export const products: readonly OrderedProduct[] = sales.map(({ product }) => product)

/** Orders that are over, with the reviews of both sides. */
export const orders: readonly SeedOrder[] = sales.map((sale): SeedOrder => {
  const { product, buyer, meetingLocation, paidDaysAgo: paid, review, ofBuyer, answer } = sale
  const bySeller = { stars: 5, choices: ['friendly', 'onTime'], words: ofBuyer }
  const reviews: SeedStep[] = [
    { daysAgo: paid - 3, event: 'buyer.write', ...review },
    ...(ofBuyer === undefined ? [] : [{ daysAgo: paid - 4, event: 'seller.write', ...bySeller }]),
    // Published by now, whoever has written.
    ...(answer === undefined
      ? []
      : [{ daysAgo: paid - 18, event: 'seller.answer', words: answer }]),
  ]
  return {
    buyer,
    product: product.id,
    meetingLocation,
    paidDaysAgo: paid,
    steps: [
      { daysAgo: paid - 2, event: 'seller.meet' },
      { daysAgo: paid - 2.1, event: 'buyer.confirm' },
    ],
    reviews,
  }
})
