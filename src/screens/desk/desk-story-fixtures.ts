import type { Found, FoundOrder, FoundProduct, FoundUser } from '../../domain/desk.ts'
import { bea, sam, vera } from '../admin/admin-story-fixtures.ts'
import { camera, chair, picture } from '../story-fixtures.ts'

const nobody = { isVerified: false, isRemoved: false, isSuspended: false }

export const foundUsers: readonly FoundUser[] = [
  { ...nobody, ...sam, role: 'seller', isVerified: true },
  { ...nobody, ...vera, role: 'seller', isSuspended: true },
  { ...nobody, ...bea, role: 'buyer', isRemoved: true },
  // A newer server has roles that this client does not know.
  { ...nobody, _id: 'user-9', name: 'Max Moe', email: 'max@loppis.test', role: 'carrier' },
]

const { _id, name } = sam
const foundCamera: FoundProduct = {
  _id: camera._id,
  name: camera.productName,
  image: picture,
  price: 85,
  state: 'forSale',
  seller: { _id, name },
}

const foundProducts: readonly FoundProduct[] = [
  foundCamera,
  { ...foundCamera, _id: chair._id, name: chair.productName, state: 'sold' },
  { ...foundCamera, _id: 'product-7', name: 'Lamp', state: 'removed' },
]

const foundOrders: readonly FoundOrder[] = [
  {
    _id: 'order-1',
    product: { _id: chair._id, name: chair.productName, image: picture },
    price: 85,
    state: 'handedOver.met',
    buyer: { name: bea.name, email: bea.email },
    seller: { name: sam.name, email: sam.email },
  },
]

export const found: Found = {
  users: [...foundUsers],
  products: [...foundProducts],
  orders: [...foundOrders],
}
