import { setup } from 'xstate'
import { type Failure, failureOf } from '../src/domain/failure.ts'
import { isUselessLink } from '../src/domain/mailLink.ts'
import { keepFailure, port, type Thrown } from './kit.ts'

export type EmailConfirmationContext = {
  /** The secret of the link; '' where the address has none. */
  oobCode: string
  failure: Failure | null
}

const isUseless = ({ event }: Thrown) => isUselessLink(failureOf(event.error))

/** Confirms the user's e-mail address with the link of a mail, which is good once. */
export const emailConfirmationMachine = setup({
  types: {
    context: {} as EmailConfirmationContext,
    input: {} as { oobCode: string },
    events: {} as { type: 'emailConfirmation.retry' },
  },
  actors: {
    /** Resolves when the identity provider has confirmed the address. */
    confirm: port<void, { oobCode: string }>('emailConfirmation.confirm'),
  },
}).createMachine({
  id: 'emailConfirmation',
  context: ({ input }) => ({ oobCode: input.oobCode, failure: null }),
  initial: 'confirming',
  states: {
    confirming: {
      tags: 'busy',
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: ({ context }) => ({ oobCode: context.oobCode }),
        onDone: 'confirmed',
        onError: [
          {
            guard: isUseless,
            description: 'An attempt whose answer was lost may have used the link.',
            target: 'useless',
          },
          { target: 'failed', actions: keepFailure },
        ],
      },
    },
    failed: { on: { 'emailConfirmation.retry': 'confirming' } },
    useless: { type: 'final' },
    confirmed: { type: 'final' },
  },
})
