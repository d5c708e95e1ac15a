import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { camera, picture } from '../../src/screens/story-fixtures.ts'
import { button, email, field, heading, link, openApp } from '../screen/app.tsx'
import { type Answers, errorAnswer, held, json } from '../screen/scripted-server.ts'

const address = `/dashboard/add-product?again=${camera._id}`
const path = `/listings/${camera._id}`
const product = { ...camera, contact: '+1 206 555 0142' }
const sold = { edition: 3, state: 'sold', can: [], heldUntil: null, deadline: null, product }
const role = { role: 'seller', extensions: ['pictures'] }

const open = (answers: Answers = {}) =>
  openApp(address, {
    as: 'seller',
    answers: {
      [`GET /users/role/${encodeURIComponent(email)}`]: json(role),
      [`GET ${path}`]: json(sold),
      ...answers,
    },
  })

const pictures = () => page.getByText(/^Picture \d$/)
const toNewProduct = () => userEvent.click(link('Add a Product').first())

describe('a product whose order was canceled', () => {
  it('is listed again from a form with all that its seller wrote, and its pictures', async () => {
    const morePictures = [{ image: `${picture}#2` }]
    const { requests } = await open({
      [`GET ${path}`]: json({ ...sold, product: { ...product, morePictures } }),
      'POST /add-product': json({ acknowledged: true, insertedId: 'product-9' }),
      [`GET /all-products/${encodeURIComponent(email)}`]: json([]),
    })
    await expect.element(field('Product name')).toHaveValue(camera.productName)
    await expect.element(field('Asking price')).toHaveValue(String(camera.askingPrice))
    await expect.element(field('Retail price')).toHaveValue(String(camera.retailPrice))
    await expect.element(field('Category')).toHaveValue('category-1')
    await expect.element(field('Location')).toHaveValue(camera.location)
    await expect.poll(() => pictures().elements()).toHaveLength(2)
    await userEvent.fill(field('Asking price'), '70')
    await userEvent.click(button('Add product'))
    await expect.element(heading('My Products')).toBeVisible()
    expect(requests.filter(({ call }) => call === 'POST /add-product')).toMatchObject([
      {
        body: {
          again: camera._id,
          productName: camera.productName,
          askingPrice: 70,
          description: camera.description,
          image: picture,
          morePictures,
          isSold: false,
        },
      },
    ])
  })

  it('keeps the lowest offer that its seller chose', async () => {
    const lowestOffer = { percent: 30, choices: [50, 40, 30] }
    const { requests } = await open({
      [`GET ${path}`]: json({ ...sold, lowestOffer }),
      'POST /add-product': json({ acknowledged: true, insertedId: 'product-9' }),
    })
    await expect.element(field('Lowest offer')).toHaveValue('30')
    await userEvent.fill(field('Asking price'), '70')
    await userEvent.click(button('Add product'))
    await expect.element(heading('My Products')).toBeVisible()
    expect(requests.filter(({ call }) => call === 'POST /add-product')).toMatchObject([
      { body: { askingPrice: 70, lowestOfferPercent: 30 } },
    ])
  })

  it('has no lowest offer on a server without offers', async () => {
    await open()
    await expect.element(field('Asking price')).toBeVisible()
    expect(field('Lowest offer').elements()).toEqual([])
  })

  it('has a draft of its own, so that of a new product stays as it is', async () => {
    await open()
    await userEvent.fill(field('Product name'), 'Camera without a strap')
    await toNewProduct()
    await expect.element(field('Product name')).toHaveValue('')
    await userEvent.fill(field('Product name'), 'Road bicycle')
    window.history.pushState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate'))
    await expect.element(field('Product name')).toHaveValue('Camera without a strap')
    await toNewProduct()
    await expect.element(field('Product name')).toHaveValue('Road bicycle')
  })

  it('is waited for, and asked for again after a failure', async () => {
    const { answer, letGo } = held(errorAnswer(503, 'Later.'))
    await open({ [`GET ${path}`]: answer })
    await expect.element(page.getByText('Loading your product')).toBeInTheDocument()
    expect(field('Product name').elements()).toEqual([])
    letGo()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(button('Try again')).toBeVisible()
  })
})
