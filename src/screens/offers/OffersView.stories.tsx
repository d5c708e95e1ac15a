import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StateValueFrom } from 'xstate'
import { type OffersContext, offersMachine } from '../../../machines/offers.machine.ts'
import { newOfferOf, offerActOf } from '../../domain/offer.ts'
import { message } from '../../domain/message.ts'
import { camera, snapshotArg } from '../story-fixtures.ts'
import {
  accepted,
  countered,
  held,
  made,
  noOffers,
  ofCamera,
  sellersOffers,
} from './offers-story-fixtures.ts'
import { OffersView } from './OffersView.tsx'

const meta: Meta<typeof OffersView> = {
  title: 'Screens/Offers',
  component: OffersView,
  args: { send: () => undefined, onBook: () => undefined, dialog: null },
  argTypes: { state: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'offers' },
}
export default meta

type Story = StoryObj<typeof OffersView>

const at = (
  value: StateValueFrom<typeof offersMachine>,
  context: Partial<OffersContext> = {},
): Story => ({
  args: { state: offersMachine.resolveState({ value, context: { ...ofCamera, ...context } }) },
})
const newOffer = newOfferOf(ofCamera.item, [], 'buyer')
const ofSeller: OffersContext = { ...noOffers, role: 'seller', offers: sellersOffers }
const counter = offerActOf(sellersOffers, { offerId: made._id, event: 'seller.counter' })

export const Loading = at('loading')
export const Absent = at('absent')
export const Failed = at('failed', { failure: { kind: 'noAnswer' } })
export const Empty = at({ shown: 'idle' }, noOffers)
export const Naming = at({ shown: 'naming' }, { act: newOffer })
export const NamingWithUsualPrice = at(
  { shown: 'naming' },
  {
    act: newOffer,
    item: { product: camera, usual: { percent: 88, of: 'market' } },
  },
)
export const TooLow = at(
  { shown: 'naming' },
  {
    act: newOffer,
    price: '10',
    isSubmitted: true,
    error: message('orderAmountRange', { min: '42.5', max: '85' }),
  },
)
export const Sending = at({ shown: 'sending' }, { act: newOffer, price: '70' })
export const Made = at({ shown: 'idle' }, { offers: [made], movedId: made._id })
export const Countered = at({ shown: 'idle' }, { offers: [countered] })
export const Held = at({ shown: 'idle' }, { offers: [held] })
export const Accepted = at({ shown: 'idle' }, { offers: [accepted] })
export const AcceptedAndBooked = at(
  { shown: 'idle' },
  { offers: [{ ...accepted, bookingId: 'booking-1' }] },
)
export const Rereading = at(
  { shown: 'rereading' },
  {
    offers: [countered],
    failure: {
      kind: 'conflict',
      code: 'item-held',
      message: 'This item is reserved for another buyer.',
    },
  },
)
export const OfSeller = at({ shown: 'idle' }, ofSeller)
export const SellerSuggests = at({ shown: 'naming' }, { ...ofSeller, act: counter })
