import { buyersMachine, reportedItemsMachine, sellersMachine } from '../../src/actors/admin.ts'
import { messages } from '../../src/domain/messages.ts'
import {
  bea,
  reportedCamera,
  reportedLost,
  sam,
  theo,
  vera,
} from '../../src/screens/admin/admin-story-world.ts'
import { nameOfReported } from '../../src/screens/admin/requests.ts'
import { AllBuyersView } from '../../src/screens/all-buyers/AllBuyersView.tsx'
import { AllSellersView } from '../../src/screens/all-sellers/AllSellersView.tsx'
import { ReportedItemsView } from '../../src/screens/reported-items/ReportedItemsView.tsx'
import type { Path } from '../models/model.ts'
import { createAdminScreen } from './admin.screen.tsx'
import { describeScreen } from './screen-walk.ts'

const always = () => true

const buyers = createAdminScreen({
  machine: buyersMachine,
  rows: [bea, theo],
  idOf: ({ _id }) => _id,
  acts: [{ act: 'remove', label: ({ name }) => `Remove ${name}`, isOffered: always }],
  View: AllBuyersView,
  sights: {
    title: 'All Buyers',
    loading: 'Loading the buyers',
    empty: 'Nobody buys here yet.',
    asks: [messages.removeBuyer],
  },
})

const sellers = createAdminScreen({
  machine: sellersMachine,
  rows: [vera, sam],
  idOf: ({ _id }) => _id,
  acts: [
    { act: 'remove', label: ({ name }) => `Remove ${name}`, isOffered: always },
    {
      act: 'verify',
      label: ({ name }) => `Verify ${name}`,
      isOffered: ({ isVerified }) => !isVerified,
    },
  ],
  View: AllSellersView,
  sights: {
    title: 'All Sellers',
    loading: 'Loading the sellers',
    empty: 'Nobody sells here yet.',
    asks: ['seller'],
  },
})

const reported = createAdminScreen({
  machine: reportedItemsMachine,
  rows: [reportedCamera, reportedLost],
  idOf: ({ productId }) => productId,
  acts: [
    {
      act: 'remove',
      label: (item) => `Delete ${nameOfReported(item)}`,
      isOffered: always,
    },
  ],
  View: ReportedItemsView,
  sights: {
    title: 'Reported Items',
    loading: 'Loading the reported items',
    empty: messages.noReports,
    asks: [messages.deleteProduct],
  },
})

// The confirmation is the machine itself here, and that never fails: each of its failures is an outcome.
const isWalkable = ({ id }: Path) => !id.includes('confirmation!')

describeScreen('A1 and A2', buyers, isWalkable)
describeScreen('A3 to A5', sellers, isWalkable)
describeScreen('A6 and A7', reported, isWalkable)
