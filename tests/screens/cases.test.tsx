import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Role } from '../../src/domain/user.ts'
import { casesMessages } from '../../src/messages/cases.ts'
import { buyers } from '../../src/screens/admin/admin-story-fixtures.ts'
import {
  decisions,
  hiddenCamera,
  reportedListing,
  reportedReview,
  suspension,
} from '../../src/screens/cases/case-story-fixtures.ts'
import { listedWithStates } from '../../src/screens/seller-story-fixtures.ts'
import { button, email, link, openApp, seeAddress } from '../screen/app.tsx'
import { json, networkError } from '../screen/scripted-server.ts'
import { cellsOf } from '../flows/collection/table.places.ts'

const { concerned, suspendedUntil } = casesMessages.en
const of = (as: Role, cases: readonly object[], extensions = ['cases']) => ({
  [`GET /users/role/${encodeURIComponent(email)}`]: json({ role: as, extensions }),
  [`GET /all-products/${encodeURIComponent(email)}`]: json([]),
  'GET /sold-products': json([]),
  'GET /cases': json(cases),
})
const path = '/dashboard/cases'
const dialog = () => page.getByRole('alertdialog')
const banner = suspendedUntil('May 11, 2031')

describe('the decisions about a user', () => {
  it('say what, when, why, by which rule and until when one can appeal', async () => {
    await openApp(path, { as: 'seller', answers: of('seller', decisions) })
    await expect.element(page.getByRole('heading', { name: concerned.title })).toBeVisible()
    await expect
      .poll(() => cellsOf('Pocket film camera')[2])
      .toBe(
        'HiddenWhenMay 2, 2031WhyThe pictures are from a shop.\nShow your own camera.Rule1. Describe your item truthfully.You can appeal until November 2, 2031.',
      )
  })

  it('are appealed with words, which a lost answer does not take away', async () => {
    const appealing = 'POST /cases/case-1/events'
    const appealed = { ...hiddenCamera, state: 'appealed', can: [] }
    const { answer, count, requests } = await openApp(path, {
      as: 'seller',
      answers: { ...of('seller', [hiddenCamera]), [appealing]: networkError },
    })
    await userEvent.click(button('Appeal: Pocket film camera'))
    const words = dialog().getByLabelText('Your words')
    const send = dialog().getByRole('button', { name: 'Appeal' })
    await userEvent.click(send)
    await expect.element(dialog().getByText('Write a few words.')).toBeVisible()
    await userEvent.fill(words, 'I took them in my shop.')
    await userEvent.click(send)
    await expect.element(dialog().getByText(/^Sorry! An error occurred/)).toBeVisible()
    await expect.element(words).toHaveValue('I took them in my shop.')
    answer({ [appealing]: json(appealed), 'GET /cases': json([appealed]) })
    await userEvent.click(send)
    await expect.element(page.getByText("We've got your appeal.").first()).toBeVisible()
    await expect.element(page.getByText('Appealed')).toBeVisible()
    expect(count(appealing)).toBe(2)
    expect(requests.find(({ call }) => call === appealing)?.body).toEqual({
      event: 'concerned.appeal',
      words: 'I took them in my shop.',
    })
  })

  it('are not there on a server without cases', async () => {
    const { count } = await openApp(path, { as: 'seller', answers: of('seller', decisions, []) })
    await expect.element(page.getByText("We couldn't find this.")).toBeVisible()
    expect(count('GET /cases')).toBe(0)
  })
})

it('a seller reads in My Products that a listing is hidden, why, and what can be done', async () => {
  const [product] = listedWithStates
  const can = ['edit', 'withdraw', 'renew', 'putBack', 'sellElsewhere'].map((act) => ({
    event: `seller.${act}`,
  }))
  const listing = { ...product?.listing, can, isHidden: true }
  await openApp('/dashboard/my-products', {
    as: 'seller',
    answers: {
      ...of('seller', decisions),
      [`GET /all-products/${encodeURIComponent(email)}`]: json([{ ...product, listing }]),
    },
  })
  await expect.element(page.getByText('Hidden', { exact: true })).toBeVisible()
  const name = product?.productName ?? ''
  await expect.element(link(`Edit ${name}`)).toBeVisible()
  await expect.element(button(`Mark ${name} as sold elsewhere`)).toBeVisible()
  expect(link(`Lower price ${name}`).elements()).toEqual([])
  expect(page.getByRole('button', { name: /^Withdraw|again|back/ }).elements()).toEqual([])
  await userEvent.click(link('Why we hid it, and how to appeal'))
  await seeAddress(path)
})

