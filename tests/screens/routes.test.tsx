import { describe, expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { camera, chair } from '../../src/screens/story-fixtures.ts'
import { button, categories, email, heading, link, openApp, seeAddress } from '../screen/app.tsx'
import { held, json } from '../screen/scripted-server.ts'

const hrefsOf = (links: Locator) => links.elements().map((one) => one.getAttribute('href'))
const pathsTo = (listed: typeof categories) => listed.map(({ _id }) => `/category/${_id}`)

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

  it('R1: Start browsing leads to all categories', async () => {
    await openApp('/')
    await userEvent.click(link('Start browsing'))
    await seeAddress('/categories')
    await expect.element(heading('Categories')).toBeVisible()
  })

  it('R1: has three categories, each a link to its products', async () => {
    await openApp('/')
    const links = page.getByRole('region', { name: 'Categories' }).getByRole('link')
    await expect.poll(() => hrefsOf(links)).toEqual(pathsTo(categories.slice(0, 3)))
  })

  it('R1: has the advertised products, and See All leads to all of them', async () => {
    await openApp('/')
    const section = page.getByRole('region', { name: 'Advertised products' })
    await expect.element(section.getByText(camera.productName)).toBeVisible()
    await expect.element(section.getByText(chair.productName)).toBeVisible()
    await userEvent.click(link('See All'))
    await seeAddress('/advertisements')
    await expect.poll(() => page.getByRole('article').elements().length).toBe(2)
  })
})

describe('the screens that anybody may see', () => {
  it('R2: /categories lists the categories, each a link to its products', async () => {
    await openApp('/categories')
    await expect.element(heading('Categories')).toBeVisible()
    const links = page.getByRole('main').getByRole('link')
    await expect.poll(() => hrefsOf(links)).toEqual(pathsTo(categories))
  })

  it('R3: a category has its name as heading and title while its products load', async () => {
    const { answer, letGo } = held(json([camera]))
    await openApp('/categories', { answers: { 'GET /v2/category/category-2': answer } })
    await userEvent.click(page.getByRole('main').getByRole('link', { name: 'Bicycles' }))
    await expect.element(page.getByText('Loading products')).toBeInTheDocument()
    expect(heading('Bicycles').elements()).toHaveLength(1)
    expect(document.title).toBe('Bicycles · Loppis')
    letGo()
    await expect.element(page.getByText(camera.productName)).toBeVisible()
    await expect.element(heading('Bicycles')).toBeVisible()
    expect(document.title).toBe('Bicycles · Loppis')
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

describe('the dashboard', () => {
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

  const ofEach = {
    Following: 'following',
    'Saved searches': 'saved-searches',
    Notifications: 'notifications',
    Account: 'account',
  }
  it.each([
    ['buyer', { Offers: 'offers', Messages: 'messages', ...ofEach }],
    ['seller', { Offers: 'offers', Money: 'money', Messages: 'messages', ...ofEach }],
    ['admin', { 'Orders to Review': 'order-reviews', 'Reported Messages': 'messages', ...ofEach }],
  ] as const)(
    'R8: the side menu of a %s has every page that the server has',
    async (as, places) => {
      const extensions = [
        'offers',
        'payouts',
        'order-reviews',
        'conversations',
        'following',
        'saved-searches',
        'notifications',
        'account',
      ]
      await openApp('/dashboard/account', {
        as,
        answers: {
          [`GET /users/role/${encodeURIComponent(email)}`]: json({ role: as, extensions }),
        },
      })
      const links = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link')
      await expect.element(links.getByText(Object.keys(places)[0] ?? '')).toBeVisible()
      const ownPlaces = byRole.find(([role]) => role === as)?.[1]
      expect(pathsOf(links.elements())).toEqual({ ...ownPlaces, ...places })
      await userEvent.click(page.getByRole('link', { name: 'Dashboard', exact: true }).first())
      await expect.element(heading('Hello, Ada')).toBeVisible()
      // Offers and money have tiles that say more.
      const {
        Offers: _,
        Money: __,
        ...tiles
      } = { ...ownPlaces, ...places } as Record<string, string>
      expect(pathsOf([...document.querySelectorAll('main ul a:has(h2)')])).toEqual(tiles)
    },
  )

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
})
