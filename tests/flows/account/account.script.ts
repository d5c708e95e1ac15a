import { accountMachine } from '../../../machines/account.machine.ts'
import type { Account } from '../../../src/domain/account.ts'
import { portResults, scriptFor } from '../../model/script.ts'

export const ada: Account = {
  name: 'Ada Alm',
  email: 'ada@loppis.test',
  phone: '070',
  place: 'Lund',
  blockers: [],
}
const renamed: Account = { ...ada, name: 'Ada Berg' }
const form = { name: 'Ada Berg', phone: '070', place: 'Lund' }

/** The script of an account whose user changes the name. */
export const accountScript = scriptFor(accountMachine, {
  input: undefined,
  sends: [
    { name: 'account.retry', event: { type: 'account.retry' } },
    { name: 'account.change', event: { type: 'account.change', form } },
    { name: 'account.submit=complete', event: { type: 'account.submit', form } },
    {
      name: 'account.submit=phone',
      event: { type: 'account.submit', form: { ...form, phone: '071' } },
    },
    {
      name: 'account.submit=noName',
      event: { type: 'account.submit', form: { ...form, name: ' ' } },
    },
  ],
  listeners: {
    watchConnection: [{ name: 'connection.restored', event: { type: 'connection.restored' } }],
  },
  ports: {
    load: portResults<Account | null>({ ada, absent: null }),
    checkPhone: portResults<boolean>({ valid: true, invalid: false }),
    save: portResults<Account>({ renamed }),
  },
  factsOf: ({ account, errors, isSubmitted, failure }) => [
    account?.name ?? 'none',
    errors.name !== undefined,
    errors.phone !== undefined,
    isSubmitted,
    failure === null ? 'well' : 'failed',
  ],
  bound: 5,
})
