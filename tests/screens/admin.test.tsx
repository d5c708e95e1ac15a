import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { specMessages } from '../../src/messages/catalogue.ts'
import { FailureError } from '../../src/domain/failure.ts'
import { buyers, sellers } from '../../src/screens/admin/admin-story-fixtures.ts'
import { camera, chair } from '../../src/screens/story-fixtures.ts'
import { button, heading, openApp, toast } from './app.tsx'
import { cancelButton, confirmButton, dialog } from './confirmation.places.ts'
import { json, errorAnswer } from './scripted-server.ts'

const reports = [
  { _id: 'report-1', reportedProductId: camera._id, productData: [camera] },
  {
    _id: 'report-2',
    reportedProductId: chair._id,
    productData: [{ ...chair, isAdvertised: false }],
  },
  { _id: 'report-3', reportedProductId: camera._id, productData: [camera] },
  { _id: 'report-4', reportedProductId: 'lost', productData: [] },
]

const answers = {
  'GET /all-buyers': json(buyers),
  'GET /all-sellers': json(sellers),
  'GET /reported-product/': json(reports),
}

async function openList(name: string, more = {}) {
  const path = `/dashboard/${name.toLowerCase().replace(' ', '-')}`
  const opened = await openApp(path, { as: 'admin', answers: { ...answers, ...more } })
  await expect.element(page.getByRole('table', { name })).toBeVisible()
  return opened
}

const headers = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map((one) => one.textContent)

/** Returns the text of each cell in a row. */
const cellsOf = (words: string) =>
  page
    .getByRole('row')
    .filter({ hasText: words })
    .getByRole('cell')
    .elements()
    .map((cell) => cell.textContent)

describe('the lists', () => {
  it('A1: All Buyers shows id, Name, Email and Remove', async () => {
    await openList('All Buyers')
    expect(headers()).toEqual(['id', 'Name', 'Email', 'Remove'])
    expect(buyers.map(({ name }) => cellsOf(name))).toEqual(
      buyers.map(({ _id, name, email }) => [_id, name, email, 'Remove']),
    )
  })

  it('A3: All Sellers shows Name, Email, Verified or Verify, and Remove', async () => {
    await openList('All Sellers')
    expect(headers()).toEqual(['Name', 'Email', 'Verify', 'Remove'])
    expect(cellsOf('Sam Sand')).toEqual(['Sam Sand', 'seller@loppis.test', 'Verified', 'Remove'])
    expect(cellsOf('Vera Vik')).toEqual(['Vera Vik', 'vera@loppis.test', 'Verify', 'Remove'])
    expect(button('Verify Sam Sand').elements()).toEqual([])
  })

  it('A6: Reported Items shows one row per product, with Running or None', async () => {
    await openList('Reported Items')
    expect(headers()).toEqual([
      'id',
      'Picture',
      'Name',
      'Price',
      'Retail',
      'Condition',
      'Description',
      'Contact',
      'Location',
      'Advertisement',
      'Delete',
    ])
    expect(cellsOf(camera.productName)).toEqual([
      camera._id,
      '',
      `${camera.productName}Reported 2 times`,
      '$85',
      '$240',
      'excellent',
      expect.stringContaining(camera.description),
      camera.contact,
      camera.location,
      'Running',
      'Delete',
    ])
    expect(cellsOf(chair.productName)).toContain('None')
    expect(page.getByRole('row').elements()).toHaveLength(4)
  })

  it('A6, A7: Reported Items lists a removed product, whose reports can be deleted', async () => {
    const { count } = await openList('Reported Items', {
      'DELETE /delete-product/lost': json({ deletedCount: 0 }),
    })
    expect(cellsOf('Deleted product').filter(Boolean)).toEqual([
      'lost',
      'Deleted productReported once',
      'None',
      'Delete',
    ])
    await userEvent.click(button('Delete product lost'))
    await userEvent.click(confirmButton())
    await expect.element(toast(specMessages.reportedProductRemoved)).toBeVisible()
    expect(count('DELETE /delete-product/lost')).toBe(1)
    await expect.element(page.getByText('Deleted product')).not.toBeInTheDocument()
  })
})

