import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { specMessages } from '../../src/messages/catalogue.ts'
import { FailureError } from '../../src/domain/failure.ts'
import { shownAt, uploaded } from '../models/listing.events.ts'
import { choosePicture, openFilled, picture, submit } from './listing.places.ts'
import { listingScreen } from './listing.screen.tsx'
import { describeScreen } from './screen-walk.ts'
import { renderScreen } from './stage.tsx'

describeScreen(listingScreen)

describe('the picture', () => {
  it('L1: the preview shows the chosen picture, and another choice replaces it', async () => {
    const { emit } = await openFilled()
    emit({ type: 'picture.shown', url: shownAt })
    await expect.element(page.getByRole('img', { name: 'Preview of camera.jpg' })).toBeVisible()
    await choosePicture('lens')
    await expect.element(picture()).toHaveAccessibleDescription(/lens\.png/)
    expect(page.getByRole('img', { name: /^Preview/ }).elements()).toEqual([])
  })

  it('L2: a file that is not a picture is rejected at once with a message', async () => {
    await renderScreen(listingScreen)
    await choosePicture('notes')
    await expect.element(picture()).toHaveAccessibleDescription(/not a picture we can read/)
  })

  it('L3: the upload shows its progress in percent', async () => {
    const { actor, resolve } = await openFilled()
    await userEvent.click(submit())
    await resolve('checkPhone', true)
    await expect.element(picture()).toBeDisabled()
    actor.send({ type: 'upload.progressed', progress: { sent: 250, total: 1000 } })
    const bar = page.getByLabelText('Uploading the picture')
    await expect.element(bar).toHaveAttribute('value', '25')
    await expect.element(page.getByText('25 %')).toBeVisible()
  })
})

it.each([
  ['upload', { kind: 'rejected', message: 'This picture is damaged.' }, 'This picture is damaged.'],
  ['upload', { kind: 'noAnswer' }, 'Check your connection and try again.'],
  ['save', { kind: 'noAnswer' }, 'Check My Products before you try again.'],
  ['save', { kind: 'unauthorized' }, 'Your session has ended. Please log in again.'],
  ['save', { kind: 'forbidden', message: 'For sellers only.' }, 'For sellers only.'],
] as const)('L4: a failed %s focuses its reason: %o', async (port, failure, words) => {
  const { resolve, reject } = await openFilled()
  await userEvent.click(submit())
  await resolve('checkPhone', true)
  if (port === 'save') await resolve('upload', uploaded)
  await reject(port, new FailureError(failure))
  const alert = page.getByRole('alert')
  await expect.element(alert).toMatchTextContent(new RegExp(specMessages.productNotAdded))
  await expect.element(alert).toMatchTextContent(new RegExp(words))
  await expect.element(alert).toHaveFocus()
  await expect.element(submit()).toHaveAttribute('aria-busy', 'false')
})
