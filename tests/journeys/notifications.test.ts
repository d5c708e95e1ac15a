import { it } from 'vitest'
import { notificationsMessages } from '../../src/messages/notifications.ts'
import { offersMessages } from '../../src/messages/offers.ts'
import { expect } from '../browser/patient-expect.ts'
import { setupTestApp, visit } from '../product/test-app.ts'

const market = setupTestApp()
const LIST = '/dashboard/notifications'
const CAMERA = 'rangefinder-film-camera'
const words = notificationsMessages.en
const { acts } = offersMessages.en

it('Notifications: who is offered a price is told at once, finds the offer, and the buyer hears of the answer', async () => {
  // A user who has opened the list has read the demo world's notifications.
  const { page: seller } = await visit(market(), LIST, { as: 'seller@loppis.test' })
  const { page: earlier } = await visit(market(), LIST, { as: 'buyer@loppis.test' })
  await expect(earlier.getByRole('link', { name: words.linkLabel(0, '0') })).toBeVisible()
  // While the list is open, it marks each new notification as read.
  await earlier.close()
  const { page: buyer } = await visit(market(), `/dashboard/offers?item=${CAMERA}`, {
    as: 'buyer@loppis.test',
  })
  const bell = (count: number) =>
    seller.getByRole('link', { name: words.linkLabel(count, String(count)) })
  await expect(bell(0)).toBeVisible()
  await seller.getByRole('link', { name: 'Blog', exact: true }).first().click()

  await buyer.getByLabel(offersMessages.en.price).fill('100')
  await buyer.getByRole('button', { name: offersMessages.en.send, exact: true }).click()
  await bell(1).click()
  const told = seller.getByRole('listitem').filter({ hasText: words.isNew })
  await expect(told).toContainText(/offers \$100 for Rangefinder 35 mm film camera\./)
  await expect(bell(0)).toBeVisible()

  await told.getByRole('link').click()
  const camera = seller.getByRole('region', { name: 'Rangefinder 35 mm film camera' })
  await camera.getByRole('button', { name: acts['seller.decline']() }).click()
  await buyer.getByRole('link', { name: words.linkLabel(1, '1') }).click()
  await expect(
    buyer.getByText(/declined your \$100 offer for Rangefinder 35 mm film camera\./),
  ).toBeVisible()
})
