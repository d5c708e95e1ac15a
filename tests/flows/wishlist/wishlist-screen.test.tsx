import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { camera, chair } from '../../../src/screens/story-fixtures.ts'
import { button, email, link, openApp } from '../../screen/app.tsx'
import { errorAnswer, json } from '../../screen/scripted-server.ts'

const heart = (name: string) => page.getByRole('button', { name: `Save ${name}`, exact: true })
const keptLamp = {
  _id: 'a',
  productName: 'Lamp',
  keptPrice: 300,
  keptAt: '2026-01-02T00:00:00.000Z',
  availability: 'forSale',
  product: { ...camera, _id: 'a', productName: 'Lamp' },
}
const role = `GET /users/role/${encodeURIComponent(email)}`
const withWishlist = { [role]: json({ role: 'buyer', extensions: ['wishlist'] }) }

it('R10: a guest saves a product, finds it in the wishlist and takes a removal back, without a wishlist of the server', async () => {
  await openApp('/category/category-1', {
    answers: { 'GET /products': errorAnswer(404, 'Not found') },
  })
  await userEvent.click(heart(camera.productName))
  await expect.element(heart(camera.productName)).toHaveAttribute('aria-pressed', 'true')
  await expect.element(heart(chair.productName)).toHaveAttribute('aria-pressed', 'false')
  window.history.pushState(null, '', '/saved')
  await expect.element(link('Log in to keep it on all your devices')).toBeVisible()
  await userEvent.click(button(`Remove ${camera.productName}`))
  await expect.element(page.getByText(`Removed ${camera.productName}.`)).toBeVisible()
  const undo = button(`Undo: keep ${camera.productName}`)
  await expect.element(undo).toHaveFocus()
  await userEvent.click(undo)
  await expect.element(button(`Remove ${camera.productName}`)).toHaveFocus()
})

it('R10: a product that the server does not save loses its heart again, and the user reads why', async () => {
  await openApp('/category/category-1', {
    as: 'buyer',
    answers: {
      ...withWishlist,
      'GET /wishlist/ids': json([]),
      'PUT /wishlist': errorAnswer(503, 'Out for lunch'),
    },
  })
  await userEvent.click(heart(camera.productName))
  await expect.element(page.getByText("We couldn't update your wishlist.").first()).toBeVisible()
  await expect.element(page.getByText('Out for lunch').first()).toBeVisible()
  await expect.element(heart(camera.productName)).toHaveAttribute('aria-pressed', 'false')
})

it('R10: the wishlist of a user says what was sold, removed or became cheaper', async () => {
  const kept = { keptPrice: 300, keptAt: '2026-01-02T00:00:00.000Z' }
  await openApp('/dashboard/wishlist', {
    as: 'buyer',
    answers: {
      ...withWishlist,
      'GET /wishlist/ids': json(['a', 'b', 'c']),
      'GET /wishlist': json([
        {
          _id: 'a',
          productName: 'Lamp',
          ...kept,
          availability: 'forSale',
          product: { ...camera, _id: 'a', productName: 'Lamp', askingPrice: 250 },
        },
        {
          _id: 'b',
          productName: 'Desk',
          ...kept,
          availability: 'sold',
          product: { ...camera, _id: 'b', productName: 'Desk' },
        },
        { _id: 'c', productName: 'Bed', ...kept, availability: 'gone', product: null },
      ]),
    },
  })
  await expect.element(page.getByText('Price dropped from $300 to $250')).toBeVisible()
  const items = page.getByRole('list', { name: 'Saved items' }).getByRole('listitem')
  expect(items.elements().map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Lamp.*\$250/),
    expect.stringMatching(/^DeskSold/),
    expect.stringMatching(/BedNo longer for sale/),
  ])
})

describe('R10: while the server does not say which products are kept', () => {
  const openList = () =>
    openApp('/dashboard/wishlist', {
      as: 'buyer',
      answers: {
        ...withWishlist,
        'GET /wishlist/ids': errorAnswer(503, 'Out for lunch'),
        'GET /wishlist': json([keptLamp]),
      },
    })

  it('the products of the list are kept, and none is called removed', async () => {
    await openList()
    await expect.element(link('Lamp')).toBeVisible()
    await expect.element(button('Remove Lamp')).toBeVisible()
    expect(page.getByText(/^Removed/).elements()).toEqual([])
  })

  it('a product that the user removes is removed on the server, once it says which are kept', async () => {
    const { answer, count } = await openList()
    await expect.element(button('Remove Lamp')).toBeVisible()
    answer({
      'GET /wishlist/ids': json(['a']),
      'DELETE /wishlist/a': json({ acknowledged: true, deletedCount: 1 }),
    })
    await userEvent.click(button('Remove Lamp'))
    await expect.element(page.getByText('Removed Lamp.')).toBeVisible()
    await expect.poll(() => count('DELETE /wishlist/a')).toBe(1)
    expect(count('GET /wishlist/ids')).toBe(2)
  })

  it('a product that the user removes returns while the server is out of reach, and the user reads why', async () => {
    await openList()
    await userEvent.click(button('Remove Lamp'))
    await expect.element(page.getByText("We couldn't update your wishlist.").first()).toBeVisible()
    await expect.element(page.getByText('Out for lunch').first()).toBeVisible()
    await expect.element(button('Remove Lamp')).toBeVisible()
    expect(page.getByText(/^Removed/).elements()).toEqual([])
  })
})
