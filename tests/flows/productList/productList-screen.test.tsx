import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { navigate } from 'wouter/use-browser-location'
import type { Product } from '../../../src/domain/product.ts'
import { camera } from '../../../src/screens/story-fixtures.ts'
import { button, openApp } from '../../screen/app.tsx'
import { json } from '../../screen/scripted-server.ts'

const many = (count: number): readonly Product[] =>
  Array.from({ length: count }, (_, index) => ({
    ...camera,
    _id: `product-${index + 1}`,
    productName: `Camera ${index + 1}`,
  }))
const CATEGORY = 'GET /v2/category/category-1'
const cards = () => page.getByRole('article').elements()
const more = button('Show more')

/** Navigates on the client without pressing a link. */
async function goByLink(path: string): Promise<void> {
  navigate(path)
  await expect.poll(() => window.location.pathname).toBe(path)
}

it('R3: a product list starts with 24 products and shows the total', async () => {
  await openApp('/category/category-1', { answers: { [CATEGORY]: json(many(40)) } })
  await expect.element(page.getByText('24 of 40 shown')).toBeVisible()
  await expect.poll(() => cards().length).toBe(24)
})

describe('a list of a thousand products', () => {
  const answers = { [CATEGORY]: json(many(1000)) }

  it('R3: renders before the response is complete, without a total', async () => {
    await openApp('/category/category-1', { answers })
    await expect.element(page.getByText('24 shown so far')).toBeVisible()
    await expect.poll(() => cards().length).toBe(24)
  })

  it('R3: Show more focuses the first new product', async () => {
    const { count } = await openApp('/category/category-1', { answers })
    await userEvent.click(more)
    // With the total, unless the browser is still reading the response.
    await expect
      .element(page.getByRole('status').getByText(/^48 (of 1,000 shown|shown so far)$/))
      .toBeVisible()
    await expect.poll(() => document.activeElement?.textContent).toContain('Camera 25')
    expect(count(CATEGORY)).toBe(1)
  })

  it('R3: going back shows all products that were there, without a request', async () => {
    const { count } = await openApp('/category/category-1', { answers })
    for (let shown = 48; shown <= 216; shown += 24) {
      await userEvent.click(more)
      await expect.poll(() => cards().length).toBe(shown)
    }
    await userEvent.click(page.getByRole('link', { name: 'Blog' }).first())
    // A post of the blog is an article, too.
    await expect.element(page.getByRole('heading', { name: 'Blog', level: 1 })).toBeVisible()
    window.history.back()
    await expect.poll(() => cards().length).toBe(216)
    expect(count(CATEGORY)).toBe(1)
  })

  it('R3: going back restores the scroll position, and a new visit starts at the top', async () => {
    await openApp('/category/category-1', { answers })
    await expect.poll(() => cards().length).toBe(24)
    // Below the part that renders at once, where the browser's own scroll restoration does not reach.
    const { scrollHeight } = document.documentElement
    const place = scrollHeight - window.innerHeight
    const scrolled = new Promise((hear) => window.addEventListener('scroll', hear, { once: true }))
    window.scrollTo(0, place)
    await scrolled
    await goByLink('/blog')
    await expect.poll(() => window.scrollY).toBe(0)
    window.history.back()
    await expect.poll(() => window.scrollY).toBe(place)
    await goByLink('/blog')
    await goByLink('/category/category-1')
    await expect.poll(() => cards().length).toBe(24)
    await expect.poll(() => window.scrollY).toBe(0)
  })

  it('B3: a visitor who returns to one product sees it first, wherever it is in the list', async () => {
    await openApp('/category/category-1?product=product-900', { answers })
    await expect.element(page.getByText('Your selection')).toBeVisible()
    const [first] = cards()
    expect(first?.textContent).toContain('Camera 900')
    await expect.poll(() => cards().length).toBe(24)
  })
})
