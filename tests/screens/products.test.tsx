import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { camera, chair } from '../../src/screens/story-fixtures.ts'
import { button, email, openApp, seeAddress } from '../screen/app.tsx'
import { json } from '../screen/scripted-server.ts'
import { fill } from './sentences/scene.ts'

const card = (name: string) => page.getByRole('article').filter({ hasText: name })
const textOf = (name: string) => card(name).element().textContent

describe('a product card', () => {
  it('B1: shows the product details, Report and Buy now', async () => {
    await openApp('/category/category-1')
    const one = card(camera.productName)
    await userEvent.click(one.getByText('Details and contact'))
    for (const words of [
      camera.productName,
      'seller@loppis.test',
      'Verified',
      'excellent',
      '2014',
      camera.contact,
      camera.location,
      camera.description,
    ]) {
      await expect.element(one.getByText(words, { exact: true })).toBeVisible()
    }
    await expect.poll(() => textOf(camera.productName)).toMatch(/Asking price \$85/)
    await expect.poll(() => textOf(camera.productName)).toMatch(/Retail price \$240/)
    expect(one.element().querySelector('img')?.getAttribute('src')).toBe(camera.image)
    await expect.element(one.getByRole('button', { name: /^Report/ })).toBeVisible()
    await expect.element(one.getByRole('button', { name: /^Buy now/ })).toBeVisible()
  })

  it('leads from its title and its picture to the page of the product', async () => {
    const answers = { 'GET /v2/category/category-1': json([{ ...camera, hasPage: true }]) }
    await openApp('/category/category-1', { answers })
    const one = card(camera.productName)
    const title = one.getByRole('heading').getByRole('link', { name: camera.productName })
    await expect.element(title).toHaveAttribute('href', `/product/${camera._id}`)
    const shown = one.element().querySelector('img')?.getBoundingClientRect()
    if (shown === undefined) throw new Error('The card has no picture.')
    const atPicture = document.elementFromPoint(shown.x + shown.width / 2, shown.bottom - 10)
    expect(atPicture).toBe(title.element())
  })

  it('leads from the name of its seller to the page of the seller', async () => {
    const sellerData = [{ ...camera.sellerData[0], _id: 'sue', name: 'Sue Berg' }]
    const answers = { 'GET /v2/category/category-1': json([{ ...camera, sellerData }]) }
    await openApp('/category/category-1', { answers })
    const link = card(camera.productName).getByRole('link', { name: 'Sue Berg' })
    await expect.element(link).toHaveAttribute('href', '/seller/sue')
  })

  it.each([
    [
      { rating: { count: 12, average: 4.5 }, sold: 20, answersWithin: 3, since: '2029-03' },
      ['4.5 (12 reviews)', '20 items sold', 'Usually answers within 3 hours'],
      ['No reviews yet', 'New seller'],
    ],
    [
      { rating: { count: 1, average: 4 }, sold: 1, answersWithin: 1, since: '2029-03' },
      ['4.0 (1 review)', '1 item sold', 'Usually answers within an hour'],
      [],
    ],
    [
      { rating: { count: 0 }, sold: 2, answersWithin: 25, since: '2029-03' },
      ['No reviews yet', '2 items sold', 'Usually answers within 2 days'],
      ['New seller'],
    ],
    [
      { rating: { count: 0 }, sold: 0, since: '2029-03' },
      ['New seller', 'On Loppis since March 2029'],
      ['No reviews yet', '0 items sold'],
    ],
    [{}, [], ['New seller', 'No reviews yet', 'On Loppis since']],
  ])(
    'says in its details what the server knows of the seller: %j',
    async (known, shown, hidden) => {
      const sellerData = [{ ...camera.sellerData[0], ...known }]
      const answers = { 'GET /v2/category/category-1': json([{ ...camera, sellerData }]) }
      await openApp('/category/category-1', { answers })
      const one = card(camera.productName)
      await userEvent.click(one.getByText('Details and contact'))
      await expect.element(one.getByText(camera.description, { exact: true })).toBeVisible()
      for (const text of shown) {
        await expect.element(one.getByText(text, { exact: true })).toBeVisible()
      }
      for (const text of hidden) expect(one.getByText(text).elements()).toEqual([])
    },
  )

  it('leads nowhere on a server without pages of products and sellers', async () => {
    await openApp('/category/category-1')
    await expect.element(card(camera.productName)).toBeVisible()
    expect(card(camera.productName).getByRole('link').elements()).toEqual([])
  })

  it('B1: Details and contact opens above the page and moves no card', async () => {
    await openApp('/category/category-1')
    const boxes = () =>
      page
        .getByRole('article')
        .elements()
        .map((element) => element.getBoundingClientRect())
    await expect.element(card(chair.productName)).toBeVisible()
    const before = boxes()
    const details = card(camera.productName).getByRole('button', { name: /^Details and contact/ })
    await userEvent.click(details)
    const description = card(camera.productName).getByText(camera.description, { exact: true })
    await expect.element(description).toBeVisible()
    expect(boxes()).toEqual(before)
    await userEvent.keyboard('{Escape}')
    await expect.element(description).not.toBeVisible()
    await expect.element(details).toHaveFocus()
  })

  it('B1: the name of each button begins with its text and contains the product', async () => {
    await openApp('/category/category-1')
    const shown = card(camera.productName)
    await expect.element(shown).toBeVisible()
    const names = shown
      .getByRole('button')
      .elements()
      .map((one) => [one.textContent, one.getAttribute('aria-label')])
    const [heart, ...others] = names
    expect(heart).toEqual(['', `Save ${camera.productName}`])
    expect(others).toEqual(
      ['Verified', 'Details and contact', 'Buy now', 'Report'].map((text) => [
        text,
        expect.stringMatching(new RegExp(`^${text}.*${camera.productName}$`)),
      ]),
    )
  })

  it('B1: shows the retail price even if it equals the asking price', async () => {
    await openApp('/category/category-1')
    await expect.poll(() => textOf(chair.productName)).toMatch(/Asking price \$40\.50/)
    await expect.poll(() => textOf(chair.productName)).toMatch(/Retail price\s*\$40\.50/)
  })

  it('B1, C6: a seller who is unverified, or whose verification is unknown, has no badge', async () => {
    const unverified = { ...camera, sellerData: [{ email: 'sue@loppis.test', isVerified: false }] }
    await openApp('/category/category-1', {
      answers: { 'GET /v2/category/category-1': json([unverified, chair]) },
    })
    await expect.element(card(camera.productName).getByText('sue@loppis.test')).toBeVisible()
    await expect.element(card(chair.productName).getByText('seller@loppis.test')).toBeVisible()
    expect(page.getByText('Verified').elements()).toEqual([])
  })

  it.each([
    ['B3', '/category/category-1', '/category/category-1?product=product-1'],
    ['B3, R4', '/advertisements', '/advertisements?product=product-1'],
  ])(
    '%s: Buy now at %s redirects a guest to login, which returns to the booking of the product',
    async (_rules, path, back) => {
      await openApp(path)
      await userEvent.click(card(camera.productName).getByRole('button', { name: /^Buy now/ }))
      await seeAddress(`/login?from=${encodeURIComponent(back)}`)
      await fill({ Email: email, Password: 'second-hand' })
      await userEvent.click(button('Login'))
      await seeAddress(back)
      await expect.element(page.getByRole('dialog', { name: 'Book Now' })).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect
        .element(card(camera.productName).getByRole('button', { name: /^Buy now/ }))
        .toHaveFocus()
    },
  )
})
