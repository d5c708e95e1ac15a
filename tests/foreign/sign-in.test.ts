import type { Page } from 'playwright'
import { afterEach, describe, it } from 'vitest'
import { expect } from '../browser/patient-expect.ts'
import { login } from '../product/steps.ts'
import { foreignMarketForTests } from './foreign-market.ts'
import { answering, badGateway, nothing } from './foreign-server.ts'
import { visitForeign } from './visitor.ts'

const buyer = 'bo@foreign.test'
const market = foreignMarketForTests()
afterEach(() => market().endTroubles())

/** Signs in with the Google account of this name. */
async function signInWithGoogle(page: Page, name: string) {
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await (await opening).getByRole('button', { name: new RegExp(name) }).click()
}

const logout = (page: Page) => page.getByRole('button', { name: 'Logout' })

describe('Google on a server whose PUT /user sets the role', () => {
  it('S3: an existing seller stays a seller', async () => {
    const { page, leave } = await visitForeign(market(), '/login')
    await signInWithGoogle(page, 'Priya Raman')
    await expect(logout(page)).toBeVisible()
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('link', { name: /Add a Product/ }).first()).toBeVisible()
    expect(market().users.find({ email: 'priya@loppis.test' })).toMatchObject([{ role: 'seller' }])
    await leave()
  })

  it('S3: an existing seller stays a seller after a failed token and a retry', async () => {
    const { page, leave } = await visitForeign(market(), '/login', { expected: /status of 502/ })
    market().trouble('GET /jwt', badGateway)
    await signInWithGoogle(page, 'Priya Raman')
    await expect(page.getByText("Login didn't finish")).toBeVisible()
    market().endTroubles()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(logout(page)).toBeVisible()
    expect(market().users.find({ email: 'priya@loppis.test' })).toMatchObject([{ role: 'seller' }])
    await leave()
  })

  it('S3, S4: a new user becomes a buyer without a question, also after a failed token and a retry', async () => {
    const { page, leave } = await visitForeign(market(), '/login', {
      expected: /status of (?:403|502)/,
    })
    market().trouble('GET /jwt', badGateway)
    await signInWithGoogle(page, 'Maya Lindqvist')
    await expect(page.getByText("Login didn't finish")).toBeVisible()
    market().endTroubles()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(logout(page)).toBeVisible()
    expect(market().users.find({ email: 'maya@loppis.test' })).toMatchObject([
      { name: 'Maya Lindqvist', role: 'buyer' },
    ])
    await leave()
  })
})

describe('a server that gives no role', () => {
  it.each([
    ['an empty body', nothing],
    ['null', answering(null)],
    ['an empty object', answering({})],
  ])('S6: for %s in place of a role, asks the user to register, and goes on', async (_, answer) => {
    const path = `GET /users/role/${buyer}`
    const { page, leave } = await visitForeign(market(), '/login')
    market().trouble(path, answer)
    await login(page, buyer)
    await expect(page.getByText('Finish your registration')).toBeVisible()
    market().endTroubles()
    await page.getByRole('radio', { name: /Buyer/ }).check()
    await page.getByRole('button', { name: 'Finish' }).click()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    await leave()
  })
})
