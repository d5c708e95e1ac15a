import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sellers } from '../../src/screens/admin/admin-story-fixtures.ts'
import { listed, listedWithStates, sales } from '../../src/screens/seller-story-fixtures.ts'
import { buyer, orders } from '../../src/screens/story-fixtures.ts'
import { button, email, heading, link, openApp, seeAddress } from '../screen/app.tsx'
import { confirmButton, dialog } from '../flows/confirmation/confirmation.places.ts'
import { held, json } from '../screen/scripted-server.ts'

/** Bookings that are to pay, paid and unavailable; none has an unsettled payment in this browser. */
const bookings = orders.flatMap(({ isUnsettled, ...booking }) =>
  isUnsettled
    ? []
    : [{ ...booking, boughtBy: booking.boughtBy === buyer.email ? email : booking.boughtBy }],
)
const ofSeller = (products: unknown, sold: unknown) => ({
  [`GET /all-products/${encodeURIComponent(email)}`]: json(products),
  'GET /sold-products': json(sold),
})
const rows = () => page.getByRole('row').elements().length - 1
const names = () =>
  [...document.querySelectorAll('tbody [data-kind="title"]')].map((cell) => cell.textContent)

it('O2: the number of orders to pay leads to those orders, and Show all to all of them', async () => {
  await openApp('/dashboard', { as: 'buyer', answers: { 'GET /book-product': json(bookings) } })
  await userEvent.click(link('1 to pay'))
  await seeAddress('/dashboard/my-orders?show=toPay')
  await expect.element(page.getByText(`To pay: 1 of ${bookings.length}`)).toBeVisible()
  await expect.poll(names).toEqual([expect.stringMatching(/^Pocket film camera/)])
  await userEvent.click(link('Show all'))
  await seeAddress('/dashboard/my-orders')
  await expect.poll(rows).toBe(bookings.length)
  expect(link('Show all').elements()).toEqual([])
})

it('A3: each number of the sellers leads to the sellers that it counts', async () => {
  await openApp('/dashboard', {
    as: 'admin',
    answers: { 'GET /all-sellers': json(sellers), 'GET /reported-product/': json([]) },
  })
  const unverified = sellers.filter(({ isVerified }) => !isVerified)
  await expect
    .element(link(`${unverified.length} to verify`))
    .toHaveAttribute('href', '/dashboard/all-sellers?show=toVerify')
  await userEvent.click(link(`Verified ${sellers.length - unverified.length}`))
  await seeAddress('/dashboard/all-sellers?show=verified')
  await expect.poll(rows).toBe(sellers.length - unverified.length)
})

it('L5: each number of the products leads to the products that it counts', async () => {
  await openApp('/dashboard', { as: 'seller', answers: ofSeller(listed, sales) })
  const sold = listed.filter(({ isSold }) => isSold).length
  await expect
    .element(link(`${listed.length - sold} for sale`))
    .toHaveAttribute('href', '/dashboard/my-products?show=forSale')
  await userEvent.click(link(`Sold ${sold}`))
  await seeAddress('/dashboard/my-products?show=sold')
  await expect.poll(rows).toBe(sold)
})

it('L5: the products that are not for sale have a number, which leads to them', async () => {
  await openApp('/dashboard', { as: 'seller', answers: ofSeller(listedWithStates, sales) })
  await userEvent.click(link('Not for sale 4'))
  await seeAddress('/dashboard/my-products?show=notForSale')
  await expect.poll(names).toEqual([
    expect.stringMatching(/^Road bicycle/),
    expect.stringMatching(/^Desk lamp/),
    expect.stringMatching(/^Wool sofa/),
    // Its sale was undone.
    expect.stringMatching(/^Wall clock/),
  ])
})

it('shows no link for a number that counts nothing', async () => {
  const paid = bookings.filter(({ boughtBy }) => boughtBy === email)
  await openApp('/dashboard', { as: 'buyer', answers: { 'GET /book-product': json(paid) } })
  await expect.element(link(`Paid ${paid.length}`)).toBeVisible()
  await expect.element(page.getByText('to pay', { exact: true })).toBeVisible()
  expect(link('0 to pay').elements()).toEqual([])
})

it('leads a new buyer to the categories in place of zeros', async () => {
  await openApp('/dashboard', { as: 'buyer', answers: { 'GET /book-product': json([]) } })
  await userEvent.click(link('Find something you like'))
  await seeAddress('/categories')
})

it('leads a new seller to the first product in place of zeros, once the sales are known', async () => {
  const { answer, letGo } = held(json([]))
  await openApp('/dashboard', {
    as: 'seller',
    answers: { ...ofSeller([], []), 'GET /sold-products': answer },
  })
  await expect.element(heading('Hello, Ada')).toBeVisible()
  await expect.element(page.getByText('Loading your sales')).toBeInTheDocument()
  expect(page.getByText('for sale', { exact: true }).elements()).toEqual([])
  letGo()
  await userEvent.click(link('Add your first product'))
  await seeAddress('/dashboard/add-product')
})

it('shows the earnings of a seller who has sold every product', async () => {
  await openApp('/dashboard', { as: 'seller', answers: ofSeller([], sales) })
  await expect.element(page.getByText('for sale', { exact: true })).toBeVisible()
  expect(link('Add your first product').elements()).toEqual([])
})

it('A4: after the last seller is verified, the heading has the focus and the list says that none is left', async () => {
  const unverified = sellers.filter(({ isVerified }) => !isVerified)
  await openApp('/dashboard/all-sellers?show=toVerify', {
    as: 'admin',
    answers: {
      'GET /all-sellers': json(sellers),
      'PUT /verify-seller': json({ modifiedCount: 1 }),
    },
  })
  for (const { name } of unverified) {
    await userEvent.click(button(`Verify ${name}`))
    await expect.element(dialog()).toBeVisible()
    await userEvent.click(confirmButton())
    await expect.element(heading('All Sellers')).toHaveFocus()
  }
  await expect.element(page.getByText('No sellers left to verify.')).toBeVisible()
  await userEvent.click(link('Show all'))
  await seeAddress('/dashboard/all-sellers')
})

it('A4: when the last row that matches the search is handled, the focus moves to the result', async () => {
  const many = Array.from({ length: 30 }, (_, index) => ({
    _id: `seller-${index}`,
    name: `Seller ${index}`,
    email: `seller${index}@loppis.test`,
    isVerified: index > 0,
  }))
  await openApp('/dashboard/all-sellers', {
    as: 'admin',
    answers: { 'GET /all-sellers': json(many), 'PUT /verify-seller': json({ modifiedCount: 1 }) },
  })
  await userEvent.fill(page.getByRole('searchbox'), 'verify')
  await expect.poll(rows).toBe(1)
  await userEvent.click(button('Verify Seller 0'))
  await userEvent.click(confirmButton())
  await expect.element(page.getByText('No results for “verify”.')).toBeVisible()
  await expect.poll(() => document.activeElement?.textContent).toContain('No results for “verify”.')
})
