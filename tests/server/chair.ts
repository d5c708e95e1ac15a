/** A listing as POST /add-product takes it. */
export const chair = {
  productName: 'Chair',
  image: 'https://pictures.example/chair.jpg',
  askingPrice: 40,
  retailPrice: 120,
  productCondition: 'fair',
  categoryId: 'rooms',
  purchaseYear: 2019,
  contact: '070',
  location: 'Lund',
}
