import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { heading, openApp, seeAddress } from '../screen/app.tsx'

const bar = () => page.getByRole('navigation', { name: 'Shortcuts' })
const links = () =>
  Object.fromEntries(
    bar()
      .getByRole('link')
      .elements()
      .map((one) => [one.textContent, one.getAttribute('href')]),
  )

it.each([
  [undefined, '/dashboard/add-product', '/saved', '/login'],
  ['buyer', '/help/selling', '/dashboard/wishlist', '/dashboard'],
  ['seller', '/dashboard/add-product', '/dashboard/wishlist', '/dashboard'],
] as const)(
  'on a phone, the bar leads a %s where each place helps',
  async (as, sell, saved, you) => {
    await page.viewport(390, 800)
    await openApp('/blog', as === undefined ? {} : { as })
    await expect.poll(links).toEqual({ Home: '/', Sell: sell, Wishlist: saved, You: you })
  },
)

it('on a phone, the bar marks the place that is open, and a guest who sells is asked to log in', async () => {
  await page.viewport(390, 800)
  await openApp('/')
  await expect
    .element(bar().getByRole('link', { name: 'Home' }))
    .toHaveAttribute('aria-current', 'page')
  await userEvent.click(bar().getByRole('link', { name: 'Sell' }))
  await expect.element(page.getByText('This page is for sellers.')).toBeVisible()
  await userEvent.click(bar().getByRole('link', { name: 'Wishlist' }))
  await seeAddress('/saved')
  await expect.element(heading('Wishlist')).toBeVisible()
  expect(
    bar()
      .getByRole('link')
      .elements()
      .filter((one) => one.ariaCurrent === 'page')
      .map((one) => one.textContent),
  ).toEqual(['Wishlist'])
})

it('on a phone, the bar leaves its room to the keyboard while a user types', async () => {
  await page.viewport(390, 800)
  await openApp('/login')
  const isInView = () => bar().element().getBoundingClientRect().top < 800
  await expect.element(page.getByLabelText('Email')).toBeVisible()
  expect(isInView()).toBe(true)
  await userEvent.click(page.getByLabelText('Email'))
  expect(isInView()).toBe(false)
})

it('on a wide screen, there is no bar', async () => {
  await page.viewport(768, 800)
  await openApp('/blog')
  await expect.element(page.getByRole('link', { name: 'Login' })).toBeVisible()
  expect(bar().elements()).toEqual([])
})
