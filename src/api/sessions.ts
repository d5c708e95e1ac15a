import { enums, is, literal, nonempty, string, type } from 'superstruct'
import { FailureError } from '../domain/failure.ts'
import { ROLES } from '../domain/constants.ts'
import type { RegistrationRole, Role } from '../domain/user.ts'
import { decodeAcknowledged } from './acknowledgements.ts'
import type { Http } from './client.ts'
import { decode } from './decode.ts'
import { HttpError } from './errors.ts'
import type { Extensions } from './extensions.ts'
import { path } from './path.ts'

/** `idToken`: the identity provider's, for servers that verify the caller; null when there is none. */
type IdToken = { idToken: string | null }

export type UserSubmission = { name: string; email: string; role: RegistrationRole }

const AccessTokenStruct = type({ accessToken: nonempty(string()) })
const RoleAnswerStruct = type({ role: enums(ROLES) })

const unknownUser = { kind: 'notFound', code: 'user-unknown', message: '' } as const

/** Plain servers respond to an unknown e-mail with 403 and an empty token. */
function isEmptyHanded(error: unknown): boolean {
  return (
    error instanceof FailureError &&
    error.failure.kind === 'forbidden' &&
    error.cause instanceof HttpError &&
    is(error.cause.data, type({ accessToken: literal('') }))
  )
}

/** Plain servers respond to an unknown e-mail with status 200 and no role: an empty body, null, or only null fields. */
function isNothing(body: unknown): boolean {
  return typeof body === 'object' || body === undefined
    ? Object.values(body ?? {}).every((field) => field === null)
    : false
}

/** Calls for the signed-in user on the marketplace server (rules S4 to S6). */
export function sessionsApi(http: Http, extensions: Extensions) {
  return {
    /** Throws FailureError `notFound` when only the identity provider knows the e-mail, and the server does not. */
    async getAccessToken({ email, idToken }: { email: string } & IdToken): Promise<string> {
      const request = http.send({
        method: 'get',
        path: path`/jwt`,
        query: { email },
        bearer: { idToken },
      })
      const body = await request.catch((error: unknown) => {
        throw isEmptyHanded(error) ? new FailureError(unknownUser, { cause: error }) : error
      })
      return decode(body, AccessTokenStruct).accessToken
    },

    /** Returns true when the server acknowledged the user. */
    async putUser({ name, email, role, idToken }: UserSubmission & IdToken): Promise<boolean> {
      const body = await http.send({
        method: 'put',
        path: path`/user`,
        json: { name, email, role },
        bearer: { idToken },
      })
      return decodeAcknowledged(body)
    },

    /** Throws FailureError `notFound` when the server does not know the e-mail. */
    async getRole(email: string): Promise<Role> {
      const body = await http.send({
        method: 'get',
        path: path`/users/role/${email}`,
        bearer: 'accessToken',
      })
      if (isNothing(body)) throw new FailureError(unknownUser)
      extensions.keep(body)
      return decode(body, RoleAnswerStruct).role
    },

    /** Returns what the server announced with the role, for a visit in which its answer is lost. */
    announcement: async () => extensions.announcement(),

    /** Takes what the server announced in an earlier visit. */
    assumeAnnouncement: async (announcement: unknown) => extensions.keep(announcement),

    /** Returns the id of the signed-in user; null where the server does not say it with the role. */
    async getUserId(): Promise<string | null> {
      return extensions.userId()
    },
  }
}
