import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { camera, chair, order, payable } from '../../src/screens/story-fixtures.ts'
import { button, categories, email, heading, link, openApp, seeAddress } from './app.tsx'
import { held, json, errorAnswer } from './scripted-server.ts'

const productNames = async () => {
  const cards = page.getByRole('article')
  await expect.poll(() => cards.elements().length).toBeGreaterThan(0)
  return cards.elements().map((card) => card.querySelector('h2')?.textContent)
}

describe('home', () => {
  it('R1: has a banner and the strip of four promises', async () => {
    await openApp('/')
    await expect.element(heading('Good things, second time around.')).toBeVisible()
    const promises = document.querySelectorAll('#promises > li')
    expect([...promises].map((one) => (one instanceof HTMLElement ? one.innerText : ''))).toEqual([
      expect.stringMatching(/^Free delivery\s+On orders over \$49\.86$/),
      expect.stringMatching(/^Order protection/),
      expect.stringMatching(/^Promotion gift/),
      expect.stringMatching(/^Money back\s+On returns within 30 days$/),
    ])
  })

  it('R1: has three categories, each a link to its products', async () => {
    await openApp('/')
    const section = page.getByRole('region', { name: 'Categories' })
    await expect.poll(() => section.getByRole('link').elements().length).toBe(3)
    expect(
      section
        .getByRole('link')
        .elements()
        .map((one) => one.getAttribute('href')),
    ).toEqual(categories.slice(0, 3).map(({ _id }) => `/category/${_id}`))
  })

  it('R1: has the advertised products, and See All leads to all of them', async () => {
    await openApp('/')
    const section = page.getByRole('region', { name: 'Advertised products' })
    await expect.element(section.getByText(camera.productName)).toBeVisible()
    await expect.element(section.getByText(chair.productName)).toBeVisible()
    await userEvent.click(link('See All'))
    await seeAddress('/advertisements')
    expect(await productNames()).toEqual([camera.productName, chair.productName])
  })
})

describe('what anybody may see', () => {
  it('R2: /categories lists the categories, each a link to its products', async () => {
    await openApp('/categories')
    await expect.element(heading('Categories')).toBeVisible()
    const links = page.getByRole('main').getByRole('link')
    await expect.poll(() => links.elements().length).toBe(categories.length)
    expect(links.elements().map((one) => one.getAttribute('href'))).toEqual(
      categories.map(({ _id }) => `/category/${_id}`),
    )
  })

  it.each([
    ['R3', '/category/category-1', 'GET /v2/category/category-1'],
    ['R4', '/advertisements', 'GET /v2/advertisements'],
  ])('%s: %s shows the products once they are there', async (_rule, path, call) => {
    const { answer, letGo } = held(json([camera, chair]))
    await openApp(path, { answers: { [call]: answer } })
    await expect.element(page.getByText('Loading products')).toBeInTheDocument()
    expect(page.getByRole('article').elements()).toEqual([])
    letGo()
    expect(await productNames()).toEqual([camera.productName, chair.productName])
  })

  it('R5: /blog shows questions and answers once they are there', async () => {
    const { answer, letGo } = held(
      json([{ _id: 'entry-1', question: 'Is it safe?', answer: 'We meet by daylight.' }]),
    )
    await openApp('/blog', { answers: { 'GET /blogs': answer } })
    await expect.element(page.getByText('Loading blog')).toBeInTheDocument()
    letGo()
    await expect.element(heading('Is it safe?')).toBeVisible()
    await expect.element(page.getByText('We meet by daylight.')).toBeVisible()
  })

  it.each([
    ['/login', 'Login', 'Register'],
    ['/register', 'Register', 'Login'],
  ])('R6: %s has its form and a link to the other', async (path, own, other) => {
    await openApp(path)
    await expect.element(button(own)).toBeVisible()
    await expect.element(button('Sign in with Google')).toBeVisible()
    await expect
      .element(page.getByRole('main').getByRole('link', { name: other }))
      .toHaveAttribute('href', `/${other.toLowerCase()}`)
  })
})

const dashboard = [
  '/dashboard',
  '/dashboard/my-orders',
  '/dashboard/wishlist',
  '/dashboard/payment/booking-1',
]

describe('the dashboard', () => {
  it.each(dashboard)('R7: %s asks a guest to log in, and remembers where to', async (path) => {
    await openApp(path)
    await seeAddress(`/login?from=${encodeURIComponent(path)}`)
    await expect.element(heading('Login')).toBeVisible()
  })

  const byRole = [
    ['buyer', { 'My Orders': 'my-orders', Wishlist: 'wishlist' }],
    [
      'seller',
      { 'Add a Product': 'add-product', 'My Products': 'my-products', 'My Buyers': 'my-buyers' },
    ],
    [
      'admin',
      {
        'All Sellers': 'all-sellers',
        'All Buyers': 'all-buyers',
        'Reported Items': 'reported-items',
      },
    ],
  ] as const
  const pathsOf = (links: readonly Element[]) =>
    Object.fromEntries(
      links.map((one) => [
        (one.querySelector('h2') ?? one).textContent,
        one.getAttribute('href')?.replace(/^\/dashboard\//, ''),
      ]),
    )

  it.each(byRole)('R7, R8: the tiles of a %s', async (as, places) => {
    await openApp('/dashboard', { as })
    await expect.element(heading('Hello, Ada')).toBeVisible()
    expect(pathsOf([...document.querySelectorAll('main a:has(h2)')])).toEqual(places)
  })

  it.each(byRole)('R8: the side menu of a %s, on any screen', async (as, places) => {
    await openApp('/dashboard/wishlist', { as })
    await expect.element(heading('Wishlist')).toBeVisible()
    const links = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link')
    expect(pathsOf(links.elements())).toEqual(places)
    const [first] = Object.keys(places)
    await userEvent.click(links.getByText(first ?? '', { exact: true }))
    await expect.element(heading(first ?? '')).toBeVisible()
    expect(links.elements().map((one) => one.getAttribute('aria-current'))).toEqual(
      links.elements().map((_, index) => (index === 0 ? 'page' : null)),
    )
  })

  it('R10: /dashboard/my-orders lists what the buyer booked', async () => {
    await openApp('/dashboard/my-orders', {
      as: 'buyer',
      answers: { 'GET /book-product': json([order]) },
    })
    await expect.element(heading('My Orders')).toBeVisible()
    await expect.element(page.getByText(order.productName).first()).toBeVisible()
  })

  it('R10: /dashboard/wishlist says wishlist', async () => {
    await openApp('/dashboard/wishlist', { as: 'buyer' })
    await expect.element(page.getByText('wishlist', { exact: true })).toBeVisible()
  })

  it('R12: /dashboard/payment/{id} is the payment for the booking with that id', async () => {
    await openApp('/dashboard/payment/booking-7', {
      as: 'buyer',
      answers: {
        'GET /payment-booking/booking-7': json({ ...payable, _id: 'booking-7' }),
        'POST /create-payment-intent': errorAnswer(500, 'Not now'),
      },
    })
    await expect.element(heading(`Payment for ${payable.productName}`)).toBeVisible()
  })

  it('S1: somebody who is signed in stays where the address leads', async () => {
    const { requests } = await openApp('/dashboard/wishlist', { as: 'buyer' })
    await expect.element(heading('Wishlist')).toBeVisible()
    await seeAddress('/dashboard/wishlist')
    expect(requests.map(({ call }) => call)).toContain(
      `GET /users/role/${encodeURIComponent(email)}`,
    )
  })
})
