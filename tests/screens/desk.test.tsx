import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Role } from '../../src/domain/user.ts'
import { deskMessages } from '../../src/messages/desk.ts'
import {
  auditedActs,
  found,
  removedFile,
  samsFile,
} from '../../src/screens/desk/desk-story-fixtures.ts'
import { button, email, heading, link, openApp, seeAddress } from '../screen/app.tsx'
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

const file = `GET /admin/users/${samsFile._id}`
const dialog = () => page.getByRole('alertdialog')
const openFile = (answers: NonNullable<Parameters<typeof openApp>[1]>['answers']) =>
  openApp(`/dashboard/users/${samsFile._id}`, {
    as: 'admin',
    answers: { ...role('admin', ['desk', 'cases']), [file]: json(samsFile), ...answers },
  })

describe('the page of a user, for an admin', () => {
  it('says who it is, and lists what the user and admins have done', async () => {
    await openFile({})
    await expect.element(heading('Sam Sand')).toBeVisible()
    expect(document.title).toBe('Sam Sand · Loppis')
    await expect.element(page.getByText('Confirmed January 5, 2026')).toBeVisible()
    expect(rowsOf('What admins did')[0]?.slice(0, 3)).toEqual([
      'Suspended',
      'Sam Sand',
      'You have threatened two buyers.',
    ])
    expect(rowsOf('Reports about them')[0]?.slice(0, 3)).toEqual([
      'Pocket film camera',
      'Looks like a scam: The same pictures are on another site.',
      'Bea Berg',
    ])
    expect(rowsOf('Reviews about them')[0]?.[1]).toBe('HiddenIt came late.')
    expect(page.getByRole('table', { name: 'Reviews they wrote' }).elements()).toEqual([])
    await userEvent.click(link('Bea Berg').first())
    await seeAddress(`/dashboard/users/${removedFile._id}`)
  })

  it('A4: verifies a seller with the same question as in the list', async () => {
    const { answer, requests } = await openFile({
      'PUT /verify-seller': json({ acknowledged: true, modifiedCount: 1 }),
    })
    await userEvent.click(button('Verify'))
    await expect
      .element(dialog().getByText('Verified seller will appear more trustworthy.'))
      .toBeVisible()
    answer({ [file]: json({ ...samsFile, isVerified: true }) })
    await userEvent.click(dialog().getByRole('button', { name: 'Verify' }))
    await expect.element(page.getByText('Verified', { exact: true })).toBeVisible()
    expect(requests.find(({ call }) => call === 'PUT /verify-seller')?.body).toEqual({
      sellerId: samsFile._id,
    })
  })

  it('A5: removes a seller by the e-mail address', async () => {
    const { requests } = await openFile({
      'DELETE /remove-seller': json({ acknowledged: true, deletedCount: 1 }),
    })
    await userEvent.click(button('Remove'))
    await expect
      .element(
        dialog().getByText('Warning! Removing seller will remove all his available product.'),
      )
      .toBeVisible()
    await userEvent.click(dialog().getByRole('button', { name: 'Remove' }))
    await expect
      .element(page.getByText('The seller has been removed successfully.').first())
      .toBeVisible()
    expect(requests.filter(({ call }) => call === 'DELETE /remove-seller')).toHaveLength(1)
  })

  it('suspends with a rule and words by a case, and lifts a suspension by its case', async () => {
    const { requests } = await openFile({
      'POST /cases': json({ acknowledged: true, insertedId: 'case-20' }),
      'POST /cases/case-20/events': json(samsFile.cases[0]),
      'POST /cases/case-3/events': json(samsFile.cases[0]),
    })
    await userEvent.click(button('Suspend'))
    await userEvent.fill(dialog().getByLabelText('Reason'), 'Threats.')
    await userEvent.click(dialog().getByRole('button', { name: 'Suspend' }))
    await expect.element(dialog()).not.toBeInTheDocument()
    await userEvent.click(button('Lift: the account of Sam Sand'))
    await userEvent.click(dialog().getByRole('button', { name: 'Lift' }))
    await expect.element(dialog()).not.toBeInTheDocument()
    const bodyOf = (wanted: string) => requests.find(({ call }) => call === wanted)?.body
    expect(bodyOf('POST /cases')).toEqual({ about: 'user', id: samsFile._id })
    expect(bodyOf('POST /cases/case-20/events')).toMatchObject({
      event: 'admin.act',
      measure: 'suspend',
      words: 'Threats.',
    })
    expect(bodyOf('POST /cases/case-3/events')).toEqual({ event: 'admin.lift' })
  })

  it('has no acts for a removed user', async () => {
    await openFile({ [file]: json(removedFile) })
    await expect.element(page.getByText('Threats to two sellers.')).toBeVisible()
    expect(page.getByRole('main').getByRole('button').elements()).toEqual([])
  })
})

describe('the audit log', () => {
  it('says what was done, to whom, why, by whom and when, and leads to earlier acts', async () => {
    const many = Array.from({ length: 100 }, (_, index) => ({
      ...auditedActs[index === 0 ? 0 : 3],
      _id: String(200 - index),
    }))
    const { answer } = await openApp('/dashboard/audit-log', {
      as: 'admin',
      answers: { ...role('admin'), 'GET /admin/audit-log': json(many) },
    })
    await expect.element(link('Earlier')).toBeVisible()
    expect(rowsOf('Audit log')[0]?.slice(0, 4)).toEqual([
      'Refunded the buyer',
      'Reading chair with a patched armrestBea BergSam Sand',
      'The chair never arrived.',
      'Ada Alm',
    ])
    expect(rowsOf('Audit log')[1]?.[0]).toBe('PUT /carriers/:id')
    answer({ 'GET /admin/audit-log': json(auditedActs) })
    await userEvent.click(link('Earlier'))
    await seeAddress('/dashboard/audit-log?after=101')
    await expect.element(link('Newest')).toBeVisible()
    expect(link('Earlier').elements()).toEqual([])
  })
})
