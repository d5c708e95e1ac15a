import { createHash } from 'node:crypto'
import { signedInFields } from './accounts.ts'
import { Refusal } from './refusal.ts'
import { emailOf, type Fields, isFields, nameOf, textOf } from './request.ts'
import type { Sessions } from './sessions.ts'
import type { User, Users } from './users.ts'

type Claims = { email: string; name: string; googleId: string }

/**
 * Signs in with a Google account that the chooser page returns. The claims are not signed: this provider trusts the
 * local user, and accepts only accounts without a password and the trusted e-mails.
 */
export class GoogleSignIn {
  readonly #users: Users
  readonly #sessions: Sessions
  readonly #trustedEmails: ReadonlySet<string>

  /** `trustedEmails`: the chooser's accounts, which may also have a password. */
  constructor(users: Users, sessions: Sessions, trustedEmails: ReadonlySet<string>) {
    this.#users = users
    this.#sessions = sessions
    this.#trustedEmails = trustedEmails
  }

  /**
   * Takes `requestUri` or `postBody` with providerId=google.com and id_token, claims as JSON: {email, name}.
   * Returns `needConfirmation` (auth/account-exists-with-different-credential) for an e-mail with a password. With
   * `idToken`, links the Google account to the user of that token, who keeps the id and the e-mail.
   * Throws INVALID_IDP_RESPONSE, OPERATION_NOT_ALLOWED for other providers, USER_DISABLED, and for a link
   * FEDERATED_USER_ID_ALREADY_LINKED and the errors of Sessions.authenticate.
   */
  async signInWithIdp(fields: Fields) {
    const { email, name, googleId } = claimsOf(fields)
    const isLink = fields['idToken'] !== undefined
    const created = isLink
      ? null
      : await this.#users.create({ email, name, googleId, passwordHash: null })
    const user =
      created ??
      (isLink
        ? await this.#linked(textOf(fields, 'idToken'), { name, googleId })
        : await this.#existing({ email, name, googleId }))
    if (user === null) {
      const verifiedProvider = ['password']
      return { needConfirmation: true, email, providerId: 'google.com', verifiedProvider }
    }
    const tokens = await this.#sessions.begin(user, 'google.com')
    const profile = { sub: googleId, email, email_verified: true, name: user.name }
    return {
      kind: 'identitytoolkit#VerifyAssertionResponse',
      providerId: 'google.com',
      federatedId: `https://accounts.google.com/${googleId}`,
      rawUserInfo: JSON.stringify({ ...profile, id: googleId, verified_email: true }),
      emailVerified: true,
      fullName: user.name,
      isNewUser: created !== null,
      ...signedInFields(user, tokens),
    }
  }

  async #linked(idToken: string, google: Omit<Claims, 'email'>): Promise<User> {
    const { user } = await this.#sessions.authenticate(idToken)
    const owner = await this.#users.findByGoogle(google.googleId)
    const isFree = owner === null ? user.googleId === null : owner.id === user.id
    if (!isFree) throw new Refusal('FEDERATED_USER_ID_ALREADY_LINKED')
    const linked = await this.#users.linkGoogle(user.id, google)
    if (linked === null) throw new Refusal('USER_NOT_FOUND')
    return linked
  }

  async #existing({ email, name, googleId }: Claims): Promise<User | null> {
    const user = await this.#users.findByEmail(email)
    if (user === null) throw new Refusal('USER_NOT_FOUND')
    if (user.googleId !== null) return user
    if (!this.#trustedEmails.has(email)) return null
    return this.#users.linkGoogle(user.id, { googleId, name })
  }
}

function claimsOf(fields: Fields): Claims {
  const requestUri = textOf(fields, 'requestUri')
  if (!URL.canParse(requestUri)) throw new Refusal('INVALID_IDP_RESPONSE : No requestUri.')
  const given = new URLSearchParams(textOf(fields, 'postBody') || new URL(requestUri).search)
  if (!given.has('providerId')) throw new Refusal('INVALID_CREDENTIAL_OR_PROVIDER_ID')
  if (given.get('providerId') !== 'google.com') throw new Refusal('OPERATION_NOT_ALLOWED')
  const claims = parseClaims(given.get('id_token') ?? '')
  const email = emailOf(claims)
  return { email, name: nameOf(claims, 'name'), googleId: googleIdOf(email) }
}

function parseClaims(idToken: string): Fields {
  try {
    const claims: unknown = JSON.parse(idToken)
    if (isFields(claims)) return claims
  } catch {
    // The statement below refuses malformed JSON too.
  }
  throw new Refusal('INVALID_IDP_RESPONSE : The id_token is not a set of claims.')
}

/** Google's ids have 21 digits. The same e-mail always maps to the same id. */
function googleIdOf(email: string): string {
  const digits = BigInt(`0x${createHash('sha256').update(email).digest('hex')}`) % 10n ** 20n
  return `1${digits.toString().padStart(20, '0')}`
}
