import { specMessages } from '../../../src/messages/catalogue.ts'
import { buyersMachine, reportedItemsMachine, sellersMachine } from '../../../src/actors/admin.ts'
import {
  bea,
  reportedCamera,
  reportedLost,
  sam,
  theo,
  vera,
} from '../../../src/screens/admin/admin-story-fixtures.ts'
import { nameOfReported } from '../../../src/screens/confirmation/requests.ts'
import { listFlow } from '../collection/list-actions.ts'

export const allBuyersActs = listFlow({
  name: 'all-buyers',
  rules: 'A1 and A2',
  machine: buyersMachine,
  rows: [bea, theo],
  idOf: ({ _id }) => _id,
  acts: [{ action: 'remove', label: ({ name }) => `Remove ${name}` }],
  bound: 6,
  texts: {
    title: 'All Buyers',
    loading: 'Loading buyers',
    empty: 'No buyers yet.',
    row: ({ name }) => name,
    filled: [],
    asks: [specMessages.en.removeBuyer],
  },
})

export const allSellersActs = listFlow({
  name: 'all-sellers',
  rules: 'A3 to A5',
  machine: sellersMachine,
  rows: [vera, sam],
  idOf: ({ _id }) => _id,
  acts: [
    { action: 'remove', label: ({ name }) => `Remove ${name}` },
    {
      action: 'verify',
      label: ({ name }) => `Verify ${name}`,
      isOffered: ({ isVerified }) => !isVerified,
    },
  ],
  bound: 6,
  texts: {
    title: 'All Sellers',
    loading: 'Loading sellers',
    empty: 'No sellers yet.',
    row: ({ name }) => name,
    filled: [],
    asks: ['seller'],
  },
})

export const reportedItemsActs = listFlow({
  name: 'reported-items',
  rules: 'A6 and A7',
  machine: reportedItemsMachine,
  rows: [reportedCamera, reportedLost],
  idOf: ({ productId }) => productId,
  acts: [{ action: 'remove', label: (item) => `Delete ${nameOfReported(item)}` }],
  bound: 6,
  texts: {
    title: 'Reported Items',
    loading: 'Loading reported items',
    empty: specMessages.en.noReports,
    row: ({ productId }) => productId,
    filled: [],
    asks: [specMessages.en.deleteProduct],
  },
})
