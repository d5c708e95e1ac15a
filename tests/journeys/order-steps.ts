import type { Page } from 'playwright'
import { orderMessages } from '../../src/messages/order.ts'
import { expect } from '../browser/patient-expect.ts'
import { bookToPay, fillCard, orderRow, paid, pay } from '../product/steps.ts'
import { type TestApp, visit } from '../product/test-app.ts'

/** Presses the button of an event, fills in the fields of its dialog, and sends it. */
export async function act(
  page: Page,
  event: keyof typeof orderMessages.en.acts,
  fields: Record<string, string> = {},
) {
  const { button } = orderMessages.en.acts[event]
  await page.getByRole('button', { name: button, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: button })
  for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text)
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

/** Buys the product, and opens the order as its buyer and as its seller. */
export async function buy(
  market: TestApp,
  product: string,
  category?: string,
  trouble: { expected?: RegExp } = {},
): Promise<{ buyer: Page; seller: Page }> {
  const { page: buyer } = await visit(market, '/', { as: 'buyer@loppis.test', ...trouble })
  await bookToPay(buyer, product, category)
  await fillCard(buyer)
  await pay(buyer)
  await paid(buyer)
  await buyer.getByRole('link', { name: 'See your order' }).click()
  await expect(buyer.getByRole('heading', { name: orderMessages.en.next })).toBeVisible()
  const { page: seller } = await visit(market, '/dashboard/my-buyers', {
    as: 'seller@loppis.test',
  })
  await orderRow(seller, product)
    .getByRole('link', { name: /^See order/ })
    .click()
  await expect(seller.getByText(orderMessages.en.states.paid.seller)).toBeVisible()
  return { buyer, seller }
}
