/** One row of the table of section 7 of the specification, in its order and wording. */
export type Row = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Variable segments are in braces. */
  path: string
  query: readonly string[]
  payload: readonly string[]
  /** The fields that the client reads from the response, or from each item where the response is a list. */
  reads: readonly string[]
}

/** The calls to the marketplace server. */
export const table: readonly Row[] = [
  row('GET', '/get-categories', { reads: ['_id', 'categoryName'] }),
  row('GET', '/get-three-categories', { reads: ['_id', 'categoryName'] }),
  row('GET', '/v2/home-advertisements'),
  row('GET', '/v2/category/{id}'),
  row('GET', '/v2/advertisements'),
  row('GET', '/blogs'),
  row('GET', '/users/role/{email}', { reads: ['role'] }),
  row('GET', '/jwt', { query: ['email'], reads: ['accessToken'] }),
  row('PUT', '/user', { payload: ['name', 'email', 'role'], reads: ['acknowledged'] }),
  row('PUT', '/book-product', {
    payload: [
      'fullName',
      'email',
      'productName',
      'price',
      'phoneNumber',
      'location',
      'productId',
      'image',
      'sellerEmail',
      'sellerContact',
      'sellerLocation',
    ],
    reads: ['acknowledged'],
  }),
  row('GET', '/book-product', { query: ['email'] }),
  row('DELETE', '/book-product', { query: ['email', 'id'], reads: ['modifiedCount'] }),
  row('GET', '/payment-booking/{id}', {
    reads: ['productName', 'image', 'price', 'productId', '_id'],
  }),
  row('POST', '/create-payment-intent', { payload: ['price'], reads: ['clientSecret'] }),
  row('POST', '/save-payment-info', {
    payload: [
      'transactionId',
      'transactionTime',
      'bookingId',
      'productId',
      'productName',
      'email',
      'price',
    ],
    reads: ['insertedId'],
  }),
  row('POST', '/reported-product/', { payload: ['id'], reads: ['insertedId'] }),
  row('GET', '/reported-product/', { reads: ['reportedProductId', 'productData'] }),
  row('POST', '/add-product', {
    payload: [
      'productName',
      'image',
      'askingPrice',
      'retailPrice',
      'productCondition',
      'categoryId',
      'purchaseYear',
      'description',
      'contact',
      'location',
      'isSold',
      'sellerEmail',
    ],
    reads: ['insertedId'],
  }),
  row('GET', '/all-products/{email}'),
  row('PUT', '/advertise/{productId}'),
  row('DELETE', '/delete-product/{id}'),
  row('GET', '/sold-products', { query: ['email'], reads: ['bookers', 'boughtBy'] }),
  row('GET', '/all-buyers', { reads: ['name', 'email', '_id'] }),
  row('DELETE', '/remove-buyer', { query: ['id'], reads: ['deletedCount'] }),
  row('GET', '/all-sellers'),
  row('DELETE', '/remove-seller', { query: ['email'], reads: ['deletedCount'] }),
  row('PUT', '/verify-seller', { payload: ['sellerId'], reads: ['modifiedCount'] }),
]

/** The table's last row calls the image host at its own address; image-upload-browser.test.ts is its case. */
export const uploadRow = row('POST', 'the image-hosting upload endpoint', {
  payload: ['image'],
  reads: ['success', 'data'],
})

function row(
  method: Row['method'],
  path: string,
  fields: Partial<Pick<Row, 'query' | 'payload' | 'reads'>> = {},
): Row {
  return { method, path, query: [], payload: [], reads: [], ...fields }
}

/** Returns the name of a row in test titles: method and path. */
export function nameOf({ method, path }: Pick<Row, 'method' | 'path'>): string {
  return `${method} ${path}`
}

/** Returns whether a request with this method and path is the row's call. */
export function isCallOf(
  request: { method: string; path: string },
  { method, path }: Row,
): boolean {
  const parts = path.split('/')
  const asked = request.path.split('/')
  return (
    request.method === method &&
    parts.length === asked.length &&
    parts.every((part, index) => part.startsWith('{') || part === asked[index])
  )
}
