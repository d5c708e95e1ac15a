import { describe, expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createPageActors } from '../../src/actors/page-actors.ts'
import { pictureSnapshots, providePictures, waitForUploads } from '../../src/actors/pictures.ts'
import { FailureError } from '../../src/domain/failure.ts'
import { message } from '../../src/domain/message.ts'
import { pictureProblem, type UploadedPicture } from '../../src/domain/picture.ts'
import { createDraftService } from '../../src/services/drafts.ts'
import { createServerServices } from '../../src/ssr/services.ts'
import { openMemoryFiles, openStorage } from '../screen/storage.ts'

const file = (name: string) => new File(['bytes'], name, { type: 'image/jpeg' })
const [camera, lens, bag] = [file('camera.jpg'), file('lens.jpg'), file('bag.jpg')]
const at = ({ name }: File): UploadedPicture => ({ image: `https://pictures.test/${name}` })

const services = createServerServices({
  address: '/dashboard/add-product',
  language: 'en',
  ask: () => Promise.reject(new Error('No request is expected.')),
  demoAccounts: [],
  baseUrl: 'http://this.server',
})

/** Returns the drafts of a browser. */
function openBrowser() {
  const [storage, files] = [openStorage(), openMemoryFiles()]
  return createDraftService(
    () => storage,
    () => files,
  )
}

const neverShown: typeof services.images.preview = () => () => undefined

/**
 * Opens the pictures of a seller in a browser that keeps these drafts and reads files with `preview`; `upload` is the
 * image host.
 */
async function openPictures(
  upload: (picture: File) => Promise<UploadedPicture>,
  drafts = openBrowser(),
  max = 8,
  sold: { productId?: string; again?: UploadedPicture[] } = {},
  preview = neverShown,
) {
  const images = { ...services.images, preview, upload }
  const { getMachines } = createPageActors(
    {
      ...services,
      createApi: (onChange) => ({
        ...services.createApi(onChange),
        maxPictures: async () => max,
      }),
      drafts,
      images,
    },
    { loadActors: async () => [], CardFields: () => null },
  )
  const input = { max: 1, draft: { owner: 'sue@loppis.test', ...sold } }
  const pictures = createActor(getMachines(providePictures), { input }).start()
  await waitFor(pictures, (state) => state.context.max === max)
  return pictures
}

const submitted = (pictures: Awaited<ReturnType<typeof openPictures>>) =>
  waitForUploads(
    pictureSnapshots(pictures.getSnapshot()),
    () => undefined,
    new AbortController().signal,
  )

it.each([
  [50, null],
  [51, message('pictureTooLarge')],
])('L3: a file of %i MB', (size, problem) => {
  expect(pictureProblem({ type: 'image/jpeg', size: size * 1024 * 1024 })).toEqual(problem)
})

it('L3: takes all files that are chosen at once, also while the draft is being read', async () => {
  const drafts = { ...openBrowser(), recallPictures: () => new Promise<never>(() => undefined) }
  const pictures = await openPictures(async (one) => at(one), drafts)
  pictures.send({ type: 'pictures.add', pictures: [camera, lens] })
  expect(pictureSnapshots(pictures.getSnapshot())).toHaveLength(2)
})

describe('a form that is submitted', () => {
  it('L3: waits for its pictures and has them in their order', async () => {
    const pictures = await openPictures(async (one) => at(one))
    pictures.send({ type: 'pictures.add', pictures: [camera, lens, bag] })
    pictures.send({ type: 'pictures.place', id: 'picture-3', index: 0 })
    expect(await submitted(pictures)).toEqual([at(bag), at(camera), at(lens)])
  })

  it('L3: fails with the picture that fails, and then tries that picture alone again', async () => {
    const upload = vi.fn<(one: File) => Promise<UploadedPicture>>(async (one) => at(one))
    upload.mockRejectedValueOnce(new FailureError({ kind: 'noAnswer' }))
    const pictures = await openPictures(upload)
    pictures.send({ type: 'pictures.add', pictures: [camera, lens] })
    const [first] = pictureSnapshots(pictures.getSnapshot())
    if (first === undefined) throw new Error('There is no picture.')
    await waitFor(first, (state) => state.matches({ chosen: 'failed' }))
    upload.mockRejectedValueOnce(
      new FailureError({ kind: 'server', status: 503, message: 'Later.' }),
    )
    await expect(submitted(pictures)).rejects.toMatchObject({ failure: { kind: 'server' } })
    expect(await submitted(pictures)).toEqual([at(camera), at(lens)])
    expect(upload.mock.calls.map(([one]) => one)).toEqual([camera, lens, camera, camera])
  })
})

