import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Role } from '../../src/domain/user.ts'
import { deskMessages } from '../../src/messages/desk.ts'
import { found } from '../../src/screens/desk/desk-story-fixtures.ts'
import { email, heading, link, openApp, seeAddress } from '../screen/app.tsx'
import { errorAnswer, json } from '../screen/scripted-server.ts'

const { search, suspendedUsers } = deskMessages.en
const role = (as: Role, extensions: readonly string[] = ['desk']) => ({
  [`GET /users/role/${encodeURIComponent(email)}`]: json({ role: as, extensions }),
})
const rowsOf = (caption: string) =>
  page
    .getByRole('table', { name: caption })
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))

describe('the search of an admin', () => {
  it('finds users, listings and orders, which lead to their pages', async () => {
    await openApp('/dashboard/admin-search', {
      as: 'admin',
      answers: { ...role('admin'), 'GET /admin/search': json(found) },
    })
    await userEvent.fill(page.getByLabelText(search.words), ' sam ')
    await userEvent.keyboard('{Enter}')
    await seeAddress('/dashboard/admin-search?words=sam')
    await expect.element(heading('Users')).toBeVisible()
    expect(rowsOf('Users')[0]).toEqual(['Sam Sand', 'seller@loppis.test', 'SellerVerified'])
    expect(rowsOf('Users')[1]?.[2]).toBe('SellerSuspended')
    expect(rowsOf('Users')[2]?.[2]).toBe('BuyerRemoved')
    expect(rowsOf('Listings').map((cells) => cells.slice(1))).toEqual([
      ['Pocket film camera', '$85', 'Sam Sand', 'For sale'],
      ['Reading chair with a patched armrest', '$85', 'Sam Sand', 'Sold'],
      ['Lamp', '$85', 'Sam Sand', 'Removed'],
    ])
    expect(rowsOf('Orders')[0]?.slice(1)).toEqual([
      'Reading chair with a patched armrest',
      '$85',
      'Bea Berg',
      'Sam Sand',
      'The two have met. The buyer confirms.',
    ])
    await expect.element(page.getByLabelText(search.words)).toHaveValue('sam')
    await userEvent.click(link('Reading chair with a patched armrest').last())
    await seeAddress('/dashboard/order/order-1')
  })

  it('shows the suspended users before a search', async () => {
    const users = found.users.filter(({ isSuspended }) => isSuspended)
    await openApp('/dashboard/admin-search', {
      as: 'admin',
      answers: { ...role('admin'), 'GET /admin/search': json({ users, products: [], orders: [] }) },
    })
    await expect.element(heading(suspendedUsers)).toBeVisible()
    expect(rowsOf(suspendedUsers).map(([name]) => name)).toEqual(['Vera Vik'])
    expect(page.getByRole('table').elements()).toHaveLength(1)
  })

  it('is not asked of a server that has none', async () => {
    const { count } = await openApp('/dashboard/admin-search?words=sam', {
      as: 'admin',
      answers: role('admin', []),
    })
    await expect.element(page.getByText("We couldn't find this.")).toBeVisible()
    expect(count('GET /admin/search')).toBe(0)
  })

  it.each(['buyer', 'seller'] as const)('is refused to a %s', async (as) => {
    await openApp('/dashboard/admin-search', {
      as,
      answers: {
        ...role(as),
        'GET /admin/search': errorAnswer(403, 'Your account may not do this.'),
      },
    })
    await expect.element(heading('This page is for admins')).toBeVisible()
  })
})
