import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { errorMessages } from '../../src/messages/error.ts'
import { buyers, sellers } from '../../src/screens/admin/admin-story-fixtures.ts'
import { listed, sales } from '../../src/screens/seller-story-fixtures.ts'
import { camera, chair, orders } from '../../src/screens/story-fixtures.ts'
import type { Role } from '../../src/domain/user.ts'
import { button, categories, email, field, openApp } from '../screen/app.tsx'
import { json } from '../screen/scripted-server.ts'
import { cellsOf } from '../flows/collection/table.places.ts'

const sentence = errorMessages.en.unreadableItem
const broken = { _id: 'broken' }
/** Puts an item without its fields between the others. */
const withBroken = (items: readonly object[]) => json(items.toSpliced(1, 0, broken))
const sentences = () => page.getByText(sentence, { exact: true })

describe('C4: an item that cannot be decoded is said in its place, and the others are shown', () => {
  const entries = ['Is it safe?', 'Is it fast?'].map((question, at) => ({
    _id: `entry-${at}`,
    question,
    answer: 'It is.',
  }))

  it.each([
    ['/advertisements', 'GET /v2/advertisements', [camera, chair], 'listitem'],
    ['/category/category-1', 'GET /v2/category/category-1', [camera, chair], 'listitem'],
    ['/', 'GET /v2/home-advertisements', [camera, chair], 'listitem'],
    ['/', 'GET /get-three-categories', categories.slice(0, 2), 'listitem'],
    ['/categories', 'GET /get-categories', categories.slice(0, 2), 'listitem'],
  ] as const)('C4: on %s: %s', async (path, call, items, role) => {
    await openApp(path, { answers: { [call]: withBroken(items) } })
    const main = page.getByRole('main')
    const shown = main.getByRole(role).filter({ hasText: sentence })
    await expect.element(shown).toBeVisible()
    const list = shown.element().parentElement
    const names = items.map((item) =>
      'productName' in item ? item.productName : item.categoryName,
    )
    const texts = [...(list?.children ?? [])].map(({ textContent }) => textContent)
    expect(texts).toEqual([
      expect.stringContaining(names[0] ?? ''),
      sentence,
      expect.stringContaining(names[1] ?? ''),
    ])
  })

  it('R5, C4: on the blog', async () => {
    await openApp('/blog', { answers: { 'GET /blogs': withBroken(entries) } })
    await expect.element(sentences()).toBeVisible()
    const text = page.getByRole('main').element().textContent
    const at = [entries[0]?.question ?? '', sentence, entries[1]?.question ?? ''].map((one) =>
      text.indexOf(one),
    )
    expect(at.every((place) => place >= 0)).toBe(true)
    expect(at).toEqual(at.toSorted((one, other) => one - other))
  })

  it.each([
    ['buyer', '/dashboard/my-orders', 'GET /book-product', orders],
    ['seller', '/dashboard/my-products', `GET /all-products/${encodeURIComponent(email)}`, listed],
    ['seller', '/dashboard/my-buyers', 'GET /sold-products', sales],
    ['admin', '/dashboard/all-buyers', 'GET /all-buyers', buyers],
    ['admin', '/dashboard/all-sellers', 'GET /all-sellers', sellers],
    [
      'admin',
      '/dashboard/reported-items',
      'GET /reported-product/',
      [camera, chair].map((product) => ({
        reportedProductId: product._id,
        productData: [product],
      })),
    ],
  ] as const)('C4: for a %s on %s', async (as, path, call, items) => {
    await openApp(path, { as: as satisfies Role, answers: { [call]: withBroken(items) } })
    await expect.element(sentences()).toBeVisible()
    const texts = cellsOf(sentence)
    expect(texts.filter((text) => text !== '')).toEqual([sentence])
    // The sentence's row is the second, after the head.
    const rows = page.getByRole('row').elements()
    expect(rows.map(({ textContent }) => textContent.includes(sentence))).toEqual([
      false,
      false,
      true,
      ...items.slice(1).map(() => false),
    ])
  })

  it('O1, C4: it sorts last in both directions', async () => {
    const answers = { 'GET /all-sellers': withBroken(sellers) }
    await openApp('/dashboard/all-sellers', { as: 'admin', answers })
    await expect.element(sentences()).toBeVisible()
    for (let press = 0; press < 2; press += 1) {
      await userEvent.click(button('Name'))
      const rows = page.getByRole('row').elements()
      expect(rows.at(-1)?.textContent).toBe(sentence)
    }
  })

  it('N1, C4: in the menu of categories', async () => {
    await openApp('/', { answers: { 'GET /get-categories': withBroken(categories) } })
    await userEvent.click(button('Categories'))
    const menu = page.getByRole('navigation').getByRole('listitem')
    await expect.element(menu.getByText(sentence, { exact: true })).toBeVisible()
    await expect.element(menu.getByRole('link', { name: 'Bicycles' })).toBeVisible()
  })

  it('L1, C4: in the categories of a new product, where it cannot be chosen', async () => {
    const answers = { 'GET /get-categories': withBroken(categories) }
    await openApp('/dashboard/add-product', { as: 'seller', answers })
    const options = field('Category').getByRole('option')
    await expect.element(options.filter({ hasText: sentence })).toBeDisabled()
    await expect.element(options.filter({ hasText: 'Bicycles' })).toBeEnabled()
  })

  it('R7, C4: a stat of the dashboard says how many it does not count', async () => {
    await openApp('/dashboard', {
      as: 'buyer',
      answers: { 'GET /book-product': withBroken(orders) },
    })
    await expect
      .element(page.getByText("1 item can't be shown and isn't counted.").first())
      .toBeVisible()
  })
})
