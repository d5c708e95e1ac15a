import type { Condition, PictureSources } from './product.ts'

/** What POST /add-product sends (rules L1 and L3). Prices are US dollars. */
export type Listing = {
  productName: string
  /** The address that the image host answered. */
  image: string
  /** The same picture in more formats, where the image host made them. */
  imageSources?: PictureSources
  askingPrice: number
  retailPrice: number
  productCondition: Condition
  categoryId: string
  purchaseYear: number
  description: string
  contact: string
  location: string
  sellerEmail: string
  isSold: false
  isAdvertised: false
}
