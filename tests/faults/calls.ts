import { type Call, endpoints } from '../../server/routes/endpoints.ts'

const standinCalls = [
  'POST /standins/cards/v1/payment_intents/:id/confirm',
  'GET /standins/cards/v1/payment_intents/:id',
  'POST /standins/cards/challenges/:id',
  'POST /standins/images/upload',
  'POST /identitytoolkit.googleapis.com/v1/accounts\\:signInWithPassword',
  'POST /identitytoolkit.googleapis.com/v1/accounts\\:signUp',
  'POST /identitytoolkit.googleapis.com/v1/accounts\\:sendOobCode',
  'POST /identitytoolkit.googleapis.com/v1/accounts\\:resetPassword',
] as const

/** A call into which a fault can be injected, by method and path: of the market or of a stand-in. */
export type CallName = Call | (typeof standinCalls)[number]

const calls: readonly CallName[] = [...endpoints.map(({ call }) => call), ...standinCalls]

const known = calls.map((name) => {
  const [method, pathname] = name.split(' ')
  return { name, method, address: new URLPattern({ pathname: pathname ?? '' }) }
})

/** Returns the name of the call that a request makes; null if it is none of these. */
export function callOf({ method, url }: { method: string; url: string }): CallName | null {
  return known.find((call) => call.method === method && call.address.test(url))?.name ?? null
}
