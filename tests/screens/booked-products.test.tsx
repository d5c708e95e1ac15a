import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { camera, chair, order } from '../../src/screens/story-fixtures.ts'
import { heading, link, openApp, seeAddress } from '../screen/app.tsx'
import { held, json } from '../screen/scripted-server.ts'

const booking = { ...order, productId: camera._id, productName: camera.productName }
const MARK = `You booked this: ${camera.productName}`
const card = (name: string) => page.getByRole('article').filter({ hasText: name })
const buyNow = (name: string) => card(name).getByRole('button', { name: /^Buy now/ })
const dialog = () => page.getByRole('dialog', { name: 'Book Now' })
const CALL = 'GET /book-product'
const asBuyer = { as: 'buyer', answers: { [CALL]: json([booking]) } } as const

describe('a product that the buyer has booked', () => {
  it.each(['/category/category-1', '/advertisements'])(
    'is marked at %s, with a link to the booking, and no other product is',
    async (path) => {
      const { count } = await openApp(path, asBuyer)
      await expect.element(link(MARK)).toHaveAttribute('href', '/dashboard/my-orders')
      expect(page.getByText('You booked this').elements()).toHaveLength(1)
      expect(count(CALL)).toBe(1)
    },
  )

  it('moves nothing when the mark arrives', async () => {
    const { answer, letGo } = held(json([booking]))
    await openApp('/category/category-1', { as: 'buyer', answers: { [CALL]: answer } })
    const boxes = () =>
      [...document.querySelectorAll('article > *:not(:has(> a[href$="my-orders"]))')]
        // A prefetched screen is rendered, and hidden.
        .filter((one) => one.checkVisibility())
        .map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect()
          return [x, y, width, height]
        })
    await expect.element(buyNow(chair.productName)).toBeVisible()
    const before = boxes()
    letGo()
    await expect.element(link(MARK)).toBeVisible()
    expect(boxes()).toEqual(before)
  })

  it('B2: has no form in Book Now, but a link to My Orders', async () => {
    await openApp('/category/category-1', asBuyer)
    await expect.element(link(MARK)).toBeVisible()
    await userEvent.click(buyNow(camera.productName))
    await expect.element(dialog()).toBeVisible()
    await expect
      .element(dialog().getByText(`You've already booked ${camera.productName}.`))
      .toBeVisible()
    expect(dialog().getByLabelText('Phone number').elements()).toEqual([])
    await userEvent.click(dialog().getByRole('link', { name: 'See your booking' }))
    await seeAddress('/dashboard/my-orders')
    await expect.element(heading('My Orders')).toBeVisible()
  })

  it('B2: another product has the form', async () => {
    await openApp('/category/category-1', asBuyer)
    await expect.element(link(MARK)).toBeVisible()
    await userEvent.click(buyNow(chair.productName))
    await expect.element(dialog().getByLabelText('Phone number')).toBeVisible()
  })
})

it.each([undefined, 'seller', 'admin'] as const)('asks for no bookings as %s', async (as) => {
  const { answers } = asBuyer
  const { count } = await openApp('/category/category-1', {
    answers,
    ...(as !== undefined && { as }),
  })
  await expect.element(buyNow(camera.productName)).toBeVisible()
  await expect
    .element(as === undefined ? link('Login') : page.getByRole('button', { name: 'Logout' }))
    .toBeVisible()
  expect(count(CALL)).toBe(0)
  expect(link(MARK).elements()).toEqual([])
})

it('shows the products without marks where the bookings cannot be loaded', async () => {
  const { count } = await openApp('/category/category-1', { as: 'buyer' })
  await expect.poll(() => count(CALL)).toBe(1)
  await expect.element(buyNow(camera.productName)).toBeVisible()
  expect(link(MARK).elements()).toEqual([])
})
