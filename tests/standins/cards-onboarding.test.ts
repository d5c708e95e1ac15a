import { afterAll, beforeAll, expect, test } from 'vitest'
import { stripeProvider } from '../../server/cards/stripe.ts'
import type { Database } from '../../server/database/database.ts'
import { type CardStandIn, createCardStandIn } from '../../server/standins/cards/stand-in.ts'
import { openTestDatabase } from '../postgres/test-database.ts'
import {
  answerOnboarding,
  COMPLETE,
  onboardedAccount,
  onboardingPath,
  REFRESH_URL,
  RETURN_URL,
} from './onboarding.ts'

let database: Database
let standIn: CardStandIn
let now = new Date('2030-05-01T12:00:00Z')

beforeAll(async () => {
  database = await openTestDatabase()
  standIn = await createCardStandIn({ database, now: () => now })
})
afterAll(() => database.close())

const read = (id: string) => stripeProvider(standIn).payoutAccount(id)
const newAccount = async () => {
  const input = { email: 'ann@example.test', key: crypto.randomUUID() }
  return (await stripeProvider(standIn).createPayoutAccount(input)).id
}
const whereTo = (response: Response) => [response.status, response.headers.get('location')]

test('a seller who confirms name, bank account and agreement gets an active account', async () => {
  const id = await newAccount()
  expect(await read(id)).toEqual({
    id,
    status: 'pending',
    isSubmitted: false,
    missing: ['bankAccount', 'identity', 'terms'],
  })
  const path = await onboardingPath(standIn, id)
  const page = await standIn.routes.request(path)
  expect(page.headers.get('content-security-policy')).toContain('https://shop.example')
  expect(await page.text()).toContain('You sell as ann@example.test')
  expect(whereTo(await answerOnboarding(standIn, path, COMPLETE))).toEqual([303, RETURN_URL])
  expect(await read(id)).toEqual({ id, status: 'active', isSubmitted: true, missing: [] })
})

test('a seller who cancels returns with nothing changed', async () => {
  const id = await newAccount()
  const path = await onboardingPath(standIn, id)
  await standIn.routes.request(path)
  const answer = await answerOnboarding(standIn, path, { ...COMPLETE, answer: 'cancel' })
  expect(whereTo(answer)).toEqual([303, RETURN_URL])
  expect(await read(id)).toMatchObject({ status: 'pending', isSubmitted: false })
})

test('a seller who finishes later keeps the name and misses the bank account', async () => {
  const id = await onboardedAccount(standIn, {
    ...COMPLETE,
    bankAccount: '12',
    isAccepted: '',
    answer: 'later',
  })
  expect(await read(id)).toMatchObject({ status: 'pending', missing: ['bankAccount', 'terms'] })
})

test('a missing document restricts the account, and the next visit lifts it', async () => {
  const id = await onboardedAccount(standIn, { ...COMPLETE, check: 'document' })
  expect(await read(id)).toMatchObject({ status: 'restricted', missing: ['identity'] })
  const path = await onboardingPath(standIn, id)
  const page = await (await standIn.routes.request(path)).text()
  expect(page).toContain('keep the account that ends in 0003')
  expect(page).not.toContain('5491')
  await answerOnboarding(standIn, path, { ...COMPLETE, bankAccount: '' })
  expect(await read(id)).toMatchObject({ status: 'active' })
})

test.each([
  ['name', { name: ' ' }, 'Enter your name'],
  ['bankAccount', { bankAccount: '12-34' }, 'Enter an account number'],
  ['isAccepted', { isAccepted: '' }, 'Accept the agreement'],
])('the page says what is wrong with %s and keeps the rest', async (field, change, text) => {
  const id = await newAccount()
  const path = await onboardingPath(standIn, id)
  await standIn.routes.request(path)
  const answer = await answerOnboarding(standIn, path, { ...COMPLETE, name: 'Åsa "A"', ...change })
  const page = await answer.text()
  expect(answer.status).toBe(422)
  expect(page).toContain(`id="${field}-problem"`)
  expect(page).toContain(text)
  if (field !== 'name') expect(page).toContain('value="Åsa &quot;A&quot;"')
  expect(await read(id)).toMatchObject({ status: 'pending' })
  expect((await answerOnboarding(standIn, path, COMPLETE)).status).toBe(303)
})

test('a link opens once, for five minutes, and is answered once', async () => {
  const id = await newAccount()
  const used = await onboardingPath(standIn, id)
  expect(whereTo(await answerOnboarding(standIn, used, COMPLETE))).toEqual([303, REFRESH_URL])
  expect((await standIn.routes.request(used)).status).toBe(200)
  expect(whereTo(await standIn.routes.request(used))).toEqual([303, REFRESH_URL])
  await answerOnboarding(standIn, used, { ...COMPLETE, answer: 'cancel' })
  expect(whereTo(await answerOnboarding(standIn, used, COMPLETE))).toEqual([303, REFRESH_URL])
  const late = await onboardingPath(standIn, id)
  now = new Date(now.getTime() + 6 * 60_000)
  expect(whereTo(await standIn.routes.request(late))).toEqual([303, REFRESH_URL])
  expect(await read(id)).toMatchObject({ status: 'pending' })
  expect((await standIn.routes.request('/onboarding/link_unknown')).status).toBe(404)
})

test.each([
  ['sv-SE,sv;q=0.9,en;q=0.8', 'sv', 'Få betalt för det du säljer'],
  ['de,en;q=0.8,sv;q=0.1', 'en', 'Get paid for what you sell'],
  ['', 'en', 'Get paid for what you sell'],
])('a browser that asks for %j gets the page in %s', async (asked, language, heading) => {
  const path = await onboardingPath(standIn, await newAccount())
  const page = await standIn.routes.request(path, { headers: { 'accept-language': asked } })
  const text = await page.text()
  expect(text).toContain(`<html lang="${language}">`)
  expect(text).toContain(heading)
})
