import { nonempty, string, type } from 'superstruct'
import { type RegistrationRole, type Role, RoleStruct } from '../domain/user.ts'
import { decodeAcknowledged } from './acknowledgements.ts'
import type { Http } from './client.ts'
import { decode } from './decode.ts'
import { path } from './path.ts'

/** `proof`: the identity provider's ID token, for servers that check who asks; null where there is none. */
type Proof = { proof: string | null }

export type UserSubmission = { name: string; email: string; role: RegistrationRole }

const AccessTokenStruct = type({ accessToken: nonempty(string()) })
const RoleAnswerStruct = type({ role: RoleStruct })

/** Who is signed in, as the marketplace server sees it (rules S4 to S6). */
export function sessionsApi(http: Http) {
  return {
    async getAccessToken({ email, proof }: { email: string } & Proof): Promise<string> {
      const body = await http.send({
        method: 'get',
        path: path`/jwt`,
        query: { email },
        bearer: { proof },
      })
      return decode(body, AccessTokenStruct).accessToken
    },

    /** Answers whether the server acknowledged the user. */
    async putUser({ name, email, role, proof }: UserSubmission & Proof): Promise<boolean> {
      const body = await http.send({
        method: 'put',
        path: path`/user`,
        json: { name, email, role },
        bearer: { proof },
      })
      return decodeAcknowledged(body)
    },

    async getRole(email: string): Promise<Role> {
      const body = await http.send({
        method: 'get',
        path: path`/users/role/${email}`,
        bearer: 'accessToken',
      })
      return decode(body, RoleAnswerStruct).role
    },
  }
}
