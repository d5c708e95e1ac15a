import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { camera } from '../../../src/screens/story-fixtures.ts'
import { productPages } from '../product/product.script.ts'
import { openApp } from '../../screen/app.tsx'
import { galleryScreen } from './gallery.screen.tsx'
import { describeScreen } from '../../screen/screen-walk.ts'
import { json } from '../../screen/scripted-server.ts'

describeScreen(galleryScreen)

/** The camera with three pictures. */
const product = {
  ...camera,
  morePictures: [{ image: `${camera.image}#side` }, { image: `${camera.image}#back` }],
}
const answers = { 'GET /products/product-1': json({ ...productPages.forSale, product }) }

const gallery = () => page.getByRole('region', { name: `Pictures of ${camera.productName}` })
const strip = () => gallery().getByRole('list', { name: 'All pictures' })
const lightbox = () => page.getByRole('dialog', { name: `Pictures of ${camera.productName}` })
const enlarge = (place: number) =>
  page.getByRole('button', { name: `Enlarge picture ${place} of 3` })
/** Returns the number of the picture that a strip shows. */
const placeIn = (list: Element) => 1 + Math.round(list.scrollLeft / list.clientWidth)

const open = async (width: number) => {
  await page.viewport(width, 800)
  await openApp('/product/product-1', { answers })
  await expect.element(enlarge(1)).toBeVisible()
}

describe('on a phone', () => {
  beforeEach(() => open(390))

  it('a swipe leads to the next picture and says which one it is', async () => {
    await expect.element(gallery().getByText('1 / 3')).toBeVisible()
    const list = strip().element()
    list.scrollTo({ left: list.clientWidth, behavior: 'instant' })
    await expect.element(gallery().getByText('2 / 3')).toBeVisible()
  })

  it('the page shows the picture that was enlarged last, and gives it the focus', async () => {
    await userEvent.click(enlarge(1))
    await expect.element(lightbox()).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(lightbox().getByRole('status')).toHaveTextContent('Picture 3 of 3')
    const [enlarged] = lightbox().getByRole('list').elements()
    await expect.poll(() => enlarged && placeIn(enlarged)).toBe(3)
    await userEvent.keyboard('{Escape}')
    await expect.element(enlarge(3)).toHaveFocus()
    expect(placeIn(strip().element())).toBe(3)
  })

  it('after the last picture comes the first, and before the first the last', async () => {
    await userEvent.click(enlarge(1))
    await userEvent.click(page.getByRole('button', { name: 'Previous' }))
    await expect.element(lightbox().getByText('3 / 3')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Next' }))
    await expect.element(lightbox().getByText('1 / 3')).toBeVisible()
  })
})

describe('on a desktop', () => {
  beforeEach(() => open(1280))

  it('a thumbnail shows its picture and is the current one', async () => {
    const thumbnail = page.getByRole('button', { name: 'Show picture 3 of 3' })
    await userEvent.click(thumbnail)
    await expect.element(thumbnail).toHaveAttribute('aria-current', 'true')
    await expect.poll(() => placeIn(strip().element())).toBe(3)
  })
})

it('a product with one picture has it alone, enlarged without a way to others', async () => {
  const one = json({ ...productPages.forSale, product: camera })
  await openApp('/product/product-1', { answers: { 'GET /products/product-1': one } })
  await userEvent.click(page.getByRole('button', { name: 'Enlarge picture' }))
  await expect.element(lightbox()).toBeVisible()
  expect(page.getByRole('button', { name: 'Next' }).elements()).toEqual([])
  expect(page.getByText('1 / 1').elements()).toEqual([])
})
