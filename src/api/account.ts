import { AccountStruct, type Account, type AccountForm } from '../domain/account.ts'
import { decodeAcknowledged } from './acknowledgements.ts'
import type { Http } from './client.ts'
import { decode } from './decode.ts'
import type { Extensions } from './extensions.ts'
import { path } from './path.ts'

/** Calls for the account of the signed-in user, an extension. */
export function accountApi(http: Http, extensions: Extensions) {
  return {
    /** Returns the account; null where the server has none to change. Throws FailureError. */
    async getAccount(): Promise<Account | null> {
      if (!extensions.has('account')) return null
      const body = await http.send({ method: 'get', path: path`/account`, bearer: 'accessToken' })
      return decode(body, AccountStruct)
    },

    /** Changes the account, and returns it. Throws FailureError. */
    async changeAccount(form: AccountForm): Promise<Account> {
      const body = await http.send({
        method: 'patch',
        path: path`/account`,
        json: form,
        bearer: 'accessToken',
      })
      return decode(body, AccountStruct)
    },

    /** Returns everything that the server holds of the user, in its own words. Throws FailureError. */
    getAccountData(): Promise<unknown> {
      return http.send({ method: 'get', path: path`/account/data`, bearer: 'accessToken' })
    },

    /** Ends all sessions of the user, this one too. Throws FailureError. */
    async signOutEverywhere(): Promise<boolean> {
      const body = await http.send({
        method: 'post',
        path: path`/account/sign-out-everywhere`,
        json: {},
        bearer: 'accessToken',
      })
      return decodeAcknowledged(body)
    },

    /** Deletes the account. Throws FailureError, as `conflict` account-in-use while something is open. */
    async deleteAccount(): Promise<boolean> {
      const body = await http.send({
        method: 'delete',
        path: path`/account`,
        bearer: 'accessToken',
      })
      return decodeAcknowledged(body)
    },
  }
}
