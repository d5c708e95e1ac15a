import { expect, it } from 'vitest'
import { accountErrors } from '../../src/domain/account.ts'
import { message } from '../../src/domain/message.ts'
import { registerErrors } from '../../src/domain/sign-in-forms.ts'

const form = { email: 'ada@example.com', password: 'second-hand', role: 'buyer' as const }
const most = (max: number) => message('textLimit', { max: String(max) })

it('S11: a name that the server refuses is refused before the identity provider creates an account', () => {
  expect(registerErrors({ ...form, name: 'x'.repeat(121) })).toEqual({ name: most(120) })
  expect(registerErrors({ ...form, name: ` ${'x'.repeat(120)} ` })).toEqual({})
})

it('tells which detail of an account is too long, and how long it may be', () => {
  const long = { name: 'x'.repeat(121), phone: '1'.repeat(41), place: 'x'.repeat(201) }
  expect(accountErrors(long)).toEqual({ name: most(120), phone: most(40), place: most(200) })
  const longest = { name: 'x'.repeat(120), phone: '1'.repeat(40), place: 'x'.repeat(200) }
  expect(accountErrors(longest)).toEqual({})
})
