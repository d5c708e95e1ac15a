import { string, type } from 'superstruct'

/**
 * A message from a push service: a declarative web push message. Browsers that know its form show it themselves; for
 * others, the service worker does. `navigate`: the URL that a click leads to. `tag`: a later message with the same one
 * replaces it.
 */
export const PushMessageStruct = type({
  notification: type({
    title: string(),
    body: string(),
    lang: string(),
    tag: string(),
    navigate: string(),
    icon: string(),
  }),
})
