import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { setupResource } from '../../served/opened-for-tests.ts'
import {
  answerOnboarding,
  COMPLETE,
  onboardedAccount,
  onboardingPath,
  REFRESH_URL,
  RETURN_URL,
} from './onboarding.ts'
import { setupCards } from './open-cards.ts'
import { cardProviders } from './providers.ts'

const express = {
  fees: { payer: 'application' },
  losses: { payments: 'application' },
  requirement_collection: 'stripe',
  stripe_dashboard: { type: 'express' },
}

describe.each(cardProviders())('connected accounts through the SDK at $name', ({ open }) => {
  const cards = setupResource(open)
  const accounts = () => cards().sdk().accounts
  const newAccount = () =>
    accounts().create({
      controller: express,
      capabilities: { transfers: { requested: true } },
      email: 'seller@example.test',
      metadata: { seller: 'seller-1' },
    })

  test('create() returns an account that nobody has onboarded, and retrieve() returns it', async () => {
    const made = await newAccount()
    expect(made).toMatchObject({
      id: expect.stringMatching(/^acct_\w+$/),
      object: 'account',
      capabilities: { transfers: 'inactive' },
      controller: { ...express, is_controller: true, type: 'application' },
      details_submitted: false,
      email: 'seller@example.test',
      metadata: { seller: 'seller-1' },
      payouts_enabled: false,
      requirements: {
        currently_due: expect.arrayContaining(['external_account', 'tos_acceptance.date']),
      },
    })
    const found = await accounts().retrieve(made.id)
    expect({ ...found, lastResponse: null }).toEqual({ ...made, lastResponse: null })
  })

  test('an onboarded account takes transfers and payouts', async () => {
    const account = await accounts().retrieve(await cards().activeAccount())
    expect(account).toMatchObject({
      capabilities: { transfers: 'active' },
      details_submitted: true,
      external_accounts: { data: [{ object: 'bank_account' }] },
      payouts_enabled: true,
      requirements: { currently_due: [], disabled_reason: null },
    })
  })

  test('reject() ends an account', async () => {
    const id = await cards().activeAccount()
    expect(await accounts().reject(id, { reason: 'other' })).toMatchObject({
      capabilities: { transfers: 'inactive' },
      payouts_enabled: false,
      requirements: { disabled_reason: 'rejected.other' },
    })
    expect(await cards().provider.payoutAccount(id)).toMatchObject({ status: 'rejected' })
  })

  test('list() returns the newest account first', async () => {
    const { id } = await newAccount()
    expect(await accounts().list({ limit: 1 })).toMatchObject({
      object: 'list',
      data: [{ id }],
      url: '/v1/accounts',
    })
  })

  test('accountLinks.create() returns the page of the onboarding for some minutes', async () => {
    const { id } = await newAccount()
    const link = await cards().sdk().accountLinks.create({
      account: id,
      type: 'account_onboarding',
      return_url: 'https://shop.example/done',
      refresh_url: 'https://shop.example/again',
    })
    expect(link).toMatchObject({
      object: 'account_link',
      url: expect.stringMatching(/^https:\/\/\S+$/),
    })
    expect(link.expires_at - link.created).toBeGreaterThan(60)
  })

  test.each([
    ['an unknown capability', { capabilities: { flying: { requested: true } } }, {}],
    ['type and controller', { type: 'express', controller: express }, {}],
    ['a wrong e-mail address', { controller: express, email: 'ann' }, { code: 'email_invalid' }],
  ])('create() refuses %s', async (_, input, expected) => {
    await expect(accounts().create(input as never)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      ...expected,
    })
  })

  test('an unknown account cannot be onboarded', async () => {
    await expect(
      cards().sdk().accountLinks.create({
        account: 'acct_unknown',
        type: 'account_onboarding',
        return_url: 'https://shop.example/done',
        refresh_url: 'https://shop.example/again',
      }),
    ).rejects.toMatchObject({ type: expect.stringMatching(/^Stripe/) })
    expect(await cards().provider.payoutAccount('../charges')).toBeNull()
  })

  test('the market creates one account a key, and reads what is missing', async () => {
    const input = { email: 'seller@example.test', key: randomUUID() }
    const made = await cards().provider.createPayoutAccount(input)
    expect(await cards().provider.createPayoutAccount(input)).toEqual(made)
    expect(made).toMatchObject({
      status: 'pending',
      isSubmitted: false,
      missing: expect.arrayContaining(['bankAccount', 'terms']),
    })
    expect(await cards().provider.payoutAccount(made.id)).toEqual(made)
    const active = await cards().provider.payoutAccount(await cards().activeAccount())
    expect(active).toMatchObject({ status: 'active', isSubmitted: true, missing: [] })
  })
})

