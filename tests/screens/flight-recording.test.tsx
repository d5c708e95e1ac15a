import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AnyActorRef } from 'xstate'
import { specMessages } from '../../src/messages/catalogue.ts'
import type { PageActors } from '../../src/actors/page-actors.ts'
import type { FlightRecording } from '../../src/actors/flight-recording.ts'
import type { PageFile } from '../../src/services/page.ts'
import { readRecording } from '../flows/recording-file.ts'
import { button, email, heading, openApp, seeAddress, toast } from './app.tsx'

const reportIn = ([file]: readonly PageFile[]): FlightRecording => readRecording(file?.text ?? '')
const press = (area: 'main' | 'contentinfo') =>
  userEvent.click(page.getByRole(area).getByRole('button', { name: 'Download report' }))

describe('a saved report', () => {
  it('N5: is available on the error screen, which explains what it contains', async () => {
    const { given } = await openApp('/nowhere?from=%2Fdashboard')
    await expect
      .element(page.getByText(/no passwords, card numbers or email addresses/).first())
      .toBeVisible()
    await press('main')
    await expect.element(toast('Report downloaded')).toBeVisible()
    expect(given.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^loppis-report-\d{4}-\d\d-\d\d-\d{6}\.json$/),
    ])
    const report = reportIn(given)
    expect(report).toMatchObject({
      build: { version: '1.2.3', commit: null },
      route: '/nowhere',
      viewer: 'guest',
    })
    expect(report.machines.map(({ machine }) => machine)).toEqual(
      expect.arrayContaining(['session', 'toasts', 'preferences', 'allCategories']),
    )
  })

  it('N3: is available in the footer and contains the state of every machine', async () => {
    const { given } = await openApp('/dashboard/my-orders', {
      as: 'buyer',
      answers: { 'GET /book-product': () => Response.json([]) },
    })
    await expect.element(heading('My Orders')).toBeVisible()
    await expect.element(page.getByText("You haven't booked anything yet.")).toBeVisible()
    await press('contentinfo')
    await expect.poll(() => given).toHaveLength(1)
    const report = reportIn(given)
    expect(report.viewer).toBe('buyer')
    expect(report.machines).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          machine: 'session',
          position: positionAt({ signedIn: 'active' }),
        }),
        expect.objectContaining({ machine: 'orders', position: positionAt('empty') }),
        expect.objectContaining({ machine: 'table', run: 1 }),
      ]),
    )
    expect(given[0]?.text).not.toContain(email)
    expect(given[0]?.text).not.toContain('access-1')
  })

  it('N5: can be saved after the session machine crashes, and Log Out reloads the app', async () => {
    let actors: PageActors | null = null
    const { given, reloads } = await openApp('/blog', {
      as: 'buyer',
      change: (all) => (actors = all),
    })
    await expect.element(button('Logout')).toBeVisible()
    expect(window.localStorage.getItem('accessToken')).not.toBeNull()
    expectDefect()
    breakSession(actors)
    await expect.element(heading(specMessages.routingError)).toBeVisible()
    expect(document.title).toBe('Error · Loppis')
    await press('main')
    await expect.poll(() => given).toHaveLength(1)
    expect(reportIn(given).machines).toContainEqual(
      expect.objectContaining({
        machine: 'session',
        status: 'error',
        error: expect.stringContaining("guard 'isSomeoneElse'"),
      }),
    )
    const last = reportIn(given).events.findLast(({ machine }) => machine === 'session')
    expect(last).toMatchObject({
      type: 'identity.changed',
      position: null,
    })
    await userEvent.click(button('Log Out'))
    await seeAddress('/login')
    expect(window.localStorage.getItem('accessToken')).toBeNull()
    await expect.poll(reloads).toBe(1)
  })
})

const positionAt = (state: FlightRecording['machines'][number]['position']['state']) => ({
  state,
  money: null,
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
