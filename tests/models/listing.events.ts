import { listingMachine } from '../../machines/listing.machine.ts'
import { emptyListingForm, type ListingForm } from '../../src/domain/listing-form.ts'
import type { UploadedPicture } from '../../src/domain/picture.ts'
import { portResults, scriptFor } from './script.ts'

const file = (name: string, type: string) => new File(['bytes'], name, { type })

export const pictures = {
  camera: file('camera.jpg', 'image/jpeg'),
  lens: file('lens.png', 'image/png'),
  notes: file('notes.txt', 'text/plain'),
} as const

export const typed: ListingForm = {
  productName: 'Old camera',
  askingPrice: '180',
  retailPrice: '400',
  productCondition: 'good',
  categoryId: 'category-1',
  purchaseYear: '2019',
  description: '',
  contact: '0700 000 000',
  location: 'Malmö',
}
export const cheaper: ListingForm = { ...typed, askingPrice: '150' }

export const uploaded: UploadedPicture = { image: 'https://pictures.test/camera.jpg' }
export const shownAt =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/%3E'

export const listingInput = { sellerEmail: 'seller@loppis.test', form: emptyListingForm }

/** The script of Add a Product. */
export const listingScript = scriptFor(listingMachine, {
  input: listingInput,
  sends: [
    ...(['camera', 'lens', 'notes'] as const).map((name) => ({
      name: `picture.choose=${name}`,
      event: { type: 'picture.choose' as const, file: pictures[name] },
    })),
    {
      name: 'listing.change',
      event: { type: 'listing.change', form: { ...typed, location: 'Lund' } },
    },
    {
      name: 'listing.submit=complete',
      event: { type: 'listing.submit', form: typed },
    },
    {
      name: 'listing.submit=cheaper',
      event: { type: 'listing.submit', form: cheaper },
    },
    {
      name: 'listing.submit=noName',
      event: { type: 'listing.submit', form: { ...typed, productName: ' ' } },
    },
    {
      name: 'listing.submit=lowRetail',
      event: { type: 'listing.submit', form: { ...typed, retailPrice: '20' } },
      when: ({ context }) => context.askedAbout === null,
    },
    {
      name: 'upload.progressed',
      event: { type: 'upload.progressed', progress: { sent: 250, total: 1000 } },
      when: ({ name }) => name === 'withPicture.uploading',
    },
    { name: 'upload.cancel', event: { type: 'upload.cancel' } },
  ],
  listeners: {
    recallPicture: [
      { name: 'picture.recalled', event: { type: 'picture.recalled', file: pictures.lens } },
    ],
    showPicture: [
      { name: 'picture.shown', event: { type: 'picture.shown', url: shownAt } },
      { name: 'picture.unreadable', event: { type: 'picture.unreadable' } },
    ],
  },
  ports: {
    checkPhone: portResults<boolean>({ valid: true, invalid: false }),
    upload: portResults<UploadedPicture>({ uploaded }),
    save: portResults<string | null>({ saved: 'product-1', notSaved: null }),
  },
  factsOf: ({ uploaded: arrived, preview, progress }) => [
    arrived === null ? 'not uploaded' : 'uploaded',
    preview === null ? 'not shown' : 'shown',
    progress === null ? 'not begun' : 'begun',
  ],
  bound: 7,
})
