import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { productReportMachine } from '../../machines/productReport.machine.ts'
import { ProductCard } from '../../src/screens/product/ProductCard.tsx'
import { camera, chair, noReport } from '../../src/screens/story-fixtures.ts'
import { radio } from '../flows/booking/booking.script.ts'
import { button, heading, openApp } from '../screen/app.tsx'
import { IdleProducts } from '../flows/productList/idle-products.tsx'
import { render } from '../screen/render.tsx'
import { json } from '../screen/scripted-server.ts'

// Spies on the component without changing it, to count its renders.
vi.mock('../../src/screens/product/ProductCard.tsx', { spy: true })

/** Returns the ids of the cards that rendered since the last call. */
function drawn(): string[] {
  const { calls } = vi.mocked(ProductCard).mock
  return [...new Set(calls.splice(0).map(([{ product }]) => product._id))]
}

const products = [camera, chair, { ...camera, _id: 'product-3' }, { ...chair, _id: 'product-4' }]
const card = (place: number) => page.getByRole('article').nth(place)

it('the cards of a category do not rerender while a form opens, changes and closes', async () => {
  await openApp('/category/category-1', {
    as: 'buyer',
    answers: { 'GET /v2/category/category-1': json(products) },
  })
  await expect.element(card(3)).toBeVisible()
  await expect.element(button('Logout')).toBeVisible()
  expect(drawn()).toHaveLength(products.length)
  await userEvent.click(card(1).getByRole('button', { name: /^Buy now/ }))
  await expect.element(heading('Book Now')).toBeVisible()
  await userEvent.type(page.getByLabelText('Phone number'), '+1 555')
  await userEvent.click(button('Book for free'))
  await userEvent.click(button('Cancel'))
  await expect.element(heading('Book Now')).not.toBeInTheDocument()
  expect(drawn()).toEqual([])
})

it('B9: a reported product rerenders only its own card', async () => {
  const { rerender } = await render(<IdleProducts />)
  await expect.element(card(1)).toBeVisible()
  drawn()
  const report = productReportMachine.resolveState({
    value: 'idle',
    context: { ...noReport, reportedIds: [radio._id] },
  })
  await rerender(<IdleProducts report={report} />)
  await expect.element(button(`Reported ${radio.productName}`)).toBeVisible()
  expect(drawn()).toEqual([radio._id])
})
