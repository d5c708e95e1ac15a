import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, email, field, heading, link, openApp, seeAddress } from './app.tsx'
import { held, json } from './scripted-server.ts'

const sellers = ['/dashboard/my-products', '/dashboard/my-buyers', '/dashboard/add-product']
const asked = (path: string) => `/login?from=${encodeURIComponent(path)}&needs=seller`
const role = `GET /users/role/${encodeURIComponent(email)}`
const nothing = {
  [`GET /all-products/${encodeURIComponent(email)}`]: json([]),
  'GET /sold-products': json([]),
}
const [myProducts = '', myBuyers = ''] = sellers

async function login(): Promise<void> {
  await userEvent.fill(field('Email'), email)
  await userEvent.fill(field('Password'), 'second-hand')
  await userEvent.click(button('Login'))
}

describe('the screens for sellers', () => {
  it.each(sellers)('R9: a seller sees %s', async (path) => {
    await openApp(path, { as: 'seller', answers: nothing })
    await expect.element(heading(/^(My Products|My Buyers|Add a Product)$/)).toBeVisible()
    await seeAddress(path)
  })

  it.each(sellers)(
    'R9: a guest at %s is redirected to the login page, which names the required role',
    async (path) => {
      await openApp(path)
      await seeAddress(asked(path))
      await expect.element(page.getByText('This page is for sellers.')).toBeVisible()
      await expect.element(field('Password')).toBeVisible()
    },
  )

  it.each(['buyer', 'admin'] as const)(
    'R9: the login page tells a %s which role they have and need, without a history entry',
    async (own) => {
      const entries = window.history.length
      await openApp(myProducts, { as: own, answers: nothing })
      await seeAddress(asked(myProducts))
      await expect
        .element(
          page.getByText(`You're signed in as ${email}, ${own === 'admin' ? 'an' : 'a'} ${own}.`),
        )
        .toBeVisible()
      await expect.element(page.getByText('This page is for sellers.')).toBeVisible()
      expect(window.history.length).toBe(entries)
      await userEvent.click(link('Go to your dashboard'))
      await seeAddress('/dashboard')
    },
  )

  it('R9: signing in as somebody else with the required role opens the requested page', async () => {
    const { answer } = await openApp(myBuyers, { as: 'buyer', answers: nothing })
    await userEvent.click(button('Switch account'))
    await expect.element(field('Password')).toBeVisible()
    await seeAddress(asked(myBuyers))
    answer({ [role]: json({ role: 'seller' }), ...nothing })
    const entries = window.history.length
    await login()
    await expect.element(heading('My Buyers')).toBeVisible()
    await seeAddress(myBuyers)
    expect(window.history.length).toBe(entries)
  })

  it('R9: signing in with a wrong role again shows the explanation again, without a redirect loop', async () => {
    const { count } = await openApp(myProducts, { as: 'buyer', answers: nothing })
    await userEvent.click(button('Switch account'))
    await login()
    await expect.element(page.getByText('This page is for sellers.')).toBeVisible()
    await expect.element(button('Switch account')).toBeVisible()
    await seeAddress(asked(myProducts))
    expect(count(role)).toBe(2)
  })

  it('R9: a user with the required role continues from the login page to the requested page', async () => {
    await openApp(asked(myProducts), { as: 'seller', answers: nothing })
    await expect.element(link('Continue')).toBeVisible()
    expect(page.getByText('This page is for sellers.').elements()).toEqual([])
    await userEvent.click(link('Continue'))
    await expect.element(heading('My Products')).toBeVisible()
    await seeAddress(myProducts)
  })

  it('R9, N4: the guard waits until the role is known', async () => {
    const waiting = held(json({ role: 'seller' }))
    await openApp(myProducts, { as: 'seller', answers: { ...nothing, [role]: waiting.answer } })
    await expect.element(page.getByRole('main').getByText('Logging you in')).toBeInTheDocument()
    await seeAddress(myProducts)
    waiting.letGo()
    await expect.element(heading('My Products')).toBeVisible()
  })
})

describe('the login page in the browser history', () => {
  it('S1: signing in replaces the history entry of the login page', async () => {
    await openApp('/dashboard/my-orders')
    await seeAddress('/login?from=%2Fdashboard%2Fmy-orders')
    const entries = window.history.length
    await login()
    await seeAddress('/dashboard/my-orders')
    expect(window.history.length).toBe(entries)
  })
})
