import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { setupResource } from '../../opened-for-tests.ts'
import { cardProviders } from './card-providers.ts'

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
