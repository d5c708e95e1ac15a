import { isPlain } from '../../../text.ts'
import type { AccountRow } from './rows.ts'

/** The details that a seller gives on the onboarding page. */
export type Details = {
  name: string
  /** The number without spaces; empty keeps the bank account that the account has. */
  bankAccount: string
  isAccepted: boolean
  /** The result of the check of the identity, which a test chooses. */
  check: 'verified' | 'document'
}

/** The fields that have a problem, in the order of the page. */
export type Problems = ('name' | 'bankAccount' | 'isAccepted')[]

const NAME_AT_MOST = 100
/** An IBAN, or the account number of a country without IBANs. */
const BANK_ACCOUNT = /^[A-Z0-9]{5,34}$/i

/** Reads what the form of the page sends; a field that is missing is empty. */
export function readDetails(form: URLSearchParams): Details {
  return {
    name: (form.get('name') ?? '').trim(),
    bankAccount: (form.get('bankAccount') ?? '').replaceAll(/\s/g, ''),
    isAccepted: form.get('isAccepted') === 'on',
    check: form.get('check') === 'document' ? 'document' : 'verified',
  }
}

/** Returns the fields because of which the details do not complete the account; empty where they do. */
export function problemsOf(details: Details, account: AccountRow): Problems {
  const { name, bankAccount, isAccepted } = details
  const hasBankAccount = bankAccount === '' && account.bank_last4 !== null
  return [
    ...(isName(name) ? [] : (['name'] as const)),
    ...(hasBankAccount || BANK_ACCOUNT.test(bankAccount) ? [] : (['bankAccount'] as const)),
    ...(isAccepted ? [] : (['isAccepted'] as const)),
  ]
}

/** Returns the account's name and bank account after the form; an empty or wrong field changes nothing. */
export function keptDetails(
  account: AccountRow,
  { name, bankAccount }: Details,
): Pick<AccountRow, 'name' | 'bank_last4'> {
  return {
    name: isName(name) ? name : account.name,
    bank_last4: BANK_ACCOUNT.test(bankAccount) ? bankAccount.slice(-4) : account.bank_last4,
  }
}

const isName = (name: string): boolean =>
  name !== '' && name.length <= NAME_AT_MOST && isPlain(name)
