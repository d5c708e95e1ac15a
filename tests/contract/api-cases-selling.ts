import { listing, plainProduct, plainSale } from './response-fixtures.ts'
import { bearer, type Case, email } from './api-case.ts'

/** The cases of a seller's products and sales. */
export const sellingCases: Case[] = [
  {
    name: 'L3, S8: addProduct sends the listing unchanged',
    call: (to) => to.addProduct(listing, 'act-5'),
    request: {
      method: 'POST',
      path: '/add-product',
      payload: listing,
      idempotencyKey: 'act-5',
      ...bearer,
    },
    response: { acknowledged: true, insertedId: 'product-2' },
    returns: { insertedId: 'product-2' },
  },
  {
    name: 'L5, S8: getSellerProducts sends the encoded e-mail',
    call: (to) => to.getSellerProducts(email),
    request: { method: 'GET', path: '/all-products/bo%2B1%40loppis.test', ...bearer },
    response: [plainProduct],
    returns: [plainProduct],
  },
  {
    name: 'L7, S8: advertiseProduct has no body',
    call: (to) => to.advertiseProduct('a/b?c'),
    request: { method: 'PUT', path: '/advertise/a%2Fb%3Fc', ...bearer },
    response: { acknowledged: true, modifiedCount: 1 },
    returns: undefined,
  },
  {
    name: 'L8, A7, S8: deleteProduct',
    call: (to) => to.deleteProduct('a/b?c'),
    request: { method: 'DELETE', path: '/delete-product/a%2Fb%3Fc', ...bearer },
    response: { acknowledged: true, deletedCount: 1 },
    returns: { isSold: false },
  },
  {
    name: 'A7, S8: deleteProduct of a sold product, which our server keeps',
    call: (to) => to.deleteProduct('product-1'),
    request: { method: 'DELETE', path: '/delete-product/product-1', ...bearer },
    response: { acknowledged: true, deletedCount: 0, isSold: true },
    returns: { isSold: true },
  },
  {
    name: 'L9, S8: getSales',
    call: (to) => to.getSales(email),
    request: { method: 'GET', path: '/sold-products', query: { email }, ...bearer },
    response: [plainSale],
    returns: [plainSale],
  },
]
