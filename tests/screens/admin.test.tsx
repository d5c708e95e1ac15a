import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { specMessages } from '../../src/messages/catalogue.ts'
import { buyers, sellers } from '../../src/screens/admin/admin-story-fixtures.ts'
import { camera, chair } from '../../src/screens/story-fixtures.ts'
import { button, email as adminEmail, openApp } from '../screen/app.tsx'
import { press } from '../screen/hand.ts'
import { type Answers, json } from '../screen/scripted-server.ts'
import { cellsOf, headers } from '../flows/collection/table.places.ts'

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

async function openList(name: string, answers: Answers = {}) {
  const server = await openApp(`/dashboard/${name.toLowerCase().replace(' ', '-')}`, {
    as: 'admin',
    answers: {
      'GET /all-buyers': json(buyers),
      'GET /all-sellers': json(sellers),
      'GET /reported-product/': json(reports),
      ...answers,
    },
  })
  await expect.element(page.getByRole('table', { name })).toBeVisible()
  return server
}

it('A1: All Buyers shows id, Name, Email and Remove', async () => {
  await openList('All Buyers')
  expect(headers()).toBe('id, Name, Email, Remove')
  expect(buyers.map(({ name }) => cellsOf(name))).toEqual(
    buyers.map(({ _id, name, email }) => [_id, name, email, 'Remove']),
  )
})

it('A3: All Sellers shows Name, Email, Verified or Verify, and Remove', async () => {
  await openList('All Sellers')
  expect(headers()).toBe('Name, Email, Verify, Remove')
  expect(cellsOf('Sam Sand')).toEqual(['Sam Sand', 'seller@loppis.test', 'Verified', 'Remove'])
  expect(cellsOf('Vera Vik')).toEqual(['Vera Vik', 'vera@loppis.test', 'Verify', 'Remove'])
  expect(button('Verify Sam Sand').elements()).toEqual([])
})

it('A6: Reported Items shows one row per product, also a deleted one, with Running or None', async () => {
  await openList('Reported Items')
  expect(headers()).toBe(
    'id, Picture, Name, Price, Retail, Condition, Description, Contact, Location, Advertisement, Delete',
  )
  expect(cellsOf(camera.productName)).toEqual([
    camera._id,
    '',
    `${camera.productName}Seller: seller@loppis.testReported 2 times`,
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
  expect(cellsOf('Deleted product').filter(Boolean)).toEqual([
    'lost',
    'Deleted productReported once',
    'None',
    'Delete',
  ])
  expect(page.getByRole('row').elements()).toHaveLength(4)
})

const pressInDialog = (name: string) =>
  press(page.getByRole('alertdialog').getByRole('button', { name }))

it('A7: tells an admin that a sold item stays, and that its report is closed', async () => {
  await openList('Reported Items', {
    [`DELETE /delete-product/${chair._id}`]: json({ deletedCount: 0, isSold: true }),
  })
  await press(button(`Delete ${chair.productName}`))
  await pressInDialog('Delete')
  await expect
    .element(page.getByText('The report is closed. The item is sold, and stays.'))
    .toBeVisible()
  expect(page.getByText(specMessages.en.reportedProductRemoved).elements()).toEqual([])
  expect(button(`Delete ${chair.productName}`).elements()).toEqual([])
})

it('A6: leads from a reported item to its page, and names its seller', async () => {
  const sellerData = [{ email: 'sam@loppis.test', isVerified: true, _id: 'sam', name: 'Sam Sand' }]
  const productData = [{ ...camera, hasPage: true, sellerData }]
  await openList('Reported Items', {
    'GET /reported-product/': json([{ reportedProductId: camera._id, productData }]),
  })
  await expect
    .element(page.getByRole('link', { name: camera.productName }))
    .toHaveAttribute('href', `/product/${camera._id}`)
  await expect.element(page.getByText('Seller: Sam Sand, sam@loppis.test')).toBeVisible()
})

const announces = {
  [`GET /users/role/${encodeURIComponent(adminEmail)}`]: json({
    role: 'admin',
    extensions: ['report-dismissal'],
  }),
}

it('A6: lets an admin dismiss the reports of an item, which stays', async () => {
  const server = await openList('Reported Items', {
    ...announces,
    [`DELETE /reports/${camera._id}`]: json({ acknowledged: true, deletedCount: 2 }),
  })
  await press(button(`Dismiss ${camera.productName}`))
  await expect.element(page.getByText('The item stays as it is.')).toBeVisible()
  await pressInDialog('Dismiss')
  await expect
    .element(page.getByText('The report is dismissed. The item stays as it is.'))
    .toBeVisible()
  expect(button(`Delete ${camera.productName}`).elements()).toEqual([])
  expect(server.count(`DELETE /delete-product/${camera._id}`)).toBe(0)
  // The report of a deleted item is closed with Delete.
  expect(button('Dismiss product lost').elements()).toEqual([])
})

it('A6: offers no dismissal on a server without it', async () => {
  await openList('Reported Items')
  expect(page.getByRole('button', { name: /^Dismiss/ }).elements()).toEqual([])
})
