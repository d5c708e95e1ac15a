import { decodeJwt } from 'jose'
import { type Answer, type Ask, isDone, isRefused, itemsIn, textIn } from './client.ts'
import {
  callIdentity,
  demo,
  PASSWORD,
  type Person,
  register,
  requestAccess,
  signInWithGoogle,
  sendPassword,
} from './people.ts'
import type { Attempts } from './report.ts'

/** Attacks an account through the identity that proves it: another identity, an old ID token, a name that looks alike. */
export async function attackIdentities(
  ask: Ask,
  { admin }: { admin: Person },
  attempts: Attempts,
): Promise<void> {
  await tryDeletedIdentity(ask, attempts)
  await tryOldPassword(ask, attempts)
  await tryOtherProvider(ask, attempts)
  await tryForeignEmails(ask, attempts)
  await tryInvisibleEmails(ask, attempts)
  await tryInvisibleNames(ask, admin, attempts)
}

let accounts = 0

/** Registers a buyer with a password. */
async function registerWithPassword(ask: Ask): Promise<{ email: string; signedUp: Answer }> {
  accounts += 1
  const email = `identity-${accounts}@attack.test`
  const signedUp = await sendPassword(ask, 'signUp', email)
  await register(ask, textIn(signedUp, 'idToken'), { name: 'A buyer', email, role: 'buyer' })
  return { email, signedUp }
}

const codeOf = ({ fields }: Answer) => fields['code']

/** A new identity with a deleted identity's e-mail must not get the account of the deleted one. */
async function tryDeletedIdentity(ask: Ask, attempts: Attempts): Promise<void> {
  const { email, signedUp } = await registerWithPassword(ask)
  const idToken = textIn(signedUp, 'idToken')
  const deleted = await callIdentity(ask, 'delete', { idToken })
  attempts.count('the owner deletes the identity', isDone(deleted), deleted)
  const late = await requestAccess(ask, email, idToken)
  attempts.count('an ID token from before the deletion', late.status === 401, late)

  const again = await sendPassword(ask, 'signUp', email)
  const google = { email: 'other@attack.test', name: 'Other' }
  const proofs = {
    'the same e-mail': textIn(again, 'idToken'),
    'another e-mail': textIn(await signInWithGoogle(ask, google), 'idToken'),
  }
  for (const [name, bearer] of Object.entries(proofs)) {
    const isSame = name === 'the same e-mail'
    const expected = isSame ? 'identity-changed' : 'not-yours'
    const attempt = `an account by a new identity with ${name}`
    for (const call of [requestAccess, registerAgain]) {
      const answer = await call(ask, email, bearer)
      const isHeld = answer.status === 403 && codeOf(answer) === expected
      attempts.count(`${attempt}, ${call.name}`, isHeld, answer)
    }
  }
}

const registerAgain = (ask: Ask, email: string, idToken: string) =>
  register(ask, idToken, { name: 'An heir', email, role: 'seller' })

/** A new password ends every session, also the attacker's. */
async function tryOldPassword(ask: Ask, attempts: Attempts): Promise<void> {
  const { email, signedUp } = await registerWithPassword(ask)
  const idToken = textIn(signedUp, 'idToken')
  const refreshToken = textIn(signedUp, 'refreshToken')
  // The provider compares whole seconds, as Firebase does.
  await nextSecondAfter(decodeJwt(idToken).iat ?? 0)
  const changed = await callIdentity(ask, 'update', {
    idToken,
    password: 'another-secret',
    returnSecureToken: true,
  })
  const old = await requestAccess(ask, email, idToken)
  attempts.count('an ID token from before a new password', old.status === 401, old)
  const renewed = await ask({
    method: 'POST',
    path: '/securetoken.googleapis.com/v1/token?key=any',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  })
  attempts.count('a refresh token from before a new password', isRefused(renewed), renewed)
  const guess = await sendPassword(ask, 'signInWithPassword', email, PASSWORD)
  attempts.count('the old password', isRefused(guess), guess)
  const mine = await requestAccess(ask, email, textIn(changed, 'idToken'))
  attempts.count('the account stays open to its owner', isDone(mine), mine)
}

const nextSecondAfter = (seconds: number) =>
  new Promise((resolve) => setTimeout(resolve, (seconds + 1) * 1000 - Date.now()))

