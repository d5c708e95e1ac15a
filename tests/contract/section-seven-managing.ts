import { plainProduct } from './plain-answers.ts'
import { bearer, type Case, email } from './section-seven-case.ts'

const buyer = { _id: 'buyer-1', name: 'Bo Buyer', email }
const seller = { _id: 'seller-1', name: 'Siv Seller', email: 'siv@loppis.test', isVerified: true }
const report = { reportedProductId: 'product-1', productData: [plainProduct] }

/** The cases of an admin's work on members and reports. */
export const managingCases: Case[] = [
  {
    name: 'A1, S8: getBuyers',
    call: (to) => to.getBuyers(),
    sends: { method: 'GET', path: '/all-buyers', ...bearer },
    answers: [{ ...buyer, role: 'buyer' }],
    gives: [{ ...buyer, role: 'buyer' }],
  },
  {
    name: 'A2, S8: removeBuyer names the buyer by id',
    call: (to) => to.removeBuyer('buyer&1'),
    sends: { method: 'DELETE', path: '/remove-buyer', query: { id: 'buyer&1' }, ...bearer },
    answers: { acknowledged: true, deletedCount: 1 },
    gives: { deletedCount: 1 },
  },
  {
    name: 'A3, S8: getSellers',
    call: (to) => to.getSellers(),
    sends: { method: 'GET', path: '/all-sellers', ...bearer },
    answers: [seller],
    gives: [seller],
  },
  {
    name: 'A5, S8: removeSeller names the seller by e-mail',
    call: (to) => to.removeSeller(email),
    sends: { method: 'DELETE', path: '/remove-seller', query: { email }, ...bearer },
    answers: { acknowledged: true, deletedCount: 1 },
    gives: { deletedCount: 1 },
  },
  {
    name: 'A4, S8: verifySeller',
    call: (to) => to.verifySeller('seller-1'),
    sends: { method: 'PUT', path: '/verify-seller', payload: { sellerId: 'seller-1' }, ...bearer },
    answers: { acknowledged: true, modifiedCount: 1 },
    gives: { modifiedCount: 1 },
  },
  {
    name: 'A6, C5, S8: getReportedItems',
    call: (to) => to.getReportedItems(),
    sends: { method: 'GET', path: '/reported-product/', ...bearer },
    answers: [{ _id: 'report-1', ...report }],
    gives: [report],
  },
]
