import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { specMessages } from '../../../src/messages/catalogue.ts'
import { camera } from '../../../src/screens/story-fixtures.ts'
import { button, email, openApp } from '../../screen/app.tsx'
import { type Answers, json, networkError } from '../../screen/scripted-server.ts'

const open = async (answers: Answers = {}) => {
  const server = await openApp('/category/category-1', { as: 'buyer', answers })
  await userEvent.click(button(`Report ${camera.productName}`))
  await expect.element(button('Send report')).toBeVisible()
  return server
}

it('B9: Report shows a thank-you toast on two lines', async () => {
  const server = await open({ 'POST /reported-product/': json({ insertedId: 'report-1' }) })
  await userEvent.click(page.getByRole('radio', { name: 'Wrong category' }))
  await userEvent.click(button('Send report'))
  const words = page
    .getByRole('region', { name: /^Notifications/ })
    .getByText(/^The item has been reported/)
  await expect.element(words).toBeVisible()
  const [said, thanks] = specMessages.en.reported.split('\n ')
  expect(words.element()).toHaveProperty('innerText', `${said}\n${thanks}`)
  await expect.element(button(`Reported ${camera.productName}`)).toHaveFocus()
  expect(server.requests.find(({ call }) => call === 'POST /reported-product/')).toMatchObject({
    body: { id: camera._id, reason: 'wrongCategory' },
  })
})

it('B9: without a reason, the group says so and takes the focus, until one is chosen', async () => {
  await open()
  await userEvent.click(button('Send report'))
  await expect.element(page.getByText('Choose a reason.')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Not as described' })).toHaveFocus()
  await userEvent.click(page.getByRole('radio', { name: 'Not as described' }))
  await expect.element(page.getByText('Choose a reason.')).not.toBeInTheDocument()
})

it('B9: the words are counted', async () => {
  await open()
  await userEvent.fill(page.getByLabelText('Tell us more (optional)'), 'Fake.')
  await expect.element(page.getByText('5 of 280 characters')).toBeVisible()
})

it('B9: a failure is an alert in the dialog, which keeps the input', async () => {
  await open({ 'POST /reported-product/': networkError })
  await userEvent.click(page.getByRole('radio', { name: 'Something else' }))
  await userEvent.fill(page.getByLabelText('Tell us more (optional)'), 'Fake.')
  await userEvent.click(button('Send report'))
  const alert = page.getByRole('dialog').getByRole('alert')
  await expect.element(alert.getByText(specMessages.en.unexpectedTryAgain)).toBeVisible()
  await expect.element(page.getByLabelText('Tell us more (optional)')).toHaveValue('Fake.')
  await expect.element(page.getByRole('radio', { name: 'Something else' })).toBeChecked()
})

it('B9: a report stays known after a reload, and is taken back', async () => {
  const server = await openApp('/category/category-1', {
    as: 'buyer',
    answers: {
      [`GET /users/role/${encodeURIComponent(email)}`]: json({
        role: 'buyer',
        extensions: ['own-reports'],
      }),
      'GET /own-reports': json([{ _id: 'report-1', reportedProductId: camera._id }]),
      [`DELETE /own-reports/${camera._id}`]: json({ deletedCount: 1 }),
    },
  })
  await userEvent.click(button(`Reported ${camera.productName}`))
  await userEvent.click(button('Take back report'))
  await expect.element(page.getByText('Your report has been taken back.')).toBeVisible()
  await expect.element(button(`Report ${camera.productName}`)).toHaveFocus()
  expect(server.count(`DELETE /own-reports/${camera._id}`)).toBe(1)
})
