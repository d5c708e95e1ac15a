import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loads } from '../flows/listingEdit/listingEdit.script.ts'
import { field } from '../flows/addProduct/addProduct.places.ts'
import { listingEditAtPrice } from '../flows/listingEdit/listingEdit.screen.tsx'
import { renderScreen } from '../screen/stage.tsx'

const save = () => page.getByRole('button', { name: 'Save changes' })

async function openLowerPrice() {
  const { resolve } = await renderScreen(listingEditAtPrice)
  await resolve('load', loads.editable)
}

it('begins at the asking price', async () => {
  await openLowerPrice()
  await expect.element(field('Asking price')).toHaveFocus()
})

it('leads back to the asking price when the seller saves a wrong one', async () => {
  await openLowerPrice()
  await userEvent.fill(field('Asking price'), '0')
  await userEvent.click(save())
  await expect.element(field('Asking price')).toHaveAccessibleDescription(/at least/)
  await expect.element(field('Asking price')).toHaveFocus()
})

it('leaves the focus in the field that the seller corrects', async () => {
  await openLowerPrice()
  await userEvent.fill(field('Product name'), '')
  await userEvent.click(save())
  await expect.element(field('Product name')).toHaveFocus()
  await userEvent.keyboard('Lamp')
  await expect.element(field('Product name')).toHaveValue('Lamp')
})
