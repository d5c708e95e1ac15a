import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { accountMachine } from '../../machines/account.machine.ts'
import { AccountView } from '../../src/screens/account/AccountView.tsx'
import { ada } from '../flows/account/account.script.ts'
import { renderView } from '../screen/stage.tsx'

it.each([
  ['a buyer', true, 2],
  ['another user', false, 0],
])('only a buyer reads how Book Now begins: %s', async (_, isBuyer, count) => {
  const state = accountMachine.resolveState({
    value: 'editing',
    context: { account: ada, form: null, errors: {}, isSubmitted: false, failure: null },
  })
  await renderView(
    <AccountView email={ada.email} isBuyer={isBuyer} send={() => undefined} state={state} />,
  )
  expect(page.getByText('when you book', { exact: false }).elements()).toHaveLength(count)
})
