import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { offersMessages } from '../../src/messages/offers.ts'
import { camera } from '../../src/screens/story-fixtures.ts'
import { productPages } from '../flows/product/product.script.ts'
import { button, email, field, openApp } from '../screen/app.tsx'
import { errorAnswer, json } from '../screen/scripted-server.ts'

const { price, use } = offersMessages.en

/** Opens the form of an offer for the camera, which costs $85, on a server that says what sellers usually take. */
async function openForm(usualPrice?: unknown): Promise<void> {
  const answered = { ...productPages.forSale, product: camera, takesOffers: true, usualPrice }
  await openApp('/dashboard/offers?item=product-1', {
    as: 'buyer',
    answers: {
      'GET /products/product-1': json(answered),
      [`GET /users/role/${encodeURIComponent(email)}`]: json({
        role: 'buyer',
        extensions: ['offers'],
      }),
      'GET /offers': json([]),
      'GET /live': errorAnswer(404, 'There are no live updates.'),
    },
  })
  await expect.element(field(price)).toBeVisible()
}

it('says what sellers of the category usually take, and suggests that price', async () => {
  await openForm({ percent: 88, of: 'category' })
  await expect
    .element(page.getByText('Sellers in Cameras usually take about 88% of the asking price.'))
    .toBeVisible()
  await expect.element(button(use('$75'))).toBeVisible()
})

it('says what all sellers usually take where the server knows no more', async () => {
  await openForm({ percent: 90, of: 'market' })
  await expect
    .element(page.getByText('Sellers usually take about 90% of the asking price.'))
    .toBeVisible()
})

it.each([undefined, { percent: 'most', of: 'market' }])(
  'says nothing where the server says %s',
  async (usualPrice) => {
    await openForm(usualPrice)
    expect(page.getByText(/usually take/).elements()).toEqual([])
  },
)
