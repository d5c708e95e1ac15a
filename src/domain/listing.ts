import type { ListingDetails } from './listing-form.ts'
import type { UploadedPicture } from './picture.ts'

/** The request body of POST /add-product (rules L1 and L3), with the cover as `image`. Prices are US dollars. */
export type Listing = ListingDetails &
  UploadedPicture & {
    /** The id of the sold product that is listed again: an extension, left out for another product. */
    again?: string
    /** The pictures after the cover: an extension, which a plain server ignores. Left out where there are none. */
    morePictures?: readonly UploadedPicture[]
    sellerEmail: string
    isSold: false
    isAdvertised: false
  }
