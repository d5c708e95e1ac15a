import type { Database } from '../../database/database.ts'
import type { Mail, Mails } from './mails.ts'
import { acceptablePassword, type Passwords } from './passwords.ts'
import { Refusal } from './refusal.ts'
import { emailOf, type Fields, textOf } from './request.ts'
import type { Sessions } from './sessions.ts'
import type { User, Users } from './users.ts'

type Parts = {
  database: Database
  users: Users
  sessions: Sessions
  passwords: Passwords
  mails: Mails
}

/** Implements the `accounts` methods of Identity Toolkit that send a mail, or take the code of one. */
export class MailMethods {
  readonly #parts: Parts
  constructor(parts: Parts) {
    this.#parts = parts
  }

  /**
   * Sends a mail: PASSWORD_RESET to an e-mail, VERIFY_EMAIL to the user of an ID token. An e-mail without an account gets
   * the same response and no mail. The links of the mails lead to the market, whatever the `continueUrl`. Throws
   * INVALID_CONTINUE_URI for one that is no web address, MISSING_REQ_TYPE, OPERATION_NOT_ALLOWED for other types, MISSING_EMAIL,
   * INVALID_EMAIL, and the errors of Sessions.authenticate.
   */
  async sendOobCode(fields: Fields, language: 'en' | 'sv') {
    const { users, sessions, mails } = this.#parts
    const requestType = textOf(fields, 'requestType')
    const kind = 'identitytoolkit#GetOobConfirmationCodeResponse'
    if (requestType === '') throw new Refusal('MISSING_REQ_TYPE')
    assertContinueUrl(textOf(fields, 'continueUrl'))
    if (requestType === 'PASSWORD_RESET') {
      const email = emailOf(fields)
      const user = await users.findByEmail(email)
      if (user !== null && !user.disabled) await mails.send(user, 'PASSWORD_RESET', language)
      return { kind, email }
    }
    if (requestType !== 'VERIFY_EMAIL') throw new Refusal('OPERATION_NOT_ALLOWED')
    const { user } = await sessions.authenticate(textOf(fields, 'idToken'))
    await mails.send(user, 'VERIFY_EMAIL', language)
    return { kind, email: user.email }
  }

  /**
   * Returns what a code is for; with `newPassword`, sets the password, verifies the e-mail, which the code was sent to,
   * and ends all sessions. Throws MISSING_OOB_CODE, INVALID_OOB_CODE, EXPIRED_OOB_CODE, WEAK_PASSWORD, USER_DISABLED.
   */
  async resetPassword(fields: Fields) {
    const mail = await this.#mailOf(fields)
    if (fields['newPassword'] !== undefined) {
      if (mail.purpose !== 'PASSWORD_RESET') throw new Refusal('INVALID_OOB_CODE')
      const password = acceptablePassword(textOf(fields, 'newPassword'))
      const { database, users, passwords, mails } = this.#parts
      await this.#enabledUser(mail)
      const passwordHash = await passwords.hash(password)
      await database.transaction(async (transaction) => {
        await mails.use(transaction, mail)
        await users.verifyEmail(transaction, mail.userId)
        await users.setPassword(transaction, mail.userId, passwordHash)
      })
    }
    return {
      kind: 'identitytoolkit#ResetPasswordResponse',
      email: mail.email,
      requestType: mail.purpose,
    }
  }

  /** Verifies the e-mail that a code was sent to. Throws the errors of `resetPassword` about the code. */
  async applyCode(fields: Fields): Promise<User> {
    const mail = await this.#mailOf(fields)
    if (mail.purpose !== 'VERIFY_EMAIL') throw new Refusal('INVALID_OOB_CODE')
    const user = await this.#enabledUser(mail)
    const { database, users, mails } = this.#parts
    await database.transaction(async (transaction) => {
      await mails.use(transaction, mail)
      await users.verifyEmail(transaction, mail.userId)
    })
    return { ...user, emailVerified: true }
  }

  async #mailOf(fields: Fields): Promise<Mail> {
    const code = textOf(fields, 'oobCode')
    if (code === '') throw new Refusal('MISSING_OOB_CODE')
    return this.#parts.mails.find(code)
  }

  async #enabledUser({ userId }: Mail): Promise<User> {
    const user = await this.#parts.users.findById(userId)
    if (user === null) throw new Refusal('INVALID_OOB_CODE')
    if (user.disabled) throw new Refusal('USER_DISABLED')
    return user
  }
}

function assertContinueUrl(url: string): void {
  const isWebAddress = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
  if (url !== '' && !isWebAddress) throw new Refusal('INVALID_CONTINUE_URI')
}
