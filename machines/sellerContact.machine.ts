import { setup } from 'xstate'
import type { Contact } from '../src/domain/contact.ts'
import type { Failure } from '../src/domain/failure.ts'
import { createAssign, forgetFailure, keepFailure, port } from './kit.ts'

type SellerContactInput = { productId: string }

export type SellerContactContext = SellerContactInput & {
  contact: Contact | null
  failure: Failure | null
}

const assign = createAssign<SellerContactContext>()
const keepContact = assign<{ output: Contact }>(({ event }) => ({ contact: event.output }))

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
}).createMachine({
  id: 'sellerContact',
  context: ({ input }) => ({ ...input, contact: null, failure: null }),
  initial: 'hidden',
  states: {
    hidden: {
      on: { 'sellerContact.show': { target: 'loading', actions: forgetFailure } },
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { productId } }) => ({ productId }),
        onDone: { target: 'shown', actions: keepContact },
        onError: { target: 'hidden', actions: keepFailure },
      },
    },
    shown: { type: 'final' },
  },
})
