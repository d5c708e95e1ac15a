import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, email, field, link, openApp, seeAddress, toast } from '../screen/app.tsx'
import { fill } from './sentences/scene.ts'

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

it.each([
  ['/login', 'Login'],
  ['/register', 'Register'],
])('a signed-in user at %s sees one title in the tab and on the page', async (path, title) => {
  await openApp(path, { as: 'seller' })
  await expect.element(page.getByText(/^You're signed in as/)).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  expect(document.title).toBe(`${title} · Loppis`)
})

describe('a forgotten password', () => {
  it('begins with the address that was typed on the login, which stays out of the page address', async () => {
    await openApp('/login')
    await userEvent.fill(field('Email'), email)
    await userEvent.click(link('Forgot password?'))
    await seeAddress('/forgot-password')
    await expect.element(field('Email')).toHaveValue(email)
  })

  it('begins with the address that was refused with its password', async () => {
    await openApp('/login', { refusesWith: 'auth/invalid-credential' })
    await fill({ Email: email, Password: 'second-hand' })
    await userEvent.click(button('Login'))
    await expect.element(toast('Wrong email or password.')).toBeVisible()
    await userEvent.click(link('Forgot password?'))
    await seeAddress('/forgot-password')
    await expect.element(field('Email')).toHaveValue(email)
  })

  it('begins without an address when none was typed', async () => {
    await openApp('/login')
    await userEvent.click(link('Forgot password?'))
    await seeAddress('/forgot-password')
    await expect.element(field('Email')).toHaveValue('')
  })
})

it('S9: the toast of a failed login goes when the form is submitted again', async () => {
  await openApp('/login', { refusesWith: 'auth/invalid-credential' })
  await userEvent.fill(field('Email'), email)
  await userEvent.fill(field('Password'), 'not-this-one')
  await userEvent.click(button('Login'))
  // The pointer on the toast stops its timer.
  await userEvent.hover(toast('auth/invalid-credential'))
  await userEvent.fill(field('Password'), '')
  await expect.element(toast('auth/invalid-credential')).toBeVisible()
  await expect.element(toast('Wrong email or password.')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(field('Password')).toHaveAccessibleDescription('Password is required')
  await expect.poll(() => toast('auth/invalid-credential').elements()).toEqual([])
})
