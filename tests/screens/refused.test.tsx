import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { buyers } from '../../src/screens/admin/admin-story-fixtures.ts'
import { button, email, heading, link, openApp, seeAddress } from '../screen/app.tsx'
import { json, errorAnswer } from '../screen/scripted-server.ts'

const lists = [
  ['/dashboard/all-buyers', 'GET /all-buyers', 'All Buyers'],
  ['/dashboard/all-sellers', 'GET /all-sellers', 'All Sellers'],
  ['/dashboard/reported-items', 'GET /reported-product/', 'Reported Items'],
] as const

const forAdmins = errorAnswer(403, "Your account can't do this.")
const title = () => heading('This page is for admins')

describe('a user who is not an admin', () => {
  it.each(lists)(
    'R11: sees at %s an explanation when the server rejects %s',
    async (path, call, name) => {
      const { count } = await openApp(path, { as: 'seller', answers: { [call]: forAdmins } })
      await expect.element(title()).toHaveFocus()
      await expect.element(page.getByText("Your account can't do this.")).toBeVisible()
      await expect
        .element(page.getByText(`You're signed in as Ada, ${email} (seller).`))
        .toBeVisible()
      await expect.element(link('Go to your dashboard')).toHaveAttribute('href', '/dashboard')
      expect(heading(name).elements()).toEqual([])
      expect(count(call)).toBe(1)
    },
  )

  it('R11: sees the list on Try again after becoming an admin', async () => {
    const { answer } = await openApp('/dashboard/all-buyers', {
      as: 'buyer',
      answers: { 'GET /all-buyers': forAdmins },
    })
    await expect.element(title()).toBeVisible()
    answer({ 'GET /all-buyers': json(buyers) })
    await userEvent.click(button('Try again'))
    await expect.element(heading('All Buyers')).toHaveFocus()
    await expect.element(page.getByText('Theo Park')).toBeVisible()
  })

  it('R11: another failure shows an error instead of that explanation', async () => {
    await openApp('/dashboard/all-buyers', {
      as: 'admin',
      answers: { 'GET /all-buyers': errorAnswer(500, 'Broken') },
    })
    await expect.element(page.getByRole('alert').filter({ hasText: 'Broken' })).toBeVisible()
    await expect.element(heading('All Buyers')).toBeVisible()
    expect(title().elements()).toEqual([])
  })
})

it('R10: My Orders shows the reason when the server rejects the request', async () => {
  await openApp('/dashboard/my-orders', {
    as: 'seller',
    answers: { 'GET /book-product': errorAnswer(403, 'This belongs to another account.') },
  })
  await expect.element(heading("You can't view these orders")).toHaveFocus()
  await expect.element(page.getByText('This belongs to another account.')).toBeVisible()
  await userEvent.click(button('Switch account'))
  await seeAddress(`/login?from=${encodeURIComponent('/dashboard/my-orders')}`)
})
