import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { open, press, usualUpTo } from './open-lab.tsx'

const region = (name: string) => page.getByRole('region', { name, exact: true })

describe('words come first, and codes second', () => {
  it('a step is named in words, and its state is explained', async () => {
    await open(usualUpTo('confirming'))
    const step = region('This step')
    await expect.element(step.getByRole('heading', { name: 'Pay → Confirming' })).toBeVisible()
    await expect.element(step.getByText('pay.submit → confirming')).toBeVisible()
    await expect
      .element(step.getByText(/After a lost response the provider is asked/))
      .toBeVisible()
  })

  it('the list says whether the path is the usual one, a tested one or your own', async () => {
    const { standsAt } = await open(usualUpTo('loading'))
    await expect.element(region('Path').getByText('The usual path')).toBeVisible()
    await press('Load booking: held')
    await standsAt(2)
    await expect.element(region('Path').getByText('Your own path')).toBeVisible()
  })

  it('an arrow that no test takes is named by its state and its event', async () => {
    await open(usualUpTo('loading'))
    await press('Coverage')
    const list = region('Path')
    await expect
      .element(list.getByText('Card form: Pay', { exact: true }).first())
      .toBeInTheDocument()
    await expect.element(list.getByText('cardForm: pay.submit').first()).toBeInTheDocument()
  })
})

it('two events of buttons with the same label differ by their codes', async () => {
  await open(usualUpTo('loading'))
  await userEvent.click(page.getByText(/^Changes nothing here/))
  for (const event of ['payment.check', 'save.retry']) {
    await expect
      .element(page.getByRole('button', { name: `Check again (${event})`, exact: true }))
      .toBeVisible()
  }
})
