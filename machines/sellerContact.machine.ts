import { assign, setup } from 'xstate'
import type { Contact } from '../src/domain/contact.ts'
import { type Failure, failureOf } from '../src/domain/failure.ts'
import { keepFailure, port } from './port.ts'

type SellerContactInput = { productId: string }

export type SellerContactContext = SellerContactInput & {
  contact: Contact | null
  failure: Failure | null
}

/** The e-mail address and the phone number of a seller who shows them to signed-in users alone. */
export const sellerContactMachine = setup({
  types: {
    context: {} as SellerContactContext,
    input: {} as SellerContactInput,
    events: {} as { type: 'sellerContact.show' },
  },
  actors: {
    load: port<Contact, SellerContactInput>('sellerContact.load'),
  },
  actions: {
    keepContact: assign((_, params: { contact: Contact }) => params),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'sellerContact',
  context: ({ input }) => ({ ...input, contact: null, failure: null }),
  initial: 'hidden',
  states: {
    hidden: {
      on: { 'sellerContact.show': { target: 'loading', actions: 'forgetFailure' } },
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { productId } }) => ({ productId }),
        onDone: {
          target: 'shown',
          actions: { type: 'keepContact', params: ({ event }) => ({ contact: event.output }) },
        },
        onError: { target: 'hidden', actions: keepFailure },
      },
    },
    shown: { type: 'final' },
  },
})