describe('the onboarding page of the stand-in', () => {
  const cards = setupCards()
  const read = (id: string) => cards().provider.payoutAccount(id)
  const newAccount = async () => {
    const input = { email: 'ann@example.test', key: crypto.randomUUID() }
    return (await cards().provider.createPayoutAccount(input)).id
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
    const path = await onboardingPath(cards().standIn, id)
    const page = await cards().standIn.routes.request(path)
    expect(page.headers.get('content-security-policy')).toContain('https://shop.example')
    expect(await page.text()).toContain('You sell as ann@example.test')
    expect(whereTo(await answerOnboarding(cards().standIn, path, COMPLETE))).toEqual([
      303,
      RETURN_URL,
    ])
    expect(await read(id)).toEqual({ id, status: 'active', isSubmitted: true, missing: [] })
  })

  test('a seller who cancels returns with nothing changed', async () => {
    const id = await newAccount()
    const path = await onboardingPath(cards().standIn, id)
    await cards().standIn.routes.request(path)
    const answer = await answerOnboarding(cards().standIn, path, { ...COMPLETE, answer: 'cancel' })
    expect(whereTo(answer)).toEqual([303, RETURN_URL])
    expect(await read(id)).toMatchObject({ status: 'pending', isSubmitted: false })
  })

  test('a seller who finishes later keeps the name and misses the bank account', async () => {
    const id = await onboardedAccount(cards().standIn, {
      ...COMPLETE,
      bankAccount: '12',
      isAccepted: '',
      answer: 'later',
    })
    expect(await read(id)).toMatchObject({ status: 'pending', missing: ['bankAccount', 'terms'] })
  })

  test('a missing document restricts the account, and the next visit lifts it', async () => {
    const id = await onboardedAccount(cards().standIn, { ...COMPLETE, check: 'document' })
    expect(await read(id)).toMatchObject({ status: 'restricted', missing: ['identity'] })
    const path = await onboardingPath(cards().standIn, id)
    const page = await (await cards().standIn.routes.request(path)).text()
    expect(page).toContain('keep the account that ends in 0003')
    expect(page).not.toContain('5491')
    await answerOnboarding(cards().standIn, path, { ...COMPLETE, bankAccount: '' })
    expect(await read(id)).toMatchObject({ status: 'active' })
  })

  test.each([
    ['name', { name: ' ' }, 'Enter your name'],
    ['bankAccount', { bankAccount: '12-34' }, 'Enter an account number'],
    ['isAccepted', { isAccepted: '' }, 'Accept the agreement'],
  ])('the page says what is wrong with %s and keeps the rest', async (field, change, text) => {
    const id = await newAccount()
    const path = await onboardingPath(cards().standIn, id)
    await cards().standIn.routes.request(path)
    const answer = await answerOnboarding(cards().standIn, path, {
      ...COMPLETE,
      name: 'Åsa "A"',
      ...change,
    })
    const page = await answer.text()
    expect(answer.status).toBe(422)
    expect(page).toContain(`id="${field}-problem"`)
    expect(page).toContain(text)
    if (field !== 'name') expect(page).toContain('value="Åsa &quot;A&quot;"')
    expect(await read(id)).toMatchObject({ status: 'pending' })
    expect((await answerOnboarding(cards().standIn, path, COMPLETE)).status).toBe(303)
  })

  test('a link opens once, for five minutes, and is answered once', async () => {
    const id = await newAccount()
    const used = await onboardingPath(cards().standIn, id)
    expect(whereTo(await answerOnboarding(cards().standIn, used, COMPLETE))).toEqual([
      303,
      REFRESH_URL,
    ])
    expect((await cards().standIn.routes.request(used)).status).toBe(200)
    expect(whereTo(await cards().standIn.routes.request(used))).toEqual([303, REFRESH_URL])
    await answerOnboarding(cards().standIn, used, { ...COMPLETE, answer: 'cancel' })
    expect(whereTo(await answerOnboarding(cards().standIn, used, COMPLETE))).toEqual([
      303,
      REFRESH_URL,
    ])
    const late = await onboardingPath(cards().standIn, id)
    cards().pass(6 * 60_000)
    expect(whereTo(await cards().standIn.routes.request(late))).toEqual([303, REFRESH_URL])
    expect(await read(id)).toMatchObject({ status: 'pending' })
    expect((await cards().standIn.routes.request('/onboarding/link_unknown')).status).toBe(404)
  })

  test.each([
    ['sv-SE,sv;q=0.9,en;q=0.8', 'sv', 'Få betalt för det du säljer'],
    ['de,en;q=0.8,sv;q=0.1', 'en', 'Get paid for what you sell'],
    ['', 'en', 'Get paid for what you sell'],
  ])('a browser that asks for %j gets the page in %s', async (asked, language, heading) => {
    const path = await onboardingPath(cards().standIn, await newAccount())
    const page = await cards().standIn.routes.request(path, {
      headers: { 'accept-language': asked },
    })
    const text = await page.text()
    expect(text).toContain(`<html lang="${language}">`)
    expect(text).toContain(heading)
  })
})
