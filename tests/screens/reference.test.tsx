import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { specMessages } from '../../src/messages/catalogue.ts'
import { heading, openApp, toast } from '../screen/app.tsx'
import { json } from '../screen/scripted-server.ts'

const requestId = '5f0c2e8a97b14d3360ac'
const failed = json({ title: 'Please try again.', status: 503, requestId }, 503)
const refused = json({ title: 'Not for you.', status: 403, code: 'x', requestId }, 403)
const reference = page.getByText(`Reference: ${requestId}`)

it('N5: the error screen and the saved report contain the request id of a server error', async () => {
  const { given } = await openApp('/blog', { answers: { 'GET /blogs': failed } })
  await expect.element(heading(specMessages.en.routingError)).toBeVisible()
  await expect.element(reference).toBeVisible()
  await userEvent.click(page.getByRole('main').getByRole('button', { name: 'Download report' }))
  await expect.element(toast('Report downloaded')).toBeVisible()
  expect(given[0]?.text).toContain(requestId)
})

it('O1: My Orders shows the request id when it fails to load', async () => {
  await openApp('/dashboard/my-orders', { as: 'buyer', answers: { 'GET /book-product': failed } })
  await expect.element(reference).toBeVisible()
})

it('R11: a 403 response shows no request id', async () => {
  await openApp('/dashboard/all-buyers', { as: 'buyer', answers: { 'GET /all-buyers': refused } })
  await expect.element(page.getByText('Not for you.')).toBeVisible()
  expect(reference.elements()).toEqual([])
})
