import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { accountDeletionMachine } from '../../machines/accountDeletion.machine.ts'
import { AccountDeletionView } from '../../src/screens/account/AccountDeletionView.tsx'
import { renderView } from '../screen/stage.tsx'

it.each([
  ['an empty one', 'auth/missing-password', 'Password is required'],
  ['a wrong one', 'auth/invalid-credential', 'Wrong password.'],
])(
  'the password that a deletion asks for is refused below its field: %s',
  async (_, code, words) => {
    const state = accountDeletionMachine.resolveState({
      value: 'asking',
      context: {
        blockers: [],
        method: 'password',
        wasOpened: true,
        failure: { kind: 'identity', code },
      },
    })
    await renderView(<AccountDeletionView send={() => undefined} state={state} />)
    const field = page.getByLabelText('Your password').element()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(page.getByText(words, { exact: true }).elements()).toHaveLength(1)
  },
)
