import { expect, it } from 'vitest'
import { accountMachine } from '../../../machines/account.machine.ts'
import { message } from '../../../src/domain/message.ts'
import { ada } from './account.script.ts'
import { scriptedActor } from '../../model/scripted-actor.ts'

const form = { name: ada.name, phone: ada.phone, place: ada.place }

async function openAccount() {
  const { actor, calls, resolve } = scriptedActor(accountMachine, { input: undefined })
  await resolve('load', ada)
  const send = (type: 'change' | 'submit', changes: Partial<typeof form>) =>
    actor.send({ type: `account.${type}`, form: { ...form, ...changes } })
  return {
    submit: (changes: Partial<typeof form>) => send('submit', changes),
    change: (changes: Partial<typeof form>) => send('change', changes),
    errors: () => actor.getSnapshot().context.errors,
    called: () => calls.map(({ port }) => port),
    resolve,
  }
}

it('a new phone number is checked before it is saved', async () => {
  const { submit, called, resolve } = await openAccount()
  submit({ phone: '+46 70 123 45 67' })
  expect(called()).toEqual(['load', 'checkPhone'])
  await resolve('checkPhone', true)
  expect(called()).toEqual(['load', 'checkPhone', 'save'])
})

it('a text that is no phone number is refused at its field until it changes', async () => {
  const { submit, change, errors, called, resolve } = await openAccount()
  submit({ phone: 'abc' })
  await resolve('checkPhone', false)
  const wrong = { phone: message('phoneInvalid') }
  expect(errors()).toEqual(wrong)
  change({ phone: 'abc', place: 'Malmö' })
  expect(errors()).toEqual(wrong)
  change({ phone: 'abcd' })
  expect(errors()).toEqual({})
  expect(called()).toEqual(['load', 'checkPhone'])
})

it.each([
  ['no phone number', ' '],
  ['the phone number that was saved before', ada.phone],
])('an account with %s is saved without a check', async (_, phone) => {
  const { submit, called } = await openAccount()
  submit({ name: 'Ada Berg', phone })
  expect(called()).toEqual(['load', 'save'])
})
