import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { camera, chair, order } from '../../../src/screens/story-fixtures.ts'
import { productPages } from './product.script.ts'
import { button, email, heading, link, openApp, seeAddress } from '../../screen/app.tsx'
import { errorAnswer, json } from '../../screen/scripted-server.ts'

const PAGE = 'GET /products/product-1'
const AT = '/product/product-1'
const forSale = { ...productPages.forSale, product: camera, alike: [{ ...chair, hasPage: true }] }
const answers = { [PAGE]: json(forSale) }
const buyNow = button(`Buy now: ${camera.productName}`)
const dialog = page.getByRole('dialog', { name: 'Book Now' })

describe('the page of a product', () => {
  it('has the name of the product as its heading and in the tab', async () => {
    await openApp(AT, { answers })
    await expect.element(heading(camera.productName)).toBeVisible()
    expect(document.title).toBe(`${camera.productName} · Loppis`)
  })

  it('leads to its category, and to the pages of similar products', async () => {
    await openApp(AT, { answers })
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect.element(crumbs.getByRole('link', { name: 'Cameras' })).toBeVisible()
    const alike = page.getByRole('region', { name: 'Similar items' }).getByRole('link')
    await expect.element(alike).toHaveAttribute('href', '/product/product-2')
  })

  it('B2: Buy now opens the Book Now modal over the page', async () => {
    await openApp(AT, { as: 'buyer', answers })
    await userEvent.click(buyNow)
    await expect.element(dialog).toBeVisible()
    expect(dialog.getByLabelText('Product name').element()).toHaveProperty(
      'value',
      camera.productName,
    )
  })

  it('B3: a guest who presses Buy now is sent to the login, and comes back to the product', async () => {
    await openApp(AT, { answers })
    await userEvent.click(buyNow)
    await expect.element(page.getByText('Please Login first.').first()).toBeVisible()
    await seeAddress(`/login?from=${encodeURIComponent(AT)}`)
  })

  it('B5: a seller can look at the form and not send it', async () => {
    await openApp(AT, { as: 'seller', answers })
    await userEvent.click(buyNow)
    const submit = dialog.getByRole('button', { name: 'Book for free' })
    await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  })

  it('B9: a signed-in user can report the product', async () => {
    await openApp(AT, { as: 'admin', answers })
    await userEvent.click(button(`Report ${camera.productName}`))
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  it('offers its own seller the way to My Products instead of Buy now', async () => {
    const own = { ...camera, sellerData: [{ email, isVerified: true }] }
    await openApp(AT, { as: 'seller', answers: { [PAGE]: json({ ...forSale, product: own }) } })
    await expect
      .element(link('Go to My Products'))
      .toHaveAttribute('href', '/dashboard/my-products')
    expect(buyNow.elements()).toEqual([])
  })

  it('offers a buyer who has booked it the way to the booking instead of Buy now', async () => {
    const booked = { ...answers, 'GET /book-product': json([order]) }
    await openApp(AT, { as: 'buyer', answers: booked })
    await expect.element(link('See your booking')).toHaveAttribute('href', '/dashboard/my-orders')
    expect(buyNow.elements()).toEqual([])
  })

  it('N5: a product that never was is a routing error with the reason of the server', async () => {
    await openApp(AT, { answers: { [PAGE]: errorAnswer(404, "We couldn't find this item.") } })
    await expect.element(page.getByText("We couldn't find this item.")).toBeVisible()
    expect(document.title).toBe('Not found · Loppis')
  })
})
