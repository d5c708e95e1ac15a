import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { followingMessages, followMessages } from '../../src/messages/following.ts'
import {
  followedProducts,
  followedSellers,
} from '../../src/screens/following/following-story-fixtures.ts'
import { button, email, heading, link, openApp } from '../screen/app.tsx'
import { json } from '../screen/scripted-server.ts'

const words = followingMessages.en
const { follow, followOf, following, followingOf, stopOf } = followMessages.en
const role = (...extensions: readonly string[]) => ({
  [`GET /users/role/${encodeURIComponent(email)}`]: json({
    role: 'buyer',
    _id: 'buyer-1',
    extensions,
  }),
})
const sellerPage = (_id: string) => ({
  [`GET /sellers/${_id}`]: json({
    seller: { _id, name: 'Sam Sand', isVerified: true, since: '2029-03' },
    forSale: 0,
    sold: 0,
    next: null,
    products: [],
  }),
})
const answers = {
  ...role('following'),
  ...sellerPage('seller-1'),
  'GET /following': json(followedSellers),
  'GET /following/new': json(followedProducts),
  'POST /following/seen': json({ acknowledged: true }),
  'PUT /following/seller-1': json({ acknowledged: true }),
  'DELETE /following/seller-1': json({ acknowledged: true, deletedCount: 1 }),
}

describe("the button on a seller's page", () => {
  it('follows the seller, and stops it', async () => {
    const { count } = await openApp('/seller/seller-1', {
      as: 'buyer',
      answers: { ...answers, 'GET /following': json([]) },
    })
    await userEvent.click(button(followOf('Sam Sand')))
    await expect.element(button(followingOf('Sam Sand'))).toHaveTextContent(following)
    expect(count('PUT /following/seller-1')).toBe(1)
    await userEvent.click(button(followingOf('Sam Sand')))
    await expect.element(button(followOf('Sam Sand'))).toBeVisible()
    expect(count('DELETE /following/seller-1')).toBe(1)
  })

  it('leads a guest to the login, and back', async () => {
    await openApp('/seller/seller-1', {
      answers,
      change: (actors) => ({ ...actors, hasSearch: true }),
    })
    await userEvent.click(link(follow))
    expect(window.location.pathname).toBe('/login')
    expect(decodeURIComponent(window.location.search)).toContain('/seller/seller-1')
  })

  it('is not on the own page', async () => {
    const { count } = await openApp('/seller/buyer-1', {
      as: 'buyer',
      answers: { ...answers, ...sellerPage('buyer-1') },
    })
    await expect.element(heading('Sam Sand')).toBeVisible()
    await expect.element(button(followOf('Sam Sand'))).not.toBeInTheDocument()
    expect(count('GET /following')).toBe(0)
  })
})

describe('the page of followed sellers', () => {
  it('says what is new, and then tells the server that the user has looked', async () => {
    const { count, requests } = await openApp('/dashboard/following', { as: 'buyer', answers })
    const sellers = page.getByRole('region', { name: words.sellers })
    await expect.element(sellers.getByText('2 new')).toBeVisible()
    await expect.element(sellers.getByText('100 or more new')).toBeVisible()
    const items = page.getByRole('region', { name: words.items })
    await expect.element(items.getByText(words.isNew, { exact: true }).first()).toBeVisible()
    expect(items.getByText(words.isNew, { exact: true }).elements()).toHaveLength(2)
    await expect.poll(() => count('POST /following/seen')).toBe(1)
    expect(requests.map(({ call }) => call).filter((call) => call.includes('following'))).toEqual([
      'GET /following',
      'GET /following/new',
      'POST /following/seen',
    ])
  })

  it('keeps the place of a seller who is followed no more, so that the user can undo it', async () => {
    const { count } = await openApp('/dashboard/following', { as: 'buyer', answers })
    await userEvent.click(button(stopOf('Sam Sand')))
    await userEvent.click(button(followOf('Sam Sand')))
    await expect.element(button(stopOf('Sam Sand'))).toBeVisible()
    expect(count('PUT /following/seller-1')).toBe(1)
  })

  it('shows the items also where the server does not hear that the user has looked', async () => {
    const { 'POST /following/seen': _, ...others } = answers
    await openApp('/dashboard/following', { as: 'buyer', answers: others })
    await expect.element(page.getByText(words.isNew, { exact: true }).first()).toBeVisible()
  })
})

describe('home', () => {
  it('shows a user the newest three that are new', async () => {
    await openApp('/', { as: 'buyer', answers })
    const section = page.getByRole('region', { name: words.fromFollowed })
    await expect.element(section).toBeVisible()
    expect(section.getByRole('listitem').elements()).toHaveLength(2)
  })

  it('says nothing where nothing is new', async () => {
    const old = followedProducts.map((product) => ({ ...product, isNew: false }))
    const { count } = await openApp('/', {
      as: 'buyer',
      answers: { ...answers, 'GET /following/new': json(old) },
    })
    await expect.poll(() => count('GET /following/new')).toBe(1)
    await expect.element(heading(words.fromFollowed)).not.toBeInTheDocument()
  })

  it('asks nothing for a guest', async () => {
    const { requests } = await openApp('/', { answers })
    await expect.element(heading('Featured')).toBeVisible()
    expect(requests.filter(({ call }) => call.includes('following'))).toEqual([])
  })
})

it('a server of section 7 alone is asked for nothing, and nothing of it is shown', async () => {
  const { requests } = await openApp('/', { as: 'buyer', answers: { ...answers, ...role() } })
  await expect.element(heading('Featured')).toBeVisible()
  await userEvent.click(link('Dashboard').first())
  await expect.element(heading(/^Hello/)).toBeVisible()
  await expect.element(link(words.title)).not.toBeInTheDocument()
  expect(requests.filter(({ call }) => call.includes('following'))).toEqual([])
})
