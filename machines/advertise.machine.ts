import { setup } from 'xstate'
import { message } from '../src/domain/message.ts'
import { type Advertising, isSettled, whyNotAdvertised } from '../src/domain/advertising.ts'
import { failureOf } from '../src/domain/failure.ts'
import type { Toast } from '../src/domain/toasts.ts'
import { type Args, createAssign, effect, port, type Thrown } from './kit.ts'

/** `productId`: the product that is being advertised, or the last one; '' before the first. */
export type AdvertiseContext = Advertising & { productId: string }

export type AdvertiseEvent = { type: 'advertise.start'; productId: string }

/** Returns the rules' error message, with the reason as its detail when there is one. */
function failureToast(error: unknown): Toast {
  const detail = whyNotAdvertised(failureOf(error))
  return {
    tone: 'negative',
    title: message('errorTryAgain'),
    ...(detail === null ? {} : { detail }),
  }
}

const assign = createAssign<AdvertiseContext>()
/** The product is not advertised yet, and a new attempt can succeed. */
const isOpen = ({ context, event }: Args<AdvertiseContext, { productId: string }>) =>
  !isSettled(event.productId, context)
const keepProduct = assign<{ productId: string }>(({ context, event: { productId } }) => ({
  productId,
  failures: Object.fromEntries(
    Object.entries(context.failures).filter(([failed]) => failed !== productId),
  ),
}))
const keepAdvertised = assign(({ context }) => ({
  advertised: [...context.advertised, context.productId],
}))
const keepFailure = assign<Thrown['event']>(({ context, event }) => ({
  failures: { ...context.failures, [context.productId]: failureOf(event.error) },
}))

/**
 * Advertises a seller's products while their list is shown (rule L7): one at a time, each product once. Advertising
 * cannot be undone, neither here nor on the server.
 */
export const advertiseMachine = setup({
  types: {
    context: {} as AdvertiseContext,
    events: {} as AdvertiseEvent,
  },
  actors: {
    advertise: port<void, { productId: string }>('advertise.advertise'),
  },
  actions: {
    notify: effect<Toast>('notify'),
  },
}).createMachine({
  id: 'advertise',
  context: { advertised: [], failures: {}, productId: '' },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'advertise.start': { guard: isOpen, target: 'advertising', actions: keepProduct },
      },
    },
    advertising: {
      tags: 'busy',
      description: 'The request is idempotent, so after a lost response the seller can retry.',
      invoke: {
        id: 'advertise',
        src: 'advertise',
        input: ({ context }) => ({ productId: context.productId }),
        onDone: {
          target: 'idle',
          actions: [
            keepAdvertised,
            { type: 'notify', params: { tone: 'positive', title: message('advertised') } },
          ],
        },
        onError: {
          target: 'idle',
          actions: [
            keepFailure,
            { type: 'notify', params: ({ event }) => failureToast(event.error) },
          ],
        },
      },
    },
  },
})
