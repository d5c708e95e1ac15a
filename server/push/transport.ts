import type { Subscription } from './subscriptions.ts'

/** What a browser shows. `tag`: a later message with the same one replaces it. `navigate`: the URL that it leads to. */
export type PushMessage = {
  title: string
  body: string
  lang: string
  tag: string
  navigate: string
  icon: string
}

/**
 * What a push service answered. `gone`: the subscription has ended. `refused`: the service will never take this message.
 * `busy`: it takes the message later, after `pauseMs` milliseconds if it says so.
 */
export type PushAnswer =
  | { is: 'taken' }
  | { is: 'gone' }
  | { is: 'refused'; reason: string }
  | { is: 'busy'; reason: string; pauseMs: number | null }

/** Sends push messages. */
export type PushTransport = {
  send(subscription: Subscription, message: PushMessage): Promise<PushAnswer>
}
