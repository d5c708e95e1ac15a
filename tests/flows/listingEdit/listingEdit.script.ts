import {
  type ListingEditContext,
  listingEditMachine,
} from '../../../machines/listingEdit.machine.ts'
import { type EditableListing, formOf } from '../../../src/domain/listingEdit.ts'
import type { ListingForm, SomeFields } from '../../../src/domain/listing-form.ts'
import { camera as bookable } from '../booking/booking.script.ts'
import type { UploadedPicture } from '../../../src/domain/picture.ts'
import { chosen, uploaded } from '../addProduct/addProduct.script.ts'
import { portResults, scriptFor } from '../../model/script.ts'

/** The category is one of the demo market. */
export const camera = { ...bookable, categoryId: 'cameras-and-sound' }

const listing = (state: string, edition: number, acts: readonly string[]): EditableListing => ({
  state,
  edition,
  can: acts.map((act) => ({ event: `seller.${act}` })),
  heldUntil: null,
  product: camera,
  lowestOffer: { percent: 50, choices: [50, 40, 30, 20, 10] },
})

type Loaded = { listing: EditableListing; typed: SomeFields }

/** The server's listings: a product that can be edited, again with a draft and in a later edition, and a sold one. */
export const loads: Readonly<Record<'editable' | 'later' | 'sold', Loaded>> = {
  editable: { listing: listing('published', 1, ['edit', 'withdraw']), typed: {} },
  later: { listing: listing('published', 2, ['edit']), typed: { location: 'Lund' } },
  sold: { listing: listing('sold', 2, []), typed: {} },
}

/** The form of the product with another price and lowest offer, and without a price. */
const unchanged = formOf(loads.editable.listing)
export const cheaper: ListingForm = {
  ...unchanged,
  askingPrice: '150',
  lowestOfferPercent: '30',
}
export const unpriced: ListingForm = { ...unchanged, askingPrice: '' }

type Where = { context: ListingEditContext }

/** The script of Edit. */
export const listingEditScript = scriptFor(listingEditMachine, {
  input: { productId: camera._id, sellerEmail: 'seller@loppis.test' },
  sends: [
    { name: 'edit.change=cheaper', event: { type: 'edit.change', form: cheaper } },
    {
      name: 'edit.submit=cheaper',
      event: { type: 'edit.submit', form: cheaper, pictures: chosen },
    },
    {
      name: 'edit.submit=unpriced',
      event: { type: 'edit.submit', form: unpriced, pictures: chosen },
    },
    {
      name: 'edit.submit=noPicture',
      event: { type: 'edit.submit', form: cheaper, pictures: [] },
    },
    { name: 'upload.cancel', event: { type: 'upload.cancel' } },
    { name: 'edit.retry', event: { type: 'edit.retry' } },
    {
      name: 'edit.discard',
      event: { type: 'edit.discard' },
      // Without input of an earlier visit, there is no button for it.
      when: ({ context }: Where) => Object.keys(context.recalled).length > 0,
    },
  ],
  listeners: {
    watchListing: Object.entries(loads).map(([name, loaded]) => ({
      name: `listing.read=${name}`,
      event: { type: 'listing.read' as const, ...loaded },
    })),
    watchConnection: [{ name: 'connection.restored', event: { type: 'connection.restored' } }],
    pictures: [],
  },
  ports: {
    load: portResults<Loaded>(loads),
    upload: portResults<UploadedPicture[]>({
      same: [{ image: camera.image }],
      reordered: [uploaded, { image: camera.image }],
    }),
    save: portResults<void>({ done: undefined }),
  },
  rests: ['editing', 'locked'],
  factsOf: ({ listing: shown, form, errors, isSubmitted, uploaded: arrived, failure }) => [
    String(shown?.edition ?? 'none'),
    form.askingPrice,
    Object.keys(errors).join(),
    arrived.length,
    isSubmitted ? 'submitted' : 'typing',
    failure?.kind === 'conflict' ? 'outdated' : failure === null ? 'well' : 'failed',
  ],
  bound: 4,
})
