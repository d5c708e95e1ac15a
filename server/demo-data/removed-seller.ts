import type { SeedProduct, SeedSeller } from './shapes.ts'

/** A seller whom the admin has removed: the products are unavailable, and their bookings show it. */
export const removedSeller: SeedSeller = {
  id: 'seller-victor',
  name: 'Victor Crane',
  email: 'victor@loppis.test',
  isVerified: false,
  contact: '+1 253 555 0113',
  location: 'Stadium District, Tacoma, WA',
}

export const removedProducts: ReadonlyArray<SeedProduct & { category: string }> = [
  {
    id: 'twin-bell-alarm-clock',
    category: 'furniture-and-home',
    seller: 'victor',
    name: 'Twin-bell alarm clock, red',
    askingPrice: 19,
    retailPrice: 48,
    condition: 'good',
    purchaseYear: 2015,
    description: 'Wakes the house and the house next door.',
    picture: { object: '23f0' },
  },
  {
    id: 'red-toolbox',
    category: 'furniture-and-home',
    seller: 'victor',
    name: 'Steel toolbox, red',
    askingPrice: 33,
    retailPrice: 92,
    condition: 'fair',
    purchaseYear: 2012,
    description: 'Empty, with both latches working and a dent in the lid.',
    picture: { object: '1f9f0' },
  },
]
