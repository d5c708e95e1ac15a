import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AnyActorRef } from 'xstate'
import { specMessages } from '../../src/messages/catalogue.ts'
import type { PageActors } from '../../src/actors/page-actors.ts'
import { readRecording } from '../paths/recording-file.ts'
import { button, heading, openApp, seeAddress } from '../screen/app.tsx'

it('N5: a report can be saved after the session machine crashes, and Log Out reloads the app', async () => {
  let actors: PageActors | null = null
  const { given, reloads } = await openApp('/blog', {
    as: 'buyer',
    change: (all) => (actors = all),
  })
  await expect.element(button('Logout')).toBeVisible()
  expect(window.localStorage.getItem('accessToken')).not.toBeNull()
  expectDefect()
  breakSession(actors)
  await expect.element(heading(specMessages.en.routingError)).toBeVisible()
  expect(document.title).toBe('Error · Loppis')
  await expect
    .element(page.getByText(/no passwords, card numbers or email addresses/).first())
    .toBeVisible()
  await userEvent.click(page.getByRole('main').getByRole('button', { name: 'Download report' }))
  await expect.poll(() => given).toHaveLength(1)
  const report = readRecording(given[0]?.text ?? '')
  expect(report.machines).toContainEqual(
    expect.objectContaining({
      machine: 'session',
      status: 'error',
      error: expect.stringContaining("guard in transition for event 'identity.changed'"),
    }),
  )
  expect(report.events.findLast(({ machine }) => machine === 'session')).toMatchObject({
    type: 'identity.changed',
    position: null,
  })
  await userEvent.click(button('Log Out'))
  await seeAddress('/login')
  expect(window.localStorage.getItem('accessToken')).toBeNull()
  await expect.poll(reloads).toBe(1)
})

/** Stops the session machine with a malformed event, which the app never sends. */
function breakSession(actors: PageActors | null): void {
  const session: AnyActorRef | undefined = actors?.session
  session?.send({ type: 'identity.changed' })
}

/** Silences the page's error event and React's console error, both of which a defect in a machine causes. */
function expectDefect(): void {
  const console = vi.spyOn(window.console, 'error').mockImplementation(() => undefined)
  const take = (event: ErrorEvent) => {
    event.stopImmediatePropagation()
    event.preventDefault()
  }
  window.addEventListener('error', take, { capture: true })
  onTestFinished(() => console.mockRestore())
  onTestFinished(() => window.removeEventListener('error', take, { capture: true }))
}
