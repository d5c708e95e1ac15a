import type { Page } from 'playwright'
import { it } from 'vitest'
import { conversationMessages } from '../../src/messages/conversation.ts'
import { galleryMessages } from '../../src/messages/pictures.ts'
import { notificationsMessages } from '../../src/messages/notifications.ts'
import { productPageMessages } from '../../src/messages/product-page.ts'
import { expect } from '../browser/patient-expect.ts'
import { setupTestApp, visit } from '../product/test-app.ts'

const market = setupTestApp({ look: 'with pictures' })
const PICTURE = 'src/app/public/icon-512.png'
const CAMERA = 'rangefinder-film-camera'
const words = conversationMessages.en
const links = notificationsMessages.en

const write = async (page: Page, text: string) => {
  await page.getByLabel(words.message).fill(text)
  await page.getByRole('button', { name: words.send, exact: true }).click()
}
const shown = (page: Page) => page.getByRole('log').getByRole('listitem')

/** Opens the seller's camera as a buyer, and its conversation. */
async function openAsBuyer(trouble: { expected?: RegExp } = {}): Promise<Page> {
  const { page } = await visit(market(), `/product/${CAMERA}`, {
    as: 'buyer@loppis.test',
    ...trouble,
  })
  await page.getByRole('link', { name: productPageMessages.en.writeMessage }).click()
  await expect(page.getByLabel(words.message)).toBeVisible()
  return page
}

it('Messages: a picture is sent when it is uploaded, and the seller is told, reads and answers', async () => {
  const buyer = await openAsBuyer()
  const { page: seller } = await visit(market(), '/dashboard', { as: 'seller@loppis.test' })
  // The seller of the demo data has a message of another conversation to read.
  await expect(seller.getByRole('link', { name: links.messagesLabel(1, '1') })).toBeVisible()

  await buyer.route('**/standins/images/upload', async (route) => {
    await unfinished
    await route.continue()
  })
  const { promise: unfinished, resolve: finish } = Promise.withResolvers<void>()
  await buyer.getByLabel('Pictures (optional)').setInputFiles(PICTURE)
  await write(buyer, 'Is it like this one?')
  await expect(buyer.getByRole('alert')).toBeVisible()
  finish()
  await expect(buyer.getByText('Uploaded', { exact: true })).toBeVisible()
  await buyer.getByRole('button', { name: words.send, exact: true }).click()
  await expect(shown(buyer)).toHaveCount(1)

  await seller.getByRole('link', { name: links.messagesLabel(2, '2') }).click()
  await seller.getByRole('link', { name: /Is it like this one/ }).click()
  await shown(seller)
    .getByRole('button', { name: galleryMessages.en.enlargeOf(words.picture('1', 'Alma Reyes')) })
    .click()
  await expect(seller.getByRole('dialog').getByRole('img')).toBeVisible()
  await seller.keyboard.press('Escape')
  await expect(buyer.getByText(words.read, { exact: true })).toBeVisible()
  await expect(seller.getByRole('link', { name: links.messagesLabel(1, '1') })).toBeVisible()
  await write(seller, 'Yes')
  await expect(shown(buyer)).toHaveCount(2)
  expect(await market().count(`messages where text = 'Is it like this one?'`)).toBe(1)
})

it('Messages: what is written offline is sent once and in its order, also after a reload', async () => {
  const buyer = await openAsBuyer({ expected: /ERR_INTERNET_DISCONNECTED/ })
  const before = await shown(buyer).count()
  await buyer.route('**/messages', (route) => route.abort('internetdisconnected'))
  for (const text of ['One', 'Two', 'Three']) await write(buyer, text)
  await buyer.getByLabel(words.message).fill('Half a sentence')
  await expect(buyer.getByText(words.waiting)).toBeVisible()
  await buyer.unroute('**/messages')
  await buyer.reload()
  await expect(buyer.getByLabel(words.message)).toHaveValue('Half a sentence')
  await expect(buyer.getByText(words.sent, { exact: true })).toBeVisible()
  await expect(shown(buyer)).toHaveCount(before + 3)
  const order = await shown(buyer).allInnerTexts()
  expect(order.slice(-3).map((text) => text.split('\n')[0])).toEqual(['One', 'Two', 'Three'])
  expect(await market().count(`messages where text in ('One', 'Two', 'Three')`)).toBe(3)
})

it('Messages: words are neither markup nor a link, and contact details have a warning', async () => {
  const buyer = await openAsBuyer()
  await write(buyer, '<b>Hello</b>, see https://example.com/camera')
  const { page: seller } = await visit(market(), '/dashboard/messages', {
    as: 'seller@loppis.test',
  })
  await seller.getByRole('link', { name: /example\.com/ }).click()
  const message = shown(seller).filter({ hasText: '<b>Hello</b>, see https://example.com/camera' })
  await expect(message).toContainText(words.contactWarning)
  await expect(message.getByRole('link')).toHaveCount(0)
})

it('Messages: a block ends the messages of both at once, until it is taken back', async () => {
  const buyer = await openAsBuyer()
  await write(buyer, 'Answer me!')
  await expect(buyer.getByText('Answer me!')).toBeVisible()
  const { page: seller } = await visit(market(), '/dashboard/messages', {
    as: 'seller@loppis.test',
  })
  await seller.getByRole('link', { name: /Answer me/ }).click()
  await seller.getByRole('button', { name: /^Block / }).click()
  await seller.getByRole('button', { name: words.acts.block.confirm, exact: true }).click()
  await expect(buyer.getByText(/^You can't write to/)).toBeVisible()
  await expect(buyer.getByLabel(words.message)).toHaveCount(0)
  await seller.getByRole('button', { name: /^Unblock / }).click()
  await seller.getByRole('button', { name: words.acts.unblock.confirm, exact: true }).click()
  await expect(buyer.getByLabel(words.message)).toBeVisible()
})
