import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { LANGUAGE_KEY } from '../../src/domain/language.ts'
import { expect } from '../browser/patient-expect.ts'
import { englishOn } from './english-on-page.ts'
import { accountOf, onlookers, openAt, pathsOf } from './screens.ts'
import { fillCard, orderRow } from '../product/steps.ts'
import { setupTestApp, visit } from '../product/test-app.ts'

const market = setupTestApp()

/** Opens a blank page of the market for a reader of Swedish. */
async function visitInSwedish(onlooker: (typeof onlookers)[number], expected = /^$/) {
  const options = { ...accountOf(onlooker), expected }
  const { page, context } = await visit(market(), '/favicon.svg', options)
  await context.addCookies([{ name: LANGUAGE_KEY, value: 'sv', url: market().origin }])
  await context.addInitScript((key) => {
    // The card fields' frames have an opaque origin and no storage.
    if (self.origin !== 'null') localStorage.setItem(key, 'sv')
  }, LANGUAGE_KEY)
  return page
}

/** Waits until the page shows a text or a control by its name, and checks that the page has no English text. */
async function seeSwedish(page: Page, text: string | RegExp) {
  await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
  expect(await englishOn(page)).toEqual([])
}

describe('in Swedish', () => {
  it.each(onlookers)('no screen of a %s shows an English text', async (onlooker) => {
    const page = await visitInSwedish(onlooker)
    const found: string[] = []
    for (const path of await pathsOf(page, market().origin, onlooker)) {
      await openAt(page, market().origin + path)
      await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
      found.push(...(await englishOn(page)).map((text) => `${path}: ${text}`))
    }
    expect(found).toEqual([])
  })

  it('a guest reads what is wrong with a login and with a registration', async () => {
    const page = await visitInSwedish('guest', /400/)
    await page.goto(`${market().origin}/login`)
    await page.getByRole('button', { name: 'Logga in', exact: true }).click()
    await seeSwedish(page, 'Skriv din e-postadress.')
    await page.getByLabel('E-post').fill('buyer@loppis.test')
    await page.getByLabel('Lösenord').fill('wrong-password')
    await page.getByRole('button', { name: 'Logga in', exact: true }).click()
    await seeSwedish(page, /auth\/invalid-credential|auth\/wrong-password/)
    const opening = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Logga in med Google' }).click()
    const chooser = await opening
    await expect(chooser.getByRole('heading', { name: 'Välj ett konto' })).toBeVisible()
    await chooser.getByText('Använd ett annat konto').click()
    await expect(chooser.getByRole('button', { name: 'Fortsätt' })).toBeVisible()
    expect(await chooser.getByRole('main').innerText()).not.toMatch(/account|cancel|this page/i)
    await chooser.getByRole('button', { name: 'Avbryt' }).click()
    await page.goto(`${market().origin}/register`)
    await page.getByRole('main').locator('button[type="submit"]').click()
    await seeSwedish(page, 'Skriv ditt namn.')
  })

  it('a buyer books, is declined, pays and reports', async () => {
    const page = await visitInSwedish('buyer', /402|409/)
    await page.goto(`${market().origin}/category/furniture-and-home`)
    await page
      .getByRole('button', { name: /^Köp nu/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Boka gratis' }).click()
    await seeSwedish(page, 'Skriv ditt telefonnummer.')
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: /^Anmäl/ })
      .first()
      .click()
    await seeSwedish(page, /^Anmäl/)

    await page.goto(`${market().origin}/dashboard/my-orders`)
    await orderRow(page, 'Tennis racquet with a tube of balls')
      .getByRole('link', { name: 'Betala' })
      .click()
    await fillCard(page, '4000 0000 0000 9995')
    const pay = page.getByRole('button', { name: /^Betala .*\$$/ })
    await pay.click()
    await seeSwedish(page, 'Det finns inte tillräckligt med pengar på kortet.')
    await fillCard(page, '4000 0025 0000 3155')
    await pay.click()
    const bank = page.frameLocator('iframe[title="Testbanken"]')
    await expect(bank.getByRole('button', { name: 'Avslå' })).toBeEnabled()
    expect(await bank.getByRole('main').innerText()).not.toMatch(/confirm|amount|approve/i)
    await bank.getByRole('button', { name: 'Godkänn' }).click()
    await seeSwedish(page, 'Din betalning är genomförd.')
    await page.goto(`${market().origin}/dashboard/my-orders`)
    await page
      .getByRole('button', { name: /^Ta bort/ })
      .first()
      .click()
    await seeSwedish(page, 'Ta bort')
  })

  it('a seller reads what a product needs, and is asked before one is deleted', async () => {
    const page = await visitInSwedish('seller')
    await page.goto(`${market().origin}/dashboard/add-product`)
    await page.getByRole('main').locator('button[type="submit"]').click()
    await seeSwedish(page, 'Välj en bild av varan.')
    await page.goto(`${market().origin}/dashboard/my-products`)
    await page
      .getByRole('button', { name: /^Ta bort/ })
      .first()
      .click()
    await seeSwedish(page, 'En borttagen vara går inte att få tillbaka.')
  })

  it.each(['all-sellers', 'all-buyers', 'reported-items'])(
    'an admin is asked before a row of %s is removed',
    async (screen) => {
      const page = await visitInSwedish('admin')
      await page.goto(`${market().origin}/dashboard/${screen}`)
      await page
        .getByRole('button', { name: /^Ta bort/ })
        .first()
        .click()
      await seeSwedish(page, /går inte att få tillbaka|bort/)
    },
  )

  it('an unknown address and a refused list are explained', async () => {
    const page = await visitInSwedish('buyer', /404|500/)
    await page.goto(`${market().origin}/nowhere`)
    await seeSwedish(page, 'Hem')
    const said = 'Något oväntat hände. Försök igen.'
    await page.route('**/book-product?*', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', title: said } }),
    )
    await page.goto(`${market().origin}/dashboard/my-orders`)
    await seeSwedish(page, said)
  })
})
