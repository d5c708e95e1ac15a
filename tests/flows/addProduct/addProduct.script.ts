import type { ActorRefFrom } from 'xstate'
import { addProductMachine } from '../../../machines/addProduct.machine.ts'
import type { pictureMachine } from '../../../machines/picture.machine.ts'
import { emptyListingForm, type ListingForm } from '../../../src/domain/listing-form.ts'
import type { UploadedPicture } from '../../../src/domain/picture.ts'
import { portResults, scriptFor } from '../../model/script.ts'

const file = (name: string, type: string) => new File(['bytes'], name, { type })

export const pictures = {
  camera: file('camera.jpg', 'image/jpeg'),
  lens: file('lens.png', 'image/png'),
  notes: file('notes.txt', 'text/plain'),
} as const

export const typed: ListingForm = {
  productName: 'Old camera',
  askingPrice: '180',
  lowestOfferPercent: '',
  retailPrice: '400',
  productCondition: 'good',
  categoryId: 'category-1',
  purchaseYear: '2019',
  description: '',
  contact: '0700 000 000',
  location: 'Malmö',
}
export const cheaper: ListingForm = { ...typed, askingPrice: '150' }

export const shownAt =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/%3E'
export const uploaded: UploadedPicture = { image: `${shownAt}#camera` }
export const uploadedLens: UploadedPicture = { image: `${shownAt}#lens` }

type PictureActor = ActorRefFrom<typeof pictureMachine>
/** The pictures of the form. The machine only hands them to a port. */
const actorOf = (id: string) => ({ id }) as PictureActor
const [cameraActor, lensActor] = [actorOf('picture-1'), actorOf('picture-2')]
export const chosen: readonly PictureActor[] = [cameraActor, lensActor]
export const reordered: readonly PictureActor[] = [lensActor, cameraActor]

export const addProductInput = { sellerEmail: 'seller@loppis.test', form: emptyListingForm }

/** The script of Add a Product. */
export const addProductScript = scriptFor(addProductMachine, {
  input: addProductInput,
  sends: [
    {
      name: 'listing.change',
      event: { type: 'listing.change', form: { ...typed, location: 'Lund' } },
    },
    {
      name: 'listing.submit=complete',
      event: { type: 'listing.submit', form: typed, pictures: chosen },
    },
    {
      name: 'listing.submit=cheaper',
      event: { type: 'listing.submit', form: cheaper, pictures: chosen },
    },
    {
      name: 'listing.submit=noName',
      event: {
        type: 'listing.submit',
        form: { ...typed, productName: ' ' },
        pictures: chosen,
      },
    },
    {
      name: 'listing.submit=noPicture',
      event: { type: 'listing.submit', form: typed, pictures: [] },
    },
    {
      name: 'listing.submit=reordered',
      event: { type: 'listing.submit', form: typed, pictures: reordered },
    },
    {
      name: 'listing.submit=lowRetail',
      event: {
        type: 'listing.submit',
        form: { ...typed, retailPrice: '20' },
        pictures: chosen,
      },
      when: ({ context }) => context.askedAbout === null,
    },
    {
      name: 'upload.progressed',
      event: { type: 'upload.progressed', progress: { sent: 250, total: 1000 } },
      when: ({ name }) => name === 'uploading',
    },
    { name: 'upload.cancel', event: { type: 'upload.cancel' } },
  ],
  listeners: {},
  ports: {
    checkPhone: portResults<boolean>({ valid: true, invalid: false }),
    upload: portResults<UploadedPicture[]>({ uploaded: [uploaded, uploadedLens] }),
    save: portResults<string | null>({ saved: 'product-1', notSaved: null }),
  },
  factsOf: ({ uploaded: arrived, pictures: submitted, progress }) => [
    arrived === null ? 'not uploaded' : 'uploaded',
    submitted[0] === lensActor ? 'lens first' : 'camera first',
    progress === null ? 'not begun' : 'begun',
  ],
  bound: 7,
})
