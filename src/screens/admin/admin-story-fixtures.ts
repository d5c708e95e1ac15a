import type { Buyer, Seller } from '../../domain/member.ts'
import type { ReportedProduct } from '../../domain/reported-item.ts'
import { camera, chair } from '../story-fixtures.ts'

export const bea: Buyer = {
  _id: '66b1f0c2a4d93e57c81f2a10',
  name: 'Bea Berg',
  email: 'buyer@loppis.test',
}
export const theo: Buyer = { ...bea, _id: 'buyer-2', name: 'Theo Park', email: 'theo@loppis.test' }
export const buyers: readonly Buyer[] = [bea, theo]

export const sam: Seller = {
  _id: 'seller-1',
  name: 'Sam Sand',
  email: 'seller@loppis.test',
  isVerified: true,
}
export const vera: Seller = {
  _id: 'seller-2',
  name: 'Vera Vik',
  email: 'vera@loppis.test',
  isVerified: false,
}
export const sellers: readonly Seller[] = [sam, vera]

/** A product with several reports. */
export const reportedCamera: ReportedProduct = {
  productId: camera._id,
  product: {
    ...camera,
    hasPage: true,
    sellerData: [{ email: sam.email, isVerified: true, _id: sam._id, name: sam.name }],
  },
  isUnreadable: false,
  isDismissible: true,
  isHideable: true,
  reports: 3,
  reasons: [
    { reason: 'scam', reports: 2 },
    { reason: 'notAsDescribed', reports: 1 },
  ],
  words: [{ reason: 'scam', words: 'The same pictures are on another site.' }],
}
/** A reported product that has been deleted since. */
export const reportedLost: ReportedProduct = {
  productId: 'product-9',
  product: null,
  isUnreadable: false,
  isDismissible: false,
  isHideable: false,
  reports: 1,
  reasons: [],
  words: [],
}
const reportedChair: ReportedProduct = {
  ...reportedCamera,
  productId: chair._id,
  product: { ...chair, isAdvertised: false },
  reports: 1,
  reasons: [],
  words: [],
}
export const reported: readonly ReportedProduct[] = [
  reportedCamera,
  reportedChair,
  reportedLost,
  {
    ...reportedLost,
    productId: 'product-10',
    isUnreadable: true,
    isDismissible: true,
    isHideable: true,
  },
]
