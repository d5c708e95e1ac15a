import type { Locator, Page } from 'playwright'
import { it } from 'vitest'
import { expect } from '../browser/patient-expect.ts'
import { galleryMessages } from '../../src/messages/pictures.ts'
import { waitMessages, orderMessages } from '../../src/messages/order.ts'
import { act, buy } from './order-steps.ts'
import { orderRow } from '../product/steps.ts'
import { setupTestApp, visit } from '../product/test-app.ts'

const market = setupTestApp({ look: 'with pictures' })
const PICTURE = 'src/app/public/icon-512.png'
const { states, positions, from, picture } = orderMessages.en

/** Returns the button that enlarges a picture of the history. */
const pictureOf = (page: Page | Locator, place: string, side: keyof typeof from) =>
  page.getByRole('button', { name: galleryMessages.en.enlargeOf(picture(place, from[side])) })

/** Adds pictures in the open dialog, and waits until they are uploaded. */
async function addPictures(page: Page, count: number) {
  const files = Array.from({ length: count }, () => PICTURE)
  await page.getByLabel('Pictures (optional)').setInputFiles(files)
  await expect(page.getByText('Uploaded', { exact: true })).toHaveCount(count)
}

/** Reports a problem of this kind as the buyer. */
async function report(buyer: Page, kind: string, words: string, pictures = 0) {
  await buyer.getByRole('button', { name: 'Report a problem' }).click()
  await buyer.getByRole('radio', { name: kind }).check()
  await buyer.getByLabel('Your message').fill(words)
  if (pictures > 0) await addPictures(buyer, pictures)
  await buyer.getByRole('dialog').getByRole('button', { name: 'Report a problem' }).click()
  await expect(buyer.getByText(states.problem.buyer)).toBeVisible()
}

it('Order: the seller hands over, the buyer confirms, and the money goes to the seller', async () => {
  const { buyer, seller } = await buy(market(), 'Rangefinder 35 mm film camera')
  await expect(buyer.getByText(positions.held.buyer)).toBeVisible()
  await act(seller, 'seller.meet')
  await expect(seller.getByText(states['handedOver.met'].seller)).toBeVisible()
  await expect(buyer.getByText(states['handedOver.met'].buyer)).toBeVisible()
  await act(buyer, 'buyer.confirm')
  await expect(buyer.getByText(states.received.buyer)).toBeVisible()
  await expect(seller.getByText(states.received.seller)).toBeVisible()
  // The first transfer finds that the seller has no payout account; no live update tells the page of that.
  const isOnItsWay = seller.getByText(positions.releasing.seller)
  const waits = seller.getByText(waitMessages.en.payoutAccount.seller)
  await expect(isOnItsWay.or(waits)).toBeVisible()
})

it('Order: the buyer reports that nothing came, and gets the money back', async () => {
  const { buyer, seller } = await buy(
    market(),
    'City bicycle, red, step-through',
    'Sport & outdoors',
  )
  await act(seller, 'seller.send', { 'Tracking number': 'SE123456' })
  await expect(buyer.getByText('Tracking number: SE123456')).toBeVisible()
  await report(buyer, "It didn't arrive", 'It never came.')
  await expect(seller.getByText('It never came.')).toBeVisible()
  await act(seller, 'seller.takeBack')
  for (const [page, side] of [
    [buyer, 'buyer'],
    [seller, 'seller'],
  ] as const) {
    await expect(page.getByText(states.refunded[side])).toBeVisible()
    await expect(page.getByText(positions.refunded[side]).first()).toBeVisible()
  }
})

it('Order: the two disagree, an admin finds the order and splits the money, and both see it', async () => {
  const product = 'Wooden kitchen chair, dark stain'
  const { buyer, seller } = await buy(market(), product, 'Furniture & home')
  await act(seller, 'seller.meet')
  await report(buyer, 'It is damaged', 'The back is loose.', 2)
  await expect(seller.getByText('The back is loose.')).toBeVisible()
  await pictureOf(seller, '2', 'buyer').click()
  const enlarged = seller.getByRole('dialog', { name: 'Pictures from the buyer' })
  await expect(enlarged.getByRole('img', { name: 'Picture 2 from the buyer' })).toBeInViewport()
  await seller.keyboard.press('Escape')
  await expect(pictureOf(seller, '2', 'buyer')).toBeFocused()
  await seller.getByRole('button', { name: 'I disagree' }).click()
  await addPictures(seller, 1)
  await seller.getByRole('dialog').getByLabel('Your message').fill('It was fine at my place.')
  await seller.getByRole('dialog').getByRole('button', { name: 'I disagree' }).click()

  const { page: admin } = await visit(market(), '/dashboard', { as: 'admin@loppis.test' })
  await admin.getByRole('link', { name: / to decide$/ }).click()
  await expect(orderRow(admin, product)).toContainText('The back is loose.')
  await admin.getByRole('link', { name: `Decide ${product}` }).click()
  const side = (name: string) => admin.getByRole('region', { name, exact: true })
  await expect(side('Buyer')).toContainText('The back is loose.')
  await expect(side('Seller')).toContainText('It was fine at my place.')
  await expect(pictureOf(side('Buyer'), '2', 'buyer')).toBeVisible()
  await expect(pictureOf(side('Seller'), '1', 'seller')).toBeVisible()
  await act(admin, 'admin.split', {
    'Amount back to the buyer': '20',
    'Your message': 'The back can be glued.',
  })
  await expect(admin.getByText(states.completed.admin)).toBeVisible()
  for (const [page, role] of [
    [buyer, 'buyer'],
    [seller, 'seller'],
  ] as const) {
    await expect(page.getByText(states.completed[role])).toBeVisible()
    await expect(page.getByText('The back can be glued.')).toBeVisible()
  }
})

it('Order: nothing that was typed is lost when a picture fails, and it can be tried again', async () => {
  const { buyer, seller } = await buy(market(), 'Violin, full size, with bow', 'Instruments', {
    expected: /ERR_FAILED/,
  })
  await act(seller, 'seller.meet')
  const upload = '**/standins/images/upload'
  await buyer.route(upload, (route) => route.abort())
  await buyer.getByRole('button', { name: 'Report a problem' }).click()
  await buyer.getByRole('radio', { name: 'It is damaged' }).check()
  await buyer.getByLabel('Your message').fill('The bow is broken.')
  await buyer.getByLabel('Pictures (optional)').setInputFiles(PICTURE)
  await expect(buyer.getByText(/This picture isn't uploaded/)).toBeVisible()
  const dialog = buyer.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Report a problem' }).click()
  await expect(buyer.getByText('Wait for the pictures, or remove them.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Not now' }).click()

  await buyer.unroute(upload)
  await buyer.getByRole('button', { name: 'Report a problem' }).click()
  await buyer.getByRole('button', { name: 'Try again: picture 1' }).click()
  await expect(buyer.getByText('Uploaded', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Report a problem' }).click()
  await expect(buyer.getByText('The bow is broken.')).toBeVisible()
  await expect(pictureOf(buyer, '1', 'buyer')).toBeVisible()
})
