import type { ContactAudience } from './contact.ts'
import type { UploadedPicture } from './picture.ts'
import type { Condition, PictureSources } from './product.ts'

/** The request body of POST /add-product (rules L1 and L3). Prices are US dollars. */
export type Listing = {
  /** The id of the sold product that is listed again: an extension, left out for another product. */
  again?: string
  productName: string
  /** The picture's URL at the image host. */
  image: string
  /** The same picture in more formats, when the image host created them. */
  imageSources?: PictureSources
  /** The pictures after this one, the cover: an extension, which a plain server ignores. Left out where there are none. */
  morePictures?: readonly UploadedPicture[]
  askingPrice: number
  /** The lowest price that a buyer may offer, in percent of the asking price: an extension, left out where it is not. */
  lowestOfferPercent?: number
  retailPrice: number
  productCondition: Condition
  categoryId: string
  purchaseYear: number
  description: string
  contact: string
  /** The users who see the contact of the seller: an extension, left out where it is not. */
  contactFor?: ContactAudience
  location: string
  sellerEmail: string
  isSold: false
  isAdvertised: false
}
