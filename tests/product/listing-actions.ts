import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import type { ListingForm } from '../../src/domain/listing-form.ts'
import { beAtOrigin } from './visitor.ts'
import { nextOf, type Stage, type StageWithRemainingSteps } from './stage.ts'

const icons = join(import.meta.dirname, '..', '..', 'src', 'app', 'public')

type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

const camera = {
  name: 'camera.png',
  mimeType: 'image/png',
  buffer: readFileSync(join(icons, 'icon-512.png')),
}
const files = {
  camera,
  lens: { ...camera, name: 'lens.png', buffer: readFileSync(join(icons, 'icon-192.png')) },
  notes: { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Wash the lens.') },
  /** A file with the name of a picture and invalid content. */
  scrambled: { ...camera, buffer: Buffer.from('bytes of nothing') },
} as const satisfies Readonly<Record<string, ChosenFile>>

const choose = (page: Page, file: ChosenFile) =>
  page.getByLabel('Product image', { exact: true }).setInputFiles(file)

export const chooseCamera = (page: Page) => choose(page, files.camera)

/** Chooses a file; its content is invalid if the next step of the path expects an unreadable picture. */
export const choosePicture =
  (name: 'camera' | 'lens' | 'notes') =>
  ({ page, remainingSteps }: StageWithRemainingSteps): Promise<void> => {
    const told = nextOf(remainingSteps, 'picture.')
    return choose(page, told === 'picture.unreadable' ? files.scrambled : files[name])
  }

/**
 * Stores the lens as the picture of the demo seller's draft, as src/services/draft-files.ts does; its content is
 * invalid if the path expects an unreadable picture next.
 */
export async function keepDraftPicture(
  page: Page,
  origin: string,
  steps: readonly string[],
): Promise<void> {
  await beAtOrigin(page, origin)
  const key = `loppis.draft.v1/listing/${encodeURIComponent('seller@loppis.test')}/`
  const isReadable = nextOf(steps.slice(1), 'picture.') !== 'picture.unreadable'
  const bytes = [...(isReadable ? files.lens : files.scrambled).buffer]
  await page.evaluate(
    async ([at, content]) => {
      const opening = indexedDB.open('loppis-drafts')
      const opened = new Promise((resolve) => (opening.onsuccess = resolve))
      opening.onupgradeneeded = () => opening.result.createObjectStore('pictures')
      await opened
      const writing = opening.result.transaction('pictures', 'readwrite')
      const written = new Promise((resolve) => (writing.oncomplete = resolve))
      const file = new File([new Uint8Array(content)], 'lens.png', { type: 'image/png' })
      writing.objectStore('pictures').put(file, at)
      await written
      opening.result.close()
    },
    [key, bytes] as const,
  )
}

const DRAW = 'draw'

/** Holds the decoding of a picture until the path releases it. */
export async function holdDrawing(page: Page): Promise<void> {
  await page.addInitScript((event) => {
    const decode = HTMLImageElement.prototype.decode
    HTMLImageElement.prototype.decode = async function decodeLater(this: HTMLImageElement) {
      await new Promise((resolve) => window.addEventListener(event, resolve, { once: true }))
      return decode.call(this)
    }
  }, DRAW)
}

export async function drawPicture({ page }: Stage): Promise<void> {
  await page.evaluate((event) => void window.dispatchEvent(new Event(event)), DRAW)
}

/** Form fields by their labels, in the order of the screen. */
const texts = {
  'Product name': 'productName',
  'Asking price': 'askingPrice',
  'Retail price': 'retailPrice',
  'Purchase year': 'purchaseYear',
  'Contact number': 'contact',
  Location: 'location',
} as const satisfies Readonly<Record<string, keyof ListingForm>>

/** Fills in the required fields except the picture, with a category of the demo data. */
export async function fillListing(page: Page, form: ListingForm): Promise<void> {
  for (const [label, name] of Object.entries(texts)) {
    await page.getByLabel(label, { exact: true }).fill(form[name])
  }
  await page.getByRole('radio', { name: new RegExp(`^${form.productCondition}`, 'i') }).check()
  await page.getByLabel('Category').selectOption('Cameras & sound')
}

/** Fills in the form and submits it. */
export const submitListing =
  (form: ListingForm) =>
  async ({ page }: Stage): Promise<void> => {
    await fillListing(page, form)
    await page.getByRole('button', { name: 'Add product' }).click()
  }

export const stopUpload = ({ page }: Stage) =>
  page.getByRole('button', { name: 'Cancel upload' }).click()

/** Holds back every response of the image host: uploads arrive there, but their responses do not come back. */
export async function keepBackAnswers(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Fetch.enable', {
    patterns: [{ urlPattern: '*/standins/images/upload', requestStage: 'Response' }],
  })
}
