import { array, type Infer, string, type } from 'superstruct'

/** The response about push messages: the key that browsers subscribe with, and the user's browsers that show them. */
export const PushStruct = type({ publicKey: string(), endpoints: array(string()) })
export type Push = Infer<typeof PushStruct>

/** The address of a browser at its push service, and the keys that encrypt its messages, in base64url. */
export type PushSubscriptionKeys = {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/**
 * Whether this browser shows the user's push messages. `absent`: the server sends none. `unsupported`: the browser cannot.
 * `blocked`: the user has forbidden it in the browser.
 */
export type PushStatus =
  | { is: 'absent' }
  | { is: 'unsupported' }
  | { is: 'blocked' }
  | { is: 'off'; publicKey: string }
  | { is: 'on'; publicKey: string }

/**
 * The result of the browser's permission prompt. `dismissed`: the user did not answer. `unreachable`: the user agreed,
 * but the browser does not reach its push service.
 */
export type PushConsent = 'given' | 'blocked' | 'dismissed' | 'unreachable'
