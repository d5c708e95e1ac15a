import { describe, expect, test } from 'vitest'
import { expect as expectPage } from '../browser/patient-expect.ts'
import { demo } from './identity-server.ts'
import { setupTrial } from './identity-trial.ts'

const {
  signIn,
  heard,
  google,
  confirmed,
  claims,
  openChooser,
  page,
  origin,
  requests,
  complaints,
} = setupTrial()
const identity = { email: demo.email, name: demo.name }

describe('Google sign-in with the real SDK', () => {
  test('S3: Google signs in through its pop-up, without console messages', async () => {
    const chooser = await openChooser()
    await chooser.getByRole('button', { name: 'Nora New' }).click()
    await expectPage.poll(google).toEqual({ email: 'nora@gmail.test', name: 'Nora New' })
    await expectPage.poll(() => chooser.isClosed()).toBe(true)
    expect(complaints()).toEqual([])
    expect(
      requests().filter((url) => !url.startsWith(origin()) && !url.startsWith('data:')),
    ).toEqual([])
  })

  test('S3: the pop-up accepts another Google account', async () => {
    const chooser = await openChooser()
    await chooser.getByText('Use another account').click()
    await chooser.getByLabel('Email').fill('grace@gmail.test')
    await chooser.getByLabel('Name').fill('Grace Hopper')
    await chooser.getByRole('button', { name: 'Continue' }).click()
    await expectPage.poll(google).toEqual({ email: 'grace@gmail.test', name: 'Grace Hopper' })
  })

  test('S3: no account of the pop-up can be pressed until a press of it reaches the page', async () => {
    const { promise: loaded, resolve: load } = Promise.withResolvers<void>()
    await page()
      .context()
      .route('**/chooser.js', async (route) => {
        await loaded
        await route.continue()
      })
    const chooser = await openChooser()
    await expectPage(chooser.locator('#chooser')).toHaveAttribute('inert')
    load()
    await chooser.getByRole('button', { name: 'Nora New' }).click()
    await expectPage.poll(google).toEqual({ email: 'nora@gmail.test', name: 'Nora New' })
  })

  test('S9: canceling in the pop-up is reported at once', async () => {
    const chooser = await openChooser()
    await chooser.getByRole('button', { name: 'Cancel' }).click()
    await expectPage.poll(google).toBe('auth/popup-closed-by-user')
  })

  test('S9: a pop-up that the user closes is reported within a second', async () => {
    // The page's own clock measures the second: a busy machine delays the timers of a page.
    await page().clock.install()
    const chooser = await openChooser()
    // The clock can only be paused at a time that is still to come.
    await page().clock.pauseAt(await page().evaluate(() => Date.now() + 5000))
    await chooser.close()
    await expectPage.poll(() => page().evaluate(() => window.trial.popup?.closed)).toBe(true)
    await page().clock.runFor(1000)
    await expectPage.poll(google).toBe('auth/popup-closed-by-user')
  })

  test('S3: a result that arrives after the pop-up has closed still signs in', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page().route('**/accounts:signInWithIdp*', async (route) => {
      await held
      await route.continue()
    })
    const chooser = await openChooser()
    await chooser.getByRole('button', { name: 'Nora New' }).click()
    await chooser.getByText('Signing in as').waitFor()
    await chooser.close()
    await expectPage.poll(google).toBe('auth/popup-closed-by-user')
    release()
    await expectPage.poll(() => heard()).toEqual([{ email: 'nora@gmail.test', name: 'Nora New' }])
    expect(await claims()).toMatchObject({ email: 'nora@gmail.test' })
  })

  test('an aborted pop-up does not change the session', async () => {
    const chooser = await openChooser()
    await page().evaluate(() => window.trial.abort.abort())
    expect(await signIn()).toEqual(identity)
    await chooser.getByRole('button', { name: 'Nils New' }).click()
    await expectPage.poll(() => chooser.isClosed()).toBe(true)
    await expectPage.poll(google).not.toBeNull()
    expect(await claims()).toMatchObject(identity)
    expect(await heard()).toEqual([])
  })
})

describe('a user of Google who confirms the identity, to delete the account', () => {
  const signInAsNora = async () => {
    const chooser = await openChooser()
    await chooser.getByRole('button', { name: 'Nora New' }).click()
    await expectPage.poll(google).toEqual({ email: 'nora@gmail.test', name: 'Nora New' })
    await expectPage.poll(() => chooser.isClosed()).toBe(true)
  }

  test('chooses the same account in the pop-up', async () => {
    await signInAsNora()
    const chooser = await openChooser('Confirm')
    await chooser.getByRole('button', { name: 'Nora New' }).click()
    await expectPage.poll(confirmed).toBe('confirmed')
  })

  test('cannot confirm with another account', async () => {
    await signInAsNora()
    const chooser = await openChooser('Confirm')
    await chooser.getByText('Use another account').click()
    await chooser.getByLabel('Email').fill('grace@gmail.test')
    await chooser.getByLabel('Name').fill('Grace Hopper')
    await chooser.getByRole('button', { name: 'Continue' }).click()
    await expectPage.poll(confirmed).toBe('auth/user-mismatch')
    expect(await claims()).toMatchObject({ email: 'nora@gmail.test' })
  })

  test('hears within a second that the pop-up was closed', async () => {
    await signInAsNora()
    await page().clock.install()
    const chooser = await openChooser('Confirm')
    await page().clock.pauseAt(await page().evaluate(() => Date.now() + 5000))
    await chooser.close()
    await expectPage.poll(() => page().evaluate(() => window.trial.popup?.closed)).toBe(true)
    await page().clock.runFor(1000)
    await expectPage.poll(confirmed).toBe('auth/popup-closed-by-user')
  })
})
