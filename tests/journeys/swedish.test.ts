import { it } from 'vitest'
import { expect } from '../browser/patient-expect.ts'
import { setupTestApp, visit } from '../product/test-app.ts'
import { fillCard, orderRow, waitForHydrated } from '../product/steps.ts'

const market = setupTestApp()

it('logging in and paying works in Swedish, which survives a reload', async () => {
  const product = 'Tennis racquet with a tube of balls'
  // The browser reports the 402 of the declined card.
  const { page } = await visit(market(), '/', { expected: /402/ })
  // Before hydration, the choice is queued, so check() would find the radio button unchecked after its click.
  await waitForHydrated(page)
  await page.getByRole('radio', { name: 'Svenska' }).check()
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  await expect(page).toHaveTitle('Bra saker, en gång till · Loppis')
  await expect(page.getByRole('heading', { name: 'Bra saker, en gång till.' })).toBeVisible()
  await expect(page.getByText('När du handlar för mer än 49,86\u00a0$')).toBeVisible()

  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
  await page.getByRole('link', { name: 'Logga in' }).click()
  await expect(page).toHaveTitle('Logga in · Loppis')
  await page.getByRole('button', { name: 'Logga in', exact: true }).click()
  await expect(page.getByText('Skriv din e-postadress.')).toBeVisible()
  await page.getByLabel('E-post').fill('buyer@loppis.test')
  await page.getByLabel('Lösenord').fill('second-hand')
  await page.getByRole('button', { name: 'Logga in', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Logga ut' })).toBeVisible()

  await page.goto(`${market().origin}/dashboard/my-orders`)
  await expect(page.getByRole('heading', { name: 'Mina beställningar' })).toBeVisible()
  await orderRow(page, product).getByRole('link', { name: 'Betala' }).click()
  await expect(page.getByRole('heading', { name: `Betalning för ${product}` })).toBeVisible()
  const toPay = page.getByRole('button', { name: /^Betala .*\$$/ })
  await fillCard(page, '4000 0000 0000 0002')
  await toPay.click()
  await expect(page.getByText('Ditt kort nekades.')).toBeVisible()
  await fillCard(page)
  await toPay.click()
  await expect(page.getByText('Din betalning är genomförd.')).toBeVisible()
  await expect(page.getByText(/^Ditt transaktionsnummer: pi_/)).toBeVisible()
})

it('the language changes in place, also without a connection, and a form keeps what is typed', async () => {
  const { page } = await visit(market(), '/login', { expected: /ERR_INTERNET_DISCONNECTED/ })
  await waitForHydrated(page)
  await page.getByLabel('Email').fill('buyer@loppis.test')
  await page.context().setOffline(true)
  await page.getByRole('radio', { name: 'Svenska' }).check()
  await expect(page.getByLabel('E-post')).toHaveValue('buyer@loppis.test')
  await page.getByRole('radio', { name: 'English' }).check()
  await expect(page.getByLabel('Email')).toHaveValue('buyer@loppis.test')
})

it("a refusal of the server is Swedish in the reader's words", async () => {
  const { page } = await visit(market(), '/', { as: 'buyer@loppis.test', expected: /4\d\d/ })
  await waitForHydrated(page)
  await page.getByRole('radio', { name: 'Svenska' }).check()
  await page.getByRole('button', { name: 'Kategorier' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Möbler och hem' }).click()
  await page.getByRole('button', { name: 'Köp nu' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Boka nu' })
  await dialog.getByLabel('Telefonnummer').fill('+46 70 123 45 67')
  await dialog.getByLabel('Mötesplats').fill('Bibliotekets trappa')
  // The price is not the one of the product.
  await page.route('**/book-product', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), price: 1 } }),
  )
  await dialog.getByRole('button', { name: 'Boka gratis' }).click()
  await expect(page.getByText(/^(Varan har ändrats|Priset är inte)/)).toBeVisible()
})

it('the server renders categories and blog in Swedish for a reader of Swedish', async () => {
  const { page } = await visit(market())
  const headers = { 'accept-language': 'sv-SE,sv;q=0.9,en;q=0.5', accept: 'text/html' }
  const htmlOf = async (path: string) =>
    (await page.request.get(market().origin + path, { headers })).text()
  expect(await htmlOf('/')).toContain('>Möbler och hem<')
  expect(await htmlOf('/categories')).toContain('>Datorer och telefoner<')
  const category = await htmlOf('/category/furniture-and-home')
  expect(category).toContain('<title>Möbler och hem · Loppis</title>')
  expect(category).toMatch(/<h1[^>]*>Möbler och hem</)
  expect(await htmlOf('/blog')).toMatch(/<h2[^>]*>Var är ett bra ställe att träffas\?</)
})