describe('a form with a picture that cannot be uploaded', () => {
  const blockedBy = (place: string) => ({
    failure: { kind: 'rejected', reason: message('pictureBlocks', { place }) },
  })

  it('says which picture the browser cannot read', async () => {
    const pictures = await openPictures(
      (one) => (one === lens ? new Promise(() => undefined) : Promise.resolve(at(one))),
      openBrowser(),
      8,
      {},
      (shown, { unreadable }) => {
        if (shown === lens) unreadable()
        return () => undefined
      },
    )
    pictures.send({ type: 'pictures.add', pictures: [camera, lens, bag] })
    await expect(submitted(pictures)).rejects.toMatchObject(blockedBy('2'))
  })

  it('says which picture the host has refused, and does not send it again', async () => {
    const upload = vi.fn<(one: File) => Promise<UploadedPicture>>(async (one) => {
      if (one !== bag) return at(one)
      throw new FailureError({ kind: 'rejected', code: 'picture-damaged', message: 'Damaged.' })
    })
    const pictures = await openPictures(upload)
    pictures.send({ type: 'pictures.add', pictures: [camera, lens, bag] })
    await expect(submitted(pictures)).rejects.toMatchObject(blockedBy('3'))
    await expect(submitted(pictures)).rejects.toMatchObject(blockedBy('3'))
    expect(upload.mock.calls.map(([one]) => one)).toEqual([camera, lens, bag])
  })
})

describe('the pictures of a draft', () => {
  const uploading = () => new Promise<UploadedPicture>(() => undefined)

  /** Returns the files of the pictures after a reload. */
  const recalled = async (drafts: ReturnType<typeof openBrowser>, max: number, count: number) => {
    const pictures = await openPictures(async (one) => at(one), drafts, max)
    const { context } = await waitFor(pictures, (state) => state.context.ids.length === count)
    return context.ids.map((id) => context.sources[id])
  }

  it('L4: come back in their order, and a removed one does not', async () => {
    const drafts = openBrowser()
    const pictures = await openPictures(uploading, drafts)
    pictures.send({ type: 'pictures.add', pictures: [camera, lens, bag] })
    pictures.send({ type: 'pictures.remove', id: 'picture-1' })
    pictures.send({ type: 'pictures.place', id: 'picture-3', index: 0 })
    expect(await recalled(drafts, 8, 2)).toEqual([bag, lens])
  })

  it('L4: keep the cover where the server takes one picture', async () => {
    const drafts = openBrowser()
    const pictures = await openPictures(uploading, drafts)
    pictures.send({ type: 'pictures.add', pictures: [camera, lens] })
    expect(await recalled(drafts, 1, 1)).toEqual([camera])
  })

  it('L4: are uploaded once, and not again at the next visit', async () => {
    const upload = vi.fn<(one: File) => Promise<UploadedPicture>>(async (one) => at(one))
    const drafts = openBrowser()
    const pictures = await openPictures(upload, drafts)
    pictures.send({ type: 'pictures.add', pictures: [camera, lens] })
    await submitted(pictures)
    const again = await openPictures(upload, drafts)
    await waitFor(again, (state) => state.context.ids.length === 2)
    expect(await submitted(again)).toEqual([at(camera), at(lens)])
    expect(upload.mock.calls.map(([one]) => one)).toEqual([camera, lens])
  })

  it('L4: are gone when the draft ends while one is being uploaded', async () => {
    const host = Promise.withResolvers<UploadedPicture>()
    const drafts = openBrowser()
    const pictures = await openPictures(() => host.promise, drafts)
    pictures.send({ type: 'pictures.add', pictures: [camera] })
    const draft = { kind: 'listing', owner: 'sue@loppis.test' } as const
    await drafts.keepPictures(draft, [])
    host.resolve(at(camera))
    await submitted(pictures)
    expect(await drafts.recallPictures(draft)).toEqual([])
  })
})

describe('the pictures of a sold product that is listed again', () => {
  const sold = { productId: 'product-1', again: [at(camera), at(lens)] }
  const open = (drafts: ReturnType<typeof openBrowser>) =>
    openPictures(async (one) => at(one), drafts, 8, sold)
  const shown = async (pictures: Awaited<ReturnType<typeof open>>, count: number) => {
    const { context } = await waitFor(pictures, (state) => state.context.ids.length === count)
    return context.ids.map((id) => context.sources[id])
  }

  it('L4: are those of the product, until the seller changes them', async () => {
    const drafts = openBrowser()
    const pictures = await open(drafts)
    expect(await shown(pictures, 2)).toEqual([at(camera), at(lens)])
    pictures.send({ type: 'pictures.remove', id: 'picture-1' })
    expect(await shown(await open(drafts), 1)).toEqual([at(lens)])
  })

  it('L4: are not those of the draft of a new product, which stay as they are', async () => {
    const drafts = openBrowser()
    const fresh = await openPictures(() => new Promise(() => undefined), drafts)
    fresh.send({ type: 'pictures.add', pictures: [bag] })
    const pictures = await open(drafts)
    expect(await shown(pictures, 2)).toEqual([at(camera), at(lens)])
    pictures.send({ type: 'pictures.remove', id: 'picture-2' })
    expect(await drafts.recallPictures({ kind: 'listing', owner: 'sue@loppis.test' })).toEqual([
      bag,
    ])
  })
})
