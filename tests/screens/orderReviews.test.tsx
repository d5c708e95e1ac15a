import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Role } from '../../src/domain/user.ts'
import {
  orderReviews,
  undecidedReview,
} from '../../src/screens/orderReviews/order-review-story-fixtures.ts'
import { heading, link, openApp, email, seeAddress } from '../screen/app.tsx'
import { errorAnswer, json } from '../screen/scripted-server.ts'
import { cellsOf, headers } from '../flows/collection/table.places.ts'

const role = (extensions: readonly string[], as: Role = 'admin') => ({
  [`GET /users/role/${encodeURIComponent(email)}`]: json({ role: as, extensions }),
  'GET /all-sellers': json([]),
  'GET /reported-product/': json([]),
})
const withReviews = (reviews: readonly object[]) => ({
  ...role(['order-reviews']),
  'GET /order-reviews': json(reviews),
})
const path = '/dashboard/order-reviews'
const titles = () =>
  [...document.querySelectorAll('tbody [data-kind="title"]')].map((cell) => cell.textContent)

describe('the orders that wait for an admin', () => {
  it('say what was bought, by whom, what the problem is, and what happens until when', async () => {
    await openApp(path, { as: 'admin', answers: withReviews(orderReviews) })
    await expect.element(page.getByRole('table')).toBeVisible()
    expect(headers()).toBe('Picture, Name, Buyer, Seller, What is wrong, Waiting, Order')
    const [, name, buyer, seller, problem, waits, order] = cellsOf('Decide')
    expect([name, buyer, seller, order]).toEqual([
      'Pocket film camera$85',
      'Bea Bergbuyer@loppis.test',
      'Sam Sandseller@loppis.test',
      'Decide Pocket film camera',
    ])
    expect(problem).toBe('To decideIt is damagedThe lens has a crack.\nIt was not in the pictures.')
    expect(waits).toMatch(/^Waiting .*Until May 20, 2031.*the buyer gets the money back\.$/)
  })

  it('have their times by the clock of the orders, which may be ahead of the browser', async () => {
    const now = '2031-05-18T10:00:00.000Z'
    const review = { ...undecidedReview.review, since: '2031-05-15T10:00:00.000Z' }
    const order = { ...undecidedReview, now, review }
    await openApp(path, { as: 'admin', answers: withReviews([order]) })
    await expect.element(page.getByRole('table')).toBeVisible()
    expect(cellsOf('Decide')[5]).toMatch(/^Waiting 3 days, since .*\(in 2 days\)/)
  })

  it('keep the order of the server', async () => {
    await openApp(path, { as: 'admin', answers: withReviews(orderReviews.toReversed()) })
    await expect
      .poll(titles)
      .toEqual(orderReviews.toReversed().map(({ product, price }) => `${product.name}$${price}`))
  })

  it('lead to the order, where the admin decides', async () => {
    await openApp(path, { as: 'admin', answers: withReviews(orderReviews) })
    await userEvent.click(link('Decide Pocket film camera'))
    await seeAddress('/dashboard/order/order-1')
  })

  it('are a number on the dashboard that leads to them', async () => {
    await openApp('/dashboard', { as: 'admin', answers: withReviews(orderReviews) })
    await userEvent.click(link('2 to decide'))
    await seeAddress(path)
    await expect.poll(titles).toHaveLength(orderReviews.length)
  })

  it('have a tile on the dashboard, also when none waits', async () => {
    await openApp('/dashboard', { as: 'admin', answers: withReviews([]) })
    await userEvent.click(link(/^Orders to Review ./))
    await seeAddress(path)
    await expect
      .element(page.getByText('Nothing to review. Buyers and sellers agree.'))
      .toBeVisible()
  })

  it('are not on the dashboard of a server that does not have them', async () => {
    const { count } = await openApp('/dashboard', { as: 'admin', answers: role([]) })
    await expect.element(page.getByText('to verify', { exact: true })).toBeVisible()
    await expect.element(page.getByText('to review', { exact: true })).toBeVisible()
    expect(page.getByText(/Orders to review/i).elements()).toEqual([])
    expect(count('GET /order-reviews')).toBe(0)
  })

  it.each(['buyer', 'seller'] as const)('are refused to a %s', async (as) => {
    await openApp(path, {
      as,
      answers: {
        ...role(['order-reviews'], as),
        'GET /order-reviews': errorAnswer(403, 'Your account may not do this.'),
      },
    })
    await expect.element(heading('This page is for admins')).toBeVisible()
  })
})
