import { it } from 'vitest'
import { expect } from '../patient-expect.ts'
import { setupTestApp, visit } from './test-app.ts'
import { fillCard, orderRow, productCard, seeToast, waitForHydrated } from './steps.ts'

const market = setupTestApp()

it('a whole purchase works in Swedish, which survives a reload', async () => {
  const product = 'Twin-reel film camera'
  const { page, context, complaints } = await visit(market())
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

  await page.getByRole('button', { name: 'Kategorier' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Cameras & sound' }).click()
  await productCard(page, product).getByRole('button', { name: 'Köp nu' }).click()
  const dialog = page.getByRole('dialog', { name: 'Boka nu' })
  await dialog.getByLabel('Telefonnummer').fill('+46 70 123 45 67')
  await dialog.getByLabel('Mötesplats').fill('Bibliotekets trappa')
  await dialog.getByRole('button', { name: 'Boka gratis' }).click()
  await seeToast(page, `Din bokning av ${product} är gjord.`)
  await expect(page.getByRole('heading', { name: 'Mina beställningar' })).toBeVisible()

  await orderRow(page, product).getByRole('link', { name: 'Betala' }).click()
  await expect(page.getByRole('heading', { name: `Betalning för ${product}` })).toBeVisible()
  await fillCard(page)
  await page.getByRole('button', { name: /^Betala .*\$$/ }).click()
  await expect(page.getByText('Din betalning är genomförd.')).toBeVisible()
  await expect(page.getByText(/^Ditt transaktionsnummer: pi_/)).toBeVisible()
  expect(complaints).toEqual([])
  await context.close()
})