it('a user reports a review on the page of its seller, with words that a lost answer does not take away', async () => {
  const reporting = 'POST /reviews/order-1/reports'
  const seller = { _id: 'seller-1', name: 'Sam Sand', since: '2029-03' }
  const review = { _id: 'order-1', author: 'Bea', productName: 'Lamp', stars: 1, choices: [] }
  const rest = { words: 'A thief.', answer: null, publishedAt: '2031-05-04T10:00:00.000Z' }
  const { answer, requests } = await openApp('/seller/seller-1', {
    as: 'buyer',
    answers: {
      ...of('buyer', []),
      'GET /sellers/seller-1': json({
        seller,
        forSale: 0,
        products: [],
        reviews: [{ ...review, ...rest }],
      }),
      [reporting]: networkError,
    },
  })
  await userEvent.click(button('Report: Bea about Lamp'))
  const send = dialog().getByRole('button', { name: 'Send report' })
  await userEvent.click(send)
  await expect.element(dialog().getByText('Write a few words.')).toBeVisible()
  const words = dialog().getByLabelText('What is wrong with it?')
  await userEvent.fill(words, 'It is a lie.')
  await userEvent.click(send)
  await expect.element(dialog().getByText(/^Sorry! An error occurred/)).toBeVisible()
  await expect.element(words).toHaveValue('It is a lie.')
  answer({ [reporting]: json({ acknowledged: true, insertedId: 'report-1' }) })
  await userEvent.click(send)
  await expect.element(page.getByText('You reported this review.')).toBeVisible()
  expect(requests.findLast(({ call }) => call === reporting)?.body).toEqual({
    by: 'buyer',
    words: 'It is a lie.',
  })
})

describe('a suspended user', () => {
  it('reads on the dashboard why and until when, and what to do', async () => {
    await openApp('/dashboard', { as: 'seller', answers: of('seller', [suspension]) })
    await expect.element(page.getByText(banner)).toBeVisible()
    await expect.element(page.getByText('You have threatened two buyers.')).toBeVisible()
    await userEvent.click(link('See our decision, or appeal'))
    await seeAddress(path)
  })

  it('reads nothing of it any more when it has ended', async () => {
    await openApp('/dashboard', {
      as: 'seller',
      answers: of('seller', [{ ...suspension, isInForce: false }]),
    })
    await expect.element(page.getByRole('heading', { name: 'Hello, Ada' })).toBeVisible()
    expect(page.getByText(banner).elements()).toEqual([])
  })
})

describe('the cases of an admin', () => {
  it('about a review show its stars, its words, its author and its order, and who reported it', async () => {
    await openApp(path, { as: 'admin', answers: of('admin', [reportedReview]) })
    await expect.element(page.getByText('A review of Pocket film camera').first()).toBeVisible()
    const [, , decision] = cellsOf('A review of Pocket film camera')
    expect(decision).toBe(
      'To decideReview1 of 5 stars: He is a thief.Written bySam SandReportBy Noor Siddiqui · It names me. (Bea Berg)See the order',
    )
    expect(link('See the order').first().element().getAttribute('href')).toBe(
      '/dashboard/order/order-1',
    )
  })

  it('begin with a user whom the admin has looked up', async () => {
    const { requests } = await openApp('/dashboard/all-buyers', {
      as: 'admin',
      answers: {
        ...of('admin', []),
        'GET /all-buyers': json(buyers),
        'POST /cases': json({ acknowledged: true, insertedId: 'case-9' }),
      },
    })
    const [buyer] = buyers
    await userEvent.click(button(`Open case about ${buyer?.name}`))
    await userEvent.click(dialog().getByRole('button', { name: 'Open case' }))
    await seeAddress(path)
    expect(requests.find(({ call }) => call === 'POST /cases')?.body).toEqual({
      about: 'user',
      id: buyer?._id,
    })
  })

  it('are decided with a measure, its rule and its words', async () => {
    const hiding = 'POST /cases/case-8/events'
    const { requests } = await openApp(path, {
      as: 'admin',
      answers: { ...of('admin', [reportedListing]), [hiding]: json(reportedListing) },
    })
    // The scripted server has the same list for what waits and for the others.
    await userEvent.click(button('Hide: Pocket film camera').first())
    await userEvent.selectOptions(dialog().getByLabelText('Rule'), '6. Treat others with respect.')
    await userEvent.fill(dialog().getByLabelText('Reason'), 'It is a copy.')
    await userEvent.click(dialog().getByRole('button', { name: 'Hide' }))
    await expect.element(page.getByText('Done. We have told them.').first()).toBeVisible()
    expect(requests.find(({ call }) => call === hiding)?.body).toEqual({
      event: 'admin.act',
      measure: 'hide',
      ground: 'abuse',
      words: 'It is a copy.',
    })
  })
})
