import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { startOf } from '../../tools/flow-lab/step-location.ts'
import { inFrame, open, press, usualUpTo } from './open-lab.tsx'

it('choosing a possible event adds a step to a path explored by hand', async () => {
  const { context, standsAt } = await open(usualUpTo('loading'))
  await press('Load booking: held')
  expect((await standsAt(2))?.state).toBe('unavailable')
  expect(context()).toMatchObject({
    pathId: null,
    stimuli: ['restoreAttempt=none', 'loadBooking=held'],
  })
})

it('an action on the live screen adds a step', async () => {
  const { context } = await open(startOf('sellerContact'))
  const button = () => inFrame()?.querySelector('button')
  await expect.poll(button).toBeTruthy()
  button()?.click()
  await expect.poll(() => context().stimuli).toEqual(['sellerContact.show'])
})

it('typing by hand is one step, listed beside the screen', async () => {
  const form = usualUpTo('awaitingCard')
  const { context } = await open(form)
  await press('Paths')
  for (const text of ['4', '42', '424']) {
    const field = inFrame()?.querySelector<HTMLInputElement>('#card-number')
    field?.focus()
    field?.select()
    inFrame()?.execCommand('insertText', false, text)
  }
  await expect
    .poll(() => inFrame()?.querySelector<HTMLInputElement>('#card-number')?.value)
    .toBe('424')
  await expect.poll(context).toMatchObject({ at: form.at + 1, stimuli: form.stimuli })
  await expect
    .element(page.getByRole('button', { name: 'Steps' }))
    .toHaveAttribute('aria-pressed', 'true')
  // The focus must not stay in the frame, which the next test removes.
  await press('Steps')
})

describe('an event by hand that the state does not take says why, and adds no step', () => {
  const note = () => page.getByRole('status').filter({ hasText: '“Pay” changes nothing here' })

  it('sent from the list', async () => {
    const start = usualUpTo('loading')
    const { context } = await open(start)
    await userEvent.click(page.getByText(/^Changes nothing here/))
    await press('Pay')
    await expect
      .element(note().getByText('The state “Loading” has no transition for it.'))
      .toBeVisible()
    expect(context()).toMatchObject({ at: start.at, stimuli: start.stimuli })
  })

  it('on the live screen', async () => {
    const form = usualUpTo('awaitingCard')
    const { context } = await open(form)
    await press('Paths')
    inFrame()?.querySelector('form')?.requestSubmit()
    await expect
      .element(note().getByText('The state “Awaiting card” has no transition for it.'))
      .toBeVisible()
    expect(context()).toMatchObject({ at: form.at, stimuli: form.stimuli })
    await press('One step forward')
    await expect.element(note()).not.toBeInTheDocument()
  })
})
