/** A demo user. The id is stored in the database and is readable on purpose. */
export type SeedPerson = { id: string; name: string; email: string }

export type SeedSeller = SeedPerson & {
  isVerified: boolean
  contact: string
  location: string
}

/** Describes how a product's picture is generated. */
export type PictureRecipe = {
  /** The code points of the object's emoji: the name of the render's file. */
  object: string
  /** Hue rotation in degrees, for a second object of the same shape. */
  hue?: number
  /** Clockwise rotation in degrees, for a render that lies at an angle. */
  turn?: number
  /** Flips the object horizontally. */
  mirrored?: boolean
}

export type SeedProduct = {
  /** The product's URL ends with it. */
  id: string
  /** The seller's id without the prefix 'seller-'. */
  seller: string
  name: string
  /** In US dollars. */
  askingPrice: number
  /** The price when new, in US dollars. */
  retailPrice: number
  condition: 'excellent' | 'good' | 'fair'
  purchaseYear: number
  description: string
  picture: PictureRecipe
  isAdvertised?: true
}

/** A product that no list of the shop has, with the id of its category. */
export type OrderedProduct = SeedProduct & { category: string }

/** A person's event in an order, so many days before the reference date; the fields are those of the request. */
export type SeedStep = { daysAgo: number; event: string; [field: string]: unknown }

export type SeedOrder = {
  /** The buyer's id without the prefix 'buyer-'. */
  buyer: string
  product: string
  meetingLocation: string
  paidDaysAgo: number
  /** Stripe's test payment method; the default succeeds. */
  card?: string
  /** The card provider refuses the transfers of this order, as it does when a server asks too often. */
  refusesTransfers?: true
  steps: readonly SeedStep[]
  /** The events of the reviews, which begin when the item is received or a dispute has ended. */
  reviews?: readonly SeedStep[]
}

export type SeedOffer = {
  /** The buyer's id without the prefix 'buyer-'. */
  buyer: string
  product: string
  /** In US dollars. */
  price: number
  daysAgo: number
  steps: readonly SeedStep[]
}

/** A step of the buyer or the seller, who reads the conversation, and writes a message where there is a text. */
type SeedMessage = { daysAgo: number; by: 'buyer' | 'seller'; text?: string }

export type SeedConversation = {
  /** The buyer's id without the prefix 'buyer-'. */
  buyer: string
  product: string
  steps: readonly SeedMessage[]
}
