import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appMessages, specMessages } from '../../../src/messages/catalogue.ts'
import { FailureError } from '../../../src/domain/failure.ts'
import { perform } from '../../screen/actions.ts'
import { browserPageDriver } from '../../screen/locate.ts'
import * as acts from './session.flow.ts'
import { sessionScreen } from './session.screen.tsx'
import { renderScreen } from '../../screen/stage.tsx'

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
    ['Login', 'signInWithPassword', fillLogin, 'notLoggedIn'],
    ['Register', 'registerIdentity', fillRegistration, 'notRegistered'],
  ])('S9: %s shows the code of a rejection and keeps its values', async (name, port, fill, key) => {
    const { effects, reject } = await openLogin()
    await fill()
    if (name === 'Register') await userEvent.click(choice(/^Seller/))
    await userEvent.click(button(name))
    await expect.element(button(name)).toHaveAttribute('aria-busy', 'true')
    await reject(port, new FailureError({ kind: 'identity', code: 'auth/invalid-x' }))
    await expect.element(button(name)).toHaveAttribute('aria-busy', 'false')
    expect(effects.at(-1)).toEqual({
      action: 'notify',
      params: {
        tone: 'negative',
        title: {
          key: 'signInProblem',
          params: { code: 'auth/invalid-x', otherwise: key },
        },
        detail: { text: 'auth/invalid-x' },
        dismissOn: 'signInSubmitted',
      },
    })
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'Something went wrong.' }))
      .toBeVisible()
    await expect.element(field('Email')).toHaveValue('ada@loppis.test')
    await expect.element(field('Password')).toHaveValue('second-hand')
    if (name === 'Login') return
    await expect.element(field('Name')).toHaveValue('Ada')
    await expect.element(choice(/^Seller/)).toBeChecked()
  })

  it('S10: submitting names the missing fields and focuses the first one', async () => {
    const { callsOf } = await openLogin()
    await userEvent.click(button('Login'))
    await expect.element(field('Email')).toHaveAccessibleDescription(specMessages.en.emailRequired)
    await expect
      .element(field('Password'))
      .toHaveAccessibleDescription(specMessages.en.passwordRequired)
    await expect.element(field('Email')).toHaveFocus()
    await userEvent.fill(field('Email'), 'ada@loppis.test')
    await userEvent.click(button('Login'))
    await expect.element(field('Password')).toHaveFocus()
    await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'false')
    expect(callsOf('signInWithPassword')).toBe(0)
  })

  it('S3: says on Register, and not on Login, that Google makes a buyer', async () => {
    const sentence = page.getByText('With Google you join as a buyer.', { exact: false })
    await openLogin()
    expect(sentence.elements()).toEqual([])
    await userEvent.click(page.getByRole('link', { name: 'Register', exact: true }))
    await expect.element(sentence).toBeVisible()
  })

  it('S2, S11: offers Buyer and Seller; submitting names the missing fields and focuses the first one', async () => {
    const { callsOf } = await openLogin()
    await userEvent.click(page.getByRole('link', { name: 'Register', exact: true }))
    await expect.element(choice(/^Buyer/)).toBeVisible()
    await expect.element(choice(/^Seller/)).toBeVisible()
    expect(page.getByRole('radio').elements()).toHaveLength(2)
    await userEvent.click(button('Register'))
    await expect.element(field('Name')).toHaveAccessibleDescription(specMessages.en.nameRequired)
    await expect.element(field('Email')).toHaveAccessibleDescription(specMessages.en.emailRequired)
    await expect
      .element(field('Password'))
      .toHaveAccessibleDescription(`At least six characters. ${specMessages.en.passwordRequired}`)
    await expect
      .element(page.getByRole('radiogroup', { name: 'Register As' }))
      .toHaveAccessibleDescription(specMessages.en.userTypeRequired)
    await expect.element(field('Name')).toHaveFocus()
    expect(callsOf('registerIdentity')).toBe(0)
  })

  it.each([
    ['Login', 'auth/invalid-credential', 'Password', 'Wrong email or password.'],
    ['Login', 'auth/too-many-requests', 'Password', 'Too many attempts.'],
    ['Login', 'auth/user-disabled', 'Email', 'This account has been disabled.'],
    ['Register', 'auth/email-already-in-use', 'Email', 'This email already has an account.'],
    ['Register', 'auth/weak-password', 'Password', 'This password is too short.'],
  ])('S9: %s explains %s below the field %s, which gets the focus', async (...row) => {
    const [name, code, label, words] = row
    const { reject } = await openLogin()
    await (name === 'Login' ? fillLogin() : fillRegistration())
    if (name === 'Register') await userEvent.click(choice(/^Seller/))
    await userEvent.click(button('Show password'))
    await userEvent.click(button(name))
    const port = name === 'Login' ? 'signInWithPassword' : 'registerIdentity'
    await reject(port, new FailureError({ kind: 'identity', code }))
    await expect.element(field(label)).toHaveAccessibleDescription(new RegExp(words))
    await expect.element(field(label)).toHaveFocus()
    await expect.element(field('Password')).toHaveAttribute('type', 'text')
    expect(page.getByRole('alert').elements()).toEqual([])
  })

  it('S9: the errors of a registration do not follow to the login', async () => {
    const { reject } = await openLogin()
    await fillRegistration()
    await userEvent.click(choice(/^Seller/))
    await userEvent.click(button('Register'))
    const code = 'auth/email-already-in-use'
    await reject('registerIdentity', new FailureError({ kind: 'identity', code }))
    await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true')
    await userEvent.click(page.getByRole('link', { name: 'Login', exact: true }))
    await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'false')
  })

  it('S10: an e-mail without a domain is refused at its field', async () => {
    const { callsOf } = await openLogin()
    await fillLogin()
    await userEvent.fill(field('Email'), 'ada@loppis')
    await userEvent.click(button('Login'))
    await expect.element(field('Email')).toHaveAccessibleDescription(appMessages.en.emailInvalid)
    await expect.element(field('Email')).toHaveFocus()
    expect(callsOf('signInWithPassword')).toBe(0)
  })

  it('S3: Login is neither busy nor available while the window of Google is open', async () => {
    const { reject } = await openLogin()
    await userEvent.click(button('Sign in with Google'))
    await expect.element(button('Sign in with Google')).toHaveAttribute('aria-busy', 'true')
    await expect.element(button('Login')).toHaveAttribute('aria-busy', 'false')
    await expect.element(button('Login')).toHaveAttribute('aria-disabled', 'true')
    const code = 'auth/account-exists-with-different-credential'
    await reject('signInWithGoogle', new FailureError({ kind: 'identity', code }))
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'Log in with the' }))
      .toBeVisible()
  })

  it('S3: Google is not available while a login is pending', async () => {
    await openLogin()
    await fillLogin()
    await userEvent.click(button('Login'))
    await expect.element(button('Login')).toHaveAttribute('aria-busy', 'true')
    await expect.element(button('Sign in with Google')).toHaveAttribute('aria-busy', 'false')
    await expect.element(button('Sign in with Google')).toHaveAttribute('aria-disabled', 'true')
  })

  it('S3: the hint of the open window is in sight on a phone', async () => {
    await page.viewport(390, 664)
    await openLogin()
    await userEvent.click(button('Sign in with Google'))
    const hint = page.getByText('Choose your account in the window that opened.').element()
    expect(hint.getBoundingClientRect().bottom).toBeLessThan(664)
    expect(window.scrollY).toBe(0)
  })

  it('S3: Cancel returns the focus to Sign in with Google', async () => {
    await openLogin()
    await userEvent.click(button('Sign in with Google'))
    await userEvent.click(button('Cancel Google sign-in'))
    await expect.element(button('Sign in with Google')).toHaveFocus()
  })
})
