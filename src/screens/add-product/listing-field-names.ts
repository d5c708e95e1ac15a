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
