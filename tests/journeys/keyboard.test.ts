import type { Locator, Page } from 'playwright'
import { it } from 'vitest'
import { expect } from '../browser/patient-expect.ts'
import { setupTestApp, visit } from '../product/test-app.ts'
import { orderRow, productCard, waitForHydrated, whenIdle } from '../product/steps.ts'

const market = setupTestApp()

const RADIO = 'Table radio with telescopic aerial'

/** More than the number of tab stops before any element that a test looks for. */
const STOPS = 100

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement)

/** Presses Tab until `target` has the focus, and checks that each tab stop on the way is in the viewport. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    if (await hasFocus(target)) {
      await expect(target).toBeInViewport()
      return
    }
  }
  throw new Error(`Tab does not lead to ${target.toString()}.`)
}

/** Moves to a link or a button by Tab and presses Enter. */
async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

it('B2, B3, S1, B8, P1, P5, O2: in a purchase by keyboard only, each step moves the focus to its target', async () => {
  const product = 'Rangefinder 35 mm film camera'
  const { page } = await visit(market())
  const navigation = page.getByRole('navigation', { name: 'Main' })
  const productList = page.getByRole('heading', { name: 'Cameras & sound', level: 1 })
  const myOrders = page.getByRole('heading', { name: 'My Orders', level: 1 })
  const buyNow = productCard(page, product).getByRole('button', { name: 'Buy now' })

  await waitForHydrated(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await enter(page, navigation.getByRole('button', { name: 'Categories' }))
  await enter(page, navigation.getByRole('link', { name: 'Cameras & sound' }))
  await expect(productList).toBeFocused()

  await enter(page, buyNow)
  await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeFocused()
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type('buyer@loppis.test')
  await tabTo(page, page.getByLabel('Password'))
  await page.keyboard.type('second-hand')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Book Now' })
  await expect(dialog).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(buyNow).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(dialog).toBeFocused()
  await tabTo(page, dialog.getByLabel('Phone number'))
  await page.keyboard.type('+1 206 555 0123')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Meeting location')).toBeFocused()
  await page.keyboard.type('The library steps')
  await page.keyboard.press('Enter')
  await expect(myOrders).toBeFocused()
  await expect(dialog).toHaveCount(0)

  await enter(page, orderRow(page, product).getByRole('link', { name: 'Pay' }))
  await expect(
    page.getByRole('heading', { name: `Payment for ${product}`, level: 1 }),
  ).toBeFocused()
  const fields = [
    ['card number', '4242424242424242'],
    ['expiration date', '1240'],
    ['CVC', '123'],
  ] as const
  for (const [title, digits] of fields) {
    const frame = `iframe[title="Secure ${title} input frame"]`
    // The frame can take the focus before its field is rendered.
    await expect(page.frameLocator(frame).getByRole('textbox').first()).toBeVisible()
    await tabTo(page, page.locator(frame))
    // The focus moves to another process here, and keys that are pressed meanwhile are lost.
    await expect(page.frameLocator(frame).getByRole('textbox').first()).toBeFocused()
    await page.keyboard.type(digits)
  }
  await enter(page, page.getByRole('button', { name: /^Pay \$/ }))
  const outcome = page.getByRole('status').filter({
    hasText: 'Your payment was processed successfully',
  })
  await expect(outcome.first()).toBeFocused()

  await enter(page, page.getByRole('link', { name: 'Go to My Orders' }))
  await expect(myOrders).toBeFocused()
  await expect(orderRow(page, product).getByText('Paid', { exact: true })).toBeVisible()
})

it.each([
  ['phone', 390],
  ['desktop', 1280],
])('the filters of a category are chosen by keyboard only on a %s', async (device, width) => {
  const { page } = await visit(market(), '/category/cameras-and-sound')
  await page.setViewportSize({ width, height: 844 })
  await waitForHydrated(page)
  const open = page.getByRole('button', { name: /^Filters/ })
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const filters = device === 'phone' ? sheet : page.getByRole('region', { name: 'Filters' })
  if (device === 'phone') {
    await enter(page, open)
    await expect(sheet).toBeFocused()
  }
  const good = filters.getByRole('link', { name: /^Good/ })
  await enter(page, good)
  await expect(page).toHaveURL(/condition=good$/)
  await expect(good).toBeFocused()
  if (device === 'phone') {
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(open).toBeFocused()
  }
  await enter(page, page.getByRole('link', { name: 'Remove Good', exact: true }))
  await expect(page).toHaveURL(/cameras-and-sound$/)
  await expect(page.getByRole('group', { name: 'Chosen filters' })).toBeFocused()
})

it('keys that belong to an input method close no dialog and leave no field', async () => {
  const { page } = await visit(market(), '/category/cameras-and-sound', { as: 'buyer@loppis.test' })
  await waitForHydrated(page)
  const search = page.getByRole('searchbox', { name: 'Search Loppis' })
  await search.pressSequentially('camer')
  await expect(page.getByRole('list', { name: 'Suggestions' })).toBeVisible()
  await search.dispatchEvent('keydown', { key: 'ArrowDown', isComposing: true })
  await expect(search).toBeFocused()
  await search.press('ArrowDown')
  await expect(search).not.toBeFocused()

  await productCard(page, RADIO).getByRole('button', { name: 'Buy now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Book Now' })
  const place = dialog.getByLabel('Meeting location')
  for (const key of [{ isComposing: true }, { keyCode: 229 }]) {
    await place.dispatchEvent('keydown', { key: 'Escape', ...key })
    await expect(dialog).toBeVisible()
  }
  await place.press('Escape')
  await expect(dialog).toHaveCount(0)
})

it('a press on the scrollbar around a dialog does not close it', async () => {
  const { page } = await visit(market(), '/category/cameras-and-sound', { as: 'buyer@loppis.test' })
  await waitForHydrated(page)
  await productCard(page, RADIO).getByRole('button', { name: 'Buy now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Book Now' })
  await expect(dialog).toBeFocused()
  /** Presses the area around the dialog; a scrollbar lies beyond the width of its content. */
  const press = async (clientX: number) => {
    for (const type of ['pointerdown', 'click']) {
      await dialog.locator('xpath=..').dispatchEvent(type, { clientX, clientY: 5, button: 0 })
    }
  }
  await press(1290)
  // The dialog would close in a task of its own.
  await whenIdle(page)
  await expect(dialog).toBeVisible()
  await press(5)
  await expect(dialog).toHaveCount(0)
})

it('the key / moves the focus to the search, and is a letter where the user types', async () => {
  const { page } = await visit(market())
  const search = page.getByRole('searchbox', { name: 'Search Loppis' })
  const press = async () => {
    await page.keyboard.press('/')
    return hasFocus(search)
  }
  // The code of the key loads when the page is idle; before that, the key does nothing.
  await expect.poll(press).toBe(true)
  await expect(search).toHaveValue('')
  await page.keyboard.type('1/2')
  await expect(search).toHaveValue('1/2')
})
