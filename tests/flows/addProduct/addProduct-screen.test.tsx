import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { specMessages } from '../../../src/messages/catalogue.ts'
import { FailureError } from '../../../src/domain/failure.ts'
import { pictures, uploaded } from './addProduct.script.ts'
import { choosePicture, openFilled, picture, submit } from './addProduct.places.ts'
import { addProductScreen } from './addProduct.screen.tsx'
import { renderScreen } from '../../screen/stage.tsx'

describe('the pictures', () => {
  const items = () => page.getByRole('listitem').filter({ hasText: /^Picture/ })
  /** Returns what the list says of each picture before its upload. */
  const places = () =>
    items()
      .elements()
      .map(({ textContent }) => textContent.replace(/Upload.*/, ''))

  it('L1: several are chosen at once, each with a bar of its own, and the first is the cover', async () => {
    await renderScreen(addProductScreen)
    await userEvent.upload(picture(), [pictures.camera, pictures.lens])
    await expect.element(page.getByText('Picture 4')).toBeVisible()
    expect(page.getByLabelText('Uploading the picture').elements()).toHaveLength(4)
    expect(places()).toEqual(['Picture 1Cover', 'Picture 2', 'Picture 3', 'Picture 4'])
  })

  it('L2: a file that is not a picture is rejected at once with a message', async () => {
    await renderScreen(addProductScreen)
    await choosePicture('notes')
    await expect.element(picture()).toHaveAccessibleDescription(/not a picture we can read/)
  })

  it('L1: a moved picture keeps the focus, and its new place is said', async () => {
    await renderScreen(addProductScreen)
    const move = (name: string) => page.getByRole('button', { name })
    await userEvent.click(move('Move later: picture 1'))
    await expect.element(move('Move later: picture 2')).toHaveFocus()
    await expect.element(page.getByText('Moved to place 2 of 2.')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect.element(move('Move later: picture 2')).toHaveFocus()
    await userEvent.click(move('Move earlier: picture 2'))
    await expect.element(move('Move earlier: picture 1')).toHaveFocus()
    await expect.element(page.getByText('Moved to place 1 of 2.')).toBeInTheDocument()
  })

  it('L1: a picture is dragged to the place of another one', async () => {
    await renderScreen(addProductScreen)
    const [first, second] = items().elements()
    if (!first || !second) throw new Error('There are no two pictures.')
    await userEvent.dragAndDrop(second, first)
    await expect.element(page.getByText('Moved to place 1 of 2.')).toBeInTheDocument()
  })

  it('L3: the uploads show their progress together in percent', async () => {
    const { actor, resolve } = await openFilled()
    await userEvent.click(submit())
    await resolve('checkPhone', true)
    await expect.element(picture()).toBeDisabled()
    actor.send({ type: 'upload.progressed', progress: { sent: 250, total: 1000 } })
    const bar = page.getByLabelText('Uploading the pictures')
    await expect.element(bar).toHaveAttribute('value', '25')
    await expect.element(page.getByText('25 %')).toBeVisible()
  })
})

it.each([
  ['upload', { kind: 'rejected', message: 'This picture is damaged.' }, 'This picture is damaged.'],
  ['upload', { kind: 'noAnswer' }, 'Check your connection and try again.'],
  ['save', { kind: 'noAnswer' }, 'Check My Products before you try again.'],
  ['save', { kind: 'unauthorized' }, 'You were logged out. Log in to continue.'],
  ['save', { kind: 'forbidden', message: 'For sellers only.' }, 'For sellers only.'],
] as const)('L4: a failed %s focuses its reason: %o', async (port, failure, words) => {
  const { resolve, reject } = await openFilled()
  await userEvent.click(submit())
  await resolve('checkPhone', true)
  if (port === 'save') await resolve('upload', [uploaded])
  await reject(port, new FailureError(failure))
  const alert = page.getByRole('alert')
  await expect.element(alert).toMatchTextContent(new RegExp(specMessages.en.productNotAdded))
  await expect.element(alert).toMatchTextContent(new RegExp(words))
  await expect.element(alert).toHaveFocus()
  await expect.element(submit()).toHaveAttribute('aria-busy', 'false')
})
