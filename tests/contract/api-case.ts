import type { Api } from '../../src/api/api.ts'
import type { Recorded } from './recording-server.ts'

/** One call: the request, the response of a plain server, and the value that the client returns. */
export type Case = {
  name: string
  call: (api: Api) => Promise<unknown>
  request: Partial<Recorded> & Pick<Recorded, 'method' | 'path'>
  response: unknown
  returns: unknown
}

/** The caller's e-mail; the plus sign has to be encoded in paths and queries. */
export const email = 'bo+1@loppis.test'
/** The access token of the signed-in user. */
export const bearer = { authorization: 'Bearer access-1' }
