import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { specMessages } from '../../src/messages/catalogue.ts'
import { FailureError } from '../../src/domain/failure.ts'
import { perform } from './actions.ts'
import { browserPageDriver } from './locate.ts'
import * as acts from './session.actions.ts'
import { sessionScreen } from './session.screen.tsx'
import { describeScreen } from './screen-walk.ts'
import { renderScreen } from './stage.tsx'

describeScreen(sessionScreen)

const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (label: string) => page.getByLabelText(label, { exact: true })
const choice = (name: RegExp) => page.getByRole('radio', { name })
const fillLogin = () => perform(browserPageDriver, acts.fillLogin)
const fillRegistration = () => perform(browserPageDriver, acts.fillRegistration)

async function openLogin() {
  const scripted = await renderScreen(sessionScreen)
  await scripted.resolve('restoreIdentity', null)
  const callsOf = (id: string) => scripted.calls.filter(({ port }) => port === id).length
  return { ...scripted, callsOf }
}

describe('login and registration', () => {
  it.each([
    ['Login', 'signInWithPassword', fillLogin],
    ['Register', 'registerIdentity', fillRegistration],
  ])('S9: %s shows the code of a rejection and keeps its values', async (name, port, fill) => {
    const { effects, reject } = await openLogin()
    await fill()
    if (name === 'Register') await userEvent.click(choice(/^Seller/))
    await userEvent.click(button(name))
    await expect.element(button(name)).toHaveAttribute('aria-busy', 'true')
    await reject(port, new FailureError({ kind: 'identity', code: 'auth/invalid-x' }))
    await expect.element(button(name)).toHaveAttribute('aria-busy', 'false')
    expect(effects.at(-1)).toEqual({
      action: 'notify',
      params: { tone: 'negative', title: { text: 'auth/invalid-x' }, dismissOn: 'signedIn' },
    })
    await expect.element(field('Email')).toHaveValue('ada@loppis.test')
    await expect.element(field('Password')).toHaveValue('second-hand')
    if (name === 'Login') return
    await expect.element(field('Name')).toHaveValue('Ada')
    await expect.element(choice(/^Seller/)).toBeChecked()
  })

  it('S10: submitting names the missing fields and focuses the first one', async () => {
    const { callsOf } = await openLogin()
    await userEvent.click(button('Login'))
    await expect.element(field('Email')).toHaveAccessibleDescription(specMessages.emailRequired)
    await expect
      .element(field('Password'))
      .toHaveAccessibleDescription(specMessages.passwordRequired)
    await expect.element(field('Email')).toHaveFocus()
    await userEvent.fill(field('Email'), 'ada@loppis.test')
    await userEvent.click(button('Login'))
    await expect.element(field('Password')).toHaveFocus()
    await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'false')
    expect(callsOf('signInWithPassword')).toBe(0)
  })

  it('S2, S11: offers Buyer and Seller; submitting names the missing fields and focuses the first one', async () => {
    const { callsOf } = await openLogin()
    await userEvent.click(page.getByRole('link', { name: 'Register', exact: true }))
    await expect.element(choice(/^Buyer/)).toBeVisible()
    await expect.element(choice(/^Seller/)).toBeVisible()
    expect(page.getByRole('radio').elements()).toHaveLength(2)
    await userEvent.click(button('Register'))
    await expect.element(field('Name')).toHaveAccessibleDescription(specMessages.nameRequired)
    await expect.element(field('Email')).toHaveAccessibleDescription(specMessages.emailRequired)
    await expect
      .element(field('Password'))
      .toHaveAccessibleDescription(`At least six characters. ${specMessages.passwordRequired}`)
    await expect
      .element(page.getByRole('radiogroup', { name: 'Register As' }))
      .toHaveAccessibleDescription(specMessages.userTypeRequired)
    await expect.element(field('Name')).toHaveFocus()
    expect(callsOf('registerIdentity')).toBe(0)
  })

  it('S3: Cancel returns the focus to Sign in with Google', async () => {
    await openLogin()
    await userEvent.click(button('Sign in with Google'))
    await userEvent.click(button('Cancel Google sign-in'))
    await expect.element(button('Sign in with Google')).toHaveFocus()
  })
})