const questions = [
  ['All Buyers', 'Remove Bea Berg', specMessages.removeBuyer, 'Remove'],
  ['All Sellers', 'Remove Vera Vik', specMessages.removeSeller, 'Remove'],
  ['All Sellers', 'Verify Vera Vik', specMessages.verifySeller, 'Verify'],
  ['Reported Items', `Delete ${camera.productName}`, specMessages.deleteProduct, 'Delete'],
] as const

describe('confirmation dialogs', () => {
  it.each(questions)('A9: in %s, %s asks: %s', async (list, act, message, confirmLabel) => {
    const { requests } = await openList(list)
    await userEvent.click(button(act))
    await expect.element(dialog()).toHaveAccessibleDescription(message)
    await expect.element(dialog().getByRole('heading')).toBeVisible()
    await expect.element(confirmButton()).toHaveTextContent(confirmLabel)
    await expect.element(cancelButton()).toHaveFocus()
    await userEvent.click(cancelButton())
    await expect.element(button(act)).toHaveFocus()
    expect(requests.filter(({ call }) => !call.startsWith('GET '))).toEqual([])
  })
})

describe('successful actions', () => {
  it('A4: a verified seller shows Verified without reloading the list', async () => {
    const { requests, count } = await openList('All Sellers', {
      'PUT /verify-seller': json({ modifiedCount: 1 }),
    })
    await userEvent.click(button('Verify Vera Vik'))
    await userEvent.click(confirmButton())
    await expect.element(toast(specMessages.sellerVerified)).toBeVisible()
    await expect
      .poll(() => cellsOf('Vera Vik'))
      .toEqual(['Vera Vik', 'vera@loppis.test', 'Verified', 'Remove'])
    expect(requests.find(({ call }) => call === 'PUT /verify-seller')?.body).toEqual({
      sellerId: 'seller-2',
    })
    expect(count('GET /all-sellers')).toBe(1)
  })

  it('A5: a seller is removed by e-mail and leaves the list', async () => {
    const { requests } = await openList('All Sellers', {
      'DELETE /remove-seller': json({ deletedCount: 1 }),
    })
    await userEvent.click(button('Remove Vera Vik'))
    await userEvent.click(confirmButton())
    await expect.element(toast(specMessages.sellerRemoved)).toBeVisible()
    expect(requests.at(-1)?.search).toBe('?email=vera%40loppis.test')
    await expect.element(page.getByText('Sam Sand')).toBeVisible()
    await expect.element(page.getByText('Vera Vik')).not.toBeInTheDocument()
  })

  it('A2: removing the last buyer shows the empty list and focuses its heading', async () => {
    const { requests } = await openList('All Buyers', {
      'GET /all-buyers': json(buyers.slice(0, 1)),
      'DELETE /remove-buyer': json({ deletedCount: 1 }),
    })
    await userEvent.click(button('Remove Bea Berg'))
    await userEvent.click(confirmButton())
    await expect.element(toast(specMessages.buyerRemoved)).toBeVisible()
    expect(requests.at(-1)?.search).toBe(`?id=${buyers[0]?._id}`)
    await expect.element(page.getByText('No buyers yet.')).toBeVisible()
    await expect.element(heading('All Buyers')).toHaveFocus()
  })
})

describe('failed actions', () => {
  it.each([
    ['nothing changed', json({ modifiedCount: 0 }), 'The server changed nothing.'],
    ['rejected', errorAnswer(403, 'Not you'), 'Not you'],
    ['server error', errorAnswer(500, 'Broken'), 'Broken'],
  ])('A8: %s: the row stays and the console logs the error', async (_, answer, words) => {
    const { reported } = await openList('All Sellers', { 'PUT /verify-seller': answer })
    await userEvent.click(button('Verify Vera Vik'))
    await userEvent.click(confirmButton())
    await expect.element(toast(specMessages.adminError)).toBeVisible()
    expect(reported).toEqual([expect.any(FailureError)])
    expect(String(reported[0])).toContain(words)
    await expect.element(button('Verify Vera Vik')).toBeVisible()
  })
})
