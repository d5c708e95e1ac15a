import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createDraftService } from '../../src/services/drafts.ts'
import { openMemoryFiles, openStorage } from '../screen/storage.ts'

const ada = { kind: 'listing', owner: 'ada@loppis.test' } as const
const sue = { ...ada, owner: 'sue@loppis.test' }
const lens = new File(['lens'], 'lens.png')
const camera = new File(['camera'], 'camera.png')

function openBrowser() {
  const storage = openStorage()
  const files = openMemoryFiles()
  return () =>
    createDraftService(
      () => storage,
      () => files,
    )
}

it('L4: a draft is there after a reload, for the user who typed it', async () => {
  const load = openBrowser()
  load().keep(ada, { productName: 'Lamp' })
  await load().keepPictures(ada, [lens, camera])
  expect(load().recall(ada)).toEqual({ productName: 'Lamp' })
  expect(await load().recallPictures(ada)).toEqual([lens, camera])
  expect(load().recall(sue)).toBeNull()
  expect(await load().recallPictures(sue)).toEqual([])
})

it('the drafts of a deleted account are gone, with their pictures, and those of other users stay', async () => {
  const load = openBrowser()
  const booking = { kind: 'booking', owner: ada.owner, subject: 'a lamp/100%' } as const
  const pictured = { kind: 'edit', owner: ada.owner, subject: 'lamp' } as const
  for (const of of [ada, booking, sue]) load().keep(of, { location: 'Library' })
  for (const of of [ada, pictured, sue]) await load().keepPictures(of, [lens])

  await load().forgetAllOf(booking)
  for (const of of [ada, booking]) expect(load().recall(of)).toBeNull()
  for (const of of [ada, pictured]) expect(await load().recallPictures(of)).toEqual([])
  expect(load().recall(sue)).toEqual({ location: 'Library' })
  expect(await load().recallPictures(sue)).toEqual([lens])
})

it('the end of the drafts leaves the other texts of the browser', async () => {
  const storage = openStorage()
  storage.setItem('loppis.theme.v1/listing/ada%40loppis.test/', 'dark')
  await createDraftService(() => storage, openMemoryFiles).forgetAllOf(ada)
  expect(storage.getItem('loppis.theme.v1/listing/ada%40loppis.test/')).toBe('dark')
})

it('L4: drafts of two products are separate', () => {
  const drafts = openBrowser()()
  drafts.keep({ ...ada, kind: 'booking', subject: 'lamp' }, { location: 'Library' })
  expect(drafts.recall({ ...ada, kind: 'booking', subject: 'bike' })).toBeNull()
})

it('L4: a draft that was sent is gone', () => {
  const drafts = openBrowser()()
  drafts.keep(ada, { productName: 'Lamp' })
  drafts.forget(ada)
  expect(drafts.recall(ada)).toBeNull()
})

it('L1: a draft has the pictures that were kept last, in their order', async () => {
  const drafts = openBrowser()()
  void drafts.keepPictures(ada, [lens])
  void drafts.keepPictures(ada, [])
  void drafts.keepPictures(ada, [camera, lens])
  expect(await drafts.recallPictures(ada)).toEqual([camera, lens])
})

it('L1: a picture that is chosen while the code of the store loads is not in the draft that is read', async () => {
  const files = openMemoryFiles()
  const { promise: isLoaded, resolve: load } = Promise.withResolvers<void>()
  let isFirst = true
  const drafts = createDraftService(openStorage, async () => {
    // The browser preloads a module for its first import alone, which therefore can resolve after the second.
    if (isFirst) {
      isFirst = false
      await isLoaded
    }
    return files
  })
  const recalled = drafts.recallPictures(ada)
  const kept = drafts.keepPictures(ada, [camera])
  await setImmediate()
  load()
  await kept
  expect(await recalled).toEqual([])
})

it('L1: the picture of a draft of an older version is not lost', async () => {
  const files = await openMemoryFiles()
  const drafts = createDraftService(openStorage, async () => ({ ...files, get: async () => lens }))
  expect(await drafts.recallPictures(ada)).toEqual([lens])
})

it('a browser that stores nothing has no draft and reports no error', async () => {
  const refused = () => {
    throw new DOMException('Access is denied.', 'SecurityError')
  }
  const drafts = createDraftService(refused, async () => refused())
  drafts.keep(ada, { productName: 'Lamp' })
  await drafts.keepPictures(ada, [lens])
  drafts.forget(ada)
  await drafts.forgetAllOf(ada)
  expect(drafts.recall(ada)).toBeNull()
  expect(await drafts.recallPictures(ada)).toEqual([])
})

it('text that is no draft is no draft', () => {
  const storage = openStorage()
  storage.setItem('loppis.draft.v1/listing/ada%40loppis.test/', '{')
  expect(createDraftService(() => storage, openMemoryFiles).recall(ada)).toBeNull()
})
