import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ACCESS_TOKEN_KEY } from '../../src/domain/constants.ts'
import { button, email, field, heading, link, openApp, seeAddress } from './app.tsx'
import { json } from './scripted-server.ts'
import { fill } from './sentences/scene.ts'

const roleOf = (somebody: string) => `GET /users/role/${encodeURIComponent(somebody)}`
const signInAt = '/login?from=%2Fdashboard%2Fwishlist'

async function logIn(): Promise<void> {
  await fill({ Email: email, Password: 'second-hand' })
  await userEvent.click(button('Login'))
}

async function register(role: 'Buyer' | 'Seller'): Promise<void> {
  await fill({ Name: 'Ada', Email: email, Password: 'second-hand' })
  await userEvent.click(page.getByRole('radio', { name: new RegExp(`^${role}`) }))
  await userEvent.click(button('Register'))
}

describe('login', () => {
  it('S1: returns to the page the user came from', async () => {
    await openApp(signInAt)
    await logIn()
    await expect.element(heading('Wishlist')).toBeVisible()
    await seeAddress('/dashboard/wishlist')
  })

  it('S1: navigates to the home page by default', async () => {
    await openApp('/login')
    await logIn()
    await expect.element(heading('Good things, second time around.')).toBeVisible()
    await seeAddress('/')
  })

  it('S1: a guest redirected from the dashboard returns to it', async () => {
    await openApp('/dashboard/wishlist')
    await expect.element(heading('Login')).toBeVisible()
    await logIn()
    await seeAddress('/dashboard/wishlist')
  })

  it('S5, S6, S8: requests the access token by e-mail, stores it and sends it with later requests', async () => {
    const { requests } = await openApp('/login')
    await logIn()
    await expect.element(button('Logout')).toBeVisible()
    expect(localStorage.getItem(ACCESS_TOKEN_KEY)).toBe('access-1')
    expect(requests.filter(({ call }) => ['GET /jwt', roleOf(email)].includes(call))).toEqual([
      {
        call: 'GET /jwt',
        search: `?email=${encodeURIComponent(email)}`,
        authorization: 'Bearer id-token',
        body: undefined,
      },
      { call: roleOf(email), search: '', authorization: 'Bearer access-1', body: undefined },
    ])
  })

  it('S4: logging in does not register the user', async () => {
    const { count } = await openApp('/login')
    await logIn()
    await expect.element(button('Logout')).toBeVisible()
    expect(count('PUT /user')).toBe(0)
  })

  it.each(['/login', '/register'])(
    'S9: a rejection at %s leaves the form ready for another try',
    async (path) => {
      await openApp(path, { refusesWith: 'auth/too-many-requests' })
      await (path === '/login' ? logIn() : register('Buyer'))
      await expect.element(page.getByText('auth/too-many-requests').first()).toBeVisible()
      await expect
        .element(button(path === '/login' ? 'Login' : 'Register'))
        .toHaveAttribute('aria-busy', 'false')
      await expect.element(field('Email')).toHaveValue(email)
    },
  )
})

describe('demo accounts', () => {
  const demoAccounts = [
    { kind: 'seller', email: 'somebody@loppis.test', password: 'out-of-date' },
    { kind: 'unverifiedSeller', email, password: 'second-hand' },
  ] as const
  const inTheDemoWorld: Parameters<typeof openApp>[1] = {
    change: (actors) => ({ ...actors, demoAccounts }),
  }

  it('S1: one click signs in with a demo account and returns to the page the user came from', async () => {
    await openApp(signInAt, inTheDemoWorld)
    await userEvent.click(button('As an unverified seller'))
    await expect.element(heading('Wishlist')).toBeVisible()
    await seeAddress('/dashboard/wishlist')
  })

  it('S9: a rejected demo account is filled into the form', async () => {
    await openApp('/login', { ...inTheDemoWorld, refusesWith: 'auth/invalid-credential' })
    await userEvent.click(button('As a seller'))
    await expect.element(page.getByText('auth/invalid-credential').first()).toBeVisible()
    await expect.element(field('Email')).toHaveValue('somebody@loppis.test')
    await expect.element(field('Password')).toHaveValue('out-of-date')
  })

  it('S2: the registration page links to them', async () => {
    await openApp('/register?from=%2Fdashboard%2Fwishlist', inTheDemoWorld)
    await userEvent.click(link('Use a demo account'))
    await seeAddress(signInAt)
    await expect.element(page.getByRole('group', { name: 'This is a demo' })).toBeVisible()
  })

  it.each(['/login', '/register'])(
    'S1: without demo accounts %s does not mention any',
    async (path) => {
      await openApp(path)
      await expect.element(field('Email')).toBeVisible()
      expect(document.body.textContent).not.toMatch(/demo/i)
    },
  )
})

describe('register', () => {
  it.each([
    ['Buyer', 'buyer'],
    ['Seller', 'seller'],
  ] as const)('S2, S4: as a %s sends name, e-mail and role', async (choice, role) => {
    const { requests } = await openApp('/register')
    await register(choice)
    await expect.element(button('Logout')).toBeVisible()
    expect(requests.filter(({ call }) => call === 'PUT /user').map(({ body }) => body)).toEqual([
      { name: 'Ada', email, role },
    ])
  })

  it('S4: an unacknowledged registration does not sign the user in', async () => {
    const { count } = await openApp('/register', {
      answers: { 'PUT /user': json({ acknowledged: false }) },
    })
    await register('Buyer')
    await expect.element(heading("Login didn't finish")).toBeVisible()
    expect(count('GET /jwt')).toBe(0)
    expect(localStorage.getItem(ACCESS_TOKEN_KEY)).toBeNull()
  })

  it('S2: links to the login page', async () => {
    await openApp('/register')
    await userEvent.click(page.getByRole('main').getByRole('link', { name: 'Login' }))
    await seeAddress('/login')
  })
})

describe('Google', () => {
  it.each(['/login', '/register'])('S3, S4: from %s registers a buyer', async (path) => {
    const { requests } = await openApp(path, {
      answers: { [roleOf('maya@loppis.test')]: json({ role: 'buyer' }) },
    })
    await userEvent.click(button('Sign in with Google'))
    await expect.element(button('Logout')).toBeVisible()
    expect(requests.filter(({ call }) => call === 'PUT /user').map(({ body }) => body)).toEqual([
      { name: 'Maya', email: 'maya@loppis.test', role: 'buyer' },
    ])
  })

  it('S3: an existing seller stays a seller', async () => {
    await openApp('/login', {
      answers: { [roleOf('maya@loppis.test')]: json({ role: 'seller' }) },
    })
    await userEvent.click(button('Sign in with Google'))
    await userEvent.click(link('Dashboard'))
    await expect.element(heading('My Products')).toBeVisible()
    expect(heading('My Orders').elements()).toEqual([])
  })
})
