import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { metOrder } from '../../src/screens/order/order-story-fixtures.ts'
import { expect } from '../browser/patient-expect.ts'
import type { Visitors } from './visitor.ts'

const icons = join(import.meta.dirname, '..', '..', 'src', 'app', 'public')
const camera = {
  name: 'camera.png',
  mimeType: 'image/png',
  buffer: readFileSync(join(icons, 'icon-512.png')),
}

/** Files to choose: pictures, a text, and a file with the name of a picture and invalid content. */
export const files = {
  camera,
  lens: { ...camera, name: 'lens.png' },
  notes: { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Wash the lens.') },
  scrambled: { ...camera, buffer: Buffer.from('bytes of nothing') },
} as const

/** An order whose buyer can report a problem with two pictures. */
const order = {
  ...metOrder,
  can: metOrder.can.map(({ event, fields }) => ({
    event,
    fields: fields.map((field) => (field.type === 'pictures' ? { ...field, max: 2 } : field)),
  })),
}

/** Opens a page for the buyer of that order, which the wire gives. */
export async function arriveAsBuyer(visitors: Visitors): Promise<Page> {
  const page = await visitors.arrive('buyer@loppis.test')
  await page.route(/\/orders\/[^/]+$/, (route) => route.fulfill({ json: order }))
  return page
}

/** Opens the dialog in which the buyer reports a problem. */
export async function openProblemReport(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/dashboard/order/${order._id}`)
  await page.getByRole('button', { name: 'Report a problem' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** The field for pictures. */
export const pictureField = (page: Page) => page.getByLabel('Pictures (optional)')
