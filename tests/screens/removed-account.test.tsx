import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { initialSession, sessionMachine } from '../../machines/session.machine.ts'
import { SessionPending } from '../../src/screens/session/SessionPending.tsx'
import { render } from '../screen/render.tsx'

it('a removed user who signs in reads that the account was removed, and can ask why or log out', async () => {
  const email = 'ada@loppis.test'
  await render(
    <SessionPending
      send={() => undefined}
      state={sessionMachine.resolveState({
        value: { establishing: 'tokenFailed' },
        context: {
          ...initialSession,
          identity: { email, name: 'Ada' },
          failure: { kind: 'forbidden', code: 'account-removed', message: 'Removed.' },
        },
      })}
    />,
  )
  const alert = page.getByRole('alert').filter({ hasText: 'Removed.' })
  await expect.element(alert).toBeVisible()
  expect(alert.element().textContent).toContain(`You can't log in as ${email} any more.`)
  expect(page.getByText(/still signed in/).elements()).toEqual([])
  await expect
    .element(page.getByRole('link', { name: 'Contact us' }))
    .toHaveAttribute('href', '/help/contact')
  const buttons = page.getByRole('button').elements()
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Log out'])
})
