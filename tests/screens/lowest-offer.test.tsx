import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { email, field, heading, link, openApp } from '../screen/app.tsx'
import { json } from '../screen/scripted-server.ts'

const open = (lowestOffers?: readonly number[]) =>
  openApp('/dashboard/add-product', {
    as: 'seller',
    answers: {
      [`GET /users/role/${encodeURIComponent(email)}`]: json({ role: 'seller', lowestOffers }),
      [`GET /all-products/${encodeURIComponent(email)}`]: json([]),
    },
  })

it('a seller chooses the lowest offer with a new product, half of the price at first', async () => {
  await open([50, 100, 40, 30])
  await expect.element(field('Lowest offer')).toHaveValue('50')
  await userEvent.selectOptions(field('Lowest offer'), '30')
  await userEvent.click(link('My Products').first())
  await expect.element(heading('My Products')).toBeVisible()
  await userEvent.click(link('Add a Product').first())
  await expect.element(field('Lowest offer')).toHaveValue('30')
})

it('a server that announces no lowest offers has none to choose', async () => {
  await open()
  await expect.element(field('Asking price')).toBeVisible()
  expect(field('Lowest offer').elements()).toEqual([])
})
