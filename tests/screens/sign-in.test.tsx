import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, email, field, openApp } from './app.tsx'

it('S9: a rejected demo account is filled into the form', async () => {
  const demoAccounts = [{ kind: 'seller', email, password: 'out-of-date' }] as const
  await openApp('/login', {
    change: (actors) => ({ ...actors, demoAccounts }),
    refusesWith: 'auth/invalid-credential',
  })
  await userEvent.click(button('As a seller'))
  await expect.element(page.getByText('auth/invalid-credential').first()).toBeVisible()
  await expect.element(field('Email')).toHaveValue(email)
  await expect.element(field('Password')).toHaveValue('out-of-date')
})
