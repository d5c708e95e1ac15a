import type { Attempts } from './attempts.ts'
import { acceptablePassword, type Passwords } from './passwords.ts'
import { Refusal } from './refusal.ts'
import { emailOf, type Fields, nameOf, textOf } from './request.ts'
import type { Provider, Sessions, Tokens } from './sessions.ts'
import { isEmailVerified, type User, type Users } from './users.ts'

/** How long after sign-in a password can be changed or an account deleted, in milliseconds; the same as Google's. */
const RECENT = 5 * 60_000

/** Implements the `accounts` methods of Identity Toolkit, with its request and response formats. */
export class Accounts {
  readonly #users: Users
  readonly #sessions: Sessions
  readonly #attempts: Attempts
  readonly #passwords: Passwords
  constructor(users: Users, sessions: Sessions, attempts: Attempts, passwords: Passwords) {
    this.#users = users
    this.#sessions = sessions
    this.#attempts = attempts
    this.#passwords = passwords
  }

  /** Creates a user. Throws OPERATION_NOT_ALLOWED for a picture, a phone or a link, MISSING_EMAIL, INVALID_EMAIL, MISSING_PASSWORD, WEAK_PASSWORD or EMAIL_EXISTS. */
  async signUp(fields: Fields) {
    refuseFields(fields, ['idToken', 'photoUrl', 'phoneNumber'])
    const email = emailOf(fields)
    const password = acceptablePassword(textOf(fields, 'password'))
    const name = nameOf(fields, 'displayName')
    const passwordHash = await this.#passwords.hash(password)
    const user = await this.#users.create({ email, name, passwordHash, googleId: null })
    if (user === null) throw new Refusal('EMAIL_EXISTS')
    return {
      kind: 'identitytoolkit#SignupNewUserResponse',
      ...signedInFields(user, await this.#sessions.begin(user, 'password')),
    }
  }

  /**
   * Signs a user in. Throws INVALID_LOGIN_CREDENTIALS for a wrong password and for an unknown e-mail alike,
   * TOO_MANY_ATTEMPTS_TRY_LATER, USER_DISABLED (only after a correct password), and for a malformed request.
   */
  async signInWithPassword(fields: Fields) {
    const email = emailOf(fields)
    const password = textOf(fields, 'password')
    if (password === '') throw new Refusal('MISSING_PASSWORD')
    const user = await this.#attempts.inTurn(email, () => this.#verify(email, password))
    return {
      kind: 'identitytoolkit#VerifyPasswordResponse',
      registered: true,
      ...signedInFields(user, await this.#sessions.begin(user, 'password')),
    }
  }

  async #verify(email: string, password: string): Promise<User> {
    await this.#attempts.begin(email)
    const user = await this.#users.findByEmail(email)
    const isRight = await this.#passwords.verify(password, user?.passwordHash ?? null)
    if (user === null || !isRight) throw new Refusal('INVALID_LOGIN_CREDENTIALS')
    await this.#attempts.succeeded(email)
    return user
  }

  /** Returns the user of an ID token. Throws the errors of Sessions.authenticate. */
  async lookup(fields: Fields) {
    const { user } = await this.#sessions.authenticate(textOf(fields, 'idToken'))
    return {
      kind: 'identitytoolkit#GetAccountInfoResponse',
      users: [
        {
          ...publicFields(user),
          validSince: String(Math.floor(user.validSince / 1000)),
          createdAt: String(user.createdAt),
          lastLoginAt: String(user.lastLoginAt),
        },
      ],
    }
  }

  /**
   * Changes the name, the password or both. A new password ends all sessions and returns the tokens of a new one.
   * Throws OPERATION_NOT_ALLOWED for another change, CREDENTIAL_TOO_OLD_LOGIN_AGAIN, WEAK_PASSWORD.
   */
  async update(fields: Fields) {
    const session = await this.#sessions.authenticate(textOf(fields, 'idToken'))
    refuseFields(fields, ['email', 'photoUrl', 'phoneNumber', 'deleteAttribute', 'deleteProvider'])
    let user: User | null = session.user
    if (fields['displayName'] !== undefined) {
      user = await this.#users.rename(user.id, nameOf(fields, 'displayName'))
    }
    if (user === null) throw new Refusal('USER_NOT_FOUND')
    const tokens =
      fields['password'] === undefined ? {} : await this.#changePassword(user, session, fields)
    return { ...this.updated(user), ...tokens }
  }

  /** Returns the response to a change of the user. */
  updated(user: User) {
    return { kind: 'identitytoolkit#SetAccountInfoResponse', ...publicFields(user) }
  }

  async #changePassword(
    user: User,
    session: { signedInAt: number; provider: Provider },
    fields: Fields,
  ): Promise<Tokens> {
    this.#assertRecent(session.signedInAt)
    const passwordHash = await this.#passwords.hash(acceptablePassword(textOf(fields, 'password')))
    const changed = await this.#users.changePassword(user.id, passwordHash)
    if (changed === null) throw new Refusal('USER_NOT_FOUND')
    return this.#sessions.begin(changed, session.provider)
  }

  /** Deletes the user. Throws CREDENTIAL_TOO_OLD_LOGIN_AGAIN and the errors of Sessions.authenticate. */
  async delete(fields: Fields) {
    const { user, signedInAt } = await this.#sessions.authenticate(textOf(fields, 'idToken'))
    this.#assertRecent(signedInAt)
    await this.#users.remove(user.id)
    return { kind: 'identitytoolkit#DeleteAccountResponse' }
  }

  #assertRecent(signedInAt: number): void {
    if (this.#sessions.now() - signedInAt > RECENT) {
      throw new Refusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
    }
  }
}

/** Refuses what this provider does not store: without it, a caller would believe the change was made. */
function refuseFields(fields: Fields, names: readonly string[]): void {
  const given = names.find((name) => fields[name] !== undefined)
  if (given !== undefined) throw new Refusal(`OPERATION_NOT_ALLOWED : ${given} is not supported.`)
}

/** Returns the fields that every sign-in response contains. */
export function signedInFields(user: User, tokens: Tokens) {
  return { localId: user.id, email: user.email, ...nameFields(user), ...tokens }
}

/** Omits displayName for a user without a name, as Google does. */
const nameFields = ({ name }: User) => (name === '' ? {} : { displayName: name })

function publicFields(user: User) {
  const shared = { email: user.email, ...nameFields(user) }
  return {
    localId: user.id,
    ...shared,
    emailVerified: isEmailVerified(user),
    disabled: user.disabled,
    providerUserInfo: [
      ...(user.passwordHash === null
        ? []
        : [{ providerId: 'password', federatedId: user.email, rawId: user.email, ...shared }]),
      ...(user.googleId === null
        ? []
        : [
            {
              providerId: 'google.com',
              federatedId: user.googleId,
              rawId: user.googleId,
              ...shared,
            },
          ]),
    ],
  }
}
