import { expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { provideListingEdit } from '../../src/actors/listingEdit.ts'
import { createPageActors } from '../../src/actors/page-actors.ts'
import { pictureSnapshots } from '../../src/actors/pictures.ts'
import { FailureError } from '../../src/domain/failure.ts'
import type { EditableListing, ListingEdit } from '../../src/domain/listingEdit.ts'
import { createDraftService } from '../../src/services/drafts.ts'
import { createServerServices } from '../../src/ssr/services.ts'
import { openMemoryFiles, openStorage } from '../screen/storage.ts'
import { camera } from '../flows/listingEdit/listingEdit.script.ts'

const at = (name: string) => ({ image: `https://pictures.test/${name}` })
const [front, back, side] = [at('front.jpg'), at('back.jpg'), at('side.jpg')]
const outdated = { kind: 'conflict', code: 'edition-outdated', message: 'Changed.' } as const
const detail = new File(['bytes'], 'detail.jpg', { type: 'image/jpeg' })

const services = createServerServices({
  address: '/dashboard/my-products/product-1',
  language: 'en',
  ask: () => Promise.reject(new Error('No request is expected.')),
  demoAccounts: [],
  baseUrl: 'http://this.server',
})

/** Opens a browser; the product has a picture of its front and of its back until `change` is called. */
function openBrowser() {
  const [storage, files] = [openStorage(), openMemoryFiles()]
  const sent: ListingEdit[] = []
  let listing: EditableListing = {
    edition: 1,
    state: 'published',
    can: [{ event: 'seller.edit' }],
    heldUntil: null,
    product: { ...camera, ...front, morePictures: [back] },
  }
  const { getMachines } = createPageActors(
    {
      ...services,
      createApi: (onChange) => ({
        ...services.createApi(onChange),
        maxPictures: async () => 8,
        getListing: async () => listing,
        editListing: async (edit) => {
          sent.push(edit)
          if (edit.edition !== listing.edition) throw new FailureError(outdated)
        },
      }),
      drafts: createDraftService(
        () => storage,
        () => files,
      ),
      images: {
        ...services.images,
        open: () => ({ url: '', close: () => undefined }),
        preview: () => () => undefined,
        upload: async ({ name }) => at(name),
      },
    },
    { loadActors: async () => [], CardFields: () => null },
  )
  const open = async () => {
    const input = { productId: camera._id, sellerEmail: 'seller@loppis.test' }
    const edit = createActor(getMachines(provideListingEdit), { input }).start()
    await waitFor(edit, (state) => state.matches('editing'))
    const { pictures } = edit.getSnapshot().children
    if (pictures === undefined) throw new Error('There are no pictures.')
    const shown = () => pictures.getSnapshot().context
    return {
      pictures,
      waitForPictures: (count: number) =>
        waitFor(pictures, ({ context }) => context.ids.length === count),
      /** The draft was read before the limit counts. */
      waitForLimit: () => waitFor(pictures, ({ context }) => context.max === 8),
      sources: () => shown().ids.map((id) => shown().sources[id]),
      async submit() {
        const { form } = edit.getSnapshot().context
        edit.send({ type: 'edit.submit', form, pictures: pictureSnapshots(pictures.getSnapshot()) })
        await waitFor(edit, (state) => !state.hasTag('busy'))
      },
      async discard() {
        edit.send({ type: 'edit.discard' })
        await waitFor(edit, (state) => state.matches('editing'))
      },
      async readAgain() {
        edit.send({ type: 'edit.retry' })
        await waitFor(edit, (state) => state.matches('editing'))
      },
    }
  }
  const change = (more: readonly { image: string }[]) => {
    const { edition, product } = listing
    listing = { ...listing, edition: edition + 1, product: { ...product, morePictures: [...more] } }
  }
  return { open, change, sent }
}

it('L1: Edit saves the pictures in their order, and nothing of pictures that are unchanged', async () => {
  const { open, sent } = openBrowser()
  const first = await open()
  await first.submit()
  const second = await open()
  second.pictures.send({ type: 'pictures.add', pictures: [detail] })
  second.pictures.send({ type: 'pictures.place', id: 'picture-3', index: 0 })
  second.pictures.send({ type: 'pictures.remove', id: 'picture-2' })
  await second.submit()
  expect(sent.map(({ changes }) => changes)).toEqual([
    {},
    { ...at('detail.jpg'), morePictures: [front] },
  ])
})

it('L1: pictures that the seller has changed stay after a refused edit and a reload', async () => {
  const { open, change } = openBrowser()
  const edit = await open()
  edit.pictures.send({ type: 'pictures.add', pictures: [detail] })
  change([side])
  await edit.submit()
  await edit.readAgain()
  expect(edit.sources()).toEqual([front, back, detail])
  const reloaded = await open()
  await reloaded.waitForPictures(3)
  expect(reloaded.sources()).toEqual([front, back, at('detail.jpg')])
})

it('L1: discarded pictures give way to those of the server, also after a reload', async () => {
  const { open } = openBrowser()
  const first = await open()
  first.pictures.send({ type: 'pictures.add', pictures: [detail] })
  const reloaded = await open()
  await reloaded.waitForPictures(3)
  await reloaded.discard()
  expect(reloaded.sources()).toEqual([front, back])
  const again = await open()
  await again.waitForLimit()
  expect(again.sources()).toEqual([front, back])
})

it('L1: pictures that the seller has not changed follow the server', async () => {
  const { open, change, sent } = openBrowser()
  const edit = await open()
  change([side, back])
  await edit.submit()
  await edit.readAgain()
  expect(edit.sources()).toEqual([front, side, back])
  await edit.submit()
  expect(sent.at(-1)).toMatchObject({ edition: 2, changes: {} })
})
