import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { specMessages } from '../../../src/messages/catalogue.ts'
import type { Role } from '../../../src/domain/user.ts'
import { camera, drafted, typed } from './booking.script.ts'
import { perform } from '../../screen/actions.ts'
import * as acts from './booking.flow.ts'
import { bookingScreen } from './booking.screen.tsx'
import { browserPageDriver, locate } from '../../screen/locate.ts'
import { renderScreen } from '../../screen/stage.tsx'

const buyNow = () => locate(acts.buyNow(camera))
const submit = () => locate(acts.submit)
const phone = () => locate(acts.phone)
const place = () => locate(acts.place)
const fillBooking = (form: typeof typed) => perform(browserPageDriver, acts.fillBooking(form))

const dialog = () => page.getByRole('dialog', { name: 'Book Now' })

async function openModal(role: Role) {
  const viewer = { kind: 'user', email: 'ada@loppis.test', name: 'Ada', role } as const
  const scripted = await renderScreen(bookingScreen)
  await userEvent.click(buyNow())
  await scripted.resolve('identifyViewer', viewer)
  await expect.element(dialog()).toBeVisible()
  return { ...scripted, bookings: () => scripted.calls.filter(({ port }) => port === 'book') }
}

describe('Book Now', () => {
  it('B4: the buyer, the product and the price are read-only', async () => {
    await openModal('buyer')
    for (const [label, value] of [
      ['Full name', 'Ada'],
      ['Email', 'ada@loppis.test'],
      ['Product name', camera.productName],
      ['Price', '$180'],
    ] as const) {
      const field = dialog().getByLabelText(label, { exact: true })
      await expect.element(field).toHaveValue(value)
      await expect.element(field).toHaveAttribute('readonly')
    }
    await expect.element(phone()).not.toHaveAttribute('readonly')
    await expect.element(place()).not.toHaveAttribute('readonly')
  })

  it.each(['seller', 'admin'] as const)(
    'B5: Submit is disabled for a %s and shows the reason',
    async (role) => {
      const { bookings } = await openModal(role)
      await expect.element(submit()).toHaveAttribute('aria-disabled', 'true')
      await expect.element(submit()).toHaveAccessibleDescription(specMessages.en.loginAsBuyer)
      await fillBooking(typed)
      await userEvent.keyboard('{Enter}')
      expect(bookings()).toEqual([])
    },
  )

  it('B7: the fields begin with the draft', async () => {
    const { emit } = await openModal('buyer')
    emit({ type: 'draft.recalled', form: drafted })
    await expect.element(phone()).toHaveValue(drafted.phoneNumber)
    await expect.element(place()).toHaveValue(drafted.location)
  })

  it('B6: submitting names the missing fields and focuses the first one', async () => {
    const { bookings } = await openModal('buyer')
    await userEvent.click(submit())
    await expect.element(phone()).toHaveAccessibleDescription(specMessages.en.contactRequired)
    await expect.element(place()).toHaveAccessibleDescription(/The meeting location is required/)
    await expect.element(phone()).toHaveFocus()
    await userEvent.fill(phone(), typed.phoneNumber)
    await expect.element(phone()).toHaveAttribute('aria-invalid', 'false')
    await expect.element(phone()).toHaveFocus()
    await userEvent.click(submit())
    await expect.element(place()).toHaveFocus()
    expect(bookings()).toEqual([])
  })

  it('B6: a wrong phone number is named at its field, which takes the focus', async () => {
    const { bookings, resolve } = await openModal('buyer')
    await fillBooking({ ...typed, phoneNumber: '12' })
    await userEvent.click(submit())
    await resolve('checkPhone', false)
    await expect.element(phone()).toHaveAccessibleDescription(/This isn't a valid phone number/)
    await expect.element(phone()).toHaveFocus()
    expect(bookings()).toEqual([])
  })
})
