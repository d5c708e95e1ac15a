import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { specMessages } from '../../src/messages/catalogue.ts'
import { camera } from '../../src/screens/story-fixtures.ts'
import { button, openApp } from './app.tsx'
import { reportScreen } from './productReport.screen.tsx'
import { describeScreen } from './screen-walk.ts'
import { json } from './scripted-server.ts'

describeScreen(reportScreen)

it('B9: Report shows a thank-you toast on two lines', async () => {
  await openApp('/category/category-1', {
    as: 'buyer',
    answers: { 'POST /reported-product/': json({ insertedId: 'report-1' }) },
  })
  await userEvent.click(button(`Report ${camera.productName}`))
  const words = page
    .getByRole('region', { name: /^Notifications/ })
    .getByText(/^The item has been reported/)
  await expect.element(words).toBeVisible()
  const [said, thanks] = specMessages.reported.split('\n ')
  expect(words.element()).toHaveProperty('innerText', `${said}\n${thanks}`)
  await expect.element(button(`Reported ${camera.productName}`)).toHaveFocus()
})
