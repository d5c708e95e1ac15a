import type { Api } from '../../src/api/api.ts'
import type { Recorded } from './recording-server.ts'

/** One call: what goes over the wire, what a plain server answers, and what the client makes of it. */
export type Case = {
  name: string
  call: (api: Api) => Promise<unknown>
  sends: Partial<Recorded> & Pick<Recorded, 'method' | 'path'>
  answers: unknown
  gives: unknown
}

/** Who calls; the plus sign has to be encoded in paths and queries. */
export const email = 'bo+1@loppis.test'
/** With the access token of the signed-in user. */
export const bearer = { authorization: 'Bearer access-1' }
