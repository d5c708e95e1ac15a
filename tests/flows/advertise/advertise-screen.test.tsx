import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { FailureError, type Failure } from '../../../src/domain/failure.ts'
import type { Product } from '../../../src/domain/product.ts'
import { lamp } from '../collection/myProducts.actions.ts'
import { advertiseButton, deleteButton } from '../collection/myProducts.places.ts'
import { advertiseScreen } from '../collection/myProducts.screen.tsx'
import { renderScreen } from '../../screen/stage.tsx'
import { row } from '../collection/table.places.ts'

async function press(product: Product) {
  const scripted = await renderScreen(advertiseScreen)
  await userEvent.click(advertiseButton(product))
  return scripted
}

it('L7: the focus moves to Running when the button disappears', async () => {
  const { resolve } = await press(lamp)
  await expect.element(row('Lamp')).toHaveAttribute('aria-busy', 'true')
  await resolve('advertise', undefined)
  await expect.element(row('Lamp').getByText('Running')).toBeVisible()
  expect(document.activeElement?.textContent).toBe('Running')
})

it('L7: the focus stays where the user moved it in the meantime', async () => {
  const { resolve } = await press(lamp)
  await userEvent.keyboard('{Tab}')
  await expect.element(deleteButton(lamp)).toHaveFocus()
  await resolve('advertise', undefined)
  await expect.element(row('Lamp').getByText('Running')).toBeVisible()
  await expect.element(deleteButton(lamp)).toHaveFocus()
})

it.each<Failure>([
  { kind: 'noAnswer' },
  { kind: 'server', status: 500, message: 'Internal Server Error' },
])('L7: a failure shows in the row and can be retried: $kind', async (failure) => {
  const { calls, reject } = await press(lamp)
  await reject('advertise', new FailureError(failure))
  const told = row('Lamp').getByText("Couldn't advertise it.")
  await expect.element(told).toBeVisible()
  await userEvent.click(advertiseButton(lamp))
  expect(calls).toHaveLength(2)
  expect(told.elements()).toEqual([])
})

it('L7: a product that turns out to be sold is shown as sold', async () => {
  const { reject } = await press(lamp)
  await reject(
    'advertise',
    new FailureError({ kind: 'conflict', code: 'item-sold', message: 'Conflict' }),
  )
  await expect.element(row('Lamp').getByText("Sold items can't be advertised.")).toBeVisible()
  expect(advertiseButton(lamp).elements()).toEqual([])
  expect(deleteButton(lamp).elements()).toEqual([])
})
