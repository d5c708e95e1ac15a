import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { specMessages } from '../../src/messages/catalogue.ts'
import { message } from '../../src/domain/message.ts'
import { FailureError } from '../../src/domain/failure.ts'
import { shownAt, typed, uploaded } from '../models/listing.events.ts'
import { choosePicture, field, openFilled, picture, stop, submit } from './listing.places.ts'
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
    const { actor } = await openFilled()
    await userEvent.click(submit())
    actor.send({ type: 'upload.progressed', progress: { sent: 250, total: 1000 } })
    const bar = page.getByLabelText('Uploading the picture')
    await expect.element(bar).toHaveAttribute('value', '25')
    await expect.element(page.getByText('25 %')).toBeVisible()
  })

  it('L3: the upload can be canceled, and the form keeps its values', async () => {
    const { calls } = await openFilled()
    await userEvent.click(submit())
    await userEvent.click(stop())
    await expect.element(page.getByText('Upload canceled.')).toBeVisible()
    await expect.element(field('Product name')).toHaveValue(typed.productName)
    expect(calls).toMatchObject([{ port: 'upload', status: 'abandoned' }])
  })
})

describe('adding a product', () => {
  it('L3: a double click on Add product uploads one picture and disables the button meanwhile', async () => {
    const { calls } = await openFilled()
    await userEvent.dblClick(submit())
    expect(calls).toMatchObject([{ port: 'upload', status: 'pending' }])
    await expect.element(submit()).toHaveAttribute('aria-disabled', 'true')
    await expect.element(picture()).toBeDisabled()
  })

  it('L4: a failure shows its reason, and submitting again sends the same values', async () => {
    const { calls, resolve, reject } = await openFilled()
    await userEvent.click(submit())
    await resolve('upload', uploaded)
    await reject('save', new FailureError({ kind: 'noAnswer' }))
    const alert = page.getByRole('alert')
    await expect.element(alert).toMatchTextContent(new RegExp(specMessages.productNotAdded))
    await expect
      .element(alert)
      .toMatchTextContent(new RegExp('Check My Products before you try again.'))
    await expect.element(alert).toHaveFocus()
    await expect.element(submit()).toHaveAttribute('aria-busy', 'false')
    await userEvent.click(submit())
    expect(calls.map(({ port }) => port)).toEqual(['upload', 'save', 'save'])
    expect(calls[2]?.input).toEqual(calls[1]?.input)
  })

  it.each([
    [
      'upload',
      { kind: 'rejected', message: 'This picture is damaged.' },
      'This picture is damaged.',
    ],
    ['upload', { kind: 'noAnswer' }, 'Check your connection and try again.'],
    ['save', { kind: 'unauthorized' }, 'Your session has ended. Please log in again.'],
    ['save', { kind: 'forbidden', message: 'For sellers only.' }, 'For sellers only.'],
  ] as const)('L4: a failed %s shows its reason: %o', async (port, failure, words) => {
    const { resolve, reject } = await openFilled()
    await userEvent.click(submit())
    if (port === 'save') await resolve('upload', uploaded)
    await reject(port, new FailureError(failure))
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(new RegExp(specMessages.productNotAdded))
    await expect.element(page.getByRole('alert')).toMatchTextContent(new RegExp(words))
  })

  it('L4: an insertedId navigates to My Products with a success toast', async () => {
    const { effects, resolve } = await openFilled()
    await userEvent.click(submit())
    await resolve('upload', uploaded)
    await resolve('save', 'product-1')
    expect(effects).toEqual([
      { action: 'notify', params: { tone: 'positive', title: message('productAdded') } },
      { action: 'goTo', params: { screen: 'myProducts' } },
    ])
  })
})
