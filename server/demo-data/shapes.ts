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
