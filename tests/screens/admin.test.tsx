import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { buyers, sellers } from '../../src/screens/admin/admin-story-fixtures.ts'
import { camera, chair } from '../../src/screens/story-fixtures.ts'
import { button, openApp } from './app.tsx'
import { json } from './scripted-server.ts'
import { cellsOf, headers } from './table.places.ts'

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

async function openList(name: string) {
  await openApp(`/dashboard/${name.toLowerCase().replace(' ', '-')}`, {
    as: 'admin',
    answers: {
      'GET /all-buyers': json(buyers),
      'GET /all-sellers': json(sellers),
      'GET /reported-product/': json(reports),
    },
  })
  await expect.element(page.getByRole('table', { name })).toBeVisible()
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
  expect(cellsOf('Deleted product').filter(Boolean)).toEqual([
    'lost',
    'Deleted productReported once',
    'None',
    'Delete',
  ])
  expect(page.getByRole('row').elements()).toHaveLength(4)
})
