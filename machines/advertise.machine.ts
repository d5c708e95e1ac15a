import { assign, setup } from 'xstate'
import { message } from '../src/domain/message.ts'
import { type Advertising, isSettled, whyNotAdvertised } from '../src/domain/advertising.ts'
import { failureOf } from '../src/domain/failure.ts'
import type { Toast } from '../src/domain/toast.ts'
import { effect, keepFailure, port } from './port.ts'

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
  guards: {
    /** The product is not advertised yet, and a new attempt can succeed. */
    isOpen: ({ context }, params: { productId: string }) => !isSettled(params.productId, context),
  },
  actions: {
    notify: effect<Toast>('notify'),
    keepProduct: assign(({ context }, { productId }: { productId: string }) => ({
      productId,
      failures: Object.fromEntries(
        Object.entries(context.failures).filter(([failed]) => failed !== productId),
      ),
    })),
    keepAdvertised: assign(({ context }) => ({
      advertised: [...context.advertised, context.productId],
    })),
    keepFailure: assign(({ context }, params: { error: unknown }) => ({
      failures: { ...context.failures, [context.productId]: failureOf(params.error) },
    })),
  },
}).createMachine({
  id: 'advertise',
  context: { advertised: [], failures: {}, productId: '' },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'advertise.start': {
          guard: { type: 'isOpen', params: ({ event }) => event },
          target: 'advertising',
          actions: { type: 'keepProduct', params: ({ event }) => event },
        },
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
            'keepAdvertised',
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