/** Google's sign-in must not open an account that has a password. */
async function tryOtherProvider(ask: Ask, attempts: Attempts): Promise<void> {
  for (const email of [demo.admin, demo.seller, demo.admin.toUpperCase(), ` ${demo.admin} `]) {
    const answer = await signInWithGoogle(ask, { email, name: 'An attacker' })
    const isHeld = answer.status > 0 && answer.fields['idToken'] === undefined
    attempts.count(`Google's sign-in as ${email}`, isHeld, answer)
  }
  const removed = 'victor@loppis.test'
  const google = await signInWithGoogle(ask, { email: removed, name: 'Victor' })
  const answer = await requestAccess(ask, removed, textIn(google, 'idToken'))
  attempts.count("Google's sign-in as a removed seller", answer.status === 403, answer)
}

/** A proven identity names another e-mail. */
async function tryForeignEmails(ask: Ask, attempts: Attempts): Promise<void> {
  const google = await signInWithGoogle(ask, { email: 'foreign@attack.test', name: 'Foreign' })
  const idToken = textIn(google, 'idToken')
  for (const email of [demo.admin, demo.admin.toUpperCase(), `foreign@attack.test,${demo.admin}`]) {
    for (const call of [requestAccess, registerAgain]) {
      const answer = await call(ask, email, idToken)
      attempts.count(`${call.name} for ${email}`, isRefused(answer), answer)
    }
  }
  for (const email of [demo.admin, demo.admin.toUpperCase()]) {
    const answer = await sendPassword(ask, 'signUp', email)
    attempts.count(`signing up as ${email} again`, isRefused(answer), answer)
  }
}

/** Zero-width, bidirectional and other characters that nobody sees. */
const INVISIBLE = [
  '\u200b',
  '\u200c',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u202a',
  '\u202e',
  '\u2066',
  '\u2069',
  '\u200f',
  '\u061c',
  '\u{e0041}',
]

const nameOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`

async function tryInvisibleEmails(ask: Ask, attempts: Attempts): Promise<void> {
  for (const character of INVISIBLE) {
    const emails = [`adm${character}in@loppis.test`, `admin@lop${character}pis.test`]
    for (const email of [...emails, `${character}${demo.admin}`]) {
      const attempt = `an e-mail with ${nameOf(character)}`
      const signedUp = await sendPassword(ask, 'signUp', email)
      attempts.count(`${attempt} by password`, isRefused(signedUp), signedUp)
      const google = await signInWithGoogle(ask, { email, name: 'An attacker' })
      // Google's sign-in trims the outer ones, and then it does not open an account with a password.
      const isHeld = google.status > 0 && google.fields['idToken'] === undefined
      attempts.count(`${attempt} by Google`, isHeld, google)
    }
  }
}

async function tryInvisibleNames(ask: Ask, admin: Person, attempts: Attempts): Promise<void> {
  for (const [index, character] of INVISIBLE.entries()) {
    const email = `invisible-${index}@attack.test`
    const google = await signInWithGoogle(ask, { email, name: `In${character}grid` })
    const idToken = textIn(google, 'idToken')
    const attempt = `a name of only ${nameOf(character)}`
    const empty = await register(ask, idToken, { name: character.repeat(3), email, role: 'buyer' })
    attempts.count(attempt, isRefused(empty), empty)
    await register(ask, idToken, {
      name: `${character}Ing${character}rid Lund`,
      email,
      role: 'buyer',
    })
    attempts.count(`the provider's name with ${nameOf(character)}`, isPlain(google.text), google)
  }
  const buyers = await ask({ method: 'GET', path: '/all-buyers', bearer: admin.accessToken })
  const named = itemsIn(buyers).filter((buyer) => String(buyer['email']).startsWith('invisible-'))
  const isWhole = named.length === INVISIBLE.length
  attempts.count('every buyer with such a name is listed', isWhole, buyers)
  for (const { name, email } of named) {
    const exchange = `${String(email)} is called ${JSON.stringify(name)}`
    attempts.count(`a name of a stored buyer`, name === 'Ingrid Lund', { exchange })
  }
}

const isPlain = (text: string) => !INVISIBLE.some((character) => text.includes(character))
