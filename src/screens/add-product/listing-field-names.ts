/** The fields of ListingFields in screen order, so that focus goes to the first invalid field. */
export const listingFieldNames = [
  'productName',
  'askingPrice',
  'retailPrice',
  'lowestOfferPercent',
  'productCondition',
  'categoryId',
  'purchaseYear',
  'description',
  'contact',
  'location',
] as const

/** A new product also asks who sees the contact; a draft forgets it, so that nothing is shown to more people unseen. */
export const newListingFieldNames = [...listingFieldNames, 'contactFor'] as const
