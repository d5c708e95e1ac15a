import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pictures } from '../flows/addProduct/addProduct.script.ts'
import { choosePicture, picture, submit } from '../flows/addProduct/addProduct.places.ts'
import { addProductScreen } from '../flows/addProduct/addProduct.screen.tsx'
import { picturesScreen } from '../flows/pictures/pictures.screen.tsx'
import { renderScreen } from '../screen/stage.tsx'

/** Returns the lines of the message that names a file, as the user reads them. */
const linesOf = (name: string) => {
  const message = page.getByText(name, { exact: false }).element()
  return message instanceof HTMLElement ? message.innerText.trim().split('\n') : []
}
const field = () => page.getByLabelText('Pictures (optional)')
const refused = [
  new File([], 'blank.png', { type: 'image/png' }),
  new File(['bytes'], 'invoice.pdf', { type: 'application/pdf' }),
]
const reasons = [
  'blank.png: This file is empty. Please choose another one.',
  'invoice.pdf: This file is not a picture we can read. Please choose a JPEG, PNG, WebP or AVIF.',
]

it('each file that is refused is named with its reason, on a line of its own', async () => {
  await renderScreen(picturesScreen)
  await userEvent.upload(field(), [...refused, pictures.camera])
  await expect.element(page.getByText('Picture 1', { exact: true })).toBeVisible()
  expect(linesOf('blank.png')).toEqual(reasons)
})

it('the form says how many pictures it has no room for', async () => {
  await renderScreen(picturesScreen)
  const third = new File(['bytes'], 'bag.jpg', { type: 'image/jpeg' })
  await userEvent.upload(field(), [pictures.camera, pictures.lens, third])
  const said = 'There is room for 2 pictures. 1 picture was left out.'
  await expect.element(page.getByText(said)).toBeVisible()
})

it('a file that is refused is named when the others fill the form', async () => {
  await renderScreen(picturesScreen)
  await userEvent.upload(field(), [...refused.slice(0, 1), pictures.camera, pictures.lens])
  await expect.element(page.getByText('Picture 2', { exact: true })).toBeVisible()
  expect(linesOf('blank.png')).toEqual(reasons.slice(0, 1))
})

it('a file that was refused is no longer named after the product was submitted', async () => {
  await renderScreen(addProductScreen)
  await choosePicture('notes')
  await expect.element(picture()).toHaveAccessibleDescription(/notes\.txt: /)
  await userEvent.click(submit())
  await expect.element(picture()).not.toHaveAccessibleDescription(/notes\.txt/)
})
