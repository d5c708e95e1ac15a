import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  button,
  email,
  field,
  heading,
  link,
  logOutElsewhere,
  openApp,
  seeAddress,
  toast,
} from '../screen/app.tsx'
import { errorAnswer, held, json } from '../screen/scripted-server.ts'
import { fill } from './sentences/scene.ts'

const sellers = ['/dashboard/my-products', '/dashboard/my-buyers', '/dashboard/add-product']
const admins = ['/dashboard/all-buyers', '/dashboard/all-sellers', '/dashboard/reported-items']
const everyRole = [
  '/dashboard',
  '/dashboard/my-orders',
  '/dashboard/wishlist',
  '/dashboard/payment/booking-1',
]
const askedToLogIn = (path: string) => `/login?from=${encodeURIComponent(path)}`
const asked = (path: string) => `${askedToLogIn(path)}&needs=seller`
const role = `GET /users/role/${encodeURIComponent(email)}`
const nothing = { [`GET /all-products/${encodeURIComponent(email)}`]: json([]) }
const [myProducts = ''] = sellers

it.each([
  ...everyRole.map((path) => ['R7', path, askedToLogIn(path)]),
  ...admins.map((path) => ['R11', path, askedToLogIn(path)]),
  ...sellers.map((path) => ['R9', path, asked(path)]),
])('%s: a guest at %s is redirected to the login page, which keeps it', async (_, path, login) => {
  await openApp(path)
  await seeAddress(login)
  await expect.element(field('Password')).toBeVisible()
})

describe('the screens for sellers', () => {
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

  it('R9: a user with the required role continues from the login page to the requested page', async () => {
    await openApp(asked(myProducts), { as: 'seller', answers: nothing })
    await expect.element(link('Continue')).toBeVisible()
    expect(page.getByText('This page is for sellers.').elements()).toEqual([])
    await userEvent.click(link('Continue'))
    await expect.element(heading('My Products')).toBeVisible()
    await seeAddress(myProducts)
  })

  it('S6: a seller whose session has ended is asked to log in, and not told whom the page is for', async () => {
    const list = `GET /all-products/${encodeURIComponent(email)}`
    await openApp(myProducts, { as: 'seller', answers: { [list]: errorAnswer(401, 'Ended') } })
    await seeAddress(askedToLogIn(myProducts))
    await expect.element(field('Password')).toBeVisible()
    await expect.element(toast('You were logged out. Log in to continue.')).toBeVisible()
    expect(page.getByText('This page is for sellers.').elements()).toEqual([])
  })

  it('S7: so is a seller who logged out in another tab', async () => {
    await openApp(myProducts, { as: 'seller', answers: nothing })
    await expect.element(heading('My Products')).toBeVisible()
    await logOutElsewhere()
    await seeAddress(askedToLogIn(myProducts))
    await expect.element(field('Password')).toBeVisible()
    expect(page.getByText('This page is for sellers.').elements()).toEqual([])
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

it('S1: signing in replaces the history entry of the login page', async () => {
  await openApp('/dashboard/my-orders')
  await seeAddress(askedToLogIn('/dashboard/my-orders'))
  const entries = window.history.length
  await fill({ Email: email, Password: 'second-hand' })
  await userEvent.click(button('Login'))
  await seeAddress('/dashboard/my-orders')
  expect(window.history.length).toBe(entries)
})
