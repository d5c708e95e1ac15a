import type {
  AuditedAct,
  Found,
  FoundOrder,
  FoundProduct,
  FoundUser,
  UserFile,
} from '../../domain/desk.ts'
import { bea, sam, vera } from '../admin/admin-story-fixtures.ts'
import { reportedUser, suspension } from '../cases/case-story-fixtures.ts'
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

const verified: AuditedAct = {
  _id: '3',
  at: '2031-05-03T09:30:00.000Z',
  by: { _id: 'admin-1', name: 'Ada Alm' },
  call: 'PUT /verify-seller',
  event: null,
  about: 'user',
  thingId: _id,
  item: '',
  concerned: [{ _id, name }],
  words: '',
}

export const auditedActs: readonly AuditedAct[] = [
  {
    ...verified,
    _id: '5',
    call: 'POST /orders/:id/events',
    event: 'admin.refund',
    about: 'order',
    thingId: 'order-1',
    item: chair.productName,
    concerned: [
      { _id: bea._id, name: bea.name },
      { _id, name },
    ],
    words: 'The chair never arrived.',
  },
  {
    ...verified,
    _id: '4',
    call: 'POST /cases/:id/events',
    event: 'suspend',
    about: 'case',
    thingId: suspension._id,
    words: 'You have threatened two buyers.',
  },
  verified,
  // A newer server has calls that this client does not know.
  { ...verified, _id: '2', call: 'PUT /carriers/:id' },
]

const { can, grounds } = reportedUser

/** A seller as an admin sees one. */
export const samsFile: UserFile = {
  ...nobody,
  ...sam,
  role: 'seller',
  isVerified: false,
  since: '2026-01-05T10:00:00.000Z',
  emailConfirmedAt: '2026-01-05T11:00:00.000Z',
  removedAt: null,
  removalReason: null,
  payouts: 'active',
  can,
  grounds,
  products: [...foundProducts],
  orders: [...foundOrders],
  reportsBy: [],
  reportsAgainst: [
    {
      _id: 'report-1',
      reason: 'scam',
      words: 'The same pictures are on another site.',
      at: '2026-05-01T10:00:00.000Z',
      item: camera.productName,
      other: { _id: bea._id, name: bea.name },
    },
  ],
  reviewsBy: [],
  reviewsOf: [
    {
      orderId: 'order-1',
      side: 'buyer',
      stars: 2,
      words: 'It came late.',
      isHidden: true,
      at: '2026-05-02T10:00:00.000Z',
      item: chair.productName,
      other: { _id: bea._id, name: bea.name },
    },
  ],
  cases: [{ ...suspension, can: [{ event: 'admin.lift', fields: [] }] }],
  log: auditedActs.slice(1),
}

/** A buyer whom an admin has removed. */
export const removedFile: UserFile = {
  ...samsFile,
  ...bea,
  role: 'buyer',
  isRemoved: true,
  emailConfirmedAt: null,
  removedAt: '2026-06-01T10:00:00.000Z',
  removalReason: 'Threats to two sellers.',
  payouts: null,
  can: [],
  products: [],
  reportsAgainst: [],
  reviewsOf: [],
  cases: [],
  log: [],
}
