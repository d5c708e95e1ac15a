/** Someone of the demo world. The id is kept in the database and is readable on purpose. */
export type SeedPerson = { id: string; name: string; email: string }

export type SeedSeller = SeedPerson & {
  isVerified: boolean
  contact: string
  location: string
}

/** How a product's picture is made. */
export type PictureRecipe = {
  /** Code points of the object, as the render's file is named. */
  object: string
  /** Degrees round the colour wheel, for a second object of the same shape. */
  hue?: number
  /** The object is seen from the other side. */
  mirrored?: boolean
}

export type SeedProduct = {
  /** Also what its address ends with. */
  id: string
  /** The id of its seller without 'seller-'. */
  seller: string
  name: string
  /** US dollars. */
  askingPrice: number
  /** US dollars, what it cost new. */
  retailPrice: number
  condition: 'excellent' | 'good' | 'fair'
  purchaseYear: number
  description: string
  picture: PictureRecipe
  isAdvertised?: true
}
