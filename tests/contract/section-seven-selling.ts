import { listing, plainProduct, plainSale } from './plain-answers.ts'
import { bearer, type Case, email } from './section-seven-case.ts'

/** The cases of a seller's products and sales. */
export const sellingCases: Case[] = [
  {
    name: 'L3, S8: addProduct sends the product as it is listed',
    call: (to) => to.addProduct(listing, 'act-5'),
    sends: {
      method: 'POST',
      path: '/add-product',
      payload: listing,
      idempotencyKey: 'act-5',
      ...bearer,
    },
    answers: { acknowledged: true, insertedId: 'product-2' },
    gives: { insertedId: 'product-2' },
  },
  {
    name: 'L5, S8: getSellerProducts asks by the encoded e-mail',
    call: (to) => to.getSellerProducts(email),
    sends: { method: 'GET', path: '/all-products/bo%2B1%40loppis.test', ...bearer },
    answers: [plainProduct],
    gives: [plainProduct],
  },
  {
    name: 'L7, S8: advertiseProduct has no body',
    call: (to) => to.advertiseProduct('a/b?c'),
    sends: { method: 'PUT', path: '/advertise/a%2Fb%3Fc', ...bearer },
    answers: { acknowledged: true, modifiedCount: 1 },
    gives: undefined,
  },
  {
    name: 'L8, A7, S8: deleteProduct',
    call: (to) => to.deleteProduct('a/b?c'),
    sends: { method: 'DELETE', path: '/delete-product/a%2Fb%3Fc', ...bearer },
    answers: { acknowledged: true, deletedCount: 1 },
    gives: undefined,
  },
  {
    name: 'L9, S8: getSales',
    call: (to) => to.getSales(email),
    sends: { method: 'GET', path: '/sold-products', query: { email }, ...bearer },
    answers: [plainSale],
    gives: [plainSale],
  },
]
