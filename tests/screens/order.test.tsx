import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { refusal } from '../../src/screens/story-fixtures.ts'
import { orderMachine } from '../../machines/order.machine.ts'
import type { PaidOrder } from '../../src/domain/order.ts'
import { unloaded } from '../../src/screens/order/order-story-fixtures.ts'
import { OrderView } from '../../src/screens/order/OrderView.tsx'
import { reviewOrder, unansweredOrder } from '../../src/screens/order/review-story-fixtures.ts'
import { orderScreen } from './order.screen.tsx'
import { render } from './render.tsx'
import { describeScreen } from './screen-walk.ts'

describeScreen(orderScreen)

const show = (order: PaidOrder) =>
  render(
    <OrderView
      dialog={null}
      refusal={refusal}
      send={() => undefined}
      state={orderMachine.resolveState({
        value: { shown: 'idle' },
        context: { ...unloaded, order },
      })}
    />,
  )
const side = (name: string) => page.getByRole('region', { name, exact: true })

it('shows an admin the words, pictures and offers of both sides beside each other', async () => {
  await show(reviewOrder)
  await expect.element(side('Buyer').getByText(/The lens has a crack/)).toBeVisible()
  await expect.element(side('Buyer').getByRole('img')).toBeVisible()
  await expect.element(side('Seller').getByText('$20')).toBeVisible()
  // Once: the timeline says only that they wrote.
  expect(page.getByText(/The lens has a crack/).elements()).toHaveLength(1)
})

it('says so when a side has said nothing', async () => {
  await show(unansweredOrder)
  await expect.element(side('Seller').getByText('Nothing yet.')).toBeVisible()
})

it('shows the two sides one story', async () => {
  await show({ ...reviewOrder, role: 'buyer' })
  await expect.element(page.getByText(/The lens has a crack/)).toBeVisible()
  expect(side('What both sides say').elements()).toEqual([])
})
