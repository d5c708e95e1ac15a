import { describe, expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { specMessages } from '../../src/messages/catalogue.ts'
import type { Product } from '../../src/domain/product.ts'
import { camera as listed } from '../../src/screens/story-fixtures.ts'
import { camera, radio } from '../models/booking.events.ts'
import { ada } from '../models/productReport.events.ts'
import { button, email, field, openApp, seeAddress, toast } from './app.tsx'
import { reportScreen } from './productReport.screen.tsx'
import { describeScreen } from './screen-walk.ts'
import { networkError, json } from './scripted-server.ts'
import { renderScreen } from './stage.tsx'

describeScreen(reportScreen)

/** Locates the button, whether the product is reported or not. */
const reportOn = ({ productName }: Product) =>
  page.getByRole('button', { name: new RegExp(`^(Report|Reported) ${productName}$`) })

/** Opens the products and presses Report on the camera as a signed-in user. */
async function reportCamera(press: (report: Locator) => Promise<void> = userEvent.click) {
  const scripted = await renderScreen(reportScreen)
  await press(reportOn(camera))
  await scripted.resolve('identifyViewer', ada)
  return { ...scripted, reports: () => scripted.calls.filter(({ port }) => port === 'report') }
}

describe('Report on a card', () => {
  it('B9: a double click sends one report and disables the other buttons while it is pending', async () => {
    const { reports } = await reportCamera(userEvent.dblClick)
    await expect.element(reportOn(camera)).toHaveAttribute('aria-busy', 'true')
    await expect.element(reportOn(radio)).toHaveAttribute('aria-busy', 'false')
    await expect.element(reportOn(radio)).toHaveAttribute('aria-disabled', 'true')
    expect(reports()).toMatchObject([{ input: { productId: camera._id } }])
  })

  it('B9: a reported product shows Reported, keeps the focus and cannot be reported again', async () => {
    const { calls, resolve } = await reportCamera()
    await resolve('report', true)
    await expect.element(reportOn(camera)).toHaveTextContent('Reported')
    await expect.element(reportOn(camera)).toHaveFocus()
    await expect.element(reportOn(radio)).toHaveAccessibleName(`Report ${radio.productName}`)
    await userEvent.keyboard('{Enter}')
    expect(calls.map(({ port }) => port)).toEqual(['identifyViewer', 'report'])
  })

  it('B9: a failed report can be retried', async () => {
    const { reports, resolve, reject } = await reportCamera()
    await reject('report', new Error('Cut off'))
    await expect.element(reportOn(camera)).toHaveAccessibleName(`Report ${camera.productName}`)
    await userEvent.click(reportOn(camera))
    await resolve('identifyViewer', ada)
    expect(reports()).toHaveLength(2)
  })
})

const REPORT = 'POST /reported-product/'
const report = button(`Report ${listed.productName}`)

describe('Report in the app', () => {
  it.each(['buyer', 'seller', 'admin'] as const)(
    'B9: a %s reports by product id and sees a thank-you toast on two lines',
    async (role) => {
      const { requests } = await openApp('/category/category-1', {
        as: role,
        answers: { [REPORT]: json({ acknowledged: true, insertedId: 'report-1' }) },
      })
      await userEvent.click(report)
      const [said, thanks] = specMessages.reported.split('\n ')
      const words = page
        .getByRole('region', { name: /^Notifications/ })
        .getByText(/^The item has been reported/)
      await expect.element(words).toBeVisible()
      expect(words.element()).toHaveProperty('innerText', `${said}\n${thanks}`)
      expect(requests.filter(({ call }) => call === REPORT)).toMatchObject([
        { body: { id: listed._id }, authorization: 'Bearer access-1' },
      ])
    },
  )

  it.each([
    ['a response without an id', json({ acknowledged: true, insertedId: null })],
    ['a 404 response', json({ title: 'Not Found' }, 404)],
    ['a network error', networkError],
  ])('B9: %s shows the error toast', async (_, answer) => {
    await openApp('/advertisements', { as: 'buyer', answers: { [REPORT]: answer } })
    await userEvent.click(report)
    await expect.element(toast(specMessages.unexpectedTryAgain)).toBeVisible()
    await expect.element(report).toHaveAttribute('aria-disabled', 'false')
  })

  it.each([
    ['/category/category-1', '%2Fcategory%2Fcategory-1%3Fproduct%3Dproduct-1'],
    ['/advertisements', '%2Fadvertisements%3Fproduct%3Dproduct-1'],
  ])('B3, B9: a guest at %s is asked to log in and returns to the card', async (path, from) => {
    await openApp(path)
    await userEvent.click(report)
    await seeAddress(`/login?from=${from}`)
    await expect.element(toast(specMessages.loginFirst)).toBeVisible()
    await userEvent.fill(field('Email'), email)
    await userEvent.fill(field('Password'), 'second-hand')
    await userEvent.click(button('Login'))
    await seeAddress(`${path}?product=${listed._id}`)
    const card = page.getByRole('article').filter({ hasText: 'Your selection' })
    await expect.element(card.getByRole('heading', { name: listed.productName })).toBeVisible()
    await expect.element(card.getByRole('button', { name: 'Buy now' })).toHaveFocus()
    await expect.poll(() => toast(specMessages.loginFirst).elements()).toEqual([])
  })

  it('B3: a guest who books on the advertisements page returns to it', async () => {
    await openApp('/advertisements')
    await userEvent.click(button('Buy now').first())
    await seeAddress('/login?from=%2Fadvertisements%3Fproduct%3Dproduct-1')
  })
})
