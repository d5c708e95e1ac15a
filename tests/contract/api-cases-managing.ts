import { plainProduct } from './response-fixtures.ts'
import { bearer, type Case, email } from './api-case.ts'

const buyer = { _id: 'buyer-1', name: 'Bo Buyer', email }
const seller = { _id: 'seller-1', name: 'Siv Seller', email: 'siv@loppis.test', isVerified: true }
const report = { reportedProductId: 'product-1', productData: [plainProduct] }

/** The cases of an admin's work on members and reports. */
export const managingCases: Case[] = [
  {
    name: 'A1, S8: getBuyers',
    call: (to) => to.getBuyers(),
    request: { method: 'GET', path: '/all-buyers', ...bearer },
    response: [{ ...buyer, role: 'buyer' }],
    returns: [{ ...buyer, role: 'buyer' }],
  },
  {
    name: 'A2, S8: removeBuyer names the buyer by id',
    call: (to) => to.removeBuyer('buyer&1'),
    request: { method: 'DELETE', path: '/remove-buyer', query: { id: 'buyer&1' }, ...bearer },
    response: { acknowledged: true, deletedCount: 1 },
    returns: { deletedCount: 1 },
  },
  {
    name: 'A3, S8: getSellers',
    call: (to) => to.getSellers(),
    request: { method: 'GET', path: '/all-sellers', ...bearer },
    response: [seller],
    returns: [seller],
  },
  {
    name: 'A5, S8: removeSeller names the seller by e-mail',
    call: (to) => to.removeSeller(email),
    request: { method: 'DELETE', path: '/remove-seller', query: { email }, ...bearer },
    response: { acknowledged: true, deletedCount: 1 },
    returns: { deletedCount: 1 },
  },
  {
    name: 'A4, S8: verifySeller',
    call: (to) => to.verifySeller('seller-1'),
    request: {
      method: 'PUT',
      path: '/verify-seller',
      payload: { sellerId: 'seller-1' },
      ...bearer,
    },
    response: { acknowledged: true, modifiedCount: 1 },
    returns: { modifiedCount: 1 },
  },
  {
    name: 'A6, C5, S8: getReportedItems',
    call: (to) => to.getReportedItems(),
    request: { method: 'GET', path: '/reported-product/', ...bearer },
    response: [{ _id: 'report-1', ...report }],
    returns: [report],
  },
]
