/** A listing as the body of POST /add-product. */
export const chair = {
  productName: 'Chair',
  image: 'https://pictures.example/chair.jpg',
  askingPrice: 40,
  lowestOfferPercent: 40,
  retailPrice: 120,
  productCondition: 'fair',
  categoryId: 'rooms',
  purchaseYear: 2019,
  contact: '070',
  location: 'Lund',
}
