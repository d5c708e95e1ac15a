import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import type { ListingForm } from '../../../src/domain/listing-form.ts'
import type { Stage } from '../../product/stage.ts'

const icons = join(import.meta.dirname, '..', '..', '..', 'src', 'app', 'public')

type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

const camera: ChosenFile = {
  name: 'camera.png',
  mimeType: 'image/png',
  buffer: readFileSync(join(icons, 'icon-512.png')),
}
const lens: ChosenFile = {
  ...camera,
  name: 'lens.png',
  buffer: readFileSync(join(icons, 'social-card.jpg')),
}

const choose = (page: Page, ...files: readonly ChosenFile[]) =>
  page.getByLabel('Product image', { exact: true }).setInputFiles([...files])

export const chooseCamera = (page: Page) => choose(page, camera)

/** Chooses two pictures at once. */
export const chooseCameraAndLens = (page: Page) => choose(page, camera, lens)

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
  page.getByRole('button', { name: 'Cancel', exact: true }).click()

/** Holds back every response of the image host: uploads arrive there, but their responses do not come back. */
export async function keepBackAnswers(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Fetch.enable', {
    patterns: [{ urlPattern: '*/standins/images/upload', requestStage: 'Response' }],
  })
}
