/** A browser that shows push messages, as its `PushSubscription` describes itself; the keys are base64url. */
export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } }

/** A message that a browser shows. `tag`: a later one with the same tag replaces it. `navigate`: the URL it opens. */
export type PushMessage = {
  title: string
  body: string
  lang: string
  tag: string
  navigate: string
  icon: string
}

/**
 * A push service's answer. `gone`: the subscription has ended. `refused`: the service will never take this message.
 * `busy`: it takes the message later, after `pauseMs` milliseconds at least.
 */
export type PushAnswer =
  | { is: 'taken' }
  | { is: 'gone' }
  | { is: 'refused'; reason: string }
  | { is: 'busy'; reason: string; pauseMs: number }

/** Sends push messages. */
export type PushTransport = {
  send(subscription: Subscription, message: PushMessage): Promise<PushAnswer>
}
